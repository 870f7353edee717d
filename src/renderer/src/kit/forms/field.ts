import type { UseFormReturnType } from '@mantine/form';
import type { ChangeEvent, ReactNode } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import type { Translation } from '@/i18n/i18n.ts';

type Group = Readonly<Record<string, unknown>>;

/** A field of a form by its path: `year`, or `title.ru` inside a group of fields. */
export type FieldPath<V> = {
  [K in keyof V & string]: V[K] extends Group ? `${K}.${keyof V[K] & string}` : K;
}[keyof V & string];

/** The value of the field at a path. */
type FieldValue<V, P> = P extends keyof V
  ? V[P]
  : P extends `${infer K}.${infer R}`
    ? K extends keyof V
      ? R extends keyof V[K]
        ? V[K][R]
        : never
      : never
    : never;

/** What an input of Mantine's or of the kit takes from a form. */
export type FieldProps<T> = {
  value: T;
  /** Takes the value itself or the event of a text input; an input that gives null empties the field. */
  onChange: (value: T | null | ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onFocus: () => void;
  onBlur: () => void;
  /** What is wrong with it, in the script of the moment. */
  error: ReactNode;
  'data-path': string;
  /** Marked as one that must be filled in; left out where it need not be. */
  required?: true;
};

/** Gives the props of the field at a path; a path that the form does not have does not compile. */
export type Field<V> = <P extends FieldPath<V>>(path: P) => FieldProps<FieldValue<V, P>>;

/**
 * The typed fields of a form. Its errors are texts of the catalogue (see `must`), translated when they are shown, so that
 * they follow the switch of scripts; what the server said is kept as it came. `isRequired` tells which inputs are marked.
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

/** The message of a rule in a form's schema: a text of the catalogue, which the compiler checks. */
export const must = (text: Text): Text => text;
