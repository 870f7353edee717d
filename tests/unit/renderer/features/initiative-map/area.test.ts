import { expect, test } from 'vitest';
import { pointsInside } from '@/features/initiative-map/area.ts';
import { closed, type Drawing, drawn, type Stroke } from '@/features/initiative-map/drawing.ts';

type Point = { x: number; y: number };

/** Pseudo-random numbers, the same in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** Reference: the winding number of the area around the point; odd means inside. */
function turns({ x, y }: Point, corners: readonly Point[]): number {
  const sum = corners.reduce((all, corner, at) => {
    const next = corners[(at + 1) % corners.length] ?? corner;
    const cross = (corner.x - x) * (next.y - y) - (next.x - x) * (corner.y - y);
    const dot = (corner.x - x) * (next.x - x) + (corner.y - y) * (next.y - y);
    return all + Math.atan2(cross, dot);
  }, 0);
  return Math.round(sum / (2 * Math.PI));
}

test('wM2: the points in an area match a reference, for 1,000 areas, also where lines cross', () => {
  const random = numbers(7);
  const point = () => ({ x: random() * 256, y: random() * 256 });
  const points = Array.from({ length: 60 }, point);
  let inside = 0;
  for (let nth = 0; nth < 1000; nth++) {
    const corners = Array.from({ length: 3 + Math.floor(random() * 9) }, point);
    const found = pointsInside(points, corners);
    expect(found).toEqual(points.filter((one) => turns(one, corners) % 2 !== 0));
    inside += found.length;
  }
  expect(inside).toBeGreaterThan(5_000);
});

test('two corners are no area', () => {
  const points = [{ x: 1, y: 1 }];
  expect(pointsInside(points, [])).toEqual([]);
  expect(
    pointsInside(points, [
      { x: 0, y: 0 },
      { x: 2, y: 2 },
    ]),
  ).toEqual([]);
});

const corner = (x: number, y: number): Stroke => ({ does: 'corner', at: { x, y } });
const after = (...strokes: Stroke[]): Drawing => strokes.reduce<Drawing>(drawn, null);

test('an area is drawn corner by corner, and closed from three corners on', () => {
  expect(after(corner(1, 1))).toBeNull();
  expect(after({ does: 'begin' })).toEqual([]);
  const two = after({ does: 'begin' }, corner(1, 1), corner(5, 1));
  expect(closed(two)).toBeNull();
  const three = drawn(two, corner(5, 5));
  expect(closed(three)).toEqual([
    { x: 1, y: 1 },
    { x: 5, y: 1 },
    { x: 5, y: 5 },
  ]);
  expect(drawn(three, { does: 'back' })).toEqual(two);
  expect(drawn(three, { does: 'begin' })).toEqual(three);
  expect(drawn(three, { does: 'give up' })).toBeNull();
});

test('a double click sets one corner', () => {
  expect(after({ does: 'begin' }, corner(1, 1), corner(1, 1))).toEqual([{ x: 1, y: 1 }]);
});
