import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'tiles');

/** Ground that repeats every `side` tiles in both directions, without seams, and the zoom from which on it is shown. */
const PATTERNS = [
  { name: 'street', from: 16, side: 4 },
  { name: 'town', from: 13, side: 3 },
  { name: 'district', from: 10, side: 4 },
  { name: 'far', from: 7, side: 3 },
];

/**
 * The tile of 256×256 px as PNG. From far it is the country with its regions; from zoom 7 on a map of nowhere, the same
 * wherever one looks.
 */
export async function readTile(zoom: number, x: number, y: number): Promise<Buffer> {
  const pattern = PATTERNS.find(({ from }) => zoom >= from);
  if (pattern) return readFile(join(FOLDER, pattern.name, `${x % pattern.side}-${y % pattern.side}.png`));
  // Around the country and below its zooms there is bare land.
  return readFile(join(FOLDER, 'country', `${zoom}-${x}-${y}.png`)).catch(() => readFile(join(FOLDER, 'land.png')));
}
