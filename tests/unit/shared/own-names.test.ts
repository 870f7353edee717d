import { listIn } from '@shared/list-in.ts';
import { withKnownNames } from '@shared/own-names.ts';
import { recordIn } from '@shared/record-in.ts';
import { expect, it } from 'vitest';

const WAYS = { answerKey: 'javob', totalKey: 'jami' };
const rows = [{ id: 1 }, { id: 2 }];

it.each([
  ['beside other keys', { javob: rows, jami: 9, vaqt: 'bugun' }],
  ['within an envelope', { holat: 'ok', data: { javob: rows, jami: 9 } }],
])('rows and total %s are where the program looks', (_, answer) => {
  expect(listIn(answer, 'funds', 'count')).toBeUndefined();
  expect(listIn(withKnownNames(answer, WAYS), 'funds', 'count')).toEqual({ rows, total: 9 });
});

it('a record is where the program looks', () => {
  const answer = { javob: { id: 1 }, holat: { kod: 0 } };
  expect(recordIn(answer, 'fund', ['id'])).toBeUndefined();
  expect(recordIn(withKnownNames(answer, WAYS), 'fund', ['id'])).toEqual({ id: 1 });
});

it('anything else is returned as it came', () => {
  for (const answer of [rows, null, 'javob', { data: rows, count: 2 }, { list: [{ javob: 1 }] }])
    expect(withKnownNames(answer, WAYS)).toBe(answer);
  expect(withKnownNames({ data: [], javob: rows }, WAYS)).toEqual({ data: [], javob: rows });
});
