import { z } from 'zod';
import { findRow, type Row } from '../db/rows.ts';
import { localized } from '../http/localized.ts';
import { idParams, paging } from '../http/paging.ts';
import { defineRoute, type Route } from '../http/route.ts';

const MISSING = "Bunday jamg'arma yo'q";
const roles = ['admin'] as const;

const fundOf = ({ title, ...row }: Row) => ({ ...row, title: JSON.parse(String(title)) as unknown });

/** spec 002 §7 */
const fundBody = z.strictObject({ title: localized });
const listed = defineRoute({
  id: 'E201',
  method: 'GET',
  path: '/api/v1/funds',
  roles,
  query: z.strictObject(paging()),
  handler: ({ query: { limit, offset }, services: { db } }) => ({
    data: db
      .prepare('SELECT * FROM funds ORDER BY id LIMIT ? OFFSET ?')
      .all(limit, offset)
      .map((row) => fundOf(row as Row)),
    count: db.prepare('SELECT count(*) AS n FROM funds').get()?.n,
  }),
});
const one = defineRoute({
  id: 'E202',
  method: 'GET',
  path: '/api/v1/funds/:id',
  roles,
  params: idParams,
  handler: ({ params, services }) => fundOf(findRow(services.db, 'funds', params.id, MISSING)),
});
const created = defineRoute({
  id: 'E203',
  method: 'POST',
  path: '/api/v1/funds',
  roles,
  body: fundBody,
  handler: ({ body, services: { db } }) => {
    db.prepare('INSERT INTO funds (title, created_at) VALUES (?, ?)').run(
      JSON.stringify(body.title),
      new Date().toISOString(),
    );
    return {};
  },
});
const changed = defineRoute({
  id: 'E204',
  method: 'PUT',
  path: '/api/v1/funds/:id',
  roles,
  params: idParams,
  body: fundBody,
  handler: ({ params, body, services: { db } }) => {
    findRow(db, 'funds', params.id, MISSING);
    db.prepare('UPDATE funds SET title = ? WHERE id = ?').run(JSON.stringify(body.title), params.id);
    return {};
  },
});
const removed = defineRoute({
  id: 'E205',
  method: 'DELETE',
  path: '/api/v1/funds/:id',
  roles,
  params: idParams,
  handler: ({ params, services: { db } }) => {
    findRow(db, 'funds', params.id, MISSING);
    db.prepare('DELETE FROM funds WHERE id = ?').run(params.id);
    return {};
  },
});

export const fundRoutes: readonly Route[] = [listed, one, created, changed, removed];
