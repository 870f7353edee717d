import type { DatabaseSync } from 'node:sqlite';
import { type Condition, selectRows } from '../db/rows.ts';
import { namedInitiatives, schoolInitiatives } from '../db/school-initiatives.ts';
import { type ImportAnswer, importRows, wholeCell } from './import-rows.ts';
import { writeSheet } from './sheet.ts';

const WIDTHS = { ID: 12, Mavzu: 60, Muallif: 36, Maktab: 44, Toifa: 26 } as const;
const columns = (...titles: readonly string[]) =>
  titles.map((title) => [title, title in WIDTHS ? WIDTHS[title as keyof typeof WIDTHS] : 16] as const);

const named = (db: DatabaseSync, conditions: readonly Condition[]) =>
  namedInitiatives(
    db,
    selectRows(db, schoolInitiatives, { conditions, order: ['id'] }).map(({ id }) => id),
  );

/** All initiatives that meet these conditions; the specification names no columns. */
export function schoolInitiativesWorkbook(db: DatabaseSync, conditions: readonly Condition[]): Buffer {
  const rows = named(db, conditions).map((one) => [
    one.public_id,
    one.title,
    one.author_full_name,
    one.school,
    one.category,
    one.requested_amount,
    one.granted_amount,
    one.stage,
    one.status,
  ]);
  const head = columns('ID', 'Mavzu', 'Muallif', 'Maktab', 'Toifa', "So'ralgan", 'Ajratilgan', 'Bosqich', 'Holati');
  return writeSheet('Tashabbuslar', head, rows);
}

/** The votes for the initiatives that were voted on. */
export function schoolVotesWorkbook(db: DatabaseSync, conditions: readonly Condition[]): Buffer {
  const voted = { sql: "stage IN ('PASSED', 'WINNER')" };
  const rows = named(db, [...conditions, voted]).map((one) => [one.public_id, one.title, one.school, one.votes]);
  return writeSheet('Ovozlar', columns('ID', 'Mavzu', 'Maktab', 'Ovozlar soni'), rows);
}

/** Imports the numbers of votes of a season's initiatives. */
export function importSchoolVotes(db: DatabaseSync, bytes: Buffer | undefined, board: number): ImportAnswer {
  const put = db.prepare('UPDATE school_initiatives SET votes = ? WHERE public_id = ? AND board_id = ?');
  return importRows(db, bytes, ['ID', 'Ovozlar soni'] as const, (cells) => {
    const votes = wholeCell(cells['Ovozlar soni']);
    if (votes === null) return "Ovozlar soni butun son bo'lishi kerak";
    return put.run(votes, cells.ID, board).changes > 0 ? null : "Mavsumda bunday tashabbus yo'q";
  });
}
