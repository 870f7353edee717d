import { z } from 'zod';
import type { Text } from '@/i18n/catalogue.ts';
import { dayInTashkent } from '@/i18n/formats.ts';
import type { BigOption } from '../big-select/option.ts';
import { flag, optionalNumber, optionalText, optionalTime } from '../fields.ts';
import { type UploadedFile, uploadedFileSchema } from '../uploads/uploaded-file.ts';
import {
  type Fields,
  type RecordField,
  type RecordForm,
  recordForm,
  type SentOfFields,
  type ValuesOf,
} from './record-form.ts';
import { isMissing, optionalDay, REQUIRED, required, requiredText, year } from './rules.ts';

/** Message of an empty required field. Default: "Majburiy maydon". */
type Asked = { readonly message?: Text };

const nothing = () => null;

/** A required field of this rule; the form begins with null. */
const asked = <T extends z.ZodType>(rule: T, read: z.ZodType<z.input<T> | null>, message?: Text) =>
  ({ empty: nothing, read, rule: required(rule, message), required: true }) as RecordField<
    z.input<T> | null,
    z.output<T>
  >;

/** An optional field of this rule; empty is sent as null. */
const open = <T extends z.ZodType>(rule: T, read: z.ZodType<z.input<T> | null>) =>
  ({ empty: nothing, read, rule: rule.nullable(), required: false }) as RecordField<
    z.input<T> | null,
    z.output<T> | null
  >;

/** Makes a field optional: empty is sent as null. */
export const optional = <V, S>(field: RecordField<V, S>): RecordField<V, S | null> => ({
  ...field,
  rule: z.custom<V>().transform((value, context): S | null => {
    if (isMissing(value)) return null;
    const { data, error } = field.rule.safeParse(value);
    for (const { message, path } of error?.issues ?? []) context.addIssue({ code: 'custom', message, path });
    return error ? z.NEVER : data;
  }),
  required: false,
});

/** A required text, sent trimmed. */
export const textField = ({ message = REQUIRED }: Asked = {}): RecordField<string, string> => ({
  empty: () => '',
  read: optionalText.transform((text) => text ?? ''),
  rule: requiredText(message),
  required: true,
  typed: true,
});

/** A required number, such as an amount. */
export const numberField = ({ message }: Asked = {}) => asked(z.number(), optionalNumber, message);

const whole = z.number().int('Butun son kiriting' satisfies Text);

/** A required whole number, such as a count. A fraction from the platform must be corrected. */
export const countField = ({ message }: Asked = {}) => asked(whole, optionalNumber, message);

/** The required id of another record, chosen in a select. */
export const idField = ({ message }: Asked = {}) => asked(z.number().int(), optionalNumber, message);

/**
 * A required record of another list, chosen in a `RemoteSelect`, sent as its id. The form holds the name, too, so that
 * a draft has it. The platform gives the id alone: an adapter adds the name.
 */
export const chosenField = ({ message = REQUIRED }: Asked = {}): RecordField<BigOption<number> | null, number> => ({
  empty: nothing,
  read: optionalNumber.transform((id) => (id === null ? null : { value: id, label: '' })),
  rule: required(z.object({ value: z.number().int(), label: z.string() }), message).transform(({ value }) => value),
  required: true,
});

/**
 * A required year; a new record begins with the current year (spec 002 §9), empty if `begins` is 'empty', or with the
 * year given as `begins`.
 */
export const yearField = ({
  message,
  begins = 'now',
}: Asked & { readonly begins?: 'now' | 'empty' | number } = {}) => ({
  ...asked(year, optionalNumber, message),
  empty: () => (begins === 'now' ? new Date().getFullYear() : begins === 'empty' ? null : begins),
});

/**
 * A required choice of these values; any other value of the platform is read as empty and must be chosen again. A draft
 * may contain another value, from a role whose form offers more.
 */
export const choiceField = <const Value extends string>(values: readonly Value[], { message = REQUIRED }: Asked = {}) =>
  asked(z.enum(values as readonly [Value, ...Value[]], message), z.enum(values).nullable().catch(null), message);

/** A check box; a new record begins with an empty one. A missing flag is read as false. */
export const flagField = (): RecordField<boolean, boolean> => ({
  empty: () => false,
  read: flag,
  rule: z.boolean(),
  required: false,
});

/** A text passed through unchanged: a status, the hash of a file. */
export const passedField = (): RecordField<string | null, string | null> => open(z.string(), optionalText);

/** A text that the form reads and shows but never sends, because a separate call changes it. */
export const shownField = (): RecordField<string | null, string | null> & { readonly sent: false } => ({
  ...passedField(),
  sent: false,
});

/** A required day, YYYY-MM-DD; a time of the platform becomes its day in Tashkent, as the lists show it. */
export const dayField = ({ message }: Asked = {}) =>
  asked(
    optionalDay.unwrap(),
    optionalTime.transform((time) => dayInTashkent(time) ?? time?.slice(0, 'YYYY-MM-DD'.length) ?? null),
    message,
  );

/**
 * The id of a record that only narrows the options of another field, such as the region of a district; neither read nor
 * sent.
 */
export const helperIdField = (): RecordField<number | null, number | null> & { readonly kept: false } => ({
  ...open(z.number().int(), optionalNumber),
  kept: false,
});

/**
 * The id of a record that narrows the options of another field, and that is part of the platform's record; read, never
 * sent.
 */
export const shownIdField = (): RecordField<number | null, number | null> & { readonly sent: false } => ({
  ...open(z.number().int(), optionalNumber),
  sent: false,
});

/** A required file, sent as its id in the file service. */
export const fileField = ({ message = REQUIRED }: Asked = {}): RecordField<UploadedFile | null, string> => ({
  empty: nothing,
  // The platform does not return the file's name.
  read: optionalText.transform((hash) => (hash === null ? null : { hash, name: '' })),
  rule: required(uploadedFileSchema, message).transform(({ hash }) => hash),
  required: true,
});

/**
 * Pictures of a record, at least `least`; sent as their ids in the file service. A list that cannot be read is an error
 * and never an empty list: saving would remove the pictures.
 */
export const picturesField = (least: number, message: Text = REQUIRED): RecordField<UploadedFile[], string[]> => ({
  empty: () => [],
  // The platform does not return the files' names.
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

/** A list of rows inside a record, shown by `RowsField`. */
export type Rows<F extends Fields> = RecordField<ValuesOf<F>[], SentOfFields<F>[]> & {
  /** The form of one row. */
  readonly row: RecordForm<ValuesOf<F>, SentOfFields<F>>;
  /** Least number of rows: the last of them cannot be removed. */
  readonly least: number;
};

/**
 * Rows with these fields, at least `least`. A new record begins with that many empty rows, as does a record without
 * rows; rows that cannot be read are an error, because saving would lose them.
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
