import { DECREED, expectedMoon, FIXED } from './holidays.ts';

const DAY_MS = 86_400_000;
/** Day of the week of the epoch, a Thursday, where 0 is Sunday. */
const FIRST_WEEKDAY = 4;
const WEEKEND: readonly number[] = [0, 6];

/** The days that the office has named in its configuration, as ISO dates. */
export type OfficeDays = {
  /** Days off, besides weekends and the holidays of rule and decree. */
  readonly off: readonly string[];
  /** Days that are worked, whatever else says that they are off. */
  readonly worked: readonly string[];
};

/** An office that has named none. */
export const NO_OFFICE_DAYS: OfficeDays = { off: [], worked: [] };

/** Number of working days; `about`: an estimate, as the days off of a year are not known. */
export type WorkDays = { readonly count: number; readonly about: boolean };

const isoOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
const yearOf = (day: number): number => Number(isoOf(day).slice(0, 4));
const dayIn = (year: number, monthDay: string): number => Date.parse(`${year}-${monthDay}`) / DAY_MS;
const isWeekend = (day: number): boolean => WEEKEND.includes((day + FIRST_WEEKDAY) % 7);

/** What is off and what is worked in a year, besides its weekends; `known`: by decree, or as the office says. */
function yearDays(year: number, office: OfficeDays): { off: Set<number>; worked: Set<number>; known: boolean } {
  const decreed = DECREED[year];
  const known = decreed !== undefined || [...office.off, ...office.worked].some((iso) => iso.startsWith(`${year}-`));
  const numbers = (days: readonly string[]) => days.map((day) => dayIn(year, day));
  const ofOffice = (days: readonly string[]) => days.map((iso) => Date.parse(iso) / DAY_MS);
  const worked = new Set([...numbers(decreed?.worked ?? []), ...ofOffice(office.worked)]);
  const moon = decreed?.moon ?? (known ? [] : expectedMoon(year));
  const holidays = numbers([...FIXED, ...moon]).sort((one, other) => one - other);
  const off = new Set([...holidays, ...numbers(decreed?.off ?? []), ...ofOffice(office.off)]);
  // A day off that coincides with a holiday moves to the next working day (Labour Code, article 208).
  for (const holiday of holidays.filter(isWeekend)) {
    let next = holiday + 1;
    while (isWeekend(next) || off.has(next)) next += 1;
    off.add(next);
  }
  return { off, worked, known };
}

/** The working days from one day to another, both included (days since the epoch); none if the second is earlier. */
export function workDays(from: number, to: number, office: OfficeDays = NO_OFFICE_DAYS): WorkDays {
  const years = new Map<number, ReturnType<typeof yearDays>>();
  let count = 0;
  for (let day = from; day <= to; day += 1) {
    const year = yearOf(day);
    const known = years.get(year) ?? yearDays(year, office);
    years.set(year, known);
    if (known.worked.has(day) || !(isWeekend(day) || known.off.has(day))) count += 1;
  }
  return { count, about: [...years.values()].some(({ known }) => !known) };
}
