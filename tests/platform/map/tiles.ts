import type { DatabaseSync } from 'node:sqlite';
import { createCanvas } from '@napi-rs/canvas';
import { type Country, readCountry } from './country.ts';
import { createFrame, crossing, type Frame, type Pen, stroke } from './frame.ts';
import { DEGREE, TILE } from './geometry.ts';
import { paintLabels } from './labels.ts';
import { COLOURS } from './style.ts';
import { nearQuarters, paintFields, paintStreets, paintTown } from './town.ts';

export type Tiles = {
  /** The tile of 256×256 px as PNG; the same for the same address. */
  draw(zoom: number, x: number, y: number): Promise<Buffer>;
};

const KEPT_TILES = 600;

/** The green of the oases, seen from far: a soft patch around each district's centre. */
function paintOases(pen: Pen, frame: Frame, country: Country): void {
  const radius = frame.length(0.24 * DEGREE);
  const colour = COLOURS.oasis.join(',');
  for (const district of country.districts) {
    if (!frame.near(district, radius)) continue;
    const [x, y] = frame.px(district);
    const patch = pen.createRadialGradient(x, y, 0, x, y, radius);
    patch.addColorStop(0, `rgba(${colour},0.9)`);
    patch.addColorStop(1, `rgba(${colour},0)`);
    pen.fillStyle = patch;
    pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
}

/** Line width in px: `at` this zoom it is 1, and it grows by a steady factor. */
const widthAt = (zoom: number, at: number, most: number) => Math.min(most, 1.42 ** (zoom - at));

function paint(pen: Pen, frame: Frame, country: Country): void {
  const { zoom } = frame;
  pen.fillStyle = COLOURS.land;
  pen.fillRect(0, 0, TILE, TILE);
  paintOases(pen, frame, country);
  if (zoom >= 11) paintFields(pen, frame, country.districts);
  const quarters = zoom >= 9 ? nearQuarters(country, frame) : [];
  paintTown(pen, frame, quarters);
  const points = (lines: Country['roads']) => crossing(frame, lines).map((line) => line.points);
  if (zoom >= 10) stroke(pen, frame, points(country.canals), COLOURS.water, widthAt(zoom, 10, 40));
  stroke(pen, frame, points(country.rivers), COLOURS.water, widthAt(zoom, 4, 90));
  if (zoom >= 12) paintStreets(pen, frame, quarters);
  const layers = [
    { lines: country.roads, from: 9, casing: COLOURS.roadCasing, colour: COLOURS.road, width: widthAt(zoom, 8.2, 15) },
    {
      lines: country.highways,
      from: 5,
      casing: COLOURS.highwayCasing,
      colour: COLOURS.highway,
      width: widthAt(zoom, 5, 18),
    },
  ];
  for (const { lines, from, casing, colour, width } of layers) {
    if (zoom < from) continue;
    stroke(pen, frame, points(lines), casing, width + 1.6);
    stroke(pen, frame, points(lines), colour, width);
  }
  paintLabels(pen, frame, country);
}

/** Draws the country's map; the last few hundred tiles are kept in memory. */
export function createTiles(db: DatabaseSync): Tiles {
  let country: Country | undefined;
  const kept = new Map<string, Promise<Buffer>>();
  return {
    draw(zoom, x, y) {
      const key = `${zoom}/${x}/${y}`;
      const found = kept.get(key);
      if (found) return found;
      country ??= readCountry(db);
      const canvas = createCanvas(TILE, TILE);
      paint(canvas.getContext('2d'), createFrame(zoom, x, y), country);
      const drawn = canvas.encode('png');
      kept.set(key, drawn);
      const oldest = kept.keys().next().value;
      if (kept.size > KEPT_TILES && oldest !== undefined) kept.delete(oldest);
      return drawn;
    },
  };
}
