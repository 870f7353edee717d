import { farHouses } from './far-houses.ts';
import { background, downwards, ground, HEIGHT, HORIZON, type Scene, shape } from './landscape.ts';
import { edge, type Lane, strip } from './lane.ts';
import { avenue, bush, groundAt } from './plants.ts';

/** A canal between concrete banks. */
export const canal: Scene = (pen, prng) => {
  background(pen, prng);
  ground(pen, prng, prng.chance(0.5) ? 'green' : 'dry');
  farHouses(pen, prng);
  const lane: Lane = { vanish: prng.between(700, 900), near: 380, far: 10 };
  shape(
    pen,
    strip({ ...lane, near: 640, far: 18 }),
    downwards(pen, HORIZON, HEIGHT, ['#cfcabc', '#b5ae9b', '#98907c']),
  );
  shape(pen, strip({ ...lane, near: 480, far: 13 }), '#857e6d');
  shape(pen, strip(lane), downwards(pen, HORIZON, HEIGHT, ['#b9d6de', '#6fa9b6', '#3f7f8c']));
  for (let ripple = 0; ripple < 130; ripple += 1) {
    const depth = prng.next() ** 1.3;
    const [x, y] = edge(lane, (prng.next() - 0.5) * 1.7, depth);
    pen.strokeStyle = prng.chance(0.6) ? 'rgba(255,255,255,0.28)' : 'rgba(20,60,70,0.22)';
    pen.lineWidth = 1 + depth * 3;
    pen.beginPath();
    pen.moveTo(x - 8 - depth * 50, y);
    pen.quadraticCurveTo(x, y - 3 - depth * 5, x + 8 + depth * 50, y);
    pen.stroke();
  }
  avenue(pen, prng, lane.vanish, 1250);
  for (let nth = 0; nth < 14; nth += 1) {
    const depth = 0.3 + prng.next() * 0.66;
    const [x, y] = edge({ ...lane, near: 720, far: 20 }, prng.pick([-1, 1]), depth);
    bush(pen, prng, x, y, 40 + depth * 90);
  }
};

/** A canal with an old bridge across it. */
export const bridge: Scene = (pen, prng) => {
  canal(pen, prng, 1);
  const deck = groundAt(0.34);
  pen.fillStyle = downwards(pen, deck - 10, deck + 74, ['#c9c2b2', '#a29a88', '#7d7565']);
  pen.fillRect(180, deck, 1240, 64);
  pen.fillStyle = 'rgba(20,30,30,0.4)';
  pen.fillRect(470, deck + 64, 660, 26);
  for (const x of [430, 760, 1090]) {
    pen.fillStyle = downwards(pen, deck, deck + 250, ['#b3ab99', '#8a8271']);
    pen.fillRect(x, deck + 60, 66, 190);
  }
  pen.strokeStyle = '#5f7480';
  pen.lineWidth = 7;
  for (let post = 190; post <= 1410; post += 61) {
    if (prng.chance(0.16)) continue;
    pen.beginPath();
    pen.moveTo(post, deck);
    pen.lineTo(post + prng.between(-6, 6), deck - 92);
    pen.stroke();
  }
  for (const rail of [-88, -46]) {
    pen.beginPath();
    pen.moveTo(180, deck + rail);
    pen.lineTo(1420, deck + rail);
    pen.stroke();
  }
};
