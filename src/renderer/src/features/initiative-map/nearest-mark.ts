import type { Cluster } from './clusters.ts';
import type { WorldPoint } from './projection.ts';
import type { Placed } from './sort-out.ts';

/** How far from the cross a mark may be to be picked, in px. */
const REACH_PX = 24;

/** The initiatives within reach of a point, as one mark; null without any. `scale`: pixels per unit of the world. */
export function nearestMark(points: readonly Placed[], { x, y }: WorldPoint, scale: number): Cluster<Placed> | null {
  const reach = REACH_PX / scale;
  const members = points.filter((point) => Math.hypot(point.x - x, point.y - y) <= reach);
  const [one] = members;
  if (!one) return null;
  return { cell: 'middle', x, y, members, state: members.every(({ state }) => state === one.state) ? one.state : null };
}
