import type { DatabaseSync } from 'node:sqlite';
import type { ManagerPlace, ManagerRole } from '../db/managers.ts';
import { type PlaceNames, placeNames } from '../db/place-names.ts';
import { type ImportAnswer, importRows } from './import-rows.ts';
import { writeSheet } from './sheet.ts';

type Column = 'Roli' | 'Viloyat' | 'Tuman' | 'Mahalla' | 'F.I.Sh.' | 'JSHSHIR';

/** The title of each list, and the required columns of its file; the specification names none. */
export const LISTS = {
  region_manager: { title: 'Viloyat boshqaruvi', columns: ['Viloyat', 'F.I.Sh.', 'JSHSHIR'] },
  district_manager: { title: 'Tuman boshqaruvi', columns: ['Viloyat', 'Tuman', 'F.I.Sh.', 'JSHSHIR'] },
  quarter_manager: { title: 'Mahalla boshqaruvi', columns: ['Viloyat', 'Tuman', 'Mahalla', 'F.I.Sh.', 'JSHSHIR'] },
  quarter_moderator: { title: 'Mahalla moderatori', columns: ['Viloyat', 'Tuman', 'Mahalla', 'F.I.Sh.', 'JSHSHIR'] },
  moderator: { title: 'Tuman boshqaruvi', columns: ['Viloyat', 'Tuman', 'F.I.Sh.', 'JSHSHIR'] },
} as const satisfies Record<ManagerRole, { title: string; columns: readonly Column[] }>;

const EVERYBODY = ['Roli', ...LISTS.quarter_manager.columns] as const;

/** The list of a role, or of all roles, as an xlsx file. */
export function managerWorkbook(db: DatabaseSync, role: ManagerRole | null): Buffer {
  const columns: readonly Column[] = role ? LISTS[role].columns : EVERYBODY;
  const rows = db
    .prepare(
      `SELECT m.role, r.title AS Viloyat, d.title AS Tuman, q.title AS Mahalla, m.fullname AS 'F.I.Sh.', m.pinfl AS JSHSHIR
       FROM managers m JOIN regions r ON r.id = m.region_id LEFT JOIN districts d ON d.id = m.district_id
       LEFT JOIN quarters q ON q.id = m.quarter_id WHERE m.role = coalesce(?, m.role) ORDER BY m.id`,
    )
    .all(role);
  return writeSheet(
    role ? LISTS[role].title : 'Boshqaruvchilar',
    columns.map((title) => [title, 26] as const),
    rows.map((row) =>
      columns.map((column) => (column === 'Roli' ? LISTS[row.role as ManagerRole].title : row[column])),
    ),
  );
}

type Cells = Record<Column, string>;

/** The place that a row names, or the reason why there is none. */
function placeOf(names: PlaceNames, regions: ReadonlyMap<string, number>, cells: Cells): ManagerPlace | string {
  const region_id = regions.get(cells.Viloyat);
  if (region_id === undefined) return `Bunday viloyat yo'q: ${cells.Viloyat}`;
  if (!cells.Tuman) return { region_id, district_id: null, quarter_id: null };
  const district_id = names.district(cells.Viloyat, cells.Tuman);
  if (district_id === undefined) return `Bunday tuman yo'q: ${cells.Tuman}`;
  if (!cells.Mahalla) return { region_id, district_id, quarter_id: null };
  const quarter_id = names.quarter(district_id, cells.Mahalla);
  return quarter_id === undefined ? `Bunday mahalla yo'q: ${cells.Mahalla}` : { region_id, district_id, quarter_id };
}

/** Adds the people of a file to the list of a role; a person with a known JSHSHIR is updated from the file. */
export function importManagers(db: DatabaseSync, bytes: Buffer | undefined, role: ManagerRole): ImportAnswer {
  const names = placeNames(db);
  const regions = new Map(
    db
      .prepare('SELECT id, title FROM regions')
      .all()
      .map(({ id, title }) => [String(title), Number(id)]),
  );
  const put = db.prepare(
    `INSERT INTO managers (fullname, role, region_id, district_id, quarter_id, pinfl) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (pinfl) DO UPDATE SET fullname = excluded.fullname, role = excluded.role,
       region_id = excluded.region_id, district_id = excluded.district_id, quarter_id = excluded.quarter_id`,
  );
  const columns: readonly Column[] = LISTS[role].columns;
  return importRows(db, bytes, columns, (cells) => {
    if (!cells['F.I.Sh.']) return "F.I.Sh. ko'rsatilmagan";
    if (!/^\d{14}$/.test(cells.JSHSHIR)) return "JSHSHIR 14 ta raqamdan iborat bo'lishi kerak";
    const empty = columns.find((column) => !cells[column]);
    if (empty) return `${empty} ko'rsatilmagan`;
    const place = placeOf(names, regions, cells);
    if (typeof place === 'string') return place;
    put.run(cells['F.I.Sh.'], role, place.region_id, place.district_id, place.quarter_id, cells.JSHSHIR);
    return null;
  });
}
