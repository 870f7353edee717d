import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { requireKnown } from '../db/references.ts';
import { insertRows, updateRow } from '../db/rows.ts';
import { schoolChronology, schoolInitiativeOf, schoolInitiatives } from '../db/school-initiatives.ts';
import { requireFile } from '../files/uploaded.ts';
import { badCall, HttpProblem, notFound } from '../http/problem.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { byId, fileId, filledText, id } from '../http/values.ts';
import type { Services } from '../services.ts';
import type { PlatformUser } from '../staff.ts';

/** The initiative with this id, within the person's scope. Throws 404. */
function subjectOf(db: DatabaseSync, user: PlatformUser, id: number) {
  const found = schoolInitiativeOf(db, user, id);
  if (!found) throw notFound('Tashabbus topilmadi');
  return found;
}

const requireCategory = (db: DatabaseSync, category_id: number): void =>
  requireKnown(db, 'school_categories', { category_id }, "Bunday toifa yo'q");

/** The initiative, if it may be accepted or declined (S-043, S-044). Throws otherwise. */
function undecided(db: DatabaseSync, user: PlatformUser, initiative: number, body: { id: number }) {
  if (body.id !== initiative) throw badCall('body: id is not that of the path');
  const subject = subjectOf(db, user, initiative);
  if (subject.stage !== 'INITIAL') throw new HttpProblem(409, "Bu tashabbus bo'yicha qaror allaqachon qabul qilingan");
  const board = db.prepare('SELECT stage FROM school_boards WHERE id = ?').get(subject.board_id);
  if (board?.stage !== 'MODERATE') throw new HttpProblem(409, 'Mavsum moderatsiya bosqichida emas');
  return subject;
}

const decline = defineRoute('E308', {
  params: byId,
  body: z.strictObject({ id, title: filledText, moderator_comment: filledText }),
  handler({ params, body, user, services: { db } }) {
    const subject = undecided(db, user, params.id, body);
    const moderator_comment = body.moderator_comment.trim();
    updateRow(db, schoolInitiatives, subject.id, { stage: 'NOT_PASSED', granted_amount: null, moderator_comment });
    return {};
  },
});

const accept = defineRoute('E309', {
  params: byId,
  body: z.strictObject({
    id,
    title: filledText,
    granted_amount: z.number().int().nonnegative(),
    description: filledText,
    category_id: id,
  }),
  handler({ params, body: { id: _, ...changes }, body, user, services: { db } }) {
    const subject = undecided(db, user, params.id, body);
    requireCategory(db, changes.category_id);
    updateRow(db, schoolInitiatives, subject.id, { ...changes, stage: 'PASSED' });
    return {};
  },
});

/** Z-161: for admin and moderator, in every state. */
const changeCategory = defineRoute('E310', {
  params: byId,
  body: z.strictObject({ category_id: id }),
  handler({ params, body: { category_id }, user, services: { db } }) {
    const subject = subjectOf(db, user, params.id);
    requireCategory(db, category_id);
    updateRow(db, schoolInitiatives, subject.id, { category_id });
    return {};
  },
});

const finished = z.strictObject({
  my_school_initiative_id: id,
  status: z.literal('FINISHED'),
  reject_file_id: z.null(),
  accept_image_id: z.array(fileId).min(2, 'at least 2 images (S-055)'),
});
const rejected = z.strictObject({
  my_school_initiative_id: id,
  status: z.literal('REJECTED'),
  reject_file_id: fileId,
  accept_image_id: z.tuple([]),
});
/** S-062: no files. */
const returned = z.strictObject({
  my_school_initiative_id: id,
  status: z.literal('IN_PROCESS'),
  reject_file_id: z.null(),
  accept_image_id: z.tuple([]),
});
type WinnerRecord = z.output<typeof finished | typeof rejected | typeof returned>;

async function report({ db, files }: Services, user: PlatformUser, body: WinnerRecord) {
  for (const picture of body.accept_image_id) await requireFile(files, picture, 'picture');
  if (body.reject_file_id) await requireFile(files, body.reject_file_id, 'pdf');
  // No await from here on, so that the second of two concurrent records sees the first.
  const winner = subjectOf(db, user, body.my_school_initiative_id);
  if (winner.stage !== 'WINNER') throw new HttpProblem(409, "Tashabbus g'olib emas");
  const atWork = (winner.status ?? 'IN_PROCESS') === 'IN_PROCESS';
  if (atWork === (body.status === 'IN_PROCESS'))
    throw new HttpProblem(409, atWork ? 'Tashabbus jarayonda' : 'Tashabbus jarayonda emas');
  updateRow(db, schoolInitiatives, winner.id, { status: body.status });
  insertRows(db, schoolChronology, [{ ...body, username: user.username }]);
  return {};
}

/** S-059, S-060: only an admin returns a winner to the process. */
const records: readonly Route[] = [
  defineRoute('E311', {
    body: z.discriminatedUnion('status', [finished, rejected, returned]),
    handler: ({ body, user, services }) => report(services, user, body),
  }),
  defineRoute('E312', {
    body: z.discriminatedUnion('status', [finished, rejected]),
    handler: ({ body, user, services }) => report(services, user, body),
  }),
];

export const schoolDecisionRoutes: readonly Route[] = [decline, accept, changeCategory, ...records];
