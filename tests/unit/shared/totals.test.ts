import { outcomeOf, type Totals, totalsAnswer } from '@shared/totals.ts';
import { describe, expect, it, test } from 'vitest';

const read = (answer: unknown) => totalsAnswer.safeParse(answer);
const counts = { total: 40, successful: 38, failed: 2 };
const totals = { ...counts, errors: [] };

describe('the totals of an answer', () => {
  it.each([
    ['bare, as numbers or as texts', { total: 40, successful: '38', failed: 2, id: 7 }],
    ['in data', { data: counts, message: 'ok' }],
    ['in results', { results: [counts], success: true }],
    ['in result, beside other keys', { result: counts, success: true }],
    ['under the only key', { sync: counts }],
    ['with a count that the others give', { total: 40, failed: 2, successful: null }],
  ])('are found %s', (_where, answer) => expect(read(answer).data).toEqual(totals));

  it.each([[{}], [null], [''], [[]], ['ok'], [{ message: 'ok', status: 200 }], [{ data: { id: 3, errors: [] } }]])(
    'there are none in %j',
    (answer) => expect(read(answer)).toEqual({ success: true, data: null }),
  );

  it.each([
    ['in an unknown place', { data: { sync: { answer: counts, id: 3 } } }],
    ['one count of three', { total: 3 }],
    ['a count below zero', { total: -1, successful: 0, failed: 0 }],
    ['a count that is no number', { total: 3, successful: 'two', failed: 1 }],
    ['more refused than there are', { total: 3, failed: 5 }],
    ['refused rows without counts', { errors: [{ row: 3, message: 'STIR xato' }] }],
    ['refused rows without counts, in an envelope', { data: { errors: { 3: 'STIR xato' } }, success: true }],
  ])('say that they cannot be read: %s', (_what, answer) => expect(read(answer).success).toBe(false));

  it('keep each refused row, whatever its shape', () => {
    const errors = [{ row: 3, message: 'STIR xato' }, { row: null, message: 'a' }, 'b', { line: 7, text: 'c' }];
    expect(read({ ...counts, errors }).data?.errors).toEqual([
      { row: 3, message: 'STIR xato' },
      { row: null, message: 'a' },
      { row: null, message: 'b' },
      { row: null, message: '{"line":7,"text":"c"}' },
    ]);
  });
});

test.each<[string, Partial<Totals>]>([
  ['done', { total: 2, successful: 2 }],
  ['none', { total: 0, successful: 0 }],
  ['none', { total: 3, failed: 3 }],
  ['none', { total: 3, failed: 0 }],
  ['partly', { total: 3, successful: 2, failed: 1 }],
  ['partly', { total: 3, successful: 2, failed: 0 }],
  ['partly', { total: 2, successful: 2, errors: [{ row: 1, message: 'a' }] }],
])('%s: %j', (outcome, some) => {
  expect(outcomeOf({ total: 0, successful: 0, failed: 0, errors: [], ...some })).toBe(outcome);
});
