import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { elementsIn, textOf } from '../../laws/table-of.ts';

const { MapCanvas } = await import('@/features/initiative-map/map-canvas.tsx');

const idle = () => undefined;
const MOVING = 'Strelkalar suradi, + va − masshtab, Enter tanlaydi';
const DRAWING =
  "Burchaklarni bosing. Bo'sh joy o'rtaga burchak qo'yadi, Backspace qaytaradi, Enter yopadi, Esc bekor qiladi";

it.each([
  ['while nothing is drawn', null, MOVING],
  ['once an area is begun', [], DRAWING],
  ['while an area is drawn', [{ x: 1, y: 1 }], DRAWING],
])('the map names its keys %s', async (_, drawing, said) => {
  const props = {
    points: [],
    chosen: new Set<number>(),
    left: null,
    ref: { current: null },
    onPick: idle,
    onView: idle,
  };
  const { html } = await drawPart(createElement(MapCanvas, { ...props, area: { drawing } as never }), {});
  const id = /role="application".*?\saria-describedby="([^"]+)"/s.exec(html)?.[1];
  expect(elementsIn(html, 'p', new RegExp(`\\sid="${id}"`)).map(({ inner }) => textOf(inner))).toEqual([said]);
});
