import type { Prng } from '../../db/seed/prng.ts';
import { downwards, type Pen, shadow, shape } from './landscape.ts';

export type Facade = {
  left: number;
  top: number;
  width: number;
  height: number;
  wall: readonly string[];
  glass: readonly string[];
  floors: number;
  columns: number;
  /** Tall windows in dark frames, as in new buildings. */
  modern: boolean;
};

function windows(pen: Pen, prng: Prng, facade: Facade): void {
  const { left, top, width, height, floors, columns, modern } = facade;
  const [stepX, stepY] = [width / columns, height / floors];
  const [wide, tall] = [stepX * (modern ? 0.7 : 0.56), stepY * (modern ? 0.66 : 0.5)];
  for (let floor = 0; floor < floors; floor += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = left + column * stepX + (stepX - wide) / 2;
      const y = top + floor * stepY + (stepY - tall) * 0.45;
      pen.fillStyle = modern ? '#3c4a52' : '#f4f1e8';
      pen.fillRect(x - 6, y - 6, wide + 12, tall + 12);
      pen.fillStyle = downwards(pen, y, y + tall, facade.glass);
      pen.fillRect(x, y, wide, tall);
      shape(
        pen,
        [
          [x, y + tall * 0.7],
          [x + wide * 0.6, y],
          [x + wide * 0.85, y],
          [x, y + tall],
        ],
        'rgba(255,255,255,0.16)',
      );
      pen.fillStyle = modern ? '#3c4a52' : '#f4f1e8';
      pen.fillRect(x + wide / 2 - 3, y, 6, tall);
      pen.fillRect(x, y + tall * 0.36, wide, 5);
      if (!modern && prng.chance(0.14)) {
        pen.fillStyle = 'rgba(120,104,78,0.75)';
        pen.fillRect(x, y, wide, tall * 0.5);
      }
      pen.fillStyle = 'rgba(0,0,0,0.14)';
      pen.fillRect(x - 8, y + tall + 6, wide + 16, 7);
    }
  }
}

/** Stains and fallen plaster, more of them near the ground. */
function weather(pen: Pen, prng: Prng, { left, top, width, height }: Facade): void {
  for (let stain = 0; stain < 60; stain += 1) {
    const y = top + height * (1 - prng.next() ** 2.4);
    pen.fillStyle = prng.chance(0.7) ? 'rgba(96,78,50,0.07)' : 'rgba(168,120,84,0.16)';
    pen.beginPath();
    pen.ellipse(left + prng.next() * width, y, prng.between(10, 70), prng.between(6, 26), 0, 0, 7);
    pen.fill();
  }
}

/** The front of a building, with its windows, stains and plinth. */
export function facade(pen: Pen, prng: Prng, of: Facade): void {
  const { left, top, width, height } = of;
  shadow(pen, left + width / 2, top + height, width);
  pen.fillStyle = downwards(pen, top, top + height, of.wall);
  pen.fillRect(left, top, width, height);
  weather(pen, prng, of);
  windows(pen, prng, of);
  pen.fillStyle = '#8f8573';
  pen.fillRect(left, top + height - 26, width, 26);
}

/** A door under a small roof, with three steps. */
export function door(pen: Pen, x: number, y: number, width: number, height: number, colour: string): void {
  pen.fillStyle = '#e9e2d2';
  pen.fillRect(x - width * 0.7, y - height * 1.12, width * 1.4, height * 1.12);
  shape(
    pen,
    [
      [x - width, y - height * 1.12],
      [x + width, y - height * 1.12],
      [x + width * 0.8, y - height * 1.3],
      [x - width * 0.8, y - height * 1.3],
    ],
    '#7d8a90',
  );
  pen.fillStyle = colour;
  pen.fillRect(x - width / 2, y - height, width, height);
  pen.fillStyle = 'rgba(0,0,0,0.3)';
  pen.fillRect(x - 2, y - height, 4, height);
  for (let step = 0; step < 3; step += 1) {
    pen.fillStyle = ['#d2cabb', '#bdb4a3', '#a89f8d'][step] ?? '#a89f8d';
    pen.fillRect(x - width * (0.8 + step * 0.14), y + step * 11, width * (1.6 + step * 0.28), 12);
  }
}
