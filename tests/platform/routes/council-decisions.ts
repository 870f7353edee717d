import { z } from 'zod';
import { record, subjectOf } from '../db/decisions.ts';
import { requireDistrict } from '../db/references.ts';
import { requireFile } from '../files/uploaded.ts';
import { forbidden, notFound } from '../http/problem.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { byId, fileId, filledText, id, idText, wholeNumber } from '../http/values.ts';

const ROWS = `
  FROM council_decisions c JOIN districts d ON d.id = c.district_id JOIN regions r ON r.id = c.region_id
  WHERE c.board_id = coalesce(?1, c.board_id) AND c.region_id = coalesce(?2, c.region_id)
    AND c.district_id = coalesce(?3, c.district_id)`;

/** Document 1 sends only a limit. A moderator sees those of their own district. */
const list = defineRoute('E038', {
  query: z.strictObject({
    board_id: idText.optional(),
    region_id: idText.optional(),
    district_id: idText.optional(),
    limit: wholeNumber.refine((limit) => limit > 0 && limit <= 1000, 'from 1 to 1000').default(100),
    offset: wholeNumber.default(0),
  }),
  handler({ query, user, services: { db } }) {
    const district = user.role === 'moderator' ? user.district_id : query.district_id;
    const values = [query.board_id ?? null, query.region_id ?? null, district ?? null] as const;
    const data = db
      .prepare(
        `SELECT c.id, c.title, r.title AS region, d.title AS district, c.file_id ${ROWS}
         ORDER BY c.id LIMIT ?4 OFFSET ?5`,
      )
      .all(...values, query.limit, query.offset);
    return { data, count: Number(db.prepare(`SELECT count(*) AS n ${ROWS}`).get(...values)?.n) };
  },
});

/** Z-002: PDF or Excel. A moderator adds those of their own district (Z-159). */
const add = defineRoute('E039', {
  body: z.strictObject({ file_id: fileId, board_id: id, region_id: id, district_id: id, title: filledText }),
  async handler({ body, user, services: { db, files } }) {
    if (user.role === 'moderator' && user.district_id !== body.district_id)
      throw forbidden('the district lies outside this profile');
    await requireFile(files, body.file_id, 'pdf-or-excel');
    requireDistrict(db, body);
    if (!db.prepare('SELECT 1 FROM boards WHERE id = ?').get(body.board_id)) throw notFound('Doska topilmadi');
    const { lastInsertRowid } = db
      .prepare('INSERT INTO council_decisions VALUES (NULL, ?, ?, ?, ?, ?)')
      .run(body.title.trim(), body.board_id, body.region_id, body.district_id, body.file_id);
    return { id: Number(lastInsertRowid) };
  },
});

/** Z-002: the server accepts both PDF and Excel. */
const edit = defineRoute('E040', {
  params: byId,
  body: z.strictObject({ file_id: fileId, title: filledText }),
  async handler({ params, body, services: { db, files } }) {
    await requireFile(files, body.file_id, 'pdf-or-excel');
    const { changes } = db
      .prepare('UPDATE council_decisions SET file_id = ?, title = ? WHERE id = ?')
      .run(body.file_id, body.title.trim(), params.id);
    if (changes === 0) throw notFound('Kengash qarori topilmadi');
    return {};
  },
});

/** Z-159: for the roles that may open the investment data, within their scope. */
const link = defineRoute('E041', {
  body: z.strictObject({ initiative_id: id, council_decision_id: id }),
  handler({ body, user, services: { db } }) {
    const subject = subjectOf(db, user, { id: body.initiative_id });
    const { council_decision_id } = body;
    if (!db.prepare('SELECT 1 FROM council_decisions WHERE id = ?').get(council_decision_id))
      throw notFound('Kengash qarori topilmadi');
    const changes = { council_decision_id };
    record(db, { subject, username: user.username, action: 'council-decision', to: subject, changes });
    return {};
  },
});

export const councilDecisionRoutes: readonly Route[] = [list, add, edit, link];
