import type { Prng } from '../../db/seed/prng.ts';
import { HEIGHT, HORIZON, type Pen, shadow } from './landscape.ts';

const LEAVES = [
  ['#3f6a34', '#5c8a45', '#7da65a'],
  ['#4a7035', '#6b9142', '#97b35c'],
  ['#355c3a', '#4f7d4b', '#739c62'],
] as const;

function leaves(
  pen: Pen,
  prng: Prng,
  crown: { x: number; y: number; rx: number; ry: number; colours: readonly string[] },
): void {
  const { x, y, rx, ry, colours } = crown;
  for (const [layer, colour] of colours.entries()) {
    pen.fillStyle = colour;
    const shrink = 1 - layer * 0.2;
    for (let leaf = 0; leaf < 90; leaf += 1) {
      const angle = prng.next() * Math.PI * 2;
      const reach = Math.sqrt(prng.next()) * shrink;
      const size = Math.max(1.5, Math.min(rx, ry) * (0.13 + prng.next() * 0.15));
      pen.beginPath();
      pen.ellipse(
        x + Math.cos(angle) * reach * rx - layer * rx * 0.08,
        y + Math.sin(angle) * reach * ry - layer * ry * 0.08,
        size,
        size * (0.7 + prng.next() * 0.5),
        prng.next() * 3,
        0,
        7,
      );
      pen.fill();
    }
  }
}

function trunk(pen: Pen, x: number, y: number, height: number, width: number): void {
  pen.fillStyle = '#6b563d';
  pen.fillRect(x - width / 2, y - height, width, height);
  pen.fillStyle = '#f0ece0';
  pen.fillRect(x - width / 2, y - height * 0.34, width, height * 0.34);
}

/** A poplar whose foot stands at x, y; height in px. The trunk is whitewashed, as everywhere in the country. */
export function poplar(pen: Pen, prng: Prng, x: number, y: number, height: number): void {
  shadow(pen, x, y, height * 0.24);
  trunk(pen, x, y, height * 0.34, Math.max(2, height * 0.035));
  leaves(pen, prng, { x, y: y - height * 0.58, rx: height * 0.115, ry: height * 0.42, colours: prng.pick(LEAVES) });
}

/** A broad tree (mulberry, plane) whose foot stands at x, y. */
export function tree(pen: Pen, prng: Prng, x: number, y: number, height: number): void {
  shadow(pen, x, y, height * 0.6);
  trunk(pen, x, y, height * 0.45, Math.max(3, height * 0.07));
  leaves(pen, prng, { x, y: y - height * 0.64, rx: height * 0.36, ry: height * 0.34, colours: prng.pick(LEAVES) });
}

/** A low bush or a bed of flowers, when colours are given. */
export function bush(pen: Pen, prng: Prng, x: number, y: number, width: number, flower?: string): void {
  leaves(pen, prng, { x, y: y - width * 0.28, rx: width * 0.5, ry: width * 0.3, colours: prng.pick(LEAVES) });
  if (!flower) return;
  pen.fillStyle = flower;
  for (let bloom = 0; bloom < 26; bloom += 1) {
    pen.beginPath();
    pen.arc(x + (prng.next() - 0.5) * width * 0.9, y - prng.next() * width * 0.55, Math.max(1.5, width * 0.03), 0, 7);
    pen.fill();
  }
}

/** y on the ground for a depth from 0 (horizon) to 1 (lower edge). */
export const groundAt = (depth: number) => HORIZON + (HEIGHT - HORIZON) * depth;

/** Two rows of poplars along something that runs to the vanishing point at `vanish`. */
export function avenue(pen: Pen, prng: Prng, vanish: number, halfWidth: number): void {
  for (let step = 0; step < 11; step += 1) {
    const depth = 0.02 + (step / 10) ** 2.3 * 0.62;
    const height = 60 + depth * 1050;
    for (const side of [-1, 1]) {
      if (prng.chance(0.1)) continue;
      poplar(
        pen,
        prng,
        vanish + side * (30 + halfWidth * depth) + prng.between(-6, 6),
        groundAt(depth),
        height * (0.85 + prng.next() * 0.3),
      );
    }
  }
}
