import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { allDistricts, placeOf } from '../db/places.ts';
import { requireDistrict } from '../db/references.ts';
import { putRow } from '../db/rows.ts';
import { defineTable, integer, type RowOf, reference, stamp } from '../db/table.ts';
import { wholeCell } from '../files/cells.ts';
import { placeNames } from '../files/place-names.ts';
import { equallyWide } from '../files/sheet.ts';
import { exactPaging } from '../http/paging.ts';
import { forbidden } from '../http/problem.ts';
import { defineRoute } from '../http/route.ts';
import { id, idText, wholeNumber } from '../http/values.ts';
import { byOffset, equal, ofRegion } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { exportRoute, importRoute } from '../routes/table-files.ts';
import type { PlatformUser } from '../staff.ts';
import { defineArea } from './area.ts';

/** Years with known numbers of citizens. */
const YEARS = [2023, 2024, 2025, 2026];

/** Number of citizens of each district, growing every year; some districts have not reported the last year. */
const population = defineTable({
  kind: 'population',
  name: 'citizens_counts',
  columns: { district_id: reference('districts'), year: integer(), citizens_count: integer(), created_at: stamp() },
  unique: [['district_id', 'year']],
  *seed({ prng, db }) {
    for (const { id: district_id } of allDistricts(db)) {
      let citizens_count = prng.between(48_000, 320_000);
      for (const year of YEARS) {
        citizens_count = Math.round(citizens_count * (1 + prng.between(8, 26) / 1000));
        if (year === 2026 && prng.chance(0.1)) continue;
        const day = String(prng.between(9, 28)).padStart(2, '0');
        const created_at = `${year}-01-${day}T0${prng.between(4, 9)}:${prng.between(10, 59)}:00Z`;
        yield { district_id, year, citizens_count, created_at };
      }
    }
  },
});

/** A record with the names of its place. */
const withPlace = (row: RowOf<typeof population.columns>, db: DatabaseSync) => ({
  ...row,
  ...placeOf(db, row.district_id),
});

/** A region_manager works only in their own region (spec 001 §6). */
function requireOwnRegion(user: PlatformUser, { region_id }: { readonly region_id?: unknown }): void {
  if (user.role === 'region_manager' && region_id !== user.region_id)
    throw forbidden('population outside of the own region');
}

const yearText = wholeNumber.refine((year) => year >= 1900 && year <= 2100, 'a year');

const records = recordRoutes({
  ids: { list: 'E166', one: 'E168', create: 'E169', change: 'E170' },
  table: population,
  missing: "Aholi soni ma'lumoti topilmadi",
  list: {
    pages: byOffset({ rows: 'results', query: exactPaging() }),
    // Ids of districts are in the order of their regions.
    order: ['-year', 'district_id'],
    filters: {
      region_id: ofRegion,
      district_id: equal('district_id', idText.optional()),
      year: equal('year', yearText.optional()),
    },
    requires(query, user) {
      requireOwnRegion(user, query);
      // A moderator reads the own district first (Z-177).
      if (query.district_id !== undefined && user.role === 'region_manager')
        throw forbidden('district_id by a region_manager');
    },
  },
  answer: withPlace,
  body: z.strictObject({
    citizens_count: z.number().int().nonnegative(),
    region_id: id,
    district_id: id,
    year: z.number().int().min(1900).max(2100),
  }),
  scope: requireOwnRegion,
  refuses: ({ body, services: { db } }) => requireDistrict(db, body),
  unique: {
    columns: ['district_id', 'year'],
    message: ({ year }) => `Bu tuman uchun ${year}-yil aholi soni kiritilgan`,
  },
});

/** The selectable years: those with numbers. */
const years = defineRoute('E167', {
  handler({ services: { db } }) {
    const known = db.prepare('SELECT DISTINCT year FROM citizens_counts').all();
    return { years: known.map(({ year }) => Number(year)).sort((a, b) => b - a) };
  },
});

const COLUMNS = ['Viloyat', 'Tuman', 'Aholi soni'] as const;
const ofYear = z.strictObject({ year: yearText });

const exported = exportRoute('E171', {
  query: ofYear,
  file: ({ query: { year } }) => `Aholi soni, ${year}`,
  sheet: ({ year }) => String(year),
  columns: equallyWide(24, COLUMNS),
  rows: ({ db, query: { year } }) =>
    db
      .prepare(
        `SELECT r.title AS region, d.title AS district, c.citizens_count
         FROM citizens_counts c JOIN districts d ON d.id = c.district_id JOIN regions r ON r.id = d.region_id
         WHERE c.year = ? ORDER BY d.id`,
      )
      .all(year),
});

const imported = importRoute('E172', {
  body: ofYear,
  columns: COLUMNS,
  rows({ db, body: { year } }) {
    const { districtOf } = placeNames(db);
    return (cells) =>
      putRow(db, population, {
        district_id: districtOf(cells),
        year,
        citizens_count: wholeCell(cells, 'Aholi soni'),
      });
  },
});

export const populationArea = defineArea({
  name: 'population',
  tables: [population],
  routes: [...records, years, exported, imported],
});
