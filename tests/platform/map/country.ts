import type { DatabaseSync } from 'node:sqlite';
import { chanceOf, DEGREE, project, type Spot, winding } from './geometry.ts';

export type Named = Spot & { id: number; name: string };
/** A line with the box it lies in, so that a tile passes over those far away. */
export type Line = { points: readonly Spot[]; left: number; right: number; top: number; bottom: number };

/** Everything that the map shows, in Mercator; worked out once per start. */
export type Country = {
  regions: readonly Named[];
  districts: readonly Named[];
  quarters: readonly Named[];
  rivers: readonly Line[];
  canals: readonly Line[];
  highways: readonly Line[];
  roads: readonly Line[];
};

/** The three great rivers, roughly. */
const RIVERS: readonly (readonly [latitude: number, longitude: number])[][] = [
  [
    [37.3, 68.2],
    [37.2, 67.2],
    [37.9, 65.6],
    [39.1, 63.4],
    [40.2, 62.2],
    [41.4, 60.9],
    [42.3, 59.6],
    [43.6, 59.1],
  ],
  [
    [40.9, 73.1],
    [40.8, 71.6],
    [40.3, 70.3],
    [40.2, 69.3],
    [40.9, 68.6],
    [41.6, 68.1],
    [43.0, 67.9],
  ],
  [
    [39.5, 68.6],
    [39.6, 67.3],
    [39.95, 66.3],
    [40.1, 65.3],
    [39.8, 64.4],
    [39.4, 63.8],
  ],
];

function lineOf(points: readonly Spot[]): Line {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { points, left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Each place joined to its `count` nearest, every pair once. */
function joined(places: readonly Named[], count: number, wildness: number): Line[] {
  const pairs = new Map<string, [Named, Named]>();
  for (const from of places) {
    const distance = (to: Named) => Math.hypot(to.x - from.x, to.y - from.y);
    const nearest = places.filter((to) => to !== from).sort((a, b) => distance(a) - distance(b));
    for (const to of nearest.slice(0, count)) {
      const [first, second] = from.id < to.id ? [from, to] : [to, from];
      pairs.set(`${first.id}-${second.id}`, [first, second]);
    }
  }
  return [...pairs.values()].map(([from, to]) => lineOf(winding([from, to], from.id * 7919 + to.id, wildness)));
}

/** A canal through each district, beside its centre. */
function canal({ id, x, y }: Named): Line {
  const along = chanceOf(id, 1) * Math.PI;
  const [dx, dy] = [Math.cos(along) * 0.13 * DEGREE, Math.sin(along) * 0.13 * DEGREE];
  const aside = { x: x + dy * 0.12, y: y - dx * 0.12 };
  return lineOf(winding([{ x: aside.x - dx, y: aside.y - dy }, aside, { x: aside.x + dx, y: aside.y + dy }], id, 0.5));
}

/** Reads the places of the database and lays rivers, canals and roads between them. */
export function readCountry(db: DatabaseSync): Country {
  const named = (table: string) =>
    db
      .prepare(`SELECT id, title, latitude, longitude FROM ${table} ORDER BY id`)
      .all()
      .map((row) => ({
        id: Number(row.id),
        name: String(row.title),
        ...project(Number(row.latitude), Number(row.longitude)),
      }));
  const [regions, districts, quarters] = [named('regions'), named('districts'), named('quarters')];
  const rivers = RIVERS.map((points, index) =>
    lineOf(
      winding(
        points.map(([lat, lng]) => project(lat, lng)),
        index,
        0.55,
      ),
    ),
  );
  return {
    regions,
    districts,
    quarters,
    rivers,
    canals: districts.map(canal),
    highways: joined(regions, 2, 0.16),
    roads: joined(districts, 3, 0.24),
  };
}
