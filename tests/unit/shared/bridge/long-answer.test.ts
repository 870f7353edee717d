import { expect, test } from 'vitest';
import { crossed, toCross } from '../../../../src/shared/bridge/long-answer.ts';

const rows = Array.from({ length: 8_103 }, (_, id) => ({ id, title: { uz: `Navbahor ${id}` }, count: null }));

test('a long answer crosses the bridge as one text, another one as it is', () => {
  const crossing = toCross({ quarters: rows });
  expect(Object.values(crossing as object)).toEqual([JSON.stringify({ quarters: rows })]);
  const short = { quarters: rows.slice(0, 20) };
  expect(toCross(short)).toBe(short);
});

test.each([
  [{ quarters: rows }],
  [rows],
  [rows.slice(0, 3)],
  [{ $json: 'a' }],
  [{}],
  [[]],
  [null],
  ['text'],
  [3],
  [true],
])('an answer arrives as it was', (answer) => {
  expect(crossed(toCross(answer))).toEqual(answer);
});
