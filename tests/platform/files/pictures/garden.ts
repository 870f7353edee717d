import { background, ground, HEIGHT, HORIZON, type Pen, type Scene, shadow, WIDTH } from './landscape.ts';
import { line, treeLine } from './outlines.ts';
import { bush, groundAt, tree } from './plants.ts';

function bench(pen: Pen, x: number, y: number, size: number): void {
  shadow(pen, x, y, size);
  for (const leg of [-0.4, 0.4])
    line(
      pen,
      [
        [x + leg * size, y],
        [x + leg * size, y - size * 0.42],
      ],
      '#3f4548',
      size * 0.045,
    );
  for (const board of [0.2, 0.33, 0.42])
    line(
      pen,
      [
        [x - size * 0.5, y - size * board],
        [x + size * 0.5, y - size * board],
      ],
      '#9b6b3e',
      size * 0.06,
    );
}

/** A garden: a bending path under trees, a bench, flowers, often a pond. */
export const garden: Scene = (pen, prng) => {
  background(pen, prng);
  ground(pen, prng, 'green');
  treeLine(pen, prng);
  const bend = prng.between(-260, 260);
  const path = pen.createLinearGradient(0, HORIZON, 0, HEIGHT);
  path.addColorStop(0, '#d9cdb6');
  path.addColorStop(1, '#b3a383');
  pen.fillStyle = path;
  pen.beginPath();
  pen.moveTo(780 + bend * 0.2, groundAt(0.06));
  pen.quadraticCurveTo(620 + bend, groundAt(0.4), 480, HEIGHT);
  pen.lineTo(1120, HEIGHT);
  pen.quadraticCurveTo(920 + bend, groundAt(0.4), 815 + bend * 0.2, groundAt(0.06));
  pen.fill();
  if (prng.chance(0.6)) {
    const [x, y] = [bend > 0 ? 330 : 1260, groundAt(0.42)];
    for (const [rim, colour] of [
      [1.1, '#c9c2b0'],
      [1, '#5c98a8'],
      [0.72, '#79b1be'],
    ] as const) {
      pen.fillStyle = colour;
      pen.beginPath();
      pen.ellipse(x, y, 230 * rim, 62 * rim, 0, 0, 7);
      pen.fill();
    }
  }
  for (const side of [-1, 1]) {
    for (let nth = 0; nth < 5; nth += 1) {
      const depth = 0.12 + nth ** 1.7 * 0.06;
      tree(pen, prng, 800 + bend * 0.6 * (1 - depth) + side * (150 + depth * 720), groundAt(depth), 190 + depth * 480);
    }
  }
  bench(pen, 1120 + bend * 0.3, groundAt(0.5), 230);
  for (let nth = 0; nth < 16; nth += 1) {
    const x = nth < 8 ? prng.between(0, 420) : prng.between(1180, WIDTH);
    bush(
      pen,
      prng,
      x,
      groundAt(0.78 + prng.next() * 0.2),
      prng.between(80, 150),
      prng.pick(['#cf4f62', '#e6bd45', '#8d64b3', '#f0ece2']),
    );
  }
};
