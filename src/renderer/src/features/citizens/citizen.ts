import { z } from 'zod';
import { placeGroups } from '@/entities/place-cascade.ts';
import type { Text } from '@/i18n/text.ts';
import { flag, optionalName, optionalText, recordId } from '@/kit/fields.ts';
import { idField, passedField, textField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { requiredText } from '@/kit/forms/rules.ts';

/** Row of the list; anything but the id may be missing. */
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
/** A citizen with an account (spec 001 §3). */
export type Citizen = z.output<typeof rowSchema>;

/** Labels of the values of `gender` (L-040); the words are ours. */
export const GENDER_LABELS = { M: 'Erkak', F: 'Ayol' } as const satisfies Readonly<Record<string, Text>>;

/** Label of a gender; null for a missing or unknown value. */
export const genderLabel = (gender: string | null): Text | null =>
  gender === 'M' || gender === 'F' ? GENDER_LABELS[gender] : null;

/** +998 followed by too few digits. A foreign number is free text: the document gives no mask. */
const HALF_PHONE = /^998\d{0,8}$/;

/** The form of a citizen: fields, rules and body (L-034 to L-038). */
export const citizenForm = recordForm(
  {
    fullname: textField(),
    region_id: idField(),
    district_id: idField(),
    profession: textField(),
    phone_number: {
      ...textField(),
      rule: requiredText().refine((phone) => !HALF_PHONE.test(phone), {
        message: "Telefon raqami to'liq emas" satisfies Text,
      }),
    },
    gender: passedField(),
    // Not shown in the form, but part of the body: the personal number is sent back unchanged.
    pinfl: passedField(),
  },
  { together: placeGroups() },
);
