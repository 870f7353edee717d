import type { UseFormReturnType } from '@mantine/form';
import type { ChangeEvent, ReactNode } from 'react';
import type { Translation } from '@/i18n/i18n.ts';
import type { Text } from '@/i18n/text.ts';

type Group = Readonly<Record<string, unknown>>;

/** Path of a form field: `year`, or `title.ru` in a group of fields. */
export type FieldPath<V> = {
  [K in keyof V & string]: V[K] extends Group ? `${K}.${keyof V[K] & string}` : K;
}[keyof V & string];

/** Type of the value at a path. */
type FieldValue<V, P> = P extends keyof V
  ? V[P]
  : P extends `${infer K}.${infer R}`
    ? K extends keyof V
      ? R extends keyof V[K]
        ? V[K][R]
        : never
      : never
    : never;

/** Props that a form gives to an input of Mantine or the kit. */
export type FieldProps<T> = {
  value: T;
  /** Accepts a value or the event of a text input; null empties the field. */
  onChange: (value: T | null | ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onFocus: () => void;
  onBlur: () => void;
  /** Error of the field, in the chosen script. */
  error: ReactNode;
  'data-path': string;
  /** Marks the input as required; absent otherwise. */
  required?: true;
};

/** Returns the props of the field at a path; an unknown path does not compile. */
export type Field<V> = <P extends FieldPath<V>>(path: P) => FieldProps<FieldValue<V, P>>;

/**
 * Typed access to the fields of a form. Errors are texts (see `must`), translated when rendered, so that they
 * follow a change of script; the server's messages stay unchanged. `isRequired` tells which inputs to mark.
 */
export function fieldsOf<V, T>(
  form: UseFormReturnType<V, T>,
  t: Translation['t'],
  isRequired: (path: string) => boolean = () => false,
): Field<V> {
  return (path) => {
    const { error, ...props } = form.getInputProps(path);
    return {
      'data-path': path,
      ...props,
      error: typeof error === 'string' ? t(error as Text) : error,
      ...(isRequired(path) && { required: true }),
    } as FieldProps<FieldValue<V, typeof path>>;
  };
}

/** Marks the message of a schema rule as a text, checked by the compiler. */
export const must = (text: Text): Text => text;
