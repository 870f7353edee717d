import { expect, test } from 'vitest';
import { tilesAround } from '@/domains/initiative/print/paper/tiles.ts';

const SIZE = { width: 300, height: 262 };
const PLACE = { latitude: 41.376947, longitude: 69.289355 };

test('the tiles of a small map cover it, and the place stands in its middle', () => {
  const tiles = tilesAround(PLACE, SIZE);
  const lefts = tiles.map(({ left }) => left);
  const tops = tiles.map(({ top }) => top);
  expect(Math.min(...lefts)).toBeLessThanOrEqual(0);
  expect(Math.min(...tops)).toBeLessThanOrEqual(0);
  expect(Math.max(...lefts) + 256).toBeGreaterThanOrEqual(SIZE.width);
  expect(Math.max(...tops) + 256).toBeGreaterThanOrEqual(SIZE.height);
  // The tile of the place by the usual formula of slippy maps.
  const middle = tiles.find(({ left, top }) => left <= 150 && left + 256 > 150 && top <= 131 && top + 256 > 131);
  expect(middle?.url).toBe('/tiles/16/45381/24479');
});
