import type { MapState } from './map-state.ts';
import type { WorldPoint } from './projection.ts';

/** A mark for one or more initiatives that are close to each other. */
export type Cluster<Member> = WorldPoint & {
  /** Cell of the grid; stable for a cluster that stays. */
  readonly cell: string;
  readonly members: readonly Member[];
  /** The state of all members; null where they differ. */
  readonly state: MapState | null;
};

/** Side of a cell, in px. */
const CELL_PX = 44;
/** Most marks in view. */
const MOST_MARKS = 400;

/** Radius of a mark, in px: for one initiative, and at most. */
const ONE_PX = 10;
const MOST_PX = 22;
/** Radius of a mark, in px; grows with the number of initiatives. */
export const radiusOf = (count: number): number =>
  count === 1 ? ONE_PX : Math.min(MOST_PX, 12 + 2 * Math.log2(count));
/** How far two marks may overlap, in px: both numbers stay readable. */
const OVER_PX = 6;

/** Side of a cell, in px, for a map of this size: cells grow with the map, so that it has at most 400 marks. */
export const cellFor = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.max(CELL_PX, Math.ceil(Math.sqrt((width * height) / MOST_MARKS)));

/** A mutable cluster: its middle moves, and its state may become mixed (null). */
type Heap<Member> = { key: number; x: number; y: number; state: MapState | null; members: Member[] };

/**
 * Initiatives in one cell of a grid become one mark at their centre (the design's §12), and marks that would hide each
 * other's numbers are merged. `zoom`: level of the map; `cell`: side of a cell in px.
 */
export function clustersOf<Member extends WorldPoint & { readonly state: MapState }>(
  points: readonly Member[],
  zoom: number,
  cell: number,
): readonly Cluster<Member>[] {
  const scale = 2 ** zoom;
  const perCell = scale / cell;
  const cells = new Map<number, Heap<Member>>();
  for (const point of points) {
    const key = cellAt(point, perCell);
    const known = cells.get(key);
    const { x, y, state } = point;
    if (known) join(known, { key, x, y, state, members: [point] });
    else cells.set(key, { key, x, y, state, members: [point] });
  }
  return apart([...cells.values()], scale).map(({ key, x, y, state, members }) => ({
    cell: String(key),
    members,
    state,
    x,
    y,
  }));
}

const cellAt = ({ x, y }: WorldPoint, perCell: number): number =>
  Math.floor(x * perCell) * ROW + Math.floor(y * perCell);

/** Merges a heap into `into`, whose middle moves. */
function join<Member>(into: Heap<Member>, { x, y, state, members }: Heap<Member>): void {
  const count = into.members.length + members.length;
  into.x += ((x - into.x) * members.length) / count;
  into.y += ((y - into.y) * members.length) / count;
  for (const member of members) into.members.push(member);
  if (into.state !== state) into.state = null;
}

/** Merges heaps, the smaller into the larger, until no mark hides the number of another. */
function apart<Member>(heaps: readonly Heap<Member>[], scale: number): readonly Heap<Member>[] {
  const byX = heaps.toSorted((a, b) => a.x - b.x);
  const reach = (2 * MOST_PX) / scale;
  byX.forEach((heap, place) => {
    for (let next = place + 1; next < byX.length && !isGone(heap); next += 1) {
      const other = byX[next];
      // From here on all others are too far east.
      if (!other || other.x - heap.x >= reach) return;
      if (Math.abs(other.y - heap.y) >= reach || isGone(other) || !hides(heap, other, scale)) continue;
      const [large, small] = heap.members.length < other.members.length ? [other, heap] : [heap, other];
      join(large, small);
      small.members = [];
    }
  });
  const left = byX.filter((heap) => !isGone(heap));
  // A heap that has grown or moved may now cover another.
  return left.length === heaps.length ? left : apart(left, scale);
}

/** Whether a heap has been merged into another. */
const isGone = ({ members }: Heap<unknown>): boolean => members.length === 0;

function hides(a: Heap<unknown>, b: Heap<unknown>, scale: number): boolean {
  const [across, down] = [(a.x - b.x) * scale, (a.y - b.y) * scale];
  const touch = radiusOf(a.members.length) + radiusOf(b.members.length) - OVER_PX;
  return across * across + down * down < touch * touch;
}

/** Exceeds the number of cells from north to south at the closest zoom. */
const ROW = 2 ** 26;

/** The part of the world in view, in world points. */
export type WorldBox = { readonly west: number; readonly east: number; readonly north: number; readonly south: number };

/** The points that lie in a box. */
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
