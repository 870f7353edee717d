import type { Country, Named } from './country.ts';
import { area, type Frame, type Pen, stroke } from './frame.ts';
import { chanceOf, DEGREE, gridNode, type Spot } from './geometry.ts';
import { COLOURS } from './style.ts';

/** How far houses reach around the middle of a mahalla, in degrees. */
const REACH = 0.0125;

const LANES = 17;
const STREETS = 15;

/** The mahallas whose houses may reach onto the tile. */
export function nearQuarters(country: Country, frame: Frame): Named[] {
  const margin = frame.length(REACH * 1.6 * DEGREE) + 2;
  return country.quarters.filter((quarter) => frame.near(quarter, margin));
}

const isBuilt = (spot: Spot, quarters: readonly Named[]) =>
  quarters.some((quarter) => Math.hypot(quarter.x - spot.x, quarter.y - spot.y) < REACH * DEGREE);

/** Calls back for every cell of a grid that touches the tile. */
function eachCell(frame: Frame, level: number, visit: (column: number, row: number) => void): void {
  const cells = 2 ** level;
  const first = (edge: number) => Math.floor(edge * cells) - 2;
  const last = (edge: number) => Math.ceil((edge + frame.side) * cells) + 1;
  for (let column = first(frame.left); column <= last(frame.left); column += 1) {
    for (let row = first(frame.top); row <= last(frame.top); row += 1) visit(column, row);
  }
}

const corners = (level: number, column: number, row: number): [Spot, Spot, Spot, Spot] => [
  gridNode(level, column, row),
  gridNode(level, column + 1, row),
  gridNode(level, column + 1, row + 1),
  gridNode(level, column, row + 1),
];

const middle = (points: readonly Spot[]): Spot => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Fields around the towns: parcels in quiet greens. */
export function paintFields(pen: Pen, frame: Frame, districts: readonly Named[]): void {
  const oasis = districts.filter((district) => frame.near(district, frame.length(0.2 * DEGREE)));
  if (oasis.length === 0) return;
  eachCell(frame, STREETS, (column, row) => {
    const points = corners(STREETS, column, row);
    const centre = middle(points);
    const distance = Math.min(...oasis.map(({ x, y }) => Math.hypot(x - centre.x, y - centre.y)));
    const tone = chanceOf(column, row, 3);
    if (distance > (0.13 + tone * 0.06) * DEGREE) return;
    area(pen, frame, points, COLOURS.fields[Math.floor(tone * COLOURS.fields.length)] ?? COLOURS.land);
  });
}

/** The built-up ground of a town: blocks, a park here and there, and houses when one is near enough to see them. */
export function paintTown(pen: Pen, frame: Frame, quarters: readonly Named[]): void {
  if (frame.zoom < 14) {
    const radius = frame.length(REACH * DEGREE);
    pen.fillStyle = COLOURS.town;
    pen.beginPath();
    for (const quarter of quarters) {
      const [x, y] = frame.px(quarter);
      pen.moveTo(x + radius, y);
      pen.arc(x, y, radius, 0, Math.PI * 2);
    }
    pen.fill();
    return;
  }
  eachCell(frame, LANES, (column, row) => {
    const points = corners(LANES, column, row);
    if (!isBuilt(middle(points), quarters)) return;
    const isPark = chanceOf(column, row, 11) < 0.07;
    area(pen, frame, points, isPark ? COLOURS.park : COLOURS.town);
    if (!isPark && frame.zoom >= 15) houses(pen, frame, points, column, row);
  });
}

/** Houses along the edges of a block, in two or three rows. */
function houses(
  pen: Pen,
  frame: Frame,
  [a, b, c, d]: readonly [Spot, Spot, Spot, Spot],
  column: number,
  row: number,
): void {
  const at = (u: number, v: number): Spot => ({
    x: (a.x * (1 - u) + b.x * u) * (1 - v) + (d.x * (1 - u) + c.x * u) * v,
    y: (a.y * (1 - u) + b.y * u) * (1 - v) + (d.y * (1 - u) + c.y * u) * v,
  });
  const [across, down] = [3 + Math.floor(chanceOf(column, row, 21) * 3), 2 + Math.floor(chanceOf(column, row, 22) * 2)];
  for (let i = 0; i < across; i += 1) {
    for (let j = 0; j < down; j += 1) {
      const nth = 30 + i * 7 + j;
      if (chanceOf(column, row, nth) < 0.18) continue;
      const [u, v] = [0.12 + (i * 0.78) / across, 0.13 + (j * 0.78) / down];
      const wide = ((0.5 + chanceOf(column, row, nth + 60) * 0.3) / across) * 0.78;
      const deep = ((0.42 + chanceOf(column, row, nth + 90) * 0.32) / down) * 0.78;
      area(pen, frame, [at(u, v), at(u + wide, v), at(u + wide, v + deep), at(u, v + deep)], COLOURS.house);
    }
  }
}

/** The streets of the towns: main ones first seen, lanes later. */
export function paintStreets(pen: Pen, frame: Frame, quarters: readonly Named[]): void {
  const levels = [
    { level: LANES, from: 14, width: 1 },
    { level: STREETS, from: 12, width: 2.4 },
  ];
  for (const { level, from, width } of levels) {
    if (frame.zoom < from) continue;
    const lines: [Spot, Spot][] = [];
    eachCell(frame, level, (column, row) => {
      const start = gridNode(level, column, row);
      for (const [right, down] of [
        [1, 0],
        [0, 1],
      ] as const) {
        const end = gridNode(level, column + right, row + down);
        const isThere = level === STREETS || chanceOf(column * 2 + right, row, 77) < 0.86;
        if (isThere && isBuilt(middle([start, end]), quarters)) lines.push([start, end]);
      }
    });
    const px = width * 1.45 ** (frame.zoom - from);
    stroke(pen, frame, lines, COLOURS.casing, px + 1.6);
    stroke(pen, frame, lines, COLOURS.street, px);
  }
}
