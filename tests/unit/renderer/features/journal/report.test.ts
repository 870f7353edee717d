import { sheetsSchema } from '@shared/sheets.ts';
import { expect, test } from 'vitest';
import { UNTOLD } from '@/entities/journal-subject.ts';
import { outcomeWords } from '@/features/journal/entry-words.ts';
import { reportOf, sheetOf } from '@/features/journal/report.ts';
import { createI18n } from '@/i18n/i18n.ts';
import { counted, entry, REFUSED, THURSDAY } from './entries.ts';

const latin = createI18n('latin').current();
const subjectOf = () => UNTOLD;
// The newest first, as the journal gives them.
const DAY = [
  entry('reject', { at: THURSDAY + 60_000, note: 'yer toifasi mos emas', ...REFUSED }),
  entry('accept', { amount: 363_900_000 }),
];

test('the report of a day is plain text: the sums, then the actions in chronological order', () => {
  expect(reportOf('10.09.2026, payshanba', DAY, subjectOf, latin).replaceAll('\u00A0', ' ')).toBe(
    [
      'Jurnal, 10.09.2026, payshanba',
      'Qabul qilingan: 1',
      'Rad etilgan: 0',
      'Boshqa amallar: 0',
      'Bajarilmagan: 1',
      "Natijasi noma'lum: 0",
      "Ajratilgan summa: 363 900 000 so'm",
      '',
      "10.09.2026 14:02 Qabul qilish: Nurafshon ariqlari, 061404829083 · 363 900 000 so'm. Bajarildi",
      '10.09.2026 14:03 Rad etish: Nurafshon ariqlari, 061404829083 · yer toifasi mos emas. Bajarilmadi',
    ].join('\n'),
  );
});

test('a report never exceeds what the bridge copies, and says how many lines are left out', () => {
  const report = reportOf(
    'x',
    Array.from({ length: 500 }, () => entry('accept')),
    subjectOf,
    latin,
  );
  expect(report.length).toBeLessThanOrEqual(10_000);
  expect(report).toMatch(/Yana \d+ ta qator$/);
});

test('a sheet holds texts unchanged and sums as numbers, and only as many entries as fit into one file', () => {
  const { rows } = sheetOf(
    [entry('accept', { amount: 5, subject: { kind: 'initiative', id: '1', title: '=1+1' } })],
    subjectOf,
    latin,
  );
  expect(rows).toEqual([['10.09.2026 14:02', 'Qabul qilish', '1', '=1+1', '', 5, null, 'Bajarildi', '']]);
  const many = sheetOf(
    Array.from({ length: 7000 }, () => entry('accept')),
    subjectOf,
    latin,
  );
  expect(sheetsSchema.safeParse([many]).success).toBe(true);
});

test.each([
  [0, { headline: 'Bajarilmadi', below: '3 tadan 0 tasi bajarildi' }],
  [2, { headline: 'Qisman bajarildi', below: '3 tadan 2 tasi bajarildi' }],
  [3, { headline: 'Bajarildi', below: '' }],
] as const)('an SMS that reached %s of three is told by what the answer counted', (reached, words) => {
  expect(outcomeWords(entry('sms', counted(reached)), UNTOLD, latin)).toEqual(words);
});
