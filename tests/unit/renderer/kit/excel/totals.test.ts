import { expect, it } from 'vitest';
import { totalsOf } from '@/kit/excel/totals.ts';

it('reads the totals of an answer, as numbers or as texts', () => {
  expect(totalsOf({ total: 40, successful: '38', failed: 2, id: 7 })).toEqual({
    total: 40,
    successful: 38,
    failed: 2,
    errors: [],
  });
});

it('reads which rows were refused, and leaves them out where they have another shape', () => {
  const totals = { total: 2, successful: 1, failed: 1 };
  const errors = [{ row: 3, message: 'STIR xato' }];
  expect(totalsOf({ ...totals, errors })?.errors).toEqual(errors);
  expect(totalsOf({ ...totals, errors: ['STIR xato'] })?.errors).toEqual([]);
});

it.each([[{}], [null], [''], [{ total: 3 }], [{ total: -1, successful: 0, failed: 0 }]])('finds none in %j', (answer) =>
  expect(totalsOf(answer)).toBeNull(),
);
