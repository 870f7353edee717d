import type { DatabaseSync } from 'node:sqlite';
import { placeNames } from '../db/place-names.ts';
import { type ImportAnswer, importRows, wholeCell } from './import-rows.ts';
import { writeSheet } from './sheet.ts';

/** The headers of these files; the specification names none. An exported file can be imported again unchanged. */
const ACCOUNT_COLUMNS = ['Viloyat', 'Tuman', 'Hisob raqami'] as const;
const TAX_ID_COLUMNS = ['Viloyat', 'Tuman', 'Nomi', 'STIR'] as const;
const QUARTER_COLUMNS = ['Viloyat', 'Tuman', 'Mahalla', 'Aholi soni', 'Holati', 'Moliyaviy holati'] as const;
const RECESS_COLUMNS = ['Viloyat', 'Tuman', 'Mahalla'] as const;

const STATUSES = { Faol: 'ACTIVE', Arxiv: 'ARCHIVE' } as const;
const MONEY = { Yaxshi: 'GOOD', "Og'ir": 'BAD' } as const;
const label = (labels: Record<string, string>, value: unknown) =>
  Object.keys(labels).find((name) => labels[name] === value) ?? '';
const NO_DISTRICT = "Bunday viloyat yoki tuman yo'q";
const NO_QUARTER = "Bu tumanda shu nomli mahalla yo'q";

const PLACED = 'JOIN districts d ON d.id = x.district_id JOIN regions r ON r.id = d.region_id ORDER BY x.id';
const NAMES = 'r.title AS region, d.title AS district';
const columnsOf = (titles: readonly string[]) => titles.map((title) => [title, 24] as const);

export const accountWorkbook = (db: DatabaseSync): Buffer =>
  writeSheet(
    'Hisob raqamlari',
    columnsOf(ACCOUNT_COLUMNS),
    db
      .prepare(`SELECT ${NAMES}, x.acc_number FROM quarter_acc_numbers x ${PLACED}`)
      .all()
      .map((row) => [row.region, row.district, row.acc_number]),
  );

export const taxIdWorkbook = (db: DatabaseSync): Buffer =>
  writeSheet(
    'STIR',
    columnsOf(TAX_ID_COLUMNS),
    db
      .prepare(`SELECT ${NAMES}, x.title, x.id_number FROM quarter_id_numbers x ${PLACED}`)
      .all()
      .map((row) => [row.region, row.district, row.title, row.id_number]),
  );

export const quarterWorkbook = (db: DatabaseSync): Buffer =>
  writeSheet(
    'Mahallalar',
    columnsOf(QUARTER_COLUMNS),
    db
      .prepare(`SELECT ${NAMES}, x.title, x.citizen_count, x.status, x.financial_status FROM quarters x ${PLACED}`)
      .all()
      .map((row) => [
        row.region,
        row.district,
        row.title,
        row.citizen_count,
        label(STATUSES, row.status),
        label(MONEY, row.financial_status),
      ]),
  );

/** Imports account numbers of districts: adds new numbers, keeps known ones unchanged. */
export function importAccounts(db: DatabaseSync, bytes: Buffer | undefined): ImportAnswer {
  const names = placeNames(db);
  const add = db.prepare('INSERT OR IGNORE INTO quarter_acc_numbers VALUES (NULL, ?, ?)');
  return importRows(db, bytes, ACCOUNT_COLUMNS, (cells) => {
    const district = names.district(cells.Viloyat, cells.Tuman);
    if (district === undefined) return NO_DISTRICT;
    const account = cells['Hisob raqami'];
    if (!/^\d{20,30}$/.test(account)) return "Hisob raqami 20 tadan 30 tagacha raqamdan iborat bo'lishi kerak";
    add.run(district, account);
    return null;
  });
}

/** Imports tax ids of districts: adds new ids, changes the names of known ones. */
export function importTaxIds(db: DatabaseSync, bytes: Buffer | undefined): ImportAnswer {
  const names = placeNames(db);
  const put = db.prepare(
    `INSERT INTO quarter_id_numbers (district_id, title, id_number) VALUES (?, ?, ?)
     ON CONFLICT (id_number) DO UPDATE SET title = excluded.title`,
  );
  return importRows(db, bytes, TAX_ID_COLUMNS, (cells) => {
    const district = names.district(cells.Viloyat, cells.Tuman);
    if (district === undefined) return NO_DISTRICT;
    if (!/^\d{9}$/.test(cells.STIR)) return "STIR 9 ta raqamdan iborat bo'lishi kerak";
    if (!cells.Nomi) return "Nomi ko'rsatilmagan";
    put.run(district, cells.Nomi, cells.STIR);
    return null;
  });
}

/** Imports quarters by name: updates a quarter whose name is known in its district, adds the others. */
export function importQuarters(db: DatabaseSync, bytes: Buffer | undefined): ImportAnswer {
  const names = placeNames(db);
  const change = db.prepare('UPDATE quarters SET citizen_count = ?, status = ?, financial_status = ? WHERE id = ?');
  const add = db.prepare(
    `INSERT INTO quarters (district_id, title, citizen_count, status, financial_status, latitude, longitude)
     SELECT id, ?, ?, ?, ?, latitude, longitude FROM districts WHERE id = ?`,
  );
  return importRows(db, bytes, QUARTER_COLUMNS, (cells) => {
    const district = names.district(cells.Viloyat, cells.Tuman);
    if (district === undefined) return NO_DISTRICT;
    if (!cells.Mahalla) return "Mahalla ko'rsatilmagan";
    const count = wholeCell(cells['Aholi soni']);
    if (count === null) return "Aholi soni butun son bo'lishi kerak";
    const status = Object.entries(STATUSES).find(([name]) => name === cells.Holati)?.[1] ?? null;
    if (status === null && cells.Holati) return `Holati noma'lum: ${cells.Holati}`;
    const money = Object.entries(MONEY).find(([name]) => name === cells['Moliyaviy holati'])?.[1] ?? 'BAD';
    const known = names.quarter(district, cells.Mahalla);
    if (known === undefined) add.run(cells.Mahalla, count, status, money, district);
    else change.run(count, status, money, known);
    return null;
  });
}

/** Imports the quarters that are out of a board's season. */
export function importRecess(db: DatabaseSync, bytes: Buffer | undefined, board: number): ImportAnswer {
  const names = placeNames(db);
  const add = db.prepare('INSERT OR IGNORE INTO recess_quarters VALUES (?, ?)');
  return importRows(db, bytes, RECESS_COLUMNS, (cells) => {
    const district = names.district(cells.Viloyat, cells.Tuman);
    if (district === undefined) return NO_DISTRICT;
    const quarter = names.quarter(district, cells.Mahalla);
    if (quarter === undefined) return NO_QUARTER;
    add.run(board, quarter);
    return null;
  });
}
