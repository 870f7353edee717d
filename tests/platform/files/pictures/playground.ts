import { background, downwards, ground, HEIGHT, type Pen, type Scene, shadow, shape, WIDTH } from './landscape.ts';
import { line, treeLine } from './outlines.ts';
import { bush, groundAt, tree } from './plants.ts';

function swing(pen: Pen, x: number, y: number): void {
  shadow(pen, x + 130, y, 330);
  for (const at of [x, x + 260])
    line(
      pen,
      [
        [at - 50, y],
        [at, y - 290],
        [at + 50, y + 14],
      ],
      '#d1493f',
      13,
    );
  line(
    pen,
    [
      [x, y - 290],
      [x + 260, y - 290],
    ],
    '#e9b93c',
    13,
  );
  for (const at of [x + 75, x + 180]) {
    line(
      pen,
      [
        [at - 20, y - 288],
        [at - 12, y - 70],
      ],
      '#5a6166',
      3,
    );
    line(
      pen,
      [
        [at + 20, y - 288],
        [at + 28, y - 70],
      ],
      '#5a6166',
      3,
    );
    line(
      pen,
      [
        [at - 18, y - 70],
        [at + 34, y - 70],
      ],
      '#33689b',
      11,
    );
  }
}

function slide(pen: Pen, x: number, y: number): void {
  shadow(pen, x + 120, y, 380);
  for (const at of [x, x + 110])
    line(
      pen,
      [
        [at, y],
        [at, y - 300],
      ],
      '#3f7fb3',
      14,
    );
  for (let rung = 0; rung < 6; rung += 1)
    line(
      pen,
      [
        [x - 70 + rung * 12, y - rung * 42],
        [x, y - rung * 42 - 6],
      ],
      '#e9b93c',
      9,
    );
  shape(
    pen,
    [
      [x + 100, y - 218],
      [x + 124, y - 190],
      [x + 400, y - 8],
      [x + 440, y - 8],
      [x + 440, y - 30],
    ],
    downwards(pen, y - 220, y, ['#f0803c', '#d65a2a']),
  );
  shape(
    pen,
    [
      [x - 30, y - 300],
      [x + 140, y - 300],
      [x + 55, y - 390],
    ],
    '#e2574c',
  );
  pen.fillStyle = '#4f94c4';
  pen.fillRect(x - 10, y - 206, 130, 16);
}

/** A playground: swings, a slide, rubber ground. */
export const playground: Scene = (pen, prng) => {
  background(pen, prng);
  ground(pen, prng, 'green');
  treeLine(pen, prng);
  const top = groundAt(0.22);
  const tone = prng.pick([
    ['#c98a6b', '#b8694a'],
    ['#7fa88b', '#5d8a6c'],
    ['#b9a77f', '#9c8860'],
  ]);
  shape(
    pen,
    [
      [230, top],
      [1370, top],
      [1700, HEIGHT - 60],
      [-100, HEIGHT - 60],
    ],
    downwards(pen, top, HEIGHT, tone),
  );
  pen.fillStyle = 'rgba(255,255,255,0.16)';
  for (const [x, y, rx] of [
    [520, 960, 230],
    [1080, 870, 170],
  ] as const) {
    pen.beginPath();
    pen.ellipse(x, y, rx, rx * 0.26, 0, 0, 7);
    pen.fill();
  }
  const mirrored = prng.chance(0.5);
  swing(pen, mirrored ? 980 : 230, groundAt(0.52));
  slide(pen, mirrored ? 300 : 880, groundAt(0.58));
  for (const x of [110, 1490]) tree(pen, prng, x, groundAt(0.55), 520);
  for (let nth = 0; nth < 6; nth += 1)
    bush(
      pen,
      prng,
      prng.between(0, WIDTH),
      groundAt(0.97),
      prng.between(120, 210),
      prng.pick(['#d65a68', '#ecc54b', '#f2efe6']),
    );
};
