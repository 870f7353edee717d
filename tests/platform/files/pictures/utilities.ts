import { background, downwards, ground, HORIZON, type Pen, type Scene, shadow, shape, WIDTH } from './landscape.ts';
import { bush, groundAt, poplar, tree } from './plants.ts';

function pole(pen: Pen, x: number, y: number, height: number): void {
  shadow(pen, x, y, height * 0.1);
  pen.fillStyle = '#8d8577';
  pen.fillRect(x - height * 0.012, y - height, height * 0.024, height);
  pen.fillRect(x - height * 0.09, y - height * 0.96, height * 0.18, height * 0.016);
}

/** Three sagging wires from pole to pole. */
function wires(pen: Pen, poles: readonly { x: number; y: number; height: number }[]): void {
  pen.strokeStyle = 'rgba(40,42,46,0.7)';
  for (const [index, from] of poles.entries()) {
    const to = poles[index + 1];
    if (!to) return;
    for (const side of [-1, 0, 1]) {
      const start = [from.x + side * from.height * 0.08, from.y - from.height * 0.97] as const;
      const end = [to.x + side * to.height * 0.08, to.y - to.height * 0.97] as const;
      pen.lineWidth = Math.max(1, to.height * 0.004);
      pen.beginPath();
      pen.moveTo(...start);
      pen.quadraticCurveTo((start[0] + end[0]) / 2, Math.max(start[1], end[1]) + 26, ...end);
      pen.stroke();
    }
  }
}

/** A transformer and a line of poles. */
export const transformer: Scene = (pen, prng) => {
  background(pen, prng);
  ground(pen, prng, 'dry');
  for (let nth = 0; nth < 9; nth += 1) poplar(pen, prng, 60 + nth * 190, groundAt(0.05), prng.between(180, 280));
  const poles = [0, 1, 2, 3].map((nth) => ({
    x: 1500 - nth * 330,
    y: groundAt(0.1 + nth * 0.1),
    height: 300 + nth * 130,
  }));
  for (const { x, y, height } of poles) pole(pen, x, y, height);
  wires(pen, poles);
  const [x, y] = [820, groundAt(0.56)];
  shadow(pen, x + 190, y, 470);
  for (const leg of [30, 330]) {
    pen.fillStyle = '#8a8272';
    pen.fillRect(x + leg, y - 110, 36, 110);
  }
  pen.fillStyle = downwards(pen, y - 410, y - 100, ['#aeb8ae', '#8c978d', '#6f7a70']);
  pen.fillRect(x, y - 410, 400, 310);
  shape(
    pen,
    [
      [x - 20, y - 410],
      [x + 420, y - 410],
      [x + 380, y - 462],
      [x + 20, y - 462],
    ],
    '#5d665f',
  );
  for (let fin = 0; fin < 11; fin += 1) {
    pen.fillStyle = fin % 2 ? 'rgba(0,0,0,0.16)' : 'rgba(255,255,255,0.12)';
    pen.fillRect(x + 24 + fin * 15, y - 380, 8, 250);
  }
  pen.fillStyle = '#7c877e';
  pen.fillRect(x + 220, y - 380, 150, 250);
  shape(
    pen,
    [
      [x + 295, y - 340],
      [x + 345, y - 250],
      [x + 245, y - 250],
    ],
    '#e8bf3a',
  );
  shape(
    pen,
    [
      [x + 300, y - 322],
      [x + 280, y - 284],
      [x + 294, y - 284],
      [x + 288, y - 258],
      [x + 312, y - 294],
      [x + 298, y - 294],
    ],
    '#2c2a24',
  );
  for (let nth = 0; nth < 12; nth += 1)
    bush(pen, prng, prng.between(0, WIDTH), groundAt(0.7 + prng.next() * 0.3), prng.between(60, 150));
};

/** A water tower and its pump house. */
export const pump: Scene = (pen, prng) => {
  background(pen, prng);
  ground(pen, prng);
  for (let nth = 0; nth < 8; nth += 1) tree(pen, prng, 40 + nth * 220, groundAt(0.05), prng.between(150, 250));
  const [x, y] = [900, groundAt(0.4)];
  shadow(pen, x, y, 420);
  pen.strokeStyle = '#6e7a80';
  pen.lineWidth = 15;
  for (const leg of [-130, -44, 44, 130]) {
    pen.beginPath();
    pen.moveTo(x + leg * 1.25, y);
    pen.lineTo(x + leg * 0.8, HORIZON - 190);
    pen.stroke();
  }
  pen.lineWidth = 7;
  for (let brace = 0; brace < 4; brace += 1) {
    const level = y - brace * 112;
    pen.beginPath();
    pen.moveTo(x - 150 + brace * 9, level);
    pen.lineTo(x + 140 - brace * 9, level - 108);
    pen.moveTo(x + 150 - brace * 9, level);
    pen.lineTo(x - 140 + brace * 9, level - 108);
    pen.stroke();
  }
  const steel = pen.createLinearGradient(x - 170, 0, x + 170, 0);
  for (const [at, colour] of [
    [0, '#8fa3ad'],
    [0.3, '#dfe8ec'],
    [1, '#6d828c'],
  ] as const)
    steel.addColorStop(at, colour);
  pen.fillStyle = steel;
  pen.fillRect(x - 165, 130, 330, 250);
  shape(
    pen,
    [
      [x - 180, 134],
      [x + 180, 134],
      [x, 60],
    ],
    '#5f7580',
  );
  shape(
    pen,
    [
      [x - 165, 380],
      [x + 165, 380],
      [x + 60, 432],
      [x - 60, 432],
    ],
    steel,
  );
  pen.fillStyle = '#7f8b91';
  pen.fillRect(x - 9, 430, 18, y - 430);
  pen.fillStyle = '#d9c7a0';
  pen.fillRect(330, y - 170, 260, 190);
  shape(
    pen,
    [
      [310, y - 166],
      [610, y - 166],
      [580, y - 216],
      [340, y - 216],
    ],
    '#8c5a44',
  );
  pen.fillStyle = '#4f7f91';
  pen.fillRect(420, y - 104, 70, 124);
  for (let nth = 0; nth < 12; nth += 1)
    bush(pen, prng, prng.between(0, WIDTH), groundAt(0.7 + prng.next() * 0.3), prng.between(60, 160));
};
