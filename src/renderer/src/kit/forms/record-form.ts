import { eitherCase } from '@shared/either-case.ts';
import { z } from 'zod';
import type { FormValues } from '../drafts/use-draft.ts';
import type { Together } from '../merging/rebase.ts';
import { type FieldRules, ruleOf } from './own-value.ts';

/** One field of a record: its initial value, its reading, and its rule for sending. */
export type RecordField<Value = unknown, Sent = unknown> = FieldRules<Value, Sent> & {
  /** Value of a new record. */
  readonly empty: () => Value;
  /** Schema that reads the platform's value. */
  readonly read: z.ZodType<Value>;
  /** False for a field that only helps to fill in another field: neither read nor sent. Default: true. */
  readonly kept?: boolean;
  /** False for a field that is read and shown, but never sent. Default: true. */
  readonly sent?: boolean;
};

/** The fields of a record, by the platform's names. */
export type Fields = Readonly<Record<string, RecordField>>;
type ValueOf<F> = F extends RecordField<infer Value, infer _Sent> ? Value : never;
type SentOf<F> = F extends RecordField<infer _Value, infer Sent> ? Sent : never;

/** The form's values of these fields. */
export type ValuesOf<F extends Fields> = { -readonly [K in keyof F]: ValueOf<F[K]> };
type NotSent = { readonly kept: false } | { readonly sent: false };
/** The sent values of these fields. */
export type SentOfFields<F extends Fields> = {
  -readonly [K in keyof F as F[K] extends NotSent ? never : K]: SentOf<F[K]>;
};

/** A record's form: everything about its fields except their looks. */
export type RecordForm<Values extends FormValues, Sent> = {
  /** Schema from the values of a new record (input) to the sent values (output). */
  readonly schema: z.ZodType<Sent, Values>;
  /**
   * The schema in the form of a record that was read as `stored`: values that the person has not edited are sent as they
   * came, and are validated only where a required one is empty.
   */
  schemaOf(stored: Values): z.ZodType<Sent, Values>;
  /** Schema from the platform's record to the form's values. */
  readonly read: z.ZodType<Values>;
  /** Values of a new record. */
  readonly empty: () => Values;
  /** Platform fields that identify the record inside an envelope: one of them must be present. */
  readonly known: readonly [string, ...string[]];
  /** Whether the field at a path is required. */
  readonly isRequired: (path: string) => boolean;
  /** Groups of fields whose values belong together, such as a region and its districts. Default: none. */
  readonly together?: Together;
};

/**
 * Defines the form of a record by its fields, under the platform's names. The fields give the schema with its messages,
 * the values of a new record, the reading of a known record, the shape of the draft, and the marks of required inputs.
 */
export function recordForm<F extends Fields>(
  fields: F,
  { together }: { readonly together?: Together } = {},
): RecordForm<ValuesOf<F>, SentOfFields<F>> {
  const entries = Object.entries(fields);
  const kept = entries.filter(([, field]) => field.kept !== false);
  const going = kept.filter(([, field]) => field.sent !== false);
  const required = kept.filter(([, field]) => field.required).map(([name]) => name);
  const [first = '', ...others] = required.length > 0 ? required : kept.map(([name]) => name);
  const each = <T>(of: (field: RecordField, name: string) => T) =>
    Object.fromEntries(entries.map(([name, field]) => [name, of(field, name)])) as Record<string, T>;
  const sending = (rules: Record<string, z.ZodType>) =>
    z.object(rules).transform((sent) => Object.fromEntries(going.map(([name]) => [name, sent[name]]))) as never;
  return {
    schema: sending(each((field) => field.rule)),
    schemaOf: (stored) => sending(each((field, name) => ruleOf(field, stored[name]))),
    read: eitherCase(z.object(each((field) => (field.kept === false ? notThere(field) : field.read)))) as never,
    empty: () => each((field) => field.empty()) as ValuesOf<F>,
    known: [first, ...others],
    isRequired: (path) => fields[path.split('.', 1)[0] ?? '']?.required ?? false,
    ...(together && { together }),
  };
}

const notThere = (field: RecordField) =>
  z
    .unknown()
    .optional()
    .transform(() => field.empty());

/** The form with its sent values changed by `change`, as for a body with other names. */
export const sentAs = <V extends FormValues, From, To>(
  form: RecordForm<V, From>,
  change: (sent: From) => To,
): RecordForm<V, To> => ({
  ...form,
  schema: form.schema.transform(change) as RecordForm<V, To>['schema'],
  schemaOf: (stored) => form.schemaOf(stored).transform(change) as RecordForm<V, To>['schema'],
});
