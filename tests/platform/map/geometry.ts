/** A place in Web Mercator, both axes from 0 to 1 over the whole world, y downwards. */
export type Spot = { x: number; y: number };

export const TILE = 256;

/** Degrees to Mercator. */
export function project(latitude: number, longitude: number): Spot {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** One degree of longitude in Mercator. */
export const DEGREE = 1 / 360;

/** A number from 0 up to 1 that belongs to these whole numbers. */
export function chanceOf(a: number, b: number, c = 0): number {
  let mixed =
    Math.imul(a ^ 0x9e3779b1, 0x85ebca6b) ^
    Math.imul(b ^ 0x27d4eb2f, 0xc2b2ae35) ^
    Math.imul(c + 0x165667b1, 0x27d4eb2d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
}

/** A winding line through these points: each stretch is halved five times, its middle shifted sideways a little. */
export function winding(points: readonly Spot[], seed: number, wildness: number): Spot[] {
  let line = [...points];
  for (let round = 0; round < 5; round += 1) {
    const finer: Spot[] = [];
    for (const [index, from] of line.entries()) {
      const to = line[index + 1];
      finer.push(from);
      if (!to) continue;
      const shift = (chanceOf(seed, index, round) - 0.5) * wildness;
      finer.push({
        x: (from.x + to.x) / 2 + (to.y - from.y) * shift,
        y: (from.y + to.y) / 2 - (to.x - from.x) * shift,
      });
    }
    line = finer;
  }
  return line;
}

/** A node of a square grid with 2^level cells over the world, moved off its place a little. */
export function gridNode(level: number, column: number, row: number): Spot {
  const cells = 2 ** level;
  const shift = (axis: number) => (chanceOf(column, row, level * 2 + axis) - 0.5) * 0.42;
  return { x: (column + 0.5 + shift(0)) / cells, y: (row + 0.5 + shift(1)) / cells };
}
