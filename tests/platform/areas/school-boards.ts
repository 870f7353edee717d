import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { putRow, rowAt } from '../db/rows.ts';
import { type SchoolBoard, schoolBoards, schoolBudgets, stageOf } from '../db/school-boards.ts';
import { wholeCell } from '../files/cells.ts';
import { placeNames } from '../files/place-names.ts';
import { equallyWide } from '../files/sheet.ts';
import { exactPaging } from '../http/paging.ts';
import { HttpProblem, notFound } from '../http/problem.ts';
import { defineRoute } from '../http/route.ts';
import { filledText, idParams, idText, wholeNumber } from '../http/values.ts';
import { byOffset, equal } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { exportRoute, importRoute } from '../routes/table-files.ts';
import { defineArea } from './area.ts';

const MISSING = "Bunday mavsum yo'q";

const date = z.union([z.iso.date(), z.iso.datetime({ local: true, offset: true })]);
const whole = z.number().int().nonnegative();
const DATES = {
  accepting_start: date,
  accepting_end: date,
  moderating_start: date,
  moderating_end: date,
  voting_start: date,
  voting_end: date,
};
const isDate = (name: string): name is keyof typeof DATES => Object.hasOwn(DATES, name);

const records = recordRoutes({
  ids: { list: 'E271', one: 'E272', create: 'E273', change: 'E274', remove: 'E275' },
  table: schoolBoards,
  missing: MISSING,
  list: {
    pages: byOffset({ rows: 'boards', query: exactPaging() }),
    order: ['-year', '-season', '-id'],
    filters: { status: equal('status', z.enum(['0', '1']).transform(Number).optional()) },
  },
  envelope: 'board',
  body: z.strictObject({
    title: filledText,
    description: filledText,
    rules: filledText.nullable(),
    year: z.number().int().min(1900).max(2100),
    season: whole,
    budget: whole,
    initiatives_max_amount: whole,
    ...DATES,
  }),
  columns: (body, stored) => ({
    status: 1,
    initiatives_count: 0,
    ...stored,
    ...body,
    // The stage is kept as long as the dates are unchanged.
    stage:
      stored &&
      Object.keys(DATES)
        .filter(isDate)
        .every((name) => stored[name] === body[name])
        ? stored.stage
        : stageOf(body, Date.now()),
  }),
  refusesRemoval({ initiatives_count }) {
    if (initiatives_count > 0) throw new HttpProblem(409, "Mavsumda tashabbuslar bor, uni o'chirib bo'lmaydi");
  },
});

function requireBoard(db: DatabaseSync, id: number): SchoolBoard {
  const board = rowAt(db, schoolBoards, id);
  if (!board) throw notFound(MISSING);
  return board;
}

const BUDGET_COLUMNS = ['Viloyat', 'Tuman', 'Summa'] as const;

/** The budgets of the districts in a season of the school programme. */
const exported = exportRoute('E276', {
  params: idParams,
  file({ db, params }) {
    const { season, year } = requireBoard(db, params.id);
    return `Maktab budjeti, ${season}-mavsum, ${year}`;
  },
  sheet: 'Budjet',
  columns: equallyWide(28, BUDGET_COLUMNS),
  rows: ({ db, params }) =>
    db
      .prepare(
        `SELECT r.title AS region, d.title AS district, b.amount
         FROM school_budgets b JOIN districts d ON d.id = b.district_id JOIN regions r ON r.id = d.region_id
         WHERE b.board_id = ? ORDER BY d.id`,
      )
      .all(params.id),
});

const imported = importRoute('E277', {
  params: idParams,
  columns: BUDGET_COLUMNS,
  rows({ db, params: { id: board_id } }) {
    requireBoard(db, board_id);
    const { districtOf } = placeNames(db);
    return (cells) =>
      putRow(db, schoolBudgets, { board_id, district_id: districtOf(cells), amount: wholeCell(cells, 'Summa') });
  },
});

/** The schools of a place that take part in a season, which are those with students. */
const schools = defineRoute('E303', {
  params: z.strictObject({ boardId: wholeNumber }),
  query: z.strictObject({ ...exactPaging(), region_id: idText, district_id: idText }),
  handler({ params, query, services: { db } }) {
    requireBoard(db, params.boardId);
    return {
      schools: db
        .prepare(
          `SELECT id, title FROM organizations
           WHERE organization_type = 'SCHOOL' AND district_id = ?1
             AND district_id IN (SELECT id FROM districts WHERE region_id = ?2)
             AND id IN (SELECT school_id FROM school_students)
           ORDER BY id LIMIT ?3 OFFSET ?4`,
        )
        .all(query.district_id, query.region_id, query.limit, query.offset),
    };
  },
});

const classes = defineRoute('E304', {
  params: z.strictObject({ boardId: wholeNumber, schoolId: wholeNumber }),
  handler({ params, services: { db } }) {
    requireBoard(db, params.boardId);
    return {
      classes: db
        .prepare('SELECT DISTINCT class_name FROM school_students WHERE school_id = ? ORDER BY class_name')
        .all(params.schoolId),
    };
  },
});

export const schoolBoardsArea = defineArea({
  name: 'school boards',
  tables: [schoolBoards, schoolBudgets],
  routes: [...records, exported, imported, schools, classes],
});
