import type { DatabaseSync } from 'node:sqlite';
import { type ImportAnswer, importRows } from './import-rows.ts';
import { writeSheet } from './sheet.ts';

/** The header of the import; the specification names none. */
const KEY = 'Kalit';

/** The keys of a season, or of all seasons. */
export function secretKeyWorkbook(db: DatabaseSync, board: number | null): Buffer {
  const rows = db
    .prepare(
      `SELECT k.secret, b.year || ' / ' || b.season AS season, k.created_at
       FROM secret_keys k JOIN school_boards b ON b.id = k.board_id WHERE k.board_id = coalesce(?, k.board_id) ORDER BY k.id`,
    )
    .all(board);
  return writeSheet(
    'Kalitlar',
    [KEY, 'Mavsum', 'Yaratilgan vaqti'].map((title) => [title, 24] as const),
    rows.map((row) => Object.values(row)),
  );
}

/** Adds the keys of a file to a season. The answer never contains a key. */
export function importSecretKeys(db: DatabaseSync, bytes: Buffer | undefined, board: number): ImportAnswer {
  const add = db.prepare(
    'INSERT INTO secret_keys (board_id, secret, created_at) VALUES (?, ?, ?) ON CONFLICT (board_id, secret) DO NOTHING',
  );
  return importRows(db, bytes, [KEY], (cells) => {
    if (cells[KEY] === '') return "Kalit ko'rsatilmagan";
    const { changes } = add.run(board, cells[KEY], new Date().toISOString());
    return changes > 0 ? null : 'Bu mavsumda bunday kalit bor';
  });
}
