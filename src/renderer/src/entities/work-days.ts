const DAY_MS = 86_400_000;
/** Day of the week of the epoch, a Thursday, where 0 is Sunday. */
const FIRST_WEEKDAY = 4;
const WEEKEND: readonly number[] = [0, 6];
/** The holidays that fall on the same day each year, MM-DD; those by the moon are decreed from year to year. */
const HOLIDAYS: ReadonlySet<string> = new Set(['01-01', '03-08', '03-21', '05-09', '09-01', '10-01', '12-08']);

const isWorkDay = (day: number): boolean =>
  !WEEKEND.includes((day + FIRST_WEEKDAY) % 7) && !HOLIDAYS.has(new Date(day * DAY_MS).toISOString().slice(5, 10));

/** Number of working days from one day to another, both included (days since the epoch); 0 if the second is earlier. */
export function workDays(from: number, to: number): number {
  let count = 0;
  for (let day = from; day <= to; day += 1) if (isWorkDay(day)) count += 1;
  return count;
}
