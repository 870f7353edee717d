import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { allDistricts, placeOf } from '../db/places.ts';
import { requireDistrict } from '../db/references.ts';
import { defineTable, integer, type RowOf, reference, text } from '../db/table.ts';
import { DOCUMENT_COUNT, documentHash } from '../files/documents/names.ts';
import { equallyWide } from '../files/sheet.ts';
import { exactPaging } from '../http/paging.ts';
import { forbidden } from '../http/problem.ts';
import { fileId, id, idText, wholeNumber } from '../http/values.ts';
import { byOffset, equal, ofRegion } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { exportRoute } from '../routes/table-files.ts';
import type { PlatformUser } from '../staff.ts';
import { defineArea } from './area.ts';

const SEASONS = [2023, 2024, 2025];

/** A district's report for a quarter of a year; some districts have not yet reported the last ones. */
const quarterlyReports = defineTable({
  kind: 'quarterlyReport',
  name: 'quarterly_reports',
  columns: { district_id: reference('districts'), season: integer(), quarter: integer(), file_id: text() },
  unique: [['district_id', 'season', 'quarter']],
  indexes: [['season', 'quarter']],
  *seed({ prng, db }) {
    const districts = allDistricts(db);
    for (const season of SEASONS)
      for (let quarter = 1; quarter <= 4; quarter += 1)
        for (const { id: district_id } of districts) {
          if (prng.chance(season === 2025 ? 0.4 : 0.06)) continue;
          yield { district_id, season, quarter, file_id: documentHash(prng.between(1, DOCUMENT_COUNT)) };
        }
  },
});

/** A row of the list: a report with the names of its place. */
function named({ district_id, ...row }: RowOf<typeof quarterlyReports.columns>, db: DatabaseSync) {
  const place = placeOf(db, district_id);
  return { ...row, district: place?.district, region: place?.region };
}

/** Everybody except the admin works in the place of their own profile (Z-070). */
function requireOwnPlace(
  user: PlatformUser,
  place: { readonly region_id?: unknown; readonly district_id?: unknown },
): void {
  if (user.role === 'admin') return;
  if (place.region_id !== user.region_id) throw forbidden('quarterly reports outside of the own region');
  if (user.role === 'moderator' && place.district_id !== user.district_id)
    throw forbidden('quarterly reports outside of the own district');
}

const quarterText = wholeNumber.refine((quarter) => quarter >= 1 && quarter <= 4, 'a quarter of the year');

const list = recordRoutes({
  ids: { list: 'E144' },
  table: quarterlyReports,
  missing: 'Hisobot topilmadi',
  list: {
    pages: byOffset({ rows: 'result', query: exactPaging() }),
    order: ['district_id', 'id'],
    filters: {
      season: equal('season', wholeNumber),
      quarter: equal('quarter', quarterText),
      region_id: ofRegion,
      district_id: equal('district_id', idText.optional()),
    },
    requires: (query, user) => requireOwnPlace(user, query),
    answer: named,
  },
});

const records = recordRoutes({
  ids: { one: 'E145', create: 'E146', change: 'E147', remove: 'E148' },
  table: quarterlyReports,
  missing: 'Hisobot topilmadi',
  answer: (row, db) => ({ ...row, region_id: placeOf(db, row.district_id)?.region_id }),
  body: z.strictObject({
    region_id: id,
    district_id: id,
    season: z.number().int().min(2020).max(new Date().getUTCFullYear()),
    quarter: z.number().int().min(1).max(4),
    file_id: fileId,
  }),
  columns: ({ region_id: _region, ...row }) => row,
  scope: requireOwnPlace,
  files: { file_id: 'pdf' },
  refuses: ({ body, services: { db } }) => requireDistrict(db, body),
  unique: {
    columns: ['district_id', 'season', 'quarter'],
    message: ({ season, quarter }) => `Bu tumanning ${season}-yil ${quarter}-chorak hisoboti kiritilgan`,
  },
});

const exported = exportRoute('E149', {
  query: z.strictObject({ season: wholeNumber, quarter: quarterText, region_id: idText.optional() }),
  file({ query: { season, quarter, region_id = null }, user }) {
    if (user.role !== 'admin' && region_id !== user.region_id) throw forbidden('an export outside of the own region');
    return `Hisobotlar, ${season}-${quarter}`;
  },
  columns: equallyWide(24, ['Yil', 'Chorak', 'Viloyat', 'Tuman']),
  rows: ({ db, query: { season, quarter, region_id = null } }) =>
    db
      .prepare(
        `SELECT q.season, q.quarter, r.title AS region, d.title AS district
         FROM quarterly_reports q JOIN districts d ON d.id = q.district_id JOIN regions r ON r.id = d.region_id
         WHERE q.season = ?1 AND q.quarter = ?2 AND r.id = coalesce(?3, r.id) ORDER BY d.id`,
      )
      .all(season, quarter, region_id),
});

/** Spec 001 §7. */
export const quarterlyReportsArea = defineArea({
  name: 'quarterly reports',
  tables: [quarterlyReports],
  routes: [...list, exported, ...records],
});
