import { expect, test } from 'vitest';
import { progressSheet } from '@/features/season/progress-sheet.ts';
import { createI18n } from '@/i18n/i18n.ts';

test('the sheet has a row for each district, with numbers as numbers', () => {
  const districts = [
    {
      id: 11,
      name: 'Tuman 11',
      region: { id: 1, name: 'Viloyat 1' },
      done: 1,
      withDistrict: 0,
      returned: 0,
      notSeen: 1,
    },
  ];
  const { rows } = progressSheet({ at: 1, board: 1, about: false, calls: 1, districts }, createI18n('latin').current());
  expect(rows).toEqual([['Viloyat 1', 'Tuman 11', 2, 1, 0, 0, 1]]);
});
