import { createElement, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { elementsIn } from '../../laws/table-of.ts';

const WORLD = { west: 0, east: 256, north: 0, south: 256 };
const view = { zoom: 0, cell: 44, box: WORLD, origin: { x: 0, y: 0 } };
// A map needs a browser.
vi.doMock('react-dom', async (original) => ({
  ...(await original<object>()),
  createPortal: (drawn: ReactNode) => drawn,
}));
vi.doMock('@/kit/map-view/use-map.ts', () => ({ useMap: () => ({ getPane: () => ({}) }) }));
vi.doMock('@/features/initiative-map/use-world-view.ts', () => ({ useWorldView: () => view }));
const { MarksLayer } = await import('@/features/initiative-map/marks-layer.tsx');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

/** Two initiatives that have a mark together, and one far from them. */
const points = [10, 11, 200].map((x, at) => ({
  ...{ x, y: 10, state: 'passed' as const },
  initiative: initiativeSchema.parse({ id: at + 1 }),
}));

it.each([
  ['nothing', [], []],
  ['one of two that have a mark together', [2], ['2']],
  ['both of them', [1, 2], ['2']],
  ['one alone', [3], ['1']],
  ['one of each mark', [1, 3], ['1', '2']],
])('where %s is chosen, the marks that hold it are strong', async (_, chosen, strong) => {
  const props = { points, chosen: new Set(chosen), corners: [], drawing: false, onPick: () => undefined };
  const { html } = await drawPart(createElement(MarksLayer, props), {});
  const marks = elementsIn(html, 'g', /\sdata-count=/).map(({ attributes }) => attributes);
  const countIn = (attributes: string) => /\sdata-count="(\d+)"/.exec(attributes)?.[1] ?? '';
  expect(marks.map(countIn).sort()).toEqual(['1', '2']);
  expect(
    marks
      .filter((one) => one.includes('data-chosen'))
      .map(countIn)
      .sort(),
  ).toEqual(strong);
});
