import type { Degrees } from '@/entities/initiative-location.ts';

/** A point of the world as a single tile: 0 to 256 from west to east and from north to south (Web Mercator). */
export type WorldPoint = { readonly x: number; readonly y: number };

/** Side of the world at zoom 0, in px. */
const SIDE = 256;

/** Projects a place onto the world's map. At zoom z the pixel coordinates are these times 2^z. */
export function worldPointOf({ latitude, longitude }: Degrees): WorldPoint {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (SIDE * (longitude + 180)) / 360,
    y: SIDE * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
}

/** The place at a point of the world's map. */
export const degreesAt = ({ x, y }: WorldPoint): Degrees => ({
  latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / SIDE))) * 180) / Math.PI,
  longitude: (360 * x) / SIDE - 180,
});
