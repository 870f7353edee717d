import { z } from 'zod';
import type { Text } from '@/i18n/text.ts';
import type { BigOption } from '../big-select/option.ts';
import { flag, optionalNumber, writtenText } from '../fields.ts';
import { type UploadedFile, uploadedFileSchema } from '../uploads/uploaded-file.ts';
import { either, ruleOf } from './own-value.ts';
import type { RecordField } from './record-form.ts';
import { isMissing, REQUIRED, required, requiredText, year } from './rules.ts';

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
  rule: orNull(field.rule),
  ruleOf: (stored) => orNull(ruleOf(field, stored)),
  required: false,
});

const orNull = <V, S>(rule: z.ZodType<S, V>): z.ZodType<S | null, V> =>
  either<V, S | null>(rule, (value) => (isMissing(value) ? { sent: null } : null));

/** The rule of a field that sends another kind of value than it holds, such as an id: of every record the same. */
const always = <V, S>(rule: z.ZodType<S, V>) => ({ rule, ruleOf: () => rule });

/** A required text; a new or edited one is sent trimmed. */
export const textField = ({ message = REQUIRED }: Asked = {}): RecordField<string, string> => ({
  empty: () => '',
  read: writtenText.transform((text) => text ?? ''),
  rule: requiredText(message),
  required: true,
});

/** A required number, such as an amount. */
export const numberField = ({ message }: Asked = {}) => asked(z.number(), optionalNumber, message);

const whole = z.number().int('Butun son kiriting' satisfies Text);

/** A required whole number, such as a count. */
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
  ...always(
    required(z.object({ value: z.number().int(), label: z.string() }), message).transform(({ value }) => value),
  ),
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
 * A required choice of these values. A record may hold another value, and a draft, from a role whose form offers more:
 * `withStored` offers the record's.
 */
export const choiceField = (
  values: readonly string[],
  { message = REQUIRED }: Asked = {},
): RecordField<string | null, string> => ({
  empty: nothing,
  read: writtenText,
  rule: required(z.enum(values, message), message) as z.ZodType<string, string | null>,
  required: true,
});

/** A check box; a new record begins with an empty one. A missing flag is read as false. */
export const flagField = (): RecordField<boolean, boolean> => ({
  empty: () => false,
  read: flag,
  rule: z.boolean(),
  required: false,
});

/** A text passed through unchanged: a status, the hash of a file. */
export const passedField = (): RecordField<string | null, string | null> => open(z.string(), writtenText);

/** A text that the form reads and shows but never sends, because a separate call changes it. */
export const shownField = (): RecordField<string | null, string | null> & { readonly sent: false } => ({
  ...passedField(),
  sent: false,
});

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
  read: writtenText.transform((hash) => (hash === null ? null : { hash, name: '' })),
  ...always(required(uploadedFileSchema, message).transform(({ hash }) => hash)),
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
  ...always(
    z
      .array(uploadedFileSchema)
      .min(least, message)
      .transform((pictures) => pictures.map(({ hash }) => hash)),
  ),
  required: least > 0,
});
