import type { MapState } from './map-state.ts';
import type { WorldPoint } from './projection.ts';

/** What stands for one or more initiatives that are close to each other. */
export type Cluster<Member> = WorldPoint & {
  /** Cell of the grid; a cluster that stays has the same. */
  readonly cell: string;
  readonly members: readonly Member[];
  /** The state of all members; null where they differ. */
  readonly state: MapState | null;
};

/** Side of a cell, in px. */
const CELL_PX = 44;
/** Most marks in view. */
const MOST_MARKS = 400;

/** Side of a cell, in px, for a map of this size: a large one has larger cells, so that it never has more than 400 marks. */
export const cellFor = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.max(CELL_PX, Math.ceil(Math.sqrt((width * height) / MOST_MARKS)));

/**
 * Initiatives in one cell of a grid become one mark in the middle of them (the design's §12). `zoom`: level of the map;
 * `cell`: side of a cell in px.
 */
export function clustersOf<Member extends WorldPoint & { readonly state: MapState }>(
  points: readonly Member[],
  zoom: number,
  cell: number,
): readonly Cluster<Member>[] {
  const perCell = 2 ** zoom / cell;
  const cells = new Map<number, { x: number; y: number; state: MapState | null; members: Member[] }>();
  for (const point of points) {
    const { x, y, state } = point;
    const key = Math.floor(x * perCell) * ROW + Math.floor(y * perCell);
    const known = cells.get(key);
    if (!known) {
      cells.set(key, { x, y, state, members: [point] });
      continue;
    }
    known.x += x;
    known.y += y;
    known.members.push(point);
    if (known.state !== state) known.state = null;
  }
  return Array.from(cells, ([key, { x, y, state, members }]) => ({
    ...{ cell: String(key), members, state },
    ...{ x: x / members.length, y: y / members.length },
  }));
}

/** More cells than the world has from north to south at the closest zoom. */
const ROW = 2 ** 26;

/** The part of the world in view, in world points. */
export type WorldBox = { readonly west: number; readonly east: number; readonly north: number; readonly south: number };

/** Those of the points that lie in a box. */
export const inBox = <Point extends WorldPoint>(points: readonly Point[], box: WorldBox): readonly Point[] =>
  points.filter(({ x, y }) => x >= box.west && x <= box.east && y >= box.north && y <= box.south);

/** The smallest box around points; null without any. */
export function boxAround(points: readonly WorldPoint[]): WorldBox | null {
  if (points.length === 0) return null;
  let box = { west: Number.POSITIVE_INFINITY, east: 0, north: Number.POSITIVE_INFINITY, south: 0 };
  for (const { x, y } of points) {
    box = {
      west: Math.min(box.west, x),
      east: Math.max(box.east, x),
      north: Math.min(box.north, y),
      south: Math.max(box.south, y),
    };
  }
  return box;
}
