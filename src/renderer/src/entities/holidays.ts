/** Days of a year, MM-DD. */
type Days = readonly string[];

/** The holidays that fall on the same day each year (Labour Code, article 208). */
export const FIXED: Days = ['01-01', '03-08', '03-21', '05-09', '09-01', '10-01', '12-08'];

/** What no rule gives, as decreed for a year. */
type DecreedYear = {
  /** Ramazon hayit and Qurbon hayit. */
  readonly moon: Days;
  /** Further days off. */
  readonly off: Days;
  /** Saturdays that are worked in place of one of them. */
  readonly worked: Days;
};

/** The years whose decrees are known. */
export const DECREED: Readonly<Record<number, DecreedYear>> = {
  2024: {
    moon: ['04-10', '06-16'],
    off: ['01-02', '03-22', '04-11', '04-12', '06-18', '09-03', '12-30', '12-31'],
    worked: ['01-06', '04-13', '12-14'],
  },
  2025: { moon: ['03-30', '06-06'], off: ['01-02', '12-31'], worked: ['01-04'] },
  2026: { moon: ['03-20', '05-27'], off: ['01-02', '05-28', '05-29', '08-31', '12-31'], worked: ['12-12'] },
};

const DAY_MS = 86_400_000;
/** The calendar by which the holidays of the moon of 2023 to 2026 have fallen; Chromium has it whole. */
const MOON = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
/** 1 Shawwal and 10 Dhu al-Hijja. */
const HAYIT: readonly string[] = ['10/1', '12/10'];

/** The days on which the holidays of the moon are expected in a year; each may be decreed a day earlier or later. */
export function expectedMoon(year: number): Days {
  const days: string[] = [];
  for (let time = Date.UTC(year, 0, 1); time < Date.UTC(year + 1, 0, 1); time += DAY_MS) {
    const parts = MOON.formatToParts(time);
    const part = (of: string) => parts.find(({ type }) => type === of)?.value;
    if (HAYIT.includes(`${part('month')}/${part('day')}`)) days.push(new Date(time).toISOString().slice(5, 10));
  }
  return days;
}
