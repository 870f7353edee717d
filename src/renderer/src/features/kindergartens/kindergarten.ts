import { z } from 'zod';
import { placeGroups } from '@/entities/place-cascade.ts';
import type { Text } from '@/i18n/text.ts';
import { optionalName, optionalNumber, optionalText, recordId } from '@/kit/fields.ts';
import {
  choiceField,
  idField,
  numberField,
  optional,
  picturesField,
  shownIdField,
  textField,
  yearField,
} from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';

/** Kinds of work. */
export const WORK_TYPES = ['NEW_CONSTRUCTION', 'PERFECT_REPAIR', 'RECONSTRUCTION'] as const;
type WorkType = (typeof WORK_TYPES)[number];

/** Labels of the kinds of work; the document gives codes and their meaning. */
export const WORK_LABELS = {
  NEW_CONSTRUCTION: 'Yangi qurilish',
  PERFECT_REPAIR: "Mukammal ta'mirlash",
  RECONSTRUCTION: 'Rekonstruksiya',
} as const satisfies Record<WorkType, Text>;

/** Label of a kind of work; null for an unknown kind. */
export const workLabel = (type: string | null): Text | null => {
  const known = WORK_TYPES.find((one) => one === type);
  return known === undefined ? null : WORK_LABELS[known];
};

/** Pictures that cannot be read count as none: the row is worth showing without them. */
const pictures = z.array(z.string()).nullish().catch(null);

/** Row of the list, with read-only names; anything but the id may be missing. */
export const rowSchema = z.object({
  id: recordId,
  organization: optionalName,
  region: optionalName,
  district: optionalName,
  quarter: optionalName,
  power: optionalNumber,
  initial_value: optionalNumber,
  type_of_work: optionalText,
  images: pictures,
});
/** A kindergarten object as the list gives it (spec 002 §3). */
export type Kindergarten = z.output<typeof rowSchema>;

/** The form of a kindergarten object. */
export const kindergartenForm = recordForm(
  {
    board_id: idField(),
    region_id: shownIdField(),
    district_id: shownIdField(),
    quarter_id: idField(),
    organization_id: optional(idField()),
    location: optional(textField()),
    type_of_work: choiceField(WORK_TYPES),
    last_repaired_year: optional(yearField({ begins: 'empty' })),
    power: optional(numberField()),
    initial_value: optional(numberField()),
    technical_position: textField(),
    description: optional(textField()),
    images: picturesField(1, 'Rasim yuklash majburiy'),
  },
  { together: placeGroups() },
);
/** Values of the form of a kindergarten object. */
export type KindergartenValues = z.input<typeof kindergartenForm.schema>;
