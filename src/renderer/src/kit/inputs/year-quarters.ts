import { z } from 'zod';
import { optionalNumber } from '../fields.ts';
import type { RecordField } from '../forms/record-form.ts';
import { required } from '../forms/rules.ts';

/** The quarters of a year (spec 002 §9); a quarter of a town is a mahalla and something else. */
export const YEAR_QUARTERS = [1, 2, 3, 4] as const;

/** A quarter of the year, 1 to 4, that must be chosen; a new record begins with none, or with the one that it `begins` with. */
export const yearQuarterField = (begins: number | null = null): RecordField<number | null, number> => ({
  empty: () => begins,
  read: optionalNumber,
  rule: required(z.number().int().min(1).max(4)),
  required: true,
});

/**
 * The first year of which there can be figures: that of the first state budget. The documents name no first year and no
 * call that gives it, and a year that is not offered could not be found.
 */
const FIRST_YEAR = 1992;

/** The years that a filter offers: from the next one, which is being planned, back to the first. */
export const filterYears = (now: Date): readonly number[] =>
  Array.from({ length: now.getFullYear() + 2 - FIRST_YEAR }, (_, index) => now.getFullYear() + 1 - index);
