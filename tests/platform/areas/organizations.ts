import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { organizations } from '../db/organizations.ts';
import { placeOf } from '../db/places.ts';
import { requireDistrict } from '../db/references.ts';
import { putRow, rowAt, updateRow } from '../db/rows.ts';
import { ORGANIZATION_TYPES } from '../db/seed/institutions.ts';
import type { RowOf } from '../db/table.ts';
import { codeCell, digitsCell, filledCell } from '../files/cells.ts';
import { placeNames } from '../files/place-names.ts';
import { equallyWide } from '../files/sheet.ts';
import { exactPaging } from '../http/paging.ts';
import { HttpProblem, notFound } from '../http/problem.ts';
import { defineRoute } from '../http/route.ts';
import { id, idParams, idText } from '../http/values.ts';
import { byOffset, equal, ofRegion, unpaged } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { exportRoute, importRoute } from '../routes/table-files.ts';
import { defineArea } from './area.ts';

const missing = "Bunday tashkilot yo'q";

/** An organization with the region of its district. */
const withRegion = (row: RowOf<typeof organizations.columns>, db: DatabaseSync) => ({
  ...row,
  region_id: placeOf(db, row.district_id)?.region_id,
});

const ofDistrict = equal('district_id', idText.optional());
const ofType = equal('organization_type', z.enum(ORGANIZATION_TYPES).optional());

/** The unpaginated lookup for all staff (E013). */
const lookup = recordRoutes({
  ids: { list: 'E013' },
  table: organizations,
  missing,
  list: {
    pages: unpaged('organizations'),
    order: ['id'],
    filters: { district_id: ofDistrict, organization_type: ofType },
    answer: ({ id, title }) => ({ id, title }),
  },
});

const list = recordRoutes({
  ids: { list: 'E179' },
  table: organizations,
  missing,
  list: {
    pages: byOffset({ rows: 'organizations', query: exactPaging() }),
    order: ['-id'],
    filters: {
      organization_type: ofType,
      region_id: ofRegion,
      district_id: ofDistrict,
    },
    answer: withRegion,
  },
});

/** References that forbid the removal of an organization. */
const NAMED_IN = [
  ["Tashkilot tashabbuslarda ko'rsatilgan", 'SELECT 1 FROM initiatives WHERE organization_id = ? LIMIT 1'],
  ["Tashkilot bog'chalar ro'yxatida bor", 'SELECT 1 FROM kindergartens WHERE organization_id = ? LIMIT 1'],
  ["Tashkilotda o'quvchilar bor", 'SELECT 1 FROM school_students WHERE school_id = ? LIMIT 1'],
] as const;

const records = recordRoutes({
  ids: { one: 'E180', create: 'E181', change: 'E182', remove: 'E183' },
  table: organizations,
  missing,
  params: idParams,
  answer: withRegion,
  envelope: 'organization',
  body: z.strictObject({
    title: z.string().trim().min(1).max(500),
    organization_type: z.enum(ORGANIZATION_TYPES),
    region_id: id,
    district_id: id,
    inn: z.string().regex(/^\d{1,30}$/, 'digits'),
  }),
  // A new organization is active; only E184 changes the status later.
  columns: ({ region_id: _region, ...row }, stored) => ({ ...row, status: stored?.status ?? 'ACTIVE' }),
  refuses: ({ body, services: { db } }) => requireDistrict(db, body),
  unique: { columns: ['inn'], message: () => 'Bu STIR bilan tashkilot mavjud' },
  refusesRemoval({ id }, db) {
    for (const [message, sql] of NAMED_IN) if (db.prepare(sql).get(id)) throw new HttpProblem(409, message);
  },
});

/** No body: toggles the status, and answers an empty object (spec 001 §4). */
const toggle = defineRoute('E184', {
  params: idParams,
  handler({ params, services: { db } }) {
    const row = rowAt(db, organizations, params.id);
    if (!row) throw notFound(missing);
    updateRow(db, organizations, row.id, { status: row.status === 'ACTIVE' ? 'INACTIVE' : 'ACTIVE' });
    return {};
  },
});

const COLUMNS = ['Viloyat', 'Tuman', 'Nomi', 'Turi', 'STIR'] as const;

/** All organizations, district by district; types as codes. */
const exported = exportRoute('E185', {
  file: 'Tashkilotlar',
  columns: { ...equallyWide(22, COLUMNS), Nomi: 48 },
  rows: ({ db }) =>
    db
      .prepare(
        `SELECT r.title AS region, d.title AS district, o.title, o.organization_type, o.inn
         FROM organizations o JOIN districts d ON d.id = o.district_id JOIN regions r ON r.id = d.region_id
         ORDER BY o.district_id, o.organization_type, o.id`,
      )
      .all(),
});

const imported = importRoute('E186', {
  columns: COLUMNS,
  rows({ db }) {
    const { districtOf } = placeNames(db);
    return (cells) => {
      const organization = {
        district_id: districtOf(cells),
        title: filledCell(cells, 'Nomi'),
        organization_type: codeCell(cells, 'Turi', ORGANIZATION_TYPES),
        inn: digitsCell(cells, 'STIR', 9),
      };
      putRow(db, organizations, organization, { status: 'ACTIVE' });
    };
  },
});

/** Schools, kindergartens and others (spec 001 §3, §7); the lookup is also that of spec 000 §7. */
export const organizationsArea = defineArea({
  name: 'organizations',
  tables: [organizations],
  routes: [...lookup, ...list, exported, imported, toggle, ...records],
});
