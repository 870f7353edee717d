import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { fold } from '../db/fold.ts';
import { requireDistrict } from '../db/references.ts';
import { putRow } from '../db/rows.ts';
import { students } from '../db/school-students.ts';
import type { RowOf } from '../db/table.ts';
import { cellLike, filledCell } from '../files/cells.ts';
import { WrongRow } from '../files/import-rows.ts';
import { equallyWide } from '../files/sheet.ts';
import { exactPaging } from '../http/paging.ts';
import { wrongValue } from '../http/problem.ts';
import { id, idText } from '../http/values.ts';
import { byOffset, equal, search } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { exportRoute, importRoute } from '../routes/table-files.ts';
import { defineArea } from './area.ts';

/** A student as the API answers it, with the school's name and place. */
function withSchool({ phone_number, ...row }: RowOf<typeof students.columns>, db: DatabaseSync) {
  const school = db
    .prepare(
      `SELECT o.title AS school, d.region_id, d.id AS district_id
       FROM organizations o JOIN districts d ON d.id = o.district_id WHERE o.id = ?`,
    )
    .get(row.school_id);
  return { ...row, phone_number: String(phone_number), ...school };
}

const filled = (most: number) => z.string().trim().min(1).max(most);

const records = recordRoutes({
  ids: { list: 'E288', one: 'E289', create: 'E290', change: 'E291', remove: 'E292' },
  table: students,
  missing: "Bunday o'quvchi yo'q",
  list: {
    pages: byOffset({ rows: 'students', query: exactPaging() }),
    order: ['-id'],
    filters: {
      search: search('full_name', 'kundalik_id'),
      school_id: equal('school_id', idText.optional()),
      class_name: equal('class_name', filled(20).optional()),
    },
  },
  answer: withSchool,
  envelope: 'student',
  body: z.strictObject({
    full_name: filled(300),
    school_id: id,
    class_name: filled(20),
    class_number: filled(20),
    phone_number: z.string().regex(/^998\d{9}$/, '998 and nine digits'),
    kundalik_id: filled(50),
    region_id: id,
    district_id: id,
  }),
  columns: ({ region_id: _region, district_id: _district, phone_number, ...row }) => ({
    ...row,
    phone_number: Number(phone_number),
  }),
  refuses({ body, services: { db } }) {
    requireDistrict(db, body);
    const school = db
      .prepare("SELECT district_id FROM organizations WHERE id = ? AND organization_type = 'SCHOOL'")
      .get(body.school_id);
    if (school?.district_id !== body.district_id)
      throw wrongValue('Maktab tanlangan tumanga tegishli emas', 'school_id: of another district');
  },
  unique: { columns: ['kundalik_id'], message: () => "Bu kundalik ID bilan o'quvchi mavjud" },
});

const COLUMNS = [
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
const exported = exportRoute('E293', {
  file: "O'quvchilar",
  columns: { ...equallyWide(18, COLUMNS), Maktab: 34, 'F.I.Sh.': 34 },
  rows: ({ db }) =>
    db
      .prepare(
        `SELECT r.title, d.title AS district, o.title AS school, s.class_name, s.class_number, s.full_name,
                CAST(s.phone_number AS TEXT) AS phone, s.kundalik_id
         FROM school_students s JOIN organizations o ON o.id = s.school_id JOIN districts d ON d.id = o.district_id
         JOIN regions r ON r.id = d.region_id ORDER BY s.id`,
      )
      .all(),
});

const keyOf = (...names: readonly unknown[]) => names.map((name) => fold(String(name)).trim()).join('|');

/** Ids of the country's schools by the names of region, district and school. */
const schoolsByName = (db: DatabaseSync): ReadonlyMap<string, number> =>
  new Map(
    db
      .prepare(
        `SELECT o.id, o.title, d.title AS district, r.title AS region
         FROM organizations o JOIN districts d ON d.id = o.district_id JOIN regions r ON r.id = d.region_id
         WHERE o.organization_type = 'SCHOOL'`,
      )
      .all()
      .map(({ id, title, district, region }) => [keyOf(region, district, title), Number(id)]),
  );

const imported = importRoute('E294', {
  columns: COLUMNS,
  rows({ db }) {
    const schools = schoolsByName(db);
    return (cells) => {
      for (const column of COLUMNS) filledCell(cells, column);
      const school_id = schools.get(keyOf(cells.Viloyat, cells.Tuman, cells.Maktab));
      if (school_id === undefined) throw new WrongRow(`Bunday maktab yo'q: ${cells.Maktab}`);
      const wrongPhone = "Telefon raqami 998 bilan boshlanib, 12 ta raqam bo'lishi kerak";
      putRow(db, students, {
        school_id,
        full_name: cells['F.I.Sh.'],
        class_name: cells.Sinf,
        class_number: cells['Sinf raqami'],
        phone_number: Number(cellLike(cells, 'Telefon raqami', /^998\d{9}$/, wrongPhone)),
        kundalik_id: cells['Kundalik ID'],
      });
    };
  },
});

export const schoolStudentsArea = defineArea({
  name: 'school students',
  tables: [students],
  routes: [exported, imported, ...records],
});
