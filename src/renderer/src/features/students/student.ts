import { z } from 'zod';
import { placeGroups } from '@/entities/place-cascade.ts';
import type { Text } from '@/i18n/text.ts';
import { optionalName, optionalNumber, optionalText, recordId } from '@/kit/fields.ts';
import { idField, optional, shownField, textField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { requiredText } from '@/kit/forms/rules.ts';
import { isPhone } from '@/kit/inputs/identifiers.ts';

/** Mask of a student's phone number after the fixed +998 (S-029). */
export const PHONE_MASK = '(##) ###-##-##';

/** Row of the list; anything but the id may be missing. */
export const rowSchema = z.object({
  id: recordId,
  full_name: optionalName,
  /** Title of the school. */
  school: optionalName,
  region_id: optionalNumber,
  district_id: optionalNumber,
  class_name: optionalText,
  class_number: optionalText,
  phone_number: optionalText,
  kundalik_id: optionalText,
});
/** A student who may take part in the school programme (spec 002 §3). */
export type Student = z.output<typeof rowSchema>;

/** The form of a student (S-023 to S-031): region and district are sent, and needed only to choose the school. */
export const studentForm = recordForm(
  {
    full_name: textField(),
    region_id: optional(idField()),
    district_id: optional(idField()),
    school_id: idField(),
    school: { ...shownField(), read: optionalName },
    class_name: textField(),
    class_number: textField(),
    kundalik_id: textField(),
    phone_number: {
      ...textField(),
      rule: requiredText().refine((phone) => phone === '' || isPhone(phone), {
        message: "Telefon raqami to'liq emas" satisfies Text,
      }),
    },
  },
  { together: placeGroups() },
);

type Place = Pick<z.input<typeof studentForm.schema>, 'district_id' | 'school_id' | 'school'>;

/** The school of a record, which stays an option in its own district even if no longer listed; null elsewhere. */
export const knownSchool = ({ district_id, school_id, school }: Place, district: number | null) =>
  school_id !== null && district_id === district ? { id: school_id, title: school } : null;
