import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Prng } from '../db/seed/prng.ts';
import { defineTable, nullable, type RowOf, reference, type Source, stamp, text } from '../db/table.ts';
import { filledCell } from '../files/cells.ts';
import { WrongRow } from '../files/import-rows.ts';
import { equallyWide } from '../files/sheet.ts';
import { exactPaging } from '../http/paging.ts';
import { HttpProblem, notFound } from '../http/problem.ts';
import { defineRoute } from '../http/route.ts';
import { id, idText, ofBoard } from '../http/values.ts';
import { byOffset, equal } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { exportRoute, importRoute } from '../routes/table-files.ts';
import { defineArea } from './area.ts';

/** Twelve hexadecimal digits, like the keys that are generated for all students. */
const secretOf = (prng: Prng): string =>
  Array.from({ length: 12 }, () => '0123456789ABCDEF'[prng.between(0, 15)]).join('');

/** Keys entered by hand in each season; the last season has the most. */
function* seed({ prng, db }: Source) {
  const students = db.prepare('SELECT id FROM school_students ORDER BY id LIMIT 500').all();
  for (const { id: board_id, accepting_start } of db.prepare('SELECT * FROM school_boards ORDER BY id').all()) {
    const day = String(accepting_start).slice(0, 'YYYY-MM-DD'.length);
    const count = day.startsWith('2026') ? 60 : prng.between(19, 30);
    for (let nth = 0; nth < count; nth += 1) {
      const second = String(prng.between(0, 59)).padStart(2, '0');
      yield {
        board_id: Number(board_id),
        secret: secretOf(prng),
        student_id: prng.chance(0.3) ? Number(students[nth]?.id) : null,
        created_at: `${day}T0${prng.between(4, 9)}:${prng.between(10, 59)}:${second}Z`,
      };
    }
  }
}

/** Keys with which students take part in a season of the school programme (spec 002 §3). */
const secretKeys = defineTable({
  kind: 'secretKey',
  name: 'secret_keys',
  columns: {
    board_id: reference('school_boards', { cascade: true }),
    secret: text(),
    /** The student it was sent to; null: entered by hand or imported. */
    student_id: nullable(reference('school_students', { cascade: true })),
    created_at: stamp(),
  },
  unique: [['board_id', 'secret']],
  indexes: [['student_id', 'board_id']],
  seed,
});

const asAnswered = ({ id, secret, created_at, board_id }: RowOf<typeof secretKeys.columns>) => ({
  id,
  secret,
  created_at,
  board_id,
});

function requireBoard(db: DatabaseSync, board: number): void {
  if (!db.prepare('SELECT 1 FROM school_boards WHERE id = ?').get(board)) throw notFound("Bunday mavsum yo'q");
}

const records = recordRoutes({
  ids: { list: 'E296', one: 'E297', create: 'E298', change: 'E299', remove: 'E300' },
  table: secretKeys,
  missing: "Bunday kalit yo'q",
  list: {
    pages: byOffset({ rows: 'secret_keys', query: exactPaging() }),
    order: ['-id'],
    filters: { board_id: equal('board_id', idText.optional()) },
  },
  answer: asAnswered,
  body: z.strictObject({ board_id: id, secret: z.string().trim().min(1).max(100) }),
  columns: (sent, stored) => ({ ...sent, student_id: stored?.student_id ?? null }),
  refuses: ({ body, services: { db } }) => requireBoard(db, body.board_id),
  unique: { columns: ['board_id', 'secret'], message: () => 'Bu mavsumda bunday kalit bor' },
});

/** Gives a key to one student or to all students; a student with a key for the season gets no second one. */
const given = defineRoute('E295', {
  body: z.strictObject({ board_id: id, student_id: id.optional() }),
  handler({ body: { board_id, student_id = null }, services: { db } }) {
    requireBoard(db, board_id);
    if (db.prepare('SELECT status FROM school_boards WHERE id = ?').get(board_id)?.status !== 1)
      throw new HttpProblem(409, 'Mavsum faol emas: kalit yuborilmaydi');
    const who = 'FROM school_students s WHERE s.id = coalesce(?, s.id)';
    const total = Number(db.prepare(`SELECT count(*) AS n ${who}`).get(student_id)?.n);
    if (total === 0) throw notFound("Bunday o'quvchi yo'q");
    const { changes } = db
      .prepare(
        `INSERT INTO secret_keys (secret, board_id, student_id, created_at)
         SELECT hex(randomblob(6)), ?, s.id, ? ${who}
           AND NOT EXISTS (SELECT 1 FROM secret_keys k WHERE k.student_id = s.id AND k.board_id = ?)`,
      )
      .run(board_id, new Date().toISOString(), student_id, board_id);
    return { total, successful: Number(changes), failed: total - Number(changes) };
  },
});

/** The keys of a season, or of all seasons. */
const exported = exportRoute('E302', {
  query: z.strictObject({ board_id: idText.optional() }),
  file: 'Maxfiy kalitlar',
  sheet: 'Kalitlar',
  columns: equallyWide(24, ['Kalit', 'Mavsum', 'Yaratilgan vaqti']),
  rows: ({ db, query: { board_id = null } }) =>
    db
      .prepare(
        `SELECT k.secret, b.year || ' / ' || b.season AS season, k.created_at
         FROM secret_keys k JOIN school_boards b ON b.id = k.board_id WHERE k.board_id = coalesce(?, k.board_id) ORDER BY k.id`,
      )
      .all(board_id),
});

/** The answer never contains a key. */
const imported = importRoute('E301', {
  body: ofBoard,
  columns: ['Kalit'],
  rows({ db, body: { board_id } }) {
    requireBoard(db, board_id);
    const add = db.prepare(
      'INSERT INTO secret_keys (board_id, secret, created_at) VALUES (?, ?, ?) ON CONFLICT (board_id, secret) DO NOTHING',
    );
    return (cells) => {
      const { changes } = add.run(board_id, filledCell(cells, 'Kalit'), new Date().toISOString());
      if (changes === 0) throw new WrongRow('Bu mavsumda bunday kalit bor');
    };
  },
});

export const secretKeysArea = defineArea({
  name: 'secret keys',
  tables: [secretKeys],
  routes: [given, exported, imported, ...records],
});
