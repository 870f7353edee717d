import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { requireFile } from '../files/uploaded.ts';
import { exactPaging } from '../http/paging.ts';
import { forbidden, HttpProblem, notFound } from '../http/problem.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { fileId, filledText, id, idText, ofBoard } from '../http/values.ts';
import { exportRoute } from './table-files.ts';

const ROWS = `
  FROM district_documents p JOIN districts d ON d.id = p.district_id JOIN regions r ON r.id = d.region_id
  WHERE p.type = 'protocol' AND p.board_id = ?1 AND d.region_id = coalesce(?2, d.region_id)
    AND d.id = coalesce(?3, d.id)`;

/** A row per district, with or without a file. */
const list = defineRoute('E033', {
  query: z.strictObject({
    board_id: idText,
    ...exactPaging(),
    region_id: idText.optional(),
    district_id: idText.optional(),
  }),
  handler({ query, services: { db } }) {
    const values = [query.board_id, query.region_id ?? null, query.district_id ?? null] as const;
    const results = db
      .prepare(
        `SELECT p.id, r.title AS region, d.title AS district, p.district_id, p.file_id ${ROWS}
         ORDER BY r.id, d.id LIMIT ?4 OFFSET ?5`,
      )
      .all(...values, query.limit, query.offset);
    return { results, count: Number(db.prepare(`SELECT count(*) AS n ${ROWS}`).get(...values)?.n) };
  },
});

function fileOf(db: DatabaseSync, board: number, district: number): string | null {
  const row = db
    .prepare("SELECT file_id FROM district_documents WHERE type = 'protocol' AND board_id = ? AND district_id = ?")
    .get(board, district);
  return typeof row?.file_id === 'string' ? row.file_id : null;
}

/** 404: no file was uploaded. An admin may request any district (Z-115), a moderator only their own. */
const single = defineRoute('E034', {
  query: z.strictObject({ board_id: idText, district_id: idText }),
  handler({ query, user, services: { db } }) {
    if (user.role === 'moderator' && user.district_id !== query.district_id)
      throw forbidden('the protocol of another district');
    const file_id = fileOf(db, query.board_id, query.district_id);
    if (file_id === null) throw notFound('Bayonnoma yuklanmagan');
    return { file_id };
  },
});

/** For the caller's own district; only an admin may replace an existing protocol (Z-053). */
const upload = defineRoute('E035', {
  body: z.strictObject({ board_id: id, file_id: fileId }),
  async handler({ body, user, services: { db, files } }) {
    await requireFile(files, body.file_id, 'pdf');
    const district = user.district_id ?? 0;
    if (!db.prepare('SELECT 1 FROM boards WHERE id = ?').get(body.board_id)) throw notFound('Doska topilmadi');
    if (fileOf(db, body.board_id, district) !== null) throw new HttpProblem(409, 'Bayonnoma allaqachon yuklangan');
    db.prepare(
      `INSERT INTO district_documents (type, board_id, district_id, file_id) VALUES ('protocol', ?, ?, ?)
       ON CONFLICT (type, board_id, district_id) DO UPDATE SET file_id = excluded.file_id`,
    ).run(body.board_id, district, body.file_id);
    return {};
  },
});

/** Also serves E036, the same call without a name; only the type `protocol` is known (Z-052). */
const put = defineRoute('E037', {
  params: z.strictObject({ type: z.literal('protocol'), id: idText }),
  body: z.strictObject({ file_id: fileId, file_name: filledText.optional() }),
  async handler({ params, body, services: { db, files } }) {
    await requireFile(files, body.file_id, 'pdf');
    const { changes } = db
      .prepare(
        'UPDATE district_documents SET file_id = ?, file_name = coalesce(?, file_name) WHERE type = ? AND id = ?',
      )
      .run(body.file_id, body.file_name ?? null, params.type, params.id);
    if (changes === 0) throw notFound('Hujjat topilmadi');
    return {};
  },
});

/** The documents do not show the file's content; here it lists the papers of each district. */
const excel = exportRoute('E032', {
  query: ofBoard,
  file: ({ query: { board_id } }) => `Hujjatlar, ${board_id}`,
  columns: { Viloyat: 24, Tuman: 24, Bayonnoma: 14, 'Kengash qarorlari': 18 },
  rows({ db, query: { board_id } }) {
    const decisions = 'SELECT count(*) FROM council_decisions c WHERE c.board_id = ?1 AND c.district_id = d.id';
    return db
      .prepare(
        `SELECT r.title AS region, d.title AS district, iif(p.file_id IS NULL, 'Yo''q', 'Bor'), (${decisions}) AS n ${ROWS}
         ORDER BY r.id, d.id`,
      )
      .all(board_id, null, null);
  },
});

export const districtDocumentRoutes: readonly Route[] = [list, single, upload, put, excel];
