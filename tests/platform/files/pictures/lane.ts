import { type Pen, type Point, shape, WIDTH } from './landscape.ts';
import { groundAt } from './plants.ts';

/** Something that runs from the viewer to a vanishing point: its half widths near and far. */
export type Lane = { vanish: number; near: number; far: number };

/** The left (-1) or right (1) edge of something that runs away from the viewer, at a depth from 0 to 1. */
export const edge = ({ vanish, near, far }: Lane, side: number, depth: number): Point => [
  vanish + (WIDTH / 2 - vanish) * depth + side * (far + (near - far) * depth),
  groundAt(depth),
];

/** The whole lane as a shape. */
export const strip = (lane: Lane): Point[] => [
  edge(lane, -1, 0),
  edge(lane, 1, 0),
  edge(lane, 1, 1),
  edge(lane, -1, 1),
];

/** A long thin mark on a lane, from one depth to another; `at` from -1 (left edge) to 1. */
export function track(pen: Pen, lane: Lane, at: number, [from, to]: Point, colour: string, width: number): void {
  const [left, right] = [edge(lane, at - width, from), edge(lane, at + width, from)];
  shape(pen, [left, right, edge(lane, at + width, to), edge(lane, at - width, to)], colour);
}
