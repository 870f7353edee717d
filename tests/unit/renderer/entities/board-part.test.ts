import { createElement } from 'react';
import { expect, it } from 'vitest';
import { LOOKUPS } from '../laws/places.ts';
import { drawPart } from '../laws/program.tsx';
import { textOf } from '../laws/table-of.ts';

const { BoardPart } = await import('@/entities/board-part.tsx');

it.each([
  [true, 'Mavsum * Majburiy maydon'],
  [false, 'Mavsum *'],
])('P-012, P-013: a season is asked for where it is missing: %s', async (missing, says) => {
  const part = createElement(BoardPart, { missing, value: null, onChange: () => undefined });
  expect(textOf((await drawPart(part, LOOKUPS)).html)).toBe(says);
});
