import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { elementsIn, textOf } from '../../../laws/table-of.ts';

const { PhotoGrid } = await import('@/domains/initiative/parts/photo-grid.tsx');

it.each([
  [3, ['', '', '']],
  [5, ['', '', '', '', '']],
  [8, ['', '', '', '', '+3']],
])('C-026: of %i photos five are in view, the last of which counts the others', async (count, tiles) => {
  const hashes = Array.from({ length: count }, (_, nth) => `surat${nth}`);
  const props = { hashes, title: "Yo'l", className: undefined, index: null, onIndex: () => undefined };
  const { html } = await drawPart(createElement(PhotoGrid, props), {});
  expect(elementsIn(html, 'li', /(?:)/).map(({ inner }) => textOf(inner))).toEqual(tiles);
});
