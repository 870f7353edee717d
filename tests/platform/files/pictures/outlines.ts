import type { Prng } from '../../db/seed/prng.ts';
import { type Pen, type Point, WIDTH } from './landscape.ts';
import { groundAt, poplar, tree } from './plants.ts';

/** A line through these points, with round ends and corners. */
export function line(pen: Pen, points: readonly Point[], colour: string, width: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.stroke();
}

/** A row of trees and poplars at the far end of a lawn. */
export function treeLine(pen: Pen, prng: Prng): void {
  for (let x = -20; x < WIDTH; x += prng.between(70, 130)) {
    (prng.chance(0.4) ? poplar : tree)(pen, prng, x, groundAt(0.04 + prng.next() * 0.05), prng.between(190, 330));
  }
}
