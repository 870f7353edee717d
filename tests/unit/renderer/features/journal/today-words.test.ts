import { expect, test } from 'vitest';
import { sumWords } from '@/features/journal/today-words.ts';
import { translate } from '../../translate.ts';
import { entry } from './entries.ts';

test('a day is summed up in one line, an empty day in none', () => {
  const t = translate('latin');
  expect(sumWords([], t)).toBe('');
  const entries = (['accept', 'accept', 'reject', 'location'] as const).map((action) => entry(action));
  expect(sumWords(entries, t)).toBe('2 qabul, 1 rad, 1 boshqa amal');
  expect(sumWords(entries, translate('cyrillic'))).toBe('2 қабул, 1 рад, 1 бошқа амал');
});
