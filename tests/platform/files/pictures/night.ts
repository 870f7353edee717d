import { downwards, HEIGHT, HORIZON, type Pen, type Point, type Scene, shape, WIDTH } from './landscape.ts';
import { edge, type Lane, strip } from './lane.ts';
import { groundAt, poplar } from './plants.ts';

/** A road at night, on which few of the lamps are lit. */
export const lights: Scene = (pen, prng) => {
  pen.fillStyle = downwards(pen, 0, HORIZON, ['#0c1630', '#1c2c50', '#5b5a72', '#a37c66']);
  pen.fillRect(0, 0, WIDTH, HORIZON);
  for (let star = 0; star < 120; star += 1) {
    pen.fillStyle = `rgba(255,255,255,${prng.next() * 0.7})`;
    pen.fillRect(prng.between(0, WIDTH), prng.between(0, 380), 2, 2);
  }
  pen.fillStyle = downwards(pen, HORIZON, HEIGHT, ['#2b2d38', '#23242c', '#17181e']);
  pen.fillRect(0, HORIZON, WIDTH, HEIGHT - HORIZON);
  const lane: Lane = { vanish: prng.between(680, 920), near: 560, far: 10 };
  shape(pen, strip(lane), downwards(pen, HORIZON, HEIGHT, ['#4a4a54', '#36363f', '#25262d']));
  for (const side of [-1, 1]) {
    for (let nth = 0; nth < 5; nth += 1)
      poplar(pen, prng, lane.vanish + side * (90 + nth * 150), groundAt(0.03 + nth * 0.07), 170 + nth * 90);
  }
  pen.fillStyle = 'rgba(9,13,30,0.5)';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const lit = prng.between(2, 5);
  for (let nth = 0; nth < 6; nth += 1)
    lamp(
      pen,
      edge({ ...lane, near: 700 }, nth % 2 ? 1 : -1, 0.04 + (nth / 6) ** 2 * 0.6),
      90 + nth ** 1.8 * 32,
      nth < lit,
    );
};

function lamp(pen: Pen, [x, y]: Point, height: number, isLit: boolean): void {
  pen.strokeStyle = '#0b0d14';
  pen.lineWidth = Math.max(3, height * 0.022);
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x, y - height);
  pen.lineTo(x + (x < WIDTH / 2 ? 1 : -1) * height * 0.2, y - height * 1.04);
  pen.stroke();
  if (!isLit) return;
  const [bulbX, bulbY] = [x + (x < WIDTH / 2 ? 1 : -1) * height * 0.2, y - height * 1.03];
  pen.globalCompositeOperation = 'lighter';
  for (const [centreX, centreY, radius, strength] of [
    [bulbX, bulbY, height * 0.75, 0.75],
    [bulbX, y, height * 1.1, 0.3],
  ] as const) {
    const glow = pen.createRadialGradient(centreX, centreY, 0, centreX, centreY, radius);
    glow.addColorStop(0, `rgba(255,214,140,${strength})`);
    glow.addColorStop(0.25, `rgba(255,186,100,${strength * 0.4})`);
    glow.addColorStop(1, 'rgba(255,170,80,0)');
    pen.fillStyle = glow;
    pen.beginPath();
    pen.ellipse(centreX, centreY, radius, centreY === y ? radius * 0.3 : radius, 0, 0, 7);
    pen.fill();
  }
  pen.globalCompositeOperation = 'source-over';
}
