import { z } from 'zod';
import { type Condition, countRows, isThere, selectRows } from '../db/rows.ts';
import {
  namedInitiatives,
  SCHOOL_STAGES,
  SCHOOL_STATUSES,
  schoolChronology,
  schoolInitiatives,
  schoolScope,
} from '../db/school-initiatives.ts';
import { importSchoolVotes, schoolInitiativesWorkbook, schoolVotesWorkbook } from '../files/school-workbooks.ts';
import { exactPaging } from '../http/paging.ts';
import { notFound } from '../http/problem.ts';
import { defineRoute } from '../http/route.ts';
import { sendWorkbook } from '../http/send-file.ts';
import { idText } from '../http/values.ts';
import { equal, search } from '../routes/record-list.ts';
import { schoolDecisionRoutes } from '../routes/school-decisions.ts';
import { defineArea } from './area.ts';

const ofBoard = z.strictObject({ board_id: idText });

const boardIs = (board: number): Condition => ({ sql: 'board_id = ?', values: [board] });

const FILTERS = {
  board_id: equal('board_id', idText.optional()),
  stage: equal('stage', z.enum(SCHOOL_STAGES).optional()),
  status: equal('status', z.enum(SCHOOL_STATUSES).optional()),
  search: search('public_id', 'title', 'author_full_name'),
};

const list = defineRoute('E307', {
  query: z.strictObject({
    ...exactPaging(),
    board_id: FILTERS.board_id.value,
    stage: FILTERS.stage.value,
    status: FILTERS.status.value,
    search: FILTERS.search.value,
  }),
  handler({ query: { limit, offset, ...filters }, user, services: { db } }) {
    const narrowed = Object.entries(FILTERS).flatMap(
      ([name, { narrow }]) => narrow((filters as Record<string, unknown>)[name], schoolInitiatives) ?? [],
    );
    const conditions = [...schoolScope(user), ...narrowed];
    const rows = selectRows(db, schoolInitiatives, { conditions, order: ['-id'], limit, offset });
    const initiatives = namedInitiatives(
      db,
      rows.map((row) => row.id),
    ).map((row) => ({
      id: row.id,
      public_id: row.public_id,
      title: row.title,
      stage: row.stage,
      status: row.status,
      requested_amount: row.requested_amount,
      granted_amount: row.granted_amount,
      school: row.school,
      category: row.category,
      category_id: row.category_id,
      author_full_name: row.author_full_name,
    }));
    return { initiatives, count: countRows(db, schoolInitiatives, conditions) };
  },
});

const exports = [
  defineRoute('E313', {
    query: ofBoard,
    handler: ({ query: { board_id }, user, reply, services: { db } }) =>
      sendWorkbook(
        reply,
        `Ovozlar, ${board_id}.xlsx`,
        schoolVotesWorkbook(db, [...schoolScope(user), boardIs(board_id)]),
      ),
  }),
  // The path is a reading (Z-099).
  defineRoute('E314', {
    query: ofBoard,
    handler: ({ query: { board_id }, user, reply, services: { db } }) =>
      sendWorkbook(
        reply,
        `Maktab tashabbuslari, ${board_id}.xlsx`,
        schoolInitiativesWorkbook(db, [...schoolScope(user), boardIs(board_id)]),
      ),
  }),
];

/** The body has the board, too (Z-100). */
const importVotes = defineRoute('E315', {
  multipart: 'with-file',
  body: ofBoard,
  handler({ file, body: { board_id }, services: { db } }) {
    if (!isThere(db, 'school_boards', board_id)) throw notFound("Bunday mavsum yo'q");
    return importSchoolVotes(db, file?.bytes, board_id);
  },
});

/** Spec 002 §7. */
export const schoolInitiativesArea = defineArea({
  name: 'school initiatives',
  tables: [schoolInitiatives, schoolChronology],
  routes: [list, ...schoolDecisionRoutes, ...exports, importVotes],
});
