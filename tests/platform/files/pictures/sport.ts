import { background, downwards, ground, HEIGHT, type Point, type Scene, shape } from './landscape.ts';
import { line, treeLine } from './outlines.ts';
import { groundAt } from './plants.ts';

/** A football pitch; the first is of beaten earth, later ones are new. */
export const sport: Scene = (pen, prng, variant) => {
  background(pen, prng);
  ground(pen, prng);
  treeLine(pen, prng);
  const top = groundAt(0.1);
  const isNew = variant > 1;
  const corners: Point[] = [
    [330, top],
    [1270, top],
    [1850, HEIGHT],
    [-250, HEIGHT],
  ];
  shape(
    pen,
    corners,
    downwards(pen, top, HEIGHT, isNew ? ['#6aa257', '#4c8a40', '#3d7634'] : ['#c7b084', '#b0976b', '#957c52']),
  );
  const depthY = (depth: number) => top + (HEIGHT - top) * depth;
  const across = (at: number, depth: number): Point => [800 + at * (470 + 580 * depth), depthY(depth)];
  if (isNew) {
    for (let band = 0; band < 8; band += 2) {
      const [from, to] = [(band / 8) ** 1.6, ((band + 1) / 8) ** 1.6];
      shape(pen, [across(-1, from), across(1, from), across(1, to), across(-1, to)], 'rgba(255,255,255,0.06)');
    }
  }
  const paint = isNew ? 'rgba(255,255,255,0.85)' : 'rgba(255,255,255,0.3)';
  line(
    pen,
    [across(-0.93, 0.03), across(0.93, 0.03), across(0.93, 1), across(-0.93, 1), across(-0.93, 0.03)],
    paint,
    5,
  );
  line(pen, [across(-0.5, 0.03), across(-0.5, 0.16), across(0.5, 0.16), across(0.5, 0.03)], paint, 4);
  line(pen, [across(-0.93, 0.62), across(0.93, 0.62)], paint, 6);
  pen.beginPath();
  pen.ellipse(800, depthY(0.62), 230, 62, 0, 0, 7);
  pen.stroke();
  const goal = depthY(0.03);
  for (let x = 690; x <= 910; x += 11)
    line(
      pen,
      [
        [x, goal - 84],
        [x, goal],
      ],
      'rgba(255,255,255,0.4)',
      1.4,
    );
  for (let y = goal - 84; y <= goal; y += 11)
    line(
      pen,
      [
        [690, y],
        [910, y],
      ],
      'rgba(255,255,255,0.4)',
      1.4,
    );
  line(
    pen,
    [
      [684, goal],
      [684, goal - 88],
      [916, goal - 88],
      [916, goal],
    ],
    '#f5f5f2',
    8,
  );
  for (const x of [300, 1300]) {
    line(
      pen,
      [
        [x, top + 14],
        [x, top - 330],
      ],
      '#7d878c',
      9,
    );
    pen.fillStyle = '#dfe5e8';
    pen.fillRect(x - 40, top - 356, 80, 30);
  }
};
