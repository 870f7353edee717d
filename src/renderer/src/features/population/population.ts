import { z } from 'zod';
import { placeGroups } from '@/entities/place-cascade.ts';
import { optionalName, optionalNumber, optionalTime, recordId } from '@/kit/fields.ts';
import { countField, idField, yearField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { yearsBack } from '@/kit/inputs/year-quarters.ts';

/** Row of the list; anything but the id may be missing. */
export const rowSchema = z.object({
  id: recordId,
  region: optionalName,
  district: optionalName,
  citizens_count: optionalNumber,
  year: optionalNumber,
  created_at: optionalTime,
});
/** Number of citizens of a district in a year (spec 001 §3). */
export type Population = z.output<typeof rowSchema>;

/** Years that can be imported, newest first: from the first known one, every year up to the present (Z-174). */
export function importYears(known: readonly number[], now: Date): readonly number[] {
  const all = [...known, now.getFullYear()];
  return yearsBack(Math.max(...all), Math.min(...all));
}

/** The form of a population record: fields, rules and body (L-023 to L-026). */
export const populationForm = recordForm(
  {
    region_id: idField(),
    district_id: idField(),
    year: yearField({ begins: 'empty' }),
    citizens_count: countField(),
  },
  { together: placeGroups() },
);
