/** The first year with payments of quarters. */
const FIRST_YEAR = 2024;

/** Years of the payments report, from the current year back to the first. */
export const paymentYears = (now: Date): readonly number[] => {
  const latest = Math.max(now.getFullYear(), FIRST_YEAR);
  return Array.from({ length: latest - FIRST_YEAR + 1 }, (_, index) => latest - index);
};
