import type { DatabaseSync } from 'node:sqlite';
import { placeNames } from '../db/place-names.ts';
import { ORGANIZATION_TYPES } from '../db/seed/institutions.ts';
import { type ImportAnswer, importRows } from './import-rows.ts';
import { writeSheet } from './sheet.ts';

/** The header of export and import; the specification names none. Types are written as codes. */
const ORGANIZATION_COLUMNS = ['Viloyat', 'Tuman', 'Nomi', 'Turi', 'STIR'] as const;

/** All organizations, district by district. */
export function organizationWorkbook(db: DatabaseSync): Buffer {
  const rows = db
    .prepare(
      `SELECT r.title AS region, d.title AS district, o.title, o.organization_type, o.inn
       FROM organizations o JOIN districts d ON d.id = o.district_id JOIN regions r ON r.id = d.region_id
       ORDER BY o.district_id, o.organization_type, o.id`,
    )
    .all();
  return writeSheet(
    'Tashkilotlar',
    ORGANIZATION_COLUMNS.map((title) => [title, title === 'Nomi' ? 48 : 22] as const),
    rows.map(({ region, district, title, organization_type, inn }) => [
      region,
      district,
      title,
      organization_type,
      inn,
    ]),
  );
}

/** Imports organizations: updates those with a known STIR, adds the others as active. */
export function importOrganizations(db: DatabaseSync, bytes: Buffer | undefined): ImportAnswer {
  const names = placeNames(db);
  const put = db.prepare(
    `INSERT INTO organizations (district_id, organization_type, title, inn, status) VALUES (?, ?, ?, ?, 'ACTIVE')
     ON CONFLICT (inn) DO UPDATE SET
       district_id = excluded.district_id, organization_type = excluded.organization_type, title = excluded.title`,
  );
  return importRows(db, bytes, ORGANIZATION_COLUMNS, ({ Viloyat, Tuman, Nomi, Turi, STIR }) => {
    const district = names.district(Viloyat, Tuman);
    if (district === undefined) return "Bunday viloyat yoki tuman yo'q";
    if (Nomi === '') return "Nomi ko'rsatilmagan";
    if (!(ORGANIZATION_TYPES as readonly string[]).includes(Turi)) return `Turi noma'lum: ${Turi}`;
    if (!/^\d{9}$/.test(STIR)) return "STIR 9 ta raqamdan iborat bo'lishi kerak";
    put.run(district, Turi, Nomi, STIR);
    return null;
  });
}
