import { yearsBack } from '@/kit/inputs/year-quarters.ts';

/** The first year with payments of quarters. */
const FIRST_YEAR = 2024;

/** Years of the payments report, from the current year back to the first. */
export const paymentYears = (now: Date): readonly number[] =>
  yearsBack(Math.max(now.getFullYear(), FIRST_YEAR), FIRST_YEAR);
