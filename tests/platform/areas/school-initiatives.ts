import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { isThere, selectRows } from '../db/rows.ts';
import {
  namedInitiative,
  SCHOOL_STAGES,
  SCHOOL_STATUSES,
  schoolChronology,
  schoolInitiatives,
  schoolScope,
} from '../db/school-initiatives.ts';
import { wholeCell } from '../files/cells.ts';
import { WrongRow } from '../files/import-rows.ts';
import { equallyWide } from '../files/sheet.ts';
import { exactPaging } from '../http/paging.ts';
import { notFound } from '../http/problem.ts';
import { idText, ofBoard } from '../http/values.ts';
import { byOffset, equal, search } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { schoolDecisionRoutes } from '../routes/school-decisions.ts';
import { exportRoute, importRoute } from '../routes/table-files.ts';
import type { PlatformUser } from '../staff.ts';
import { defineArea } from './area.ts';

const list = recordRoutes({
  ids: { list: 'E307' },
  table: schoolInitiatives,
  list: {
    pages: byOffset({ rows: 'initiatives', query: exactPaging() }),
    order: ['-id'],
    within: schoolScope,
    filters: {
      board_id: equal('board_id', idText.optional()),
      stage: equal('stage', z.enum(SCHOOL_STAGES).optional()),
      status: equal('status', z.enum(SCHOOL_STATUSES).optional()),
      search: search('public_id', 'title', 'author_full_name'),
    },
    answer({ id, public_id, title, stage, status, requested_amount, granted_amount }, db) {
      const { school, category, category_id, author_full_name } = namedInitiative(db, id);
      const amounts = { requested_amount, granted_amount };
      return { id, public_id, title, stage, status, ...amounts, school, category, category_id, author_full_name };
    },
  },
});

const WIDTHS = { ID: 12, Mavzu: 60, Muallif: 36, Maktab: 44, Toifa: 26 };

/** The initiatives of a board within the person's scope, with their names; all of them, or those that meet a condition. */
const ofBoardWithin = (
  { db, user, query }: { db: DatabaseSync; user: PlatformUser; query: { board_id: number } },
  only = '1',
) =>
  selectRows(db, schoolInitiatives, {
    conditions: [...schoolScope(user), { sql: 'board_id = ?', values: [query.board_id] }, { sql: only }],
  }).map(({ id }) => namedInitiative(db, id));

/** The votes for the initiatives that were voted on. */
const exportedVotes = exportRoute('E313', {
  query: ofBoard,
  file: ({ query: { board_id } }) => `Ovozlar, ${board_id}`,
  columns: { ID: WIDTHS.ID, Mavzu: WIDTHS.Mavzu, Maktab: WIDTHS.Maktab, 'Ovozlar soni': 16 },
  rows: (asked) =>
    ofBoardWithin(asked, "stage IN ('PASSED', 'WINNER')").map((one) => [
      one.public_id,
      one.title,
      one.school,
      one.votes,
    ]),
});

/** The path is a reading (Z-099). */
const exported = exportRoute('E314', {
  query: ofBoard,
  file: ({ query: { board_id } }) => `Maktab tashabbuslari, ${board_id}`,
  sheet: 'Tashabbuslar',
  columns: { ...WIDTHS, ...equallyWide(16, ["So'ralgan", 'Ajratilgan', 'Bosqich', 'Holati']) },
  rows: (asked) =>
    ofBoardWithin(asked).map((one) => [
      ...[one.public_id, one.title, one.author_full_name, one.school, one.category],
      ...[one.requested_amount, one.granted_amount, one.stage, one.status],
    ]),
});

/** The body has the board, too (Z-100). */
const importedVotes = importRoute('E315', {
  body: ofBoard,
  columns: ['ID', 'Ovozlar soni'],
  rows({ db, body: { board_id } }) {
    if (!isThere(db, 'school_boards', board_id)) throw notFound("Bunday mavsum yo'q");
    const put = db.prepare('UPDATE school_initiatives SET votes = ? WHERE public_id = ? AND board_id = ?');
    return (cells) => {
      const { changes } = put.run(wholeCell(cells, 'Ovozlar soni'), cells.ID, board_id);
      if (changes === 0) throw new WrongRow("Mavsumda bunday tashabbus yo'q");
    };
  },
});

/** Spec 002 §7. */
export const schoolInitiativesArea = defineArea({
  name: 'school initiatives',
  tables: [schoolInitiatives, schoolChronology],
  routes: [...list, ...schoolDecisionRoutes, exportedVotes, exported, importedVotes],
});
