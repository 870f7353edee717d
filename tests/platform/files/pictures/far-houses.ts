import type { Prng } from '../../db/seed/prng.ts';
import { HORIZON, type Pen, shape, WIDTH } from './landscape.ts';

/** A few houses of a village on the horizon. */
export function farHouses(pen: Pen, prng: Prng): void {
  for (let house = 0; house < 7; house += 1) {
    const [x, width] = [prng.between(0, WIDTH), prng.between(50, 120)];
    const top = HORIZON - prng.between(22, 40);
    pen.fillStyle = prng.pick(['#d8c6a2', '#e3d8c2', '#cbb48c']);
    pen.fillRect(x, top, width, HORIZON - top + 6);
    shape(
      pen,
      [
        [x - 6, top],
        [x + width + 6, top],
        [x + width - 14, top - 18],
        [x + 14, top - 18],
      ],
      prng.pick(['#8c5a44', '#7b7f83', '#9a6a4a']),
    );
  }
}
