import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Line } from './country.ts';
import { type Spot, TILE } from './geometry.ts';

export type Pen = SKRSContext2D;

/** A tile as a window onto the world: where Mercator spots fall on it, in px. */
export type Frame = {
  zoom: number;
  left: number;
  top: number;
  /** Side of the tile in Mercator. */
  side: number;
  px(spot: Spot): [x: number, y: number];
  /** Length in Mercator as px. */
  length(mercator: number): number;
  /** Whether a spot lies on the tile or within a margin of so many px around it. */
  near(spot: Spot, margin: number): boolean;
};

export function createFrame(zoom: number, x: number, y: number): Frame {
  const side = 1 / 2 ** zoom;
  const [left, top] = [x * side, y * side];
  const scale = TILE / side;
  return {
    zoom,
    left,
    top,
    side,
    px: (spot) => [(spot.x - left) * scale, (spot.y - top) * scale],
    length: (mercator) => mercator * scale,
    near(spot, margin) {
      const [across, down] = [(spot.x - left) * scale, (spot.y - top) * scale];
      return across > -margin && across < TILE + margin && down > -margin && down < TILE + margin;
    },
  };
}

/** The lines that may touch the tile. */
export function crossing(frame: Frame, lines: readonly Line[]): Line[] {
  const margin = frame.side * 0.1;
  return lines.filter(
    (line) =>
      line.right > frame.left - margin &&
      line.left < frame.left + frame.side + margin &&
      line.bottom > frame.top - margin &&
      line.top < frame.top + frame.side + margin,
  );
}

/** Strokes all these lines at once, so that they join without seams. */
export function stroke(
  pen: Pen,
  frame: Frame,
  lines: readonly (readonly Spot[])[],
  colour: string,
  width: number,
): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.beginPath();
  for (const points of lines) {
    for (const [index, point] of points.entries()) {
      if (index === 0) pen.moveTo(...frame.px(point));
      else pen.lineTo(...frame.px(point));
    }
  }
  pen.stroke();
}

/** Fills a closed shape. */
export function area(pen: Pen, frame: Frame, points: readonly Spot[], colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  for (const point of points) pen.lineTo(...frame.px(point));
  pen.closePath();
  pen.fill();
}
