import type { DatabaseSync } from 'node:sqlite';
import { fold } from '../db/fold.ts';
import { type ImportAnswer, importRows } from './import-rows.ts';
import { writeSheet } from './sheet.ts';

/** The header of export and import; the specification names none. */
const STUDENT_COLUMNS = [
  'Viloyat',
  'Tuman',
  'Maktab',
  'Sinf',
  'Sinf raqami',
  'F.I.Sh.',
  'Telefon raqami',
  'Kundalik ID',
] as const;

/** All students, school by school. */
export function studentWorkbook(db: DatabaseSync): Buffer {
  const rows = db
    .prepare(
      `SELECT r.title, d.title AS district, o.title AS school, s.class_name, s.class_number, s.full_name,
              CAST(s.phone_number AS TEXT) AS phone, s.kundalik_id
       FROM school_students s JOIN organizations o ON o.id = s.school_id JOIN districts d ON d.id = o.district_id
       JOIN regions r ON r.id = d.region_id ORDER BY s.id`,
    )
    .all();
  return writeSheet(
    "O'quvchilar",
    STUDENT_COLUMNS.map((title) => [title, title === 'Maktab' || title === 'F.I.Sh.' ? 34 : 18] as const),
    rows.map((row) => Object.values(row)),
  );
}

const keyOf = (...names: readonly string[]) => names.map((name) => fold(name).trim()).join('|');

/** Ids of the country's schools by the names of region, district and school. */
function schoolsByName(db: DatabaseSync): ReadonlyMap<string, number> {
  const schools = db
    .prepare(
      `SELECT o.id, o.title, d.title AS district, r.title AS region
       FROM organizations o JOIN districts d ON d.id = o.district_id JOIN regions r ON r.id = d.region_id
       WHERE o.organization_type = 'SCHOOL'`,
    )
    .all();
  return new Map(
    schools.map(({ id, title, district, region }) => [
      keyOf(String(region), String(district), String(title)),
      Number(id),
    ]),
  );
}

/** Imports students: updates those with a known kundalik id, adds the others. */
export function importStudents(db: DatabaseSync, bytes: Buffer | undefined): ImportAnswer {
  const schools = schoolsByName(db);
  const put = db.prepare(
    `INSERT INTO school_students (school_id, full_name, class_name, class_number, phone_number, kundalik_id)
     VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (kundalik_id) DO UPDATE SET school_id = excluded.school_id, full_name = excluded.full_name,
       class_name = excluded.class_name, class_number = excluded.class_number, phone_number = excluded.phone_number`,
  );
  return importRows(db, bytes, STUDENT_COLUMNS, (cells) => {
    const empty = STUDENT_COLUMNS.find((column) => cells[column] === '');
    if (empty) return `${empty} ko'rsatilmagan`;
    const school = schools.get(keyOf(cells.Viloyat, cells.Tuman, cells.Maktab));
    if (school === undefined) return `Bunday maktab yo'q: ${cells.Maktab}`;
    if (!/^998\d{9}$/.test(cells['Telefon raqami']))
      return "Telefon raqami 998 bilan boshlanib, 12 ta raqam bo'lishi kerak";
    put.run(
      school,
      cells['F.I.Sh.'],
      cells.Sinf,
      cells['Sinf raqami'],
      Number(cells['Telefon raqami']),
      cells['Kundalik ID'],
    );
    return null;
  });
}
