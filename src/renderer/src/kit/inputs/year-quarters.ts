import { z } from 'zod';
import { optionalNumber } from '../fields.ts';
import type { RecordField } from '../forms/record-form.ts';
import { REQUIRED, required } from '../forms/rules.ts';

/** The quarters of a year (spec 002 §9); not to be confused with a quarter of a town, the mahalla. */
export const YEAR_QUARTERS = [1, 2, 3, 4] as const;

/** A required quarter of the year, 1 to 4; a new record begins with `begins`. */
export const yearQuarterField = (begins: number | null = null): RecordField<number | null, number> => ({
  empty: () => begins,
  read: optionalNumber,
  rule: required(z.literal(YEAR_QUARTERS, REQUIRED)),
  required: true,
});

/**
 * First year with possible figures: that of the first state budget. The documents name no first year and no call that
 * returns it, and records of a year that is not offered could not be found.
 */
const FIRST_YEAR = 1992;

/** Every year from `last` back to `first`; `last` alone if it is not after `first`. */
export const yearsBack = (last: number, first: number): readonly number[] =>
  Array.from({ length: Math.max(last - first, 0) + 1 }, (_, index) => last - index);

/** Years of a filter, descending: from next year, which is being planned, to the first. */
export const filterYears = (now: Date): readonly number[] => yearsBack(now.getFullYear() + 1, FIRST_YEAR);
