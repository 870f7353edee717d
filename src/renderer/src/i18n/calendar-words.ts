import type { Script } from '@shared/settings.ts';
import dayjs from 'dayjs';
import latin from 'dayjs/locale/uz-latn.js';
import { toCyrillic } from './transliterate.ts';

const inCyrillic = (words: readonly string[] | undefined): string[] => (words ?? []).map((word) => toCyrillic(word));

// Not dayjs' own Cyrillic: its months lack the ь, and Chromium's Intl has no Uzbek at all.
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

/** The name under which dayjs, and so every calendar of the program, knows the words of a script: months, days, Monday first. */
export const calendarWords = (script: Script): string => (script === 'cyrillic' ? cyrillic : latin).name;
