import { z } from 'zod';
import type { Role } from '../../../src/shared/roles.ts';
import { fold } from '../db/fold.ts';
import { notFound, wrongValue } from '../http/problem.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { idText } from '../http/values.ts';
import { filledText, id as idNumber } from './initiative-values.ts';

const PATH = '/api/v1/answer-template';
/** Reference data without a stated role (Z-028), used by those who answer (Z-138): admin either way. */
const roles: readonly Role[] = ['admin'];
const params = z.strictObject({ id: idText });
const GONE = 'Javob shabloni topilmadi';

/** `result`, no count and no pages. */
const list = defineRoute({
  id: 'E076',
  method: 'GET',
  path: PATH,
  roles,
  query: z.strictObject({ search: z.string().max(500).optional() }),
  handler({ query, services: { db } }) {
    const wanted = fold(query.search ?? '').trim();
    const rows = db.prepare('SELECT id, context, created_date FROM answer_templates ORDER BY id DESC').all();
    return { result: rows.filter(({ context }) => fold(String(context)).includes(wanted)) };
  },
});

const add = defineRoute({
  id: 'E077',
  method: 'POST',
  path: PATH,
  roles,
  body: z.strictObject({ context: filledText }),
  handler({ body, services: { db } }) {
    db.prepare('INSERT INTO answer_templates VALUES (NULL, ?, ?)').run(body.context, new Date().toISOString());
    return {};
  },
});

/** The id stands in the body too (F-021). */
const edit = defineRoute({
  id: 'E078',
  method: 'PUT',
  path: `${PATH}/:id`,
  roles,
  params,
  body: z.strictObject({ id: idNumber, context: filledText }),
  handler({ params: { id }, body, services: { db } }) {
    if (body.id !== id) throw wrongValue("So'rov noto'g'ri tuzilgan", 'id: not the one of the address');
    const { changes } = db.prepare('UPDATE answer_templates SET context = ? WHERE id = ?').run(body.context, id);
    if (changes === 0) throw notFound(GONE);
    return {};
  },
});

const remove = defineRoute({
  id: 'E079',
  method: 'DELETE',
  path: `${PATH}/:id`,
  roles,
  params,
  handler({ params: { id }, services: { db } }) {
    if (db.prepare('DELETE FROM answer_templates WHERE id = ?').run(id).changes === 0) throw notFound(GONE);
    return {};
  },
});

export const answerTemplateRoutes: readonly Route[] = [list, add, edit, remove];
