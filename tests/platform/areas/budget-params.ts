import { z } from 'zod';
import { defineTable, integer, nullable, real, text } from '../db/table.ts';
import { unpaged } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { defineArea } from './area.ts';

const BILLION = 1_000_000_000;
/** Income and outcome of the state budget by year, in billions of so'm. */
const BUDGETS: readonly (readonly [year: number, income: number, outcome: number])[] = [
  [2020, 128_500, 131_100],
  [2021, 147_200, 173_900],
  [2022, 200_400, 236_600],
  [2023, 232_600, 257_700],
  [2024, 269_400, 312_900],
  [2025, 308_500, 344_800],
  [2026, 343_800, 391_200],
];

/** The budgets of the years (spec 001 §3); the first order is written in Cyrillic, the second has no link. */
const budgetParams = defineTable({
  kind: 'budgetParam',
  name: 'budget_params',
  columns: {
    order_title: nullable(text()),
    order_link: nullable(text()),
    budget_year: integer(),
    income: real(),
    outcome: real(),
  },
  seed: () =>
    BUDGETS.map(([budget_year, income, outcome], nth) => ({
      order_title:
        nth === 0
          ? `«${budget_year} йил учун Давлат бюджети тўғрисида»ги Қонун`
          : `«${budget_year}-yil uchun Davlat budjeti to'g'risida»gi Qonun`,
      order_link: nth === 1 ? null : `https://qonunlar.example/budjet/${budget_year}`,
      budget_year,
      income: income * BILLION,
      outcome: outcome * BILLION,
    })),
});

const amount = z.number().nonnegative();
const freeText = z.string().nullable();

/** Spec 001 §7. */
export const budgetParamsArea = defineArea({
  name: 'budget params',
  tables: [budgetParams],
  routes: recordRoutes({
    ids: { list: 'E115', one: 'E116', create: 'E117', change: 'E118', remove: 'E119' },
    table: budgetParams,
    missing: "Bunday qator yo'q",
    // Z-130.
    list: { pages: unpaged('results'), order: ['-budget_year', '-id'] },
    body: z.strictObject({
      order_title: freeText,
      order_link: freeText,
      budget_year: z.number().int().min(1900).max(2100),
      income: amount,
      outcome: amount,
    }),
  }),
});
