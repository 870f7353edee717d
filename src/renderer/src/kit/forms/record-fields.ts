import { z } from 'zod';
import type { Text } from '@/i18n/catalogue.ts';
import { optionalNumber, optionalText } from '../fields.ts';
import { type UploadedFile, uploadedFileSchema } from '../uploads/uploaded-file.ts';
import {
  type Fields,
  type RecordField,
  type RecordForm,
  recordForm,
  type SentOfFields,
  type ValuesOf,
} from './record-form.ts';
import { optionalDay, REQUIRED, required, requiredText, year } from './rules.ts';

/** What a field says where nothing was entered. Default: "Majburiy maydon". */
type Asked = { readonly message?: Text };

const nothing = () => null;

/** A field that must have a value of this rule; the form begins with null. */
const asked = <T extends z.ZodType>(rule: T, read: z.ZodType<z.input<T> | null>, message?: Text) =>
  ({ empty: nothing, read, rule: required(rule, message), required: true }) as RecordField<
    z.input<T> | null,
    z.output<T>
  >;

/** A field that may be left empty, and is sent as null then. */
const open = <T extends z.ZodType>(rule: T, read: z.ZodType<z.input<T> | null>) =>
  ({ empty: nothing, read, rule: rule.nullable(), required: false }) as RecordField<
    z.input<T> | null,
    z.output<T> | null
  >;

/** The same field where it need not be filled in: sent as null then. */
export const optional = <V, S>(field: RecordField<V, S>): RecordField<V, S | null> => ({
  ...field,
  rule: z.custom<V>().transform((value, context): S | null => {
    if (isEmpty(value)) return null;
    const { data, error } = field.rule.safeParse(value);
    for (const { message, path } of error?.issues ?? []) context.addIssue({ code: 'custom', message, path });
    return error ? z.NEVER : data;
  }),
  required: false,
});

const isEmpty = (value: unknown): boolean => value === null || (typeof value === 'string' && value.trim() === '');

/** A text that must not be blank; sent without blanks around it. */
export const textField = ({ message = REQUIRED }: Asked = {}): RecordField<string, string> => ({
  empty: () => '',
  read: optionalText.transform((text) => text ?? ''),
  rule: requiredText(message),
  required: true,
});

/** A number, such as an amount. */
export const numberField = ({ message }: Asked = {}) => asked(z.number(), optionalNumber, message);

/** A whole number, such as how many there are. */
export const countField = ({ message }: Asked = {}) => asked(z.number().int(), optionalNumber, message);

/** The id of another record, which is chosen. */
export const idField = ({ message }: Asked = {}) => asked(z.number().int(), optionalNumber, message);

/** A year; a new record is of the present one (spec 002 §9), or of none where the field `begins: 'empty'`. */
export const yearField = ({ message, begins = 'now' }: Asked & { readonly begins?: 'now' | 'empty' } = {}) => ({
  ...asked(year, optionalNumber, message),
  empty: () => (begins === 'now' ? new Date().getFullYear() : null),
});

/** One of the values that are offered; a value of the platform that is not among them has to be chosen anew. */
export const choiceField = <const Value extends string>(values: readonly Value[], { message }: Asked = {}) =>
  asked(z.enum(values as readonly [Value, ...Value[]]), z.enum(values).nullable().catch(null), message);

/** A text that the platform keeps and the form passes on as it is, whatever it is: a status, the hash of a file. */
export const passedField = (): RecordField<string | null, string | null> => open(z.string(), optionalText);

/** A text of the platform that the form shows and that is changed by a call of its own: never sent. */
export const shownField = (): RecordField<string | null, string | null> & { readonly sent: false } => ({
  ...passedField(),
  sent: false,
});

/** A day, YYYY-MM-DD, which must be given. */
export const dayField = ({ message }: Asked = {}) =>
  asked(
    optionalDay.unwrap(),
    optionalText.transform((text) => text?.slice(0, DAY_LENGTH) ?? null),
    message,
  );
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** The id of a record that only narrows what another field offers, such as the region of a district. */
export const helperIdField = (): RecordField<number | null, number | null> & { readonly kept: false } => ({
  ...open(z.number().int(), optionalNumber),
  kept: false,
});

/** One file of a record, which must be there; sent as its id in the file service. */
export const fileField = ({ message = REQUIRED }: Asked = {}): RecordField<UploadedFile | null, string> => ({
  empty: nothing,
  // How the file was called is not known.
  read: optionalText.transform((hash) => (hash === null ? null : { hash, name: '' })),
  rule: required(uploadedFileSchema, message).transform(({ hash }) => hash),
  required: true,
});

/**
 * Pictures of a record, at least so many; sent as their ids in the file service. A list that cannot be read is an error
 * and never an empty one, with which saving would take the pictures off the record.
 */
export const picturesField = (least: number, message: Text = REQUIRED): RecordField<UploadedFile[], string[]> => ({
  empty: () => [],
  // How the files were called is not known.
  read: z
    .array(z.string().min(1))
    .nullish()
    .transform((hashes) => (hashes ?? []).map((hash) => ({ hash, name: '' }))),
  rule: z
    .array(uploadedFileSchema)
    .min(least, message)
    .transform((pictures) => pictures.map(({ hash }) => hash)),
  required: least > 0,
});

/** A list of rows inside a record, which `RowsField` shows. */
export type Rows<F extends Fields> = RecordField<ValuesOf<F>[], SentOfFields<F>[]> & {
  /** The form of one row. */
  readonly row: RecordForm<ValuesOf<F>, SentOfFields<F>>;
  /** So many rows there are at least: the last of them cannot be removed. */
  readonly least: number;
};

/**
 * Rows of these fields each, at least so many. A new record begins with the least, and so does one for which the platform
 * has none; rows that cannot be read are an error, for saving would lose them.
 */
export function rowsField<F extends Fields>(fields: F, { least = 1 }: { readonly least?: number } = {}): Rows<F> {
  const row = recordForm(fields);
  const empty = () => Array.from({ length: least }, row.empty);
  return {
    row,
    least,
    empty,
    read: z
      .array(row.read)
      .nullish()
      .transform((rows) => (rows?.length ? rows : empty())),
    rule: z.array(row.schema).min(least, REQUIRED),
    required: least > 0,
  };
}
