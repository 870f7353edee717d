import { z } from 'zod';
import { rowAt } from '../db/rows.ts';
import { defineTable, integer, text } from '../db/table.ts';
import { exactPaging } from '../http/paging.ts';
import { notFound } from '../http/problem.ts';
import { defineRoute } from '../http/route.ts';
import { idText, wholeNumber } from '../http/values.ts';
import { byOffset, equal } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { defineArea } from './area.ts';

const PATH = '/api/v1/my-school/boards';
const MISSING = "Bunday mavsum yo'q";

/** The seasons of the school programme (spec 002 §3); `stage` follows of the dates, the newest board is being moderated. */
const schoolBoards = defineTable({
  kind: 'schoolBoard',
  name: 'school_boards',
  columns: {
    title: text(),
    description: text(),
    rules: text(),
    year: integer(),
    season: integer(),
    budget: integer(),
    initiatives_max_amount: integer(),
    accepting_start: text(),
    accepting_end: text(),
    moderating_start: text(),
    moderating_end: text(),
    voting_start: text(),
    voting_end: text(),
    stage: text<'ACCEPT' | 'MODERATE' | 'VOTE'>(),
    /** 1: active. */
    status: integer(),
    initiatives_count: integer(),
  },
  *seed({ prng }) {
    for (const [year, season, stage] of [
      [2024, 1, 'VOTE'],
      [2025, 1, 'VOTE'],
      [2025, 2, 'VOTE'],
      [2026, 1, 'MODERATE'],
    ] as const) {
      const day = (month: number) => `${year}-${String(month + (season - 1) * 5).padStart(2, '0')}-10`;
      yield {
        title: 'Mening maktabim',
        description:
          'Oʻquvchilar maktabini obodonlashtirish boʻyicha oʻz takliflarini beradi va ular uchun ovoz beradi.',
        rules: 'Har bir oʻquvchi bitta taklif beradi va bitta taklifga ovoz beradi.',
        year,
        season,
        budget: prng.between(30, 60) * 1_000_000_000,
        initiatives_max_amount: 100_000_000,
        accepting_start: day(2),
        accepting_end: day(3),
        moderating_start: day(3),
        moderating_end: day(4),
        voting_start: day(4),
        voting_end: day(5),
        stage,
        status: year === 2024 ? 0 : 1,
        initiatives_count: prng.between(900, 4_000),
      };
    }
  },
});

const records = recordRoutes({
  ids: { list: 'E271' },
  path: PATH,
  table: schoolBoards,
  roles: ['admin', 'moderator'],
  missing: MISSING,
  list: {
    pages: byOffset({ rows: 'boards', query: exactPaging() }),
    order: ['-year', '-season', '-id'],
    filters: { status: equal('status', z.enum(['0', '1']).transform(Number).optional()) },
  },
});

/** The schools of a place that take part in a season: those with students. */
const schools = defineRoute({
  id: 'E303',
  method: 'GET',
  path: `${PATH}/:boardId/schools`,
  roles: ['admin'],
  params: z.strictObject({ boardId: wholeNumber }),
  query: z.strictObject({ ...exactPaging(), region_id: idText, district_id: idText }),
  handler({ params, query, services: { db } }) {
    if (!rowAt(db, schoolBoards, params.boardId)) throw notFound(MISSING);
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

const classes = defineRoute({
  id: 'E304',
  method: 'GET',
  path: `${PATH}/:boardId/schools/:schoolId/classes`,
  roles: ['admin'],
  params: z.strictObject({ boardId: wholeNumber, schoolId: wholeNumber }),
  handler({ params, services: { db } }) {
    if (!rowAt(db, schoolBoards, params.boardId)) throw notFound(MISSING);
    return {
      classes: db
        .prepare('SELECT DISTINCT class_name FROM school_students WHERE school_id = ? ORDER BY class_name')
        .all(params.schoolId),
    };
  },
});

export const schoolBoardsArea = defineArea({
  name: 'school boards',
  tables: [schoolBoards],
  routes: [...records, schools, classes],
});
