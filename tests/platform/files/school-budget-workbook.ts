import type { DatabaseSync } from 'node:sqlite';
import { placeNames } from '../db/place-names.ts';
import { type ImportAnswer, importRows, wholeCell } from './import-rows.ts';
import { writeSheet } from './sheet.ts';

/** The header of export and import; the specification names none. */
const COLUMNS = ['Viloyat', 'Tuman', 'Summa'] as const;

/** The budgets of the districts in a season of the school programme. */
export function schoolBudgetWorkbook(db: DatabaseSync, board: number): Buffer {
  const rows = db
    .prepare(
      `SELECT r.title AS region, d.title AS district, b.amount
       FROM school_budgets b JOIN districts d ON d.id = b.district_id JOIN regions r ON r.id = d.region_id
       WHERE b.board_id = ? ORDER BY d.id`,
    )
    .all(board);
  return writeSheet(
    'Budjet',
    COLUMNS.map((title) => [title, 28] as const),
    rows.map(({ region, district, amount }) => [region, district, amount]),
  );
}

/** Imports budgets: updates districts that have one, adds the others. */
export function importSchoolBudget(db: DatabaseSync, bytes: Buffer | undefined, board: number): ImportAnswer {
  const names = placeNames(db);
  const put = db.prepare(
    `INSERT INTO school_budgets (board_id, district_id, amount) VALUES (?, ?, ?)
     ON CONFLICT (board_id, district_id) DO UPDATE SET amount = excluded.amount`,
  );
  return importRows(db, bytes, COLUMNS, ({ Viloyat, Tuman, Summa }) => {
    const district = names.district(Viloyat, Tuman);
    if (district === undefined) return "Bunday viloyat yoki tuman yo'q";
    const amount = wholeCell(Summa);
    if (amount === null) return "Summa butun son bo'lishi kerak";
    put.run(board, district, amount);
    return null;
  });
}
