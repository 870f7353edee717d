import { describe, expect, test } from 'vitest';
import { boxAround, cellFor, clustersOf, inBox, radiusOf } from '@/features/initiative-map/clusters.ts';
import type { MapState } from '@/features/initiative-map/map-state.ts';
import { degreesAt, worldPointOf } from '@/features/initiative-map/projection.ts';

const at = (latitude: number, longitude: number, state: MapState = 'notSeen') => ({
  ...worldPointOf({ latitude, longitude }),
  state,
});

test('the world is one tile: its middle, Tashkent, and the way back', () => {
  expect(worldPointOf({ latitude: 0, longitude: 0 })).toEqual({ x: 128, y: 128 });
  // Tile 11/1418/765 has Tashkent's centre, as OpenStreetMap numbers tiles.
  const { x, y } = worldPointOf({ latitude: 41.311, longitude: 69.279 });
  expect([Math.floor((x / 256) * 2 ** 11), Math.floor((y / 256) * 2 ** 11)]).toEqual([1418, 765]);
  const back = degreesAt({ x, y });
  expect(back.latitude).toBeCloseTo(41.311, 9);
  expect(back.longitude).toBeCloseTo(69.279, 9);
});

describe('clusters', () => {
  test('close points are one mark at their centre, with their number; distant points are separate marks', () => {
    const points = [at(41.3, 69.2), at(41.301, 69.201), at(41.35, 69.3, 'denied')];
    const far = clustersOf(points, 5, 4000);
    expect(far.map(({ members, state }) => [members.length, state])).toEqual([[3, null]]);
    const nearer = clustersOf(points, 10, 44);
    expect(nearer.map(({ members, state }) => [members.length, state])).toEqual([
      [2, 'notSeen'],
      [1, 'denied'],
    ]);
    expect(nearer[0]?.x).toBeCloseTo(((points[0]?.x ?? 0) + (points[1]?.x ?? 0)) / 2, 12);
    expect(clustersOf(points, 18, 44)).toHaveLength(3);
  });

  test('each point is in one cluster, at every zoom', () => {
    const points = Array.from({ length: 500 }, (_, n) =>
      at(38 + ((n * 7919) % 997) / 200, 60 + ((n * 104729) % 991) / 100),
    );
    for (let zoom = 5; zoom <= 18; zoom++) {
      const members = clustersOf(points, zoom, 44).flatMap((cluster) => cluster.members);
      expect(members).toHaveLength(500);
      expect(new Set(members)).toEqual(new Set(points));
    }
  });

  test.each([6, 8, 10])('no mark hides the number of another mark, wherever the cells begin (zoom %d)', (zoom) => {
    const points = Array.from({ length: 150 }, (_, n) =>
      at(38 + ((n * 7919) % 997) / 400, 60 + ((n * 104729) % 991) / 200),
    );
    const clusters = clustersOf(points, zoom, 44);
    expect(clusters.length).toBeGreaterThan(3);
    const hidden = clusters.flatMap((a, place) =>
      clusters.slice(place + 1).filter((b) => {
        const apart = Math.hypot(a.x - b.x, a.y - b.y) * 2 ** zoom;
        return apart < radiusOf(a.members.length) + radiusOf(b.members.length) - 6;
      }),
    );
    expect(hidden).toEqual([]);
    expect(new Set(clusters.map(({ cell }) => cell)).size).toBe(clusters.length);
  });

  test('a map of any size has at most 400 cells in view, and a small map has cells of 44 px', () => {
    expect(cellFor({ width: 900, height: 560 })).toBe(44);
    for (const [width, height] of [
      [1366, 768],
      [1920, 1080],
      [2560, 1440],
    ] as const) {
      const cell = cellFor({ width, height });
      expect((width / cell) * (height / cell)).toBeLessThanOrEqual(400);
    }
  });
});

test('a box contains the points inside and on its edges', () => {
  const points = [1, 2, 3].map((x) => ({ x, y: x }));
  expect(inBox(points, { west: 1, east: 2, north: 0, south: 9 })).toEqual(points.slice(0, 2));
  expect(boxAround([])).toBeNull();
});
