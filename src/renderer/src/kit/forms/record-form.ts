import { z } from 'zod';
import type { FormValues } from '../drafts/use-draft.ts';

/** One field of a record: what the form begins with, how the platform's value is read, and what is sent of it. */
export type RecordField<Value = unknown, Sent = unknown> = {
  /** What the form of a new record holds. */
  readonly empty: () => Value;
  /** From what the platform keeps. */
  readonly read: z.ZodType<Value>;
  /** From what the form holds to what is sent; its messages are texts of the catalogue. */
  readonly rule: z.ZodType<Sent, Value>;
  /** Whether it must be filled in: its input is marked. */
  readonly required: boolean;
  /** False for a field that only helps to fill in another: it is neither read nor sent. Default: true. */
  readonly kept?: boolean;
  /** False for a field that is read and shown, and never sent. Default: true. */
  readonly sent?: boolean;
};

/** The fields of a record under the names that the platform gives them. */
export type Fields = Readonly<Record<string, RecordField>>;
type ValueOf<F> = F extends RecordField<infer Value, infer _Sent> ? Value : never;
type SentOf<F> = F extends RecordField<infer _Value, infer Sent> ? Sent : never;

/** What the form of these fields holds. */
export type ValuesOf<F extends Fields> = { -readonly [K in keyof F]: ValueOf<F[K]> };
type NotSent = { readonly kept: false } | { readonly sent: false };
/** What is sent of them. */
export type SentOfFields<F extends Fields> = {
  -readonly [K in keyof F as F[K] extends NotSent ? never : K]: SentOf<F[K]>;
};

/** A record's form: everything about its fields but how they look. */
export type RecordForm<Values extends FormValues, Sent> = {
  /** From what the form holds (its input) to what is sent (its output). */
  readonly schema: z.ZodType<Sent, Values>;
  /** From the record as the platform gives it to what the form holds. */
  readonly read: z.ZodType<Values>;
  /** What the form of a new record holds. */
  readonly empty: () => Values;
  /** Fields of the platform by which a record is told in its envelope: one of them is there. */
  readonly known: readonly [string, ...string[]];
  /** Whether the field at a path of the form must be filled in. */
  readonly isRequired: (path: string) => boolean;
};

/**
 * The form of a record whose fields are described once, under the names that the platform gives them: the schema with its
 * messages, the values of a new record, the reading of a known one, the shape of its draft, and which inputs are marked.
 */
export function recordForm<F extends Fields>(fields: F): RecordForm<ValuesOf<F>, SentOfFields<F>> {
  const entries = Object.entries(fields);
  const kept = entries.filter(([, field]) => field.kept !== false);
  const going = kept.filter(([, field]) => field.sent !== false);
  const required = kept.filter(([, field]) => field.required).map(([name]) => name);
  const [first = '', ...others] = required.length > 0 ? required : kept.map(([name]) => name);
  const each = <T>(of: (field: RecordField) => T) =>
    Object.fromEntries(entries.map(([name, field]) => [name, of(field)])) as Record<string, T>;
  return {
    schema: z
      .object(each((field) => field.rule))
      .transform((sent) => Object.fromEntries(going.map(([name]) => [name, sent[name]]))) as never,
    read: z.object(each((field) => (field.kept === false ? notThere(field) : field.read))) as never,
    empty: () => each((field) => field.empty()) as ValuesOf<F>,
    known: [first, ...others],
    isRequired: (path) => fields[path.split('.', 1)[0] ?? '']?.required ?? false,
  };
}

const notThere = (field: RecordField) =>
  z
    .unknown()
    .optional()
    .transform(() => field.empty());
