const TILE = 256;
const ZOOM = 16;

/** A tile of a small map: its address, and its position in the map, in px. */
export type PlacedTile = { url: string; left: number; top: number };

/** The tiles of a map of `width` × `height` px around a place, in degrees. */
export function tilesAround(
  { latitude, longitude }: { latitude: number; longitude: number },
  { width, height }: { width: number; height: number },
): PlacedTile[] {
  const world = TILE * 2 ** ZOOM;
  const sine = Math.sin((latitude * Math.PI) / 180);
  const left = ((longitude + 180) / 360) * world - width / 2;
  const top = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world - height / 2;
  const range = (from: number, size: number) => {
    const first = Math.floor(from / TILE);
    return Array.from({ length: Math.floor((from + size) / TILE) - first + 1 }, (_, index) => first + index);
  };
  return range(top, height).flatMap((y) =>
    range(left, width).map((x) => ({
      url: `/tiles/${ZOOM}/${x}/${y}`,
      left: Math.round(x * TILE - left),
      top: Math.round(y * TILE - top),
    })),
  );
}
