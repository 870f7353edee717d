import { z } from 'zod';
import { findRow } from '../db/rows.ts';
import { nodeAt } from '../db/trees.ts';
import { idParams, paging } from '../http/paging.ts';
import { notFound, wrongValue } from '../http/problem.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { idText } from '../http/values.ts';
import { id } from './initiative-values.ts';
import { treeRoutes } from './tree.ts';

const MISSING = "Budjet yo'nalishi topilmadi";
const roles = ['admin'] as const;

const tree = treeRoutes({
  ids: ['E249', 'E250', 'E251', 'E252', 'E253'],
  path: '/api/v1/consolidated-budgets',
  table: 'consolidated_budgets',
  missing: MISSING,
  usedBy: {
    table: 'consolidated_budget_indicators',
    column: 'consolidated_budget_id',
    message: "Ko'rsatkichlari bor, uni o'chirib bo'lmaydi",
  },
});

const PATH = '/api/v1/consolidated-budget-indicators';
const UNKNOWN = "Ko'rsatkich topilmadi";
/** Amounts in billions of so'm, percents of the gross domestic product (R-063). */
const figures = {
  accepted_amount: z.number(),
  accepted_percent: z.number(),
  execution_amount: z.number(),
  execution_percent: z.number(),
  second_execution_amount: z.number(),
  second_execution_percent: z.number(),
  third_execution_amount: z.number(),
  third_execution_percent: z.number(),
  fourth_execution_amount: z.number(),
  fourth_execution_percent: z.number(),
};
const indicator = z.strictObject({
  consolidated_budget_id: id,
  year: z.number().int().min(1000).max(9999),
  ...figures,
});
const FIELDS = indicator.keyof().options;
const COLUMNS = `id, ${FIELDS.join(', ')}`;
const year = z
  .string()
  .regex(/^\d{4}$/, 'a year')
  .transform(Number);

/** Newest year first. */
const list = defineRoute({
  id: 'E254',
  method: 'GET',
  path: PATH,
  roles,
  query: z.strictObject({ ...paging(), consolidated_budget_id: idText, year: year.optional() }),
  handler({ query, services: { db } }) {
    const where = 'consolidated_budget_id = ? AND year = coalesce(?, year)';
    const values = [query.consolidated_budget_id, query.year ?? null] as const;
    const data = db
      .prepare(
        `SELECT ${COLUMNS} FROM consolidated_budget_indicators WHERE ${where} ORDER BY year DESC, id LIMIT ? OFFSET ?`,
      )
      .all(...values, query.limit, query.offset);
    const { n } =
      db.prepare(`SELECT count(*) AS n FROM consolidated_budget_indicators WHERE ${where}`).get(...values) ?? {};
    return { data, count: Number(n) };
  },
});

/** Z-130: a bare object. */
const item = defineRoute({
  id: 'E255',
  method: 'GET',
  path: `${PATH}/:id`,
  roles,
  params: idParams,
  handler({ params, services: { db } }) {
    return findRow(db, 'consolidated_budget_indicators', params.id, UNKNOWN);
  },
});

const add = defineRoute({
  id: 'E256',
  method: 'POST',
  path: PATH,
  roles,
  body: indicator,
  handler({ body, services: { db } }) {
    if (!nodeAt(db, 'consolidated_budgets', body.consolidated_budget_id))
      throw wrongValue(MISSING, 'consolidated_budget_id: unknown');
    const { lastInsertRowid } = db
      .prepare(`INSERT INTO consolidated_budget_indicators VALUES (NULL${', ?'.repeat(FIELDS.length)})`)
      .run(...FIELDS.map((field) => body[field]));
    return { id: Number(lastInsertRowid) };
  },
});

const edit = defineRoute({
  id: 'E257',
  method: 'PUT',
  path: `${PATH}/:id`,
  roles,
  params: idParams,
  body: indicator,
  handler({ params, body, services: { db } }) {
    if (!nodeAt(db, 'consolidated_budgets', body.consolidated_budget_id))
      throw wrongValue(MISSING, 'consolidated_budget_id: unknown');
    const { changes } = db
      .prepare(
        `UPDATE consolidated_budget_indicators SET ${FIELDS.map((field) => `${field} = ?`).join(', ')} WHERE id = ?`,
      )
      .run(...FIELDS.map((field) => body[field]), params.id);
    if (changes === 0) throw notFound(UNKNOWN);
    return {};
  },
});

const remove = defineRoute({
  id: 'E258',
  method: 'DELETE',
  path: `${PATH}/:id`,
  roles,
  params: idParams,
  handler({ params, services: { db } }) {
    const { changes } = db.prepare('DELETE FROM consolidated_budget_indicators WHERE id = ?').run(params.id);
    if (changes === 0) throw notFound(UNKNOWN);
    return {};
  },
});

export const consolidatedBudgetRoutes: readonly Route[] = [...tree, list, item, add, edit, remove];
