import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { LOOKUPS } from '../../laws/places.ts';
import { drawPart } from '../../laws/program.tsx';

type View = { latitude: number; longitude: number; zoom: number };
type Canvas = { left: View | null; onView: (view: View) => void };
let canvas: Canvas | undefined;
function MapCanvas(drawn: Canvas) {
  canvas = drawn;
  return null;
}
vi.doMock('@/features/initiative-map/map-canvas.tsx', () => ({ MapCanvas }));
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');
const ROWS = [initiativeSchema.parse({ id: 1, latitude: 41.3, longitude: 69.2 })];
const READING = { rows: ROWS, about: false, total: 1, state: 'ready', done: 1, error: null, readAt: null };
vi.doMock('@/features/initiative-map/use-map-rows.ts', () => ({ useMapRows: () => READING }));
const { createQueryClient } = await import('@/api/query-client.ts');
const { MapPage } = await import('@/features/initiative-map/map-page.tsx');

const NoViews = () => null;
const VIEW = { latitude: 41.3, longitude: 69.2, zoom: 14 };

it('the map shows the part that was left, and at first no part of its own', async () => {
  const queries = createQueryClient();
  const comeBack = async () => {
    canvas = undefined;
    await drawPart(createElement(MapPage, { Views: NoViews }), LOOKUPS, { queries });
    return canvas as Canvas | undefined;
  };
  const first = await comeBack();
  expect(first?.left).toBeNull();
  first?.onView(VIEW);
  expect((await comeBack())?.left).toEqual(VIEW);
});
