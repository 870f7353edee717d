import { z } from 'zod';
import { optionalNumber, optionalText, recordId } from '@/kit/fields.ts';
import { idField, optional, textField } from '@/kit/forms/record-fields.ts';
import { type RecordField, recordForm } from '@/kit/forms/record-form.ts';
import { isPhone, localPhone, storedPhone } from '@/kit/inputs/identifiers.ts';

export const rowSchema = z.object({
  id: recordId,
  fullname: optionalText,
  district_id: optionalNumber,
  region_id: optionalNumber,
  /** A number at the platform, digits here. */
  phone: optionalText,
});
/** Whom the citizens of a district may ask (spec 001 §3). */
export type Contact = z.output<typeof rowSchema>;

/** H-022: digits in the form, a number in the call. That it must be whole is ours. */
const phoneField: RecordField<string, number | null> = {
  empty: () => '',
  read: optionalText.transform((phone) => storedPhone(localPhone(phone ?? ''))),
  rule: z
    .string()
    .refine((phone) => phone === '' || isPhone(phone), "Telefon raqami to'liq kiritilmagan")
    .transform((phone) => (phone === '' ? null : Number(phone))),
  required: false,
};

/** H-023: no field of the form; a known contact keeps its own. */
const POSITION = 'Bosh mutaxassis';
const positionField: RecordField<string, string> = {
  empty: () => POSITION,
  read: optionalText.transform((position) => position ?? POSITION),
  rule: z.string(),
  required: false,
};

/** What the form holds and sends (H-020 to H-023). */
export const contactForm = recordForm({
  region_id: idField(),
  district_id: idField(),
  fullname: optional(textField()),
  phone: phoneField,
  position: positionField,
});
