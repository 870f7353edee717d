import { z } from 'zod';
import { placeGroups } from '@/entities/place-cascade.ts';
import { optionalNumber, optionalText, recordId, writtenText } from '@/kit/fields.ts';
import { either } from '@/kit/forms/own-value.ts';
import { idField, optional, textField } from '@/kit/forms/record-fields.ts';
import { type RecordField, recordForm } from '@/kit/forms/record-form.ts';
import { isPhone, keptPhone } from '@/kit/inputs/identifiers.ts';

/** Row of the list; anything but the id may be missing. */
export const rowSchema = z.object({
  id: recordId,
  fullname: optionalText,
  district_id: optionalNumber,
  region_id: optionalNumber,
  /** The platform stores a number; here a text of digits. */
  phone: optionalText,
});
/** A contact person for the citizens of a district (spec 001 §3). */
export type Contact = z.output<typeof rowSchema>;

/** Digits of a number without the Uzbek prefix 998, such as the short 1055; an incomplete 998 number is no match. */
const OTHER_NUMBER = /^(?!998)\d+$/;

/**
 * A text in the form, a number in the call (H-022). That the number must be an integer is our rule. A stored number that
 * is not edited is kept, also one that does not fit the mask of Uzbek numbers.
 */
const phoneField: RecordField<string, string | number | null> = {
  empty: () => '',
  read: writtenText.transform((phone) => phone ?? ''),
  rule: z
    .string()
    // 998 plus six digits is an incomplete number, not nine digits without the country code.
    .transform((phone) => (phone.startsWith('998') ? phone : keptPhone(phone)))
    .refine((phone) => phone === '' || isPhone(phone) || OTHER_NUMBER.test(phone), "Telefon raqami to'liq kiritilmagan")
    .transform((phone) => (phone === '' ? null : Number(phone))),
  ruleOf: (stored) =>
    either<string, string | number | null>(phoneField.rule, (phone) =>
      phone === stored ? { sent: asWritten(phone) } : null,
    ),
  required: false,
};

/** A phone as the platform keeps it: digits are a number, any other spelling is a text. */
const asWritten = (phone: string): string | number | null => {
  if (phone === '') return null;
  return String(Number(phone)) === phone ? Number(phone) : phone;
};

/** Position of a contact without one, not shown in the form; a known contact keeps its own (H-023). */
const POSITION = 'Bosh mutaxassis';
const positionField: RecordField<string, string> = {
  empty: () => POSITION,
  read: writtenText.transform((position) => position ?? POSITION),
  rule: z.string(),
  required: false,
};

/** The form of a contact: fields, rules and body (H-020 to H-023). */
export const contactForm = recordForm(
  {
    region_id: idField(),
    district_id: idField(),
    fullname: optional(textField()),
    phone: phoneField,
    position: positionField,
  },
  { together: placeGroups() },
);
