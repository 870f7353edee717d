import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'tiles');

/** Patterns that repeat seamlessly every `side` tiles in both directions, shown from zoom `from` on. */
const PATTERNS = [
  { name: 'street', from: 16, side: 4 },
  { name: 'town', from: 13, side: 3 },
  { name: 'district', from: 10, side: 4 },
  { name: 'far', from: 7, side: 3 },
];

/**
 * The tile of 256×256 px as PNG. Below zoom 7 it shows the country with its regions; from zoom 7 on an invented map,
 * the same everywhere.
 */
export async function readTile(zoom: number, x: number, y: number): Promise<Buffer> {
  const pattern = PATTERNS.find(({ from }) => zoom >= from);
  if (pattern) return readFile(join(FOLDER, pattern.name, `${x % pattern.side}-${y % pattern.side}.png`));
  // Bare land around the country and at zooms without country tiles.
  return readFile(join(FOLDER, 'country', `${zoom}-${x}-${y}.png`)).catch(() => readFile(join(FOLDER, 'land.png')));
}
