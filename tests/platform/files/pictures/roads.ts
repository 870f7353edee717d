import type { Prng } from '../../db/seed/prng.ts';
import { farHouses } from './far-houses.ts';
import { background, downwards, ground, HEIGHT, HORIZON, type Pen, type Scene, shape } from './landscape.ts';
import { edge, type Lane, strip, track } from './lane.ts';
import { avenue, bush } from './plants.ts';

function potholes(pen: Pen, prng: Prng, lane: Lane, colour: string): void {
  for (let hole = 0; hole < 26; hole += 1) {
    const depth = 0.06 + prng.next() * 0.9;
    const [x, y] = edge(lane, (prng.next() - 0.5) * 1.5, depth);
    const size = 6 + depth * prng.between(20, 74);
    pen.fillStyle = colour;
    pen.beginPath();
    pen.ellipse(x, y, size, size * 0.24, 0, 0, 7);
    pen.fill();
    pen.fillStyle = 'rgba(255,255,255,0.1)';
    pen.beginPath();
    pen.ellipse(x, y + size * 0.06, size * 0.8, size * 0.15, 0, 0, 7);
    pen.fill();
  }
}

/** A village road between poplars, of earth or broken asphalt. */
export const road: Scene = (pen, prng) => {
  background(pen, prng);
  ground(pen, prng);
  farHouses(pen, prng);
  const lane: Lane = { vanish: prng.between(640, 960), near: 620, far: 12 };
  const paved = prng.chance(0.5);
  const verge: Lane = { ...lane, near: 760, far: 18 };
  shape(pen, strip(verge), '#a89674');
  shape(
    pen,
    strip(lane),
    downwards(pen, HORIZON, HEIGHT, paved ? ['#a2a4a6', '#77797c', '#5c5e61'] : ['#c4b08a', '#ab946a', '#927a52']),
  );
  for (const at of [-0.42, 0.42])
    track(pen, lane, at, [0, 1], paved ? 'rgba(40,40,44,0.16)' : 'rgba(90,68,38,0.34)', 0.11);
  potholes(pen, prng, lane, paved ? 'rgba(46,42,36,0.5)' : 'rgba(82,62,34,0.42)');
  if (paved)
    for (let mark = 0; mark < 9; mark += 1)
      track(pen, lane, 0, [(mark / 9) ** 2, ((mark + 0.45) / 9) ** 2], 'rgba(240,240,235,0.5)', 0.012);
  avenue(pen, prng, lane.vanish, 1160);
  for (let nth = 0; nth < 8; nth += 1)
    bush(
      pen,
      prng,
      prng.pick([prng.between(0, 160), prng.between(1440, 1600)]),
      prng.between(860, 1180),
      prng.between(70, 170),
    );
};
