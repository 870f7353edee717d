import type { Script } from '@shared/settings.ts';
import dayjs from 'dayjs';
import latin from 'dayjs/locale/uz-latn.js';
import { TASHKENT } from './formats.ts';
import { toCyrillic } from './transliterate.ts';

const inCyrillic = (words: readonly string[] | undefined): string[] => (words ?? []).map((word) => toCyrillic(word));

// Not the Cyrillic locale of dayjs: its months lack the ь. Chromium's Intl has no Uzbek at all.
const cyrillic: typeof latin = {
  ...latin,
  name: 'uz-cyrl',
  months: inCyrillic(latin.months),
  monthsShort: inCyrillic(latin.monthsShort),
  weekdays: inCyrillic(latin.weekdays),
  weekdaysShort: inCyrillic(latin.weekdaysShort),
  weekdaysMin: inCyrillic(latin.weekdaysMin),
};

dayjs.locale(latin, undefined, true);
dayjs.locale(cyrillic, undefined, true);

/** Name of the dayjs locale for a script, used by every calendar: months, days, weeks from Monday. */
export const calendarWords = (script: Script): string => (script === 'cyrillic' ? cyrillic : latin).name;

/** The weekday of an ISO time in Tashkent, in small letters: "payshanba". */
export const weekdayOf = (iso: string, script: Script): string =>
  dayjs(iso).utcOffset(TASHKENT.offsetMinutes).locale(calendarWords(script)).format('dddd').toLowerCase();
