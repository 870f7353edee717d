import dayjs from 'dayjs';
import { expect, it } from 'vitest';
import { calendarWords } from '../../../../src/renderer/src/i18n/calendar-words.ts';

const words = (script: 'latin' | 'cyrillic', format: string, day: string) =>
  dayjs(day).locale(calendarWords(script)).format(format);

it('months and days have Uzbek words in both scripts', () => {
  expect(words('latin', 'MMMM YYYY, dddd', '2026-01-05')).toBe('Yanvar 2026, Dushanba');
  expect(words('cyrillic', 'MMMM YYYY, dddd', '2026-01-05')).toBe('Январь 2026, Душанба');
  expect(words('cyrillic', 'MMMM, dd', '2026-10-04')).toBe('Октябрь, Я');
});

it('reading the words changes no other date', () => {
  expect(dayjs('2026-01-05').format('MMMM')).toBe('January');
});
