import type { DatabaseSync } from 'node:sqlite';
import type { ManagerPlace, ManagerRole } from '../db/managers.ts';
import { digitsCell, filledCell } from './cells.ts';
import { WrongRow } from './import-rows.ts';
import { type PlaceNames, placeNames } from './place-names.ts';

type Column = 'Roli' | 'Viloyat' | 'Tuman' | 'Mahalla' | 'F.I.Sh.' | 'JSHSHIR';

/** The title of each list, and the required columns of its file; the specification names none. */
const LISTS = {
  region_manager: { title: 'Viloyat boshqaruvi', columns: ['Viloyat', 'F.I.Sh.', 'JSHSHIR'] },
  district_manager: { title: 'Tuman boshqaruvi', columns: ['Viloyat', 'Tuman', 'F.I.Sh.', 'JSHSHIR'] },
  quarter_manager: { title: 'Mahalla boshqaruvi', columns: ['Viloyat', 'Tuman', 'Mahalla', 'F.I.Sh.', 'JSHSHIR'] },
  quarter_moderator: { title: 'Mahalla moderatori', columns: ['Viloyat', 'Tuman', 'Mahalla', 'F.I.Sh.', 'JSHSHIR'] },
  moderator: { title: 'Tuman boshqaruvi', columns: ['Viloyat', 'Tuman', 'F.I.Sh.', 'JSHSHIR'] },
} as const satisfies Record<ManagerRole, { title: string; columns: readonly Column[] }>;

const EVERYBODY = ['Roli', ...LISTS.quarter_manager.columns] as const;

/** The title of the list of a role, or of all roles. */
export const managersTitle = (role: ManagerRole | null): string => (role ? LISTS[role].title : 'Boshqaruvchilar');

/** The columns of that list. */
export const managerColumns = (role: ManagerRole | null): readonly Column[] => (role ? LISTS[role].columns : EVERYBODY);

/** Its rows. */
export const managerRows = (db: DatabaseSync, role: ManagerRole | null): unknown[][] =>
  db
    .prepare(
      `SELECT m.role, r.title AS Viloyat, d.title AS Tuman, q.title AS Mahalla, m.fullname AS 'F.I.Sh.', m.pinfl AS JSHSHIR
       FROM managers m JOIN regions r ON r.id = m.region_id LEFT JOIN districts d ON d.id = m.district_id
       LEFT JOIN quarters q ON q.id = m.quarter_id WHERE m.role = coalesce(?, m.role) ORDER BY m.id`,
    )
    .all(role)
    .map((row) =>
      managerColumns(role).map((column) => (column === 'Roli' ? managersTitle(row.role as ManagerRole) : row[column])),
    );

type Cells = Record<Column, string>;

/** The place that a row names; throws a `WrongRow` if there is none. */
function placeOf(names: PlaceNames, regions: ReadonlyMap<string, number>, cells: Cells): ManagerPlace {
  const { Viloyat, Tuman, Mahalla } = cells;
  const region_id = regions.get(Viloyat);
  if (region_id === undefined) throw new WrongRow(`Bunday viloyat yo'q: ${Viloyat}`);
  if (!Tuman) return { region_id, district_id: null, quarter_id: null };
  const district_id = names.district(Viloyat, Tuman);
  if (district_id === undefined) throw new WrongRow(`Bunday tuman yo'q: ${Tuman}`);
  if (!Mahalla) return { region_id, district_id, quarter_id: null };
  const quarter_id = names.quarter(district_id, Mahalla);
  if (quarter_id === undefined) throw new WrongRow(`Bunday mahalla yo'q: ${Mahalla}`);
  return { region_id, district_id, quarter_id };
}

/** Reads the people of a file for the list of a role. */
export function managerReader(db: DatabaseSync, role: ManagerRole) {
  const names = placeNames(db);
  const rows = db.prepare('SELECT id, title FROM regions').all();
  const regions = new Map(rows.map(({ id, title }) => [String(title), Number(id)]));
  return (cells: Cells) => {
    const fullname = filledCell(cells, 'F.I.Sh.');
    const pinfl = digitsCell(cells, 'JSHSHIR', 14);
    for (const column of managerColumns(role)) filledCell(cells, column);
    return { fullname, pinfl, ...placeOf(names, regions, cells) };
  };
}
