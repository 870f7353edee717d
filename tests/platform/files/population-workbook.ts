import type { DatabaseSync } from 'node:sqlite';
import { placeNames } from '../db/place-names.ts';
import { type ImportAnswer, importRows, wholeCell } from './import-rows.ts';
import { writeSheet } from './sheet.ts';

/** The header of export and import; the specification names none. The year is sent beside the file (E172). */
const POPULATION_COLUMNS = ['Viloyat', 'Tuman', 'Aholi soni'] as const;

/** The numbers of a year, district by district. */
export function populationWorkbook(db: DatabaseSync, year: number): Buffer {
  const rows = db
    .prepare(
      `SELECT r.title AS region, d.title AS district, c.citizens_count
       FROM citizens_counts c JOIN districts d ON d.id = c.district_id JOIN regions r ON r.id = d.region_id
       WHERE c.year = ? ORDER BY d.id`,
    )
    .all(year);
  return writeSheet(
    String(year),
    POPULATION_COLUMNS.map((title) => [title, 24] as const),
    rows.map((row) => [row.region, row.district, row.citizens_count]),
  );
}

/** Imports the numbers of a year: updates districts that have one, adds the others. */
export function importPopulation(db: DatabaseSync, bytes: Buffer | undefined, year: number): ImportAnswer {
  const names = placeNames(db);
  const put = db.prepare(
    `INSERT INTO citizens_counts (district_id, year, citizens_count, created_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (district_id, year) DO UPDATE SET citizens_count = excluded.citizens_count`,
  );
  return importRows(db, bytes, POPULATION_COLUMNS, (cells) => {
    const district = names.district(cells.Viloyat, cells.Tuman);
    if (district === undefined) return "Bunday viloyat yoki tuman yo'q";
    const count = wholeCell(cells['Aholi soni']);
    if (count === null) return "Aholi soni butun son bo'lishi kerak";
    put.run(district, year, count, new Date().toISOString());
    return null;
  });
}
