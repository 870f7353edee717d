import type { DatabaseSync } from 'node:sqlite';
import { HttpProblem, notFound, wrongValue } from '../http/problem.ts';

/** What a form sends (E169). */
export type PopulationBody = { citizens_count: number; region_id: number; district_id: number; year: number };

const FROM = 'FROM citizens_counts c JOIN districts d ON d.id = c.district_id JOIN regions r ON r.id = d.region_id';
const SELECT = `
  SELECT c.id, r.title AS region, d.title AS district, c.citizens_count, c.year, c.created_at, d.region_id, c.district_id
  ${FROM}`;

type Filter = {
  region_id?: number | undefined;
  district_id?: number | undefined;
  year?: number | undefined;
  limit: number;
  offset: number;
};

/** One page, the newest year first, with the count of all that match (E166). */
export function listPopulation(db: DatabaseSync, { region_id, district_id, year, limit, offset }: Filter) {
  const where = `WHERE d.region_id = coalesce(?1, d.region_id) AND c.district_id = coalesce(?2, c.district_id)
    AND c.year = coalesce(?3, c.year)`;
  const values = [region_id ?? null, district_id ?? null, year ?? null] as const;
  const order = 'ORDER BY c.year DESC, r.id, d.id LIMIT ?4 OFFSET ?5';
  return {
    results: db.prepare(`${SELECT} ${where} ${order}`).all(...values, limit, offset),
    count: Number(db.prepare(`SELECT count(*) AS n ${FROM} ${where}`).get(...values)?.n),
  };
}

/** One record; 404 where there is none. */
export function readPopulation(db: DatabaseSync, id: number): Record<string, unknown> {
  const row = db.prepare(`${SELECT} WHERE c.id = ?`).get(id);
  if (!row) throw notFound("Aholi soni ma'lumoti topilmadi");
  return row;
}

/** The years that can be chosen: those with numbers, and the present one, whose numbers are still to come. */
export function populationYears(db: DatabaseSync, present: number): number[] {
  const known = db.prepare('SELECT DISTINCT year FROM citizens_counts').all();
  return [...new Set([present, ...known.map(({ year }) => Number(year))])].sort((a, b) => b - a);
}

/** Refuses a district of another region, and a second number for the same district and year. */
export function requirePopulationBody(db: DatabaseSync, body: PopulationBody, id: number | null): void {
  const district = db.prepare('SELECT region_id FROM districts WHERE id = ?').get(body.district_id);
  if (district?.region_id !== body.region_id)
    throw wrongValue('Tuman tanlangan viloyatga tegishli emas', 'district_id: of another region');
  const twin = db
    .prepare('SELECT 1 FROM citizens_counts WHERE district_id = ? AND year = ? AND id IS NOT ?')
    .get(body.district_id, body.year, id);
  if (twin) throw new HttpProblem(409, `Bu tuman uchun ${body.year}-yil aholi soni kiritilgan`);
}

export function addPopulation(db: DatabaseSync, { district_id, year, citizens_count }: PopulationBody): void {
  db.prepare('INSERT INTO citizens_counts VALUES (NULL, ?, ?, ?, ?)').run(
    district_id,
    year,
    citizens_count,
    new Date().toISOString(),
  );
}

export function changePopulation(db: DatabaseSync, id: number, body: PopulationBody): void {
  db.prepare('UPDATE citizens_counts SET district_id = ?, year = ?, citizens_count = ? WHERE id = ?').run(
    body.district_id,
    body.year,
    body.citizens_count,
    id,
  );
}
