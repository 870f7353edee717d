import { boxAround } from './clusters.ts';
import type { WorldPoint } from './projection.ts';

/** Corners of an area, in the order of setting. */
export type Corners = readonly WorldPoint[];

/** Fewest corners of an area. */
export const FEWEST_CORNERS = 3;

/** Even–odd rule: where lines cross, a point enclosed twice is outside. */
function isInside({ x, y }: WorldPoint, corners: Corners): boolean {
  let inside = false;
  for (const [at, corner] of corners.entries()) {
    const before = corners.at(at - 1) ?? corner;
    if (corner.y > y === before.y > y) continue;
    if (x < ((before.x - corner.x) * (y - corner.y)) / (before.y - corner.y) + corner.x) inside = !inside;
  }
  return inside;
}

/** The points that lie in an area, in their order; none for fewer than three corners. */
export function pointsInside<Point extends WorldPoint>(points: readonly Point[], corners: Corners): readonly Point[] {
  const box = boxAround(corners);
  if (!box || corners.length < FEWEST_CORNERS) return [];
  return points.filter(
    (point) =>
      point.x >= box.west &&
      point.x <= box.east &&
      point.y >= box.north &&
      point.y <= box.south &&
      isInside(point, corners),
  );
}
