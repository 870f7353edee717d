import { z } from 'zod';
import { findRow } from '../db/rows.ts';
import { nodeAt, now } from '../db/trees.ts';
import { rowCount } from '../files/sheet.ts';
import { idParams, paging } from '../http/paging.ts';
import { HttpProblem, notFound, wrongValue } from '../http/problem.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { filledText, id } from './initiative-values.ts';
import { treeRoutes } from './tree.ts';

const MISSING = 'Vazirlik topilmadi';
const roles = ['admin'] as const;

const tree = treeRoutes({
  ids: ['E211', 'E212', 'E213', 'E214', 'E215'],
  path: '/api/v1/ministries',
  table: 'ministries',
  missing: MISSING,
  usedBy: {
    table: 'ministries_execution',
    column: 'ministry_id',
    message: "Vazirlikda ijro ma'lumotlari bor, uni o'chirib bo'lmaydi",
  },
});

const PATH = '/api/v1/ministries-execution';
const execution = z.strictObject({
  ministry_id: id,
  year: z.number().int().min(1000).max(9999),
  quarter: z.number().int().min(1).max(4),
  plan: z.number(),
  executed: z.number(),
  difference: z.number(),
  percent: z.number(),
});
const FIELDS = ['ministry_id', 'year', 'quarter', 'plan', 'executed', 'difference', 'percent'] as const;
const COLUMNS = `id, ${FIELDS.join(', ')}, created_at`;
const UNKNOWN = "Ijro ma'lumoti topilmadi";

/** Reading: the list shows the ministry's name, so a row carries its title in five languages as `ministry`. */
const list = defineRoute({
  id: 'E216',
  method: 'GET',
  path: PATH,
  roles,
  query: z.strictObject(paging()),
  handler({ query, services: { db } }) {
    const rows = db
      .prepare(`SELECT ${COLUMNS} FROM ministries_execution ORDER BY id DESC LIMIT ? OFFSET ?`)
      .all(query.limit, query.offset);
    const data = rows.map((row) => ({ ...row, ministry: nodeAt(db, 'ministries', Number(row.ministry_id))?.title }));
    return { data, count: Number(db.prepare('SELECT count(*) AS n FROM ministries_execution').get()?.n) };
  },
});

/** Z-130: a bare object. */
const item = defineRoute({
  id: 'E217',
  method: 'GET',
  path: `${PATH}/:id`,
  roles,
  params: idParams,
  handler({ params, services: { db } }) {
    return findRow(db, 'ministries_execution', params.id, UNKNOWN);
  },
});

const add = defineRoute({
  id: 'E218',
  method: 'POST',
  path: PATH,
  roles,
  body: execution,
  handler({ body, services: { db } }) {
    if (!nodeAt(db, 'ministries', body.ministry_id)) throw wrongValue(MISSING, 'ministry_id: unknown');
    const { lastInsertRowid } = db
      .prepare('INSERT INTO ministries_execution VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?)')
      .run(...FIELDS.map((field) => body[field]), now());
    return { id: Number(lastInsertRowid) };
  },
});

const edit = defineRoute({
  id: 'E219',
  method: 'PUT',
  path: `${PATH}/:id`,
  roles,
  params: idParams,
  body: execution,
  handler({ params, body, services: { db } }) {
    if (!nodeAt(db, 'ministries', body.ministry_id)) throw wrongValue(MISSING, 'ministry_id: unknown');
    const { changes } = db
      .prepare(`UPDATE ministries_execution SET ${FIELDS.map((field) => `${field} = ?`).join(', ')} WHERE id = ?`)
      .run(...FIELDS.map((field) => body[field]), params.id);
    if (changes === 0) throw notFound(UNKNOWN);
    return {};
  },
});

const remove = defineRoute({
  id: 'E220',
  method: 'DELETE',
  path: `${PATH}/:id`,
  roles,
  params: idParams,
  handler({ params, services: { db } }) {
    const { changes } = db.prepare('DELETE FROM ministries_execution WHERE id = ?').run(params.id);
    if (changes === 0) throw notFound(UNKNOWN);
    return {};
  },
});

function rowsOf(bytes: Buffer): number {
  try {
    return rowCount(bytes);
  } catch (error) {
    throw new HttpProblem(400, error instanceof Error ? error.message : String(error));
  }
}

/** The documents name neither the columns of the file nor an answer: a table with rows is taken, and kept apart. */
const imported = defineRoute({
  id: 'E221',
  method: 'POST',
  path: '/api/v1/state-budget/excel-economy/upload-excel',
  roles,
  multipart: 'with-file',
  body: z.strictObject({
    title: filledText,
    type: z.enum(['income', 'outcome']),
    currency: z.enum(['mlrduzs', 'mlnuzs']),
    description: filledText,
    // Not in the list of required fields (R-040).
    date: z.iso.date().optional(),
  }),
  handler({ body, file, services: { db } }) {
    const rows = rowsOf(file?.bytes ?? Buffer.alloc(0));
    if (rows === 0) throw new HttpProblem(400, "Faylda ma'lumot qatorlari yo'q");
    const { title, type, currency, description, date = null } = body;
    db.prepare('INSERT INTO economy_imports VALUES (NULL, ?, ?, ?, ?, ?, ?, ?)').run(
      ...[title, type, currency, description, date, file?.name ?? '', rows],
    );
    return {};
  },
});

export const ministryRoutes: readonly Route[] = [...tree, list, item, add, edit, remove, imported];
