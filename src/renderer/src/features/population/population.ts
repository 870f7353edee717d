import { z } from 'zod';
import { optionalName, optionalNumber, optionalTime, recordId } from '@/kit/fields.ts';
import { required, year } from '@/kit/forms/rules.ts';

const figures = { citizens_count: optionalNumber, year: optionalNumber };
export const rowSchema = z.object({
  id: recordId,
  region: optionalName,
  district: optionalName,
  ...figures,
  created_at: optionalTime,
});
/** How many citizens a district has in a year (spec 001 §3). */
export type Population = z.output<typeof rowSchema>;

/** The same as the form takes it. */
export const itemSchema = z.object({ region_id: optionalNumber, district_id: optionalNumber, ...figures });

/** What the form holds and sends (L-023 to L-026). */
export const populationForm = z.object({
  region_id: required(z.number()),
  district_id: required(z.number()),
  year: required(year),
  citizens_count: required(z.number().int()),
});
