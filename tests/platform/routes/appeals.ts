import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import {
  APPEAL_STATUSES,
  APPEAL_TYPES,
  type AppealStatus,
  EVERY_TYPE,
  initiativesOfAuthor,
  listAppeals,
  statusOf,
  words,
} from '../db/appeals.ts';
import { exactPaging } from '../http/paging.ts';
import { HttpProblem, notFound } from '../http/problem.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { byId, filledText, idText, wholeNumber } from '../http/values.ts';
import { exportRoute } from './table-files.ts';

const typeText = z.enum([EVERY_TYPE, ...APPEAL_TYPES].map(String)).transform(Number);

/** Requires one of these statuses of an appeal. Throws 404 for no such appeal, 409 if another person was faster. */
function requireStatus(db: DatabaseSync, id: number, allowed: readonly AppealStatus[], otherwise: string): void {
  const status = statusOf(db, id);
  if (!status) throw notFound('Murojaat topilmadi');
  if (!allowed.includes(status)) throw new HttpProblem(409, otherwise);
}

const list = defineRoute('E069', {
  query: z.strictObject({
    region_id: idText.optional(),
    ...exactPaging(),
    offset: wholeNumber.default(0),
    type: typeText.optional(),
    status: z.enum(APPEAL_STATUSES).optional(),
    search: z.string().max(500).optional(),
  }),
  handler: ({ query, services: { db } }) => listAppeals(db, query, query),
});

/** Takes no parameters, so exports all appeals (F-016); types and statuses as codes. */
const excel = exportRoute('E070', {
  file: 'Murojaatlar',
  columns: { '№': 7, ID: 12, Muallif: 34, Murojaat: 80, Turi: 8, Holati: 12, Javob: 80, 'Yaratilgan sana': 14 },
  rows: ({ db }) =>
    listAppeals(db, {}).questions.map((row, index) => [
      ...[index + 1, row.public_id, row.author_name, words(row.question), row.type, row.status, row.answer],
      String(row.created_date).slice(0, 10),
    ]),
});

/** One call for answering and rejecting (F-023); only for NEW appeals (spec 001 §4). */
const decide = defineRoute('E071', {
  params: byId,
  body: z.strictObject({ status: z.enum(['ANSWERED', 'REJECTED']), context: filledText }),
  handler({ params: { id }, body, services: { db } }) {
    requireStatus(db, id, ['NEW'], 'Bu murojaatga allaqachon javob berilgan');
    db.prepare('UPDATE appeals SET status = ?, answer = ? WHERE question_id = ?').run(body.status, body.context, id);
    return {};
  },
});

/** The status stays unchanged (F-009). */
const editAnswer = defineRoute('E072', {
  params: byId,
  body: z.strictObject({ context: filledText }),
  handler({ params: { id }, body, services: { db } }) {
    requireStatus(db, id, ['ANSWERED', 'REJECTED'], 'Bu murojaatga hali javob berilmagan');
    db.prepare('UPDATE appeals SET answer = ? WHERE question_id = ?').run(body.context, id);
    return {};
  },
});

/** Allowed in every status (F-011). */
const changeType = defineRoute('E073', {
  params: byId,
  body: z.strictObject({ type: z.literal([...APPEAL_TYPES]) }),
  handler({ params: { id }, body, services: { db } }) {
    requireStatus(db, id, APPEAL_STATUSES, '');
    db.prepare('UPDATE appeals SET type = ? WHERE question_id = ?').run(body.type, id);
    return {};
  },
});

const remove = defineRoute('E074', {
  params: byId,
  handler({ params: { id }, services: { db } }) {
    requireStatus(db, id, APPEAL_STATUSES, '');
    db.prepare('DELETE FROM appeals WHERE question_id = ?').run(id);
    return {};
  },
});

/** For the readers of the list, as nothing else is stated. */
const authorInitiatives = defineRoute('E075', {
  params: byId,
  handler: ({ params: { id }, services: { db } }) => ({ initiatives: initiativesOfAuthor(db, id) }),
});

export const appealRoutes: readonly Route[] = [list, excel, decide, editAnswer, changeType, remove, authorInitiatives];
