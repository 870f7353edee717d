import { expect, test } from 'vitest';
import { crossed, toCross } from '../../../../src/shared/bridge/long-answer.ts';

const rows = Array.from({ length: 8_103 }, (_, id) => ({ id, title: { uz: `Navbahor ${id}` }, count: null }));
const written = (value: unknown) => ({ text: JSON.stringify(value), value });

test('a long answer crosses the bridge as the text that came, another one as it is', () => {
  const text = JSON.stringify({ quarters: rows }, null, 1);
  expect(Object.values(toCross({ text, value: { quarters: rows } }) as object)).toEqual([text]);
  const short = { quarters: rows.slice(0, 20) };
  expect(toCross(written(short))).toBe(short);
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
  ['x'.repeat(200_000)],
  [3],
  [true],
])('an answer arrives as it was', (answer) => {
  expect(crossed(toCross(written(answer)))).toEqual(answer);
});
