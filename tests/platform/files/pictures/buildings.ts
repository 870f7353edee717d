import type { Prng } from '../../db/seed/prng.ts';
import { door, facade } from './facade.ts';
import { background, downwards, ground, HEIGHT, HORIZON, type Pen, type Scene, shape, WIDTH } from './landscape.ts';
import { bush, groundAt, poplar, tree } from './plants.ts';

/** A paved yard that runs towards the viewer. */
function yard(pen: Pen, prng: Prng, colours: readonly string[]): void {
  const top = groundAt(0.28);
  shape(
    pen,
    [
      [260, top],
      [1340, top],
      [1720, HEIGHT],
      [-120, HEIGHT],
    ],
    downwards(pen, top, HEIGHT, colours),
  );
  pen.strokeStyle = 'rgba(60,52,38,0.2)';
  pen.lineWidth = 2;
  for (let line = 1; line < 9; line += 1) {
    const y = top + (HEIGHT - top) * (line / 9) ** 1.7;
    pen.beginPath();
    pen.moveTo(0, y);
    pen.lineTo(WIDTH, y);
    pen.stroke();
  }
  for (let crack = 0; crack < 12; crack += 1) {
    pen.beginPath();
    let [x, y] = [prng.between(200, 1400), prng.between(900, 1180)];
    pen.moveTo(x, y);
    for (let bend = 0; bend < 6; bend += 1) {
      x += prng.between(-50, 50);
      y += prng.between(-16, 8);
      pen.lineTo(x, y);
    }
    pen.stroke();
  }
}

function sideTrees(pen: Pen, prng: Prng): void {
  for (const x of [70, 210, 1400, 1540]) {
    const paint = prng.chance(0.5) ? tree : poplar;
    paint(pen, prng, x + prng.between(-30, 30), groundAt(0.36 + prng.next() * 0.2), prng.between(330, 520));
  }
  for (let nth = 0; nth < 7; nth += 1)
    bush(pen, prng, 300 + nth * 165, groundAt(0.315), 110, prng.pick(['#c94f5c', '#e0b63f', '#e8e4da']));
}

const WALLS = [
  ['#f0e2c0', '#e4d2a8'],
  ['#ecd9cf', '#dcc0b0'],
  ['#e3e6d8', '#cfd4c0'],
] as const;

const GLASS = ['#a9c6d6', '#5f8299', '#46647a'] as const;

/** A school of two floors, weathered. */
export const school: Scene = (pen, prng) => {
  background(pen, prng);
  ground(pen, prng);
  const [top, bottom] = [HORIZON - prng.between(170, 230), groundAt(0.28)];
  const box = {
    left: 230,
    top,
    width: 1140,
    height: bottom - top,
    wall: prng.pick(WALLS),
    glass: GLASS,
    floors: 2,
    columns: 11,
    modern: false,
  };
  facade(pen, prng, box);
  shape(
    pen,
    [
      [190, top + 6],
      [1410, top + 6],
      [1330, top - 74],
      [270, top - 74],
    ],
    downwards(
      pen,
      top - 74,
      top,
      prng.pick([
        ['#a4573f', '#824330'],
        ['#7f8b91', '#5f6a70'],
      ]),
    ),
  );
  door(pen, 800, bottom, 130, 150, '#6a4a34');
  yard(pen, prng, ['#c9bfa8', '#b5a98f', '#9d9178']);
  sideTrees(pen, prng);
};

/** A clinic of three floors, new. */
export const clinic: Scene = (pen, prng) => {
  background(pen, prng);
  ground(pen, prng, 'green');
  const [top, bottom] = [HORIZON - 250, groundAt(0.28)];
  facade(pen, prng, {
    left: 260,
    top,
    width: 1080,
    height: bottom - top,
    wall: ['#f7f7f3', '#e2e6e4'],
    glass: ['#b7d8e0', '#6c9dac', '#4b7d8e'],
    floors: 3,
    columns: 9,
    modern: true,
  });
  pen.fillStyle = '#4b9aa8';
  pen.fillRect(240, top - 26, 1120, 30);
  pen.fillStyle = '#dfeeed';
  pen.fillRect(690, top - 4, 220, bottom - top + 4);
  pen.fillStyle = '#c0392f';
  pen.beginPath();
  pen.arc(800, top + 86, 46, 0, 7);
  pen.fill();
  pen.fillStyle = '#dfeeed';
  pen.beginPath();
  pen.arc(818, top + 86, 37, 0, 7);
  pen.fill();
  door(pen, 800, bottom, 150, 160, '#5f8796');
  yard(pen, prng, ['#cdcbc4', '#b6b4ad', '#9d9b94']);
  sideTrees(pen, prng);
};

/** The house of a mahalla, of clay, with wooden columns. */
export const house: Scene = (pen, prng) => {
  background(pen, prng);
  ground(pen, prng, 'dry');
  const [top, bottom] = [HORIZON - 110, groundAt(0.28)];
  facade(pen, prng, {
    left: 330,
    top,
    width: 940,
    height: bottom - top,
    wall: ['#dcc499', '#cbb083'],
    glass: GLASS,
    floors: 1,
    columns: 6,
    modern: false,
  });
  shape(
    pen,
    [
      [270, top + 10],
      [1330, top + 10],
      [1230, top - 96],
      [370, top - 96],
    ],
    downwards(pen, top - 96, top, ['#8d6a4e', '#6d4f39']),
  );
  for (let post = 0; post < 8; post += 1) {
    const x = 330 + post * 133;
    pen.fillStyle = '#74502f';
    pen.fillRect(x - 9, top + 8, 18, bottom - top);
    pen.fillRect(x - 24, top + 8, 48, 16);
  }
  door(pen, 800, bottom, 110, 150, '#35697a');
  yard(pen, prng, ['#bfa87e', '#a99168', '#8d7650']);
  sideTrees(pen, prng);
};
