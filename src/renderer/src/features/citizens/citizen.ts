import { z } from 'zod';
import type { Text } from '@/i18n/catalogue.ts';
import { flag, optionalName, optionalText, recordId } from '@/kit/fields.ts';
import { idField, passedField, textField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { requiredText } from '@/kit/forms/rules.ts';
import { keptPhone } from '@/kit/inputs/identifiers.ts';

export const rowSchema = z.object({
  id: recordId,
  fullname: optionalName,
  gender: optionalText,
  profession: optionalName,
  phone_number: optionalText,
  is_verified: flag,
  pinfl: optionalText,
  district_title: optionalName,
});
/** A citizen with an account, as the list gives them (spec 001 §3). */
export type Citizen = z.output<typeof rowSchema>;

/** What the values of `gender` are called (L-040); the words are ours. */
export const GENDER_LABELS = { M: 'Erkak', F: 'Ayol' } as const satisfies Readonly<Record<string, Text>>;

/** The name of a gender; null where nothing is said, or nothing that is known. */
export const genderLabel = (gender: string | null): Text | null =>
  gender === 'M' || gender === 'F' ? GENDER_LABELS[gender] : null;

/** Digits after +998 that are too few. A number of another country is a text like any other: the document gives no mask. */
const HALF_PHONE = /^998\d{0,8}$/;

/** What the form holds and sends (L-034 to L-038). */
export const citizenForm = recordForm({
  fullname: textField(),
  region_id: idField(),
  district_id: idField(),
  profession: textField(),
  phone_number: {
    ...textField(),
    read: optionalText.transform((text) => keptPhone(text ?? '')),
    rule: requiredText().refine((phone) => !HALF_PHONE.test(phone), {
      message: "Telefon raqami to'liq emas" satisfies Text,
    }),
  },
  gender: passedField(),
  // No field of the form, but of the body: it goes back as it came.
  pinfl: passedField(),
});
