import { createElement, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../laws/program.tsx';

type Handlers = Readonly<Record<'mousedown' | 'dragstart', () => void>>;
type Pick = (cluster: object) => void;
let map: Handlers | undefined;
let press: Pick = () => undefined;
const BaseMap = ({ children }: { children: ReactNode }) => children;
function MarksLayer({ onPick }: { onPick: Pick }) {
  press = onPick;
  return null;
}
// A map needs a browser.
vi.doMock('leaflet', () => ({ latLngBounds: () => null }));
vi.doMock('@/kit/map-view/base-map.tsx', () => ({ BaseMap }));
vi.doMock('@/kit/map-view/use-map.ts', () => ({
  useMap: () => ({}),
  useMapEvents: (handlers: Handlers) => {
    map = handlers;
    return {};
  },
}));
vi.doMock('@/features/initiative-map/marks-layer.tsx', () => ({ MarksLayer }));
const { LeafletMarks } = await import('@/features/initiative-map/leaflet-marks.tsx');

const MARK = { members: [{ x: 10, y: 10 }] };

it('a mark by which the map is moved is not opened, and is by the next press', async () => {
  const idle = () => undefined;
  const opened: unknown[] = [];
  const props = { points: [], chosen: new Set<number>(), left: null, onPickMiddle: idle, onReady: idle, onView: idle };
  const area = { drawing: null, corners: [] } as never;
  await drawPart(createElement(LeafletMarks, { ...props, area, onPick: (mark) => opened.push(mark) }), {});
  map?.mousedown();
  map?.dragstart();
  press(MARK);
  expect(opened).toEqual([]);
  map?.mousedown();
  press(MARK);
  expect(opened).toEqual([MARK]);
});
