import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

const { ReadingLine } = await import('@/features/season/reading-line.tsx');

it.each([
  ['before the first answer', { total: null, rows: new Map(), calls: 0, next: 0 }, /^O'qilmoqda…$/],
  // 700 are left: pages of 200, 400 and 800.
  [
    'by what is read of all, and the calls made of all calls',
    { total: 1000, rows: new Map([1, 2].map((id) => [id, {}])), calls: 4, next: 300 },
    /^O'qilmoqda: 2 \/ 1 000 · 4 \/ 7 so'rov, /,
  ],
])('a running reading says how far it is: %s', async (_, soFar, said) => {
  const reading = { soFar, end: null, since: { at: performance.now(), calls: 0 } } as never;
  const line = createElement(ReadingLine, { reading, last: null, when: null, total: 1000 });
  expect(textOf((await drawPart(line, {})).html)).toMatch(said);
});
