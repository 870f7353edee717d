import { z } from 'zod';
import { selectRows } from '../db/rows.ts';
import { CLASSIFICATIONS, expenseBranches } from '../db/seed/budget-branches.ts';
import { defineTable, integer, real, reference, type Source } from '../db/table.ts';
import { type Branch, defineTree, type TreeTable } from '../db/trees.ts';
import { id, idParams, idText } from '../http/values.ts';
import { byOffset, equal } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { treeRoutes } from '../routes/tree.ts';
import { defineArea } from './area.ts';

const NO_EXPENSE = 'Xarajat topilmadi';
const NO_CLASSIFICATION = 'Klassifikator topilmadi';
const MISSING = "Ko'rsatgich topilmadi";
const IN_USE = "Ko'rsatgichlari bor, uni o'chirib bo'lmaydi";

const titlesOf = (rows: readonly Record<string, unknown>[]) => rows.map(({ title }) => String(title));

/** The regions, and the regions with their districts. */
function places({ db }: Source): [readonly Branch[], readonly Branch[]] {
  const regions = db.prepare('SELECT id, title FROM regions ORDER BY id').all();
  const districts = db.prepare('SELECT title FROM districts WHERE region_id = ? ORDER BY id');
  return [
    titlesOf(regions),
    regions.map(({ id, title }) => [String(title), titlesOf(districts.all(Number(id)))] as const),
  ];
}

const expenses = defineTree('expense', 'expences', (source) => expenseBranches(...places(source)));
const classifications = defineTree('classification', 'economic_classifications', CLASSIFICATIONS);

const FIGURES = { year: integer(), quarter: integer(), amount: real() };
const ENTERED = [1, 2, 3, 4, 5, 6, 7].map((nth) => ({
  year: 2025 + Math.floor((nth - 1) / 4),
  quarter: ((nth - 1) % 4) + 1,
}));
/** Deepest level with figures; deeper nodes, mostly regions or districts, have none. */
const DEEPEST = 3;

/** Figures of the upper levels of a tree: seven quarters for each node. */
function* figuresOf({ prng, db }: Source, tree: TreeTable) {
  const depths = new Map<number | null, number>([[null, 0]]);
  for (const { id: node, parent_id } of selectRows(db, tree)) {
    const depth = (depths.get(parent_id) ?? 0) + 1;
    depths.set(node, depth);
    if (depth > DEEPEST) continue;
    for (const quarter of ENTERED) yield { node, ...quarter, amount: prng.between(9_000, 168_000) / 10 };
  }
}

/** A figure of an expense for a quarter of a year (spec 002 §3); the unit is not given (Z-163). */
const expenseIndicators = defineTable({
  kind: 'expenseIndicator',
  name: 'expence_indicators',
  columns: { expence_id: reference('expences'), ...FIGURES },
  indexes: [['expence_id']],
  *seed(source) {
    for (const { node, ...figures } of figuresOf(source, expenses)) yield { expence_id: node, ...figures };
  },
});

const classificationIndicators = defineTable({
  kind: 'classificationIndicator',
  name: 'economic_classification_indicators',
  columns: { economic_classification_id: reference('economic_classifications'), ...FIGURES },
  indexes: [['economic_classification_id']],
  *seed(source) {
    for (const { node, ...figures } of figuresOf(source, classifications))
      yield { economic_classification_id: node, ...figures };
  },
});

const figures = {
  year: z.number().int().min(1000).max(9999),
  quarter: z.number().int().min(1).max(4),
  amount: z.number(),
};
const list = { pages: byOffset(), order: ['-year', '-quarter', 'id'] } as const;
/** Our reading: a node has one figure per quarter. */
const entered = ({ year, quarter }: { year: number; quarter: number }) =>
  `${year}-yil ${quarter}-chorak uchun ko'rsatgich kiritilgan`;

/** Expenses and economic classifications, each a tree with figures by quarter: spec 002 §7. */
export const expensesArea = defineArea({
  name: 'expenses',
  tables: [expenses, expenseIndicators, classifications, classificationIndicators],
  routes: [
    ...treeRoutes({
      ids: ['E222', 'E223', 'E224', 'E225', 'E226'],
      table: expenses,
      missing: NO_EXPENSE,
      usedBy: { table: expenseIndicators, column: 'expence_id', message: IN_USE },
    }),
    ...recordRoutes({
      ids: { list: 'E227', one: 'E228', create: 'E229', change: 'E230', remove: 'E231' },
      table: expenseIndicators,
      missing: MISSING,
      params: idParams,
      list: { ...list, filters: { expence_id: equal('expence_id', idText) } },
      body: z.strictObject({ expence_id: id, ...figures }),
      answersId: true,
      known: { expence_id: NO_EXPENSE },
      unique: { columns: ['expence_id', 'year', 'quarter'], message: entered },
    }),
    ...treeRoutes({
      ids: ['E232', 'E233', 'E234', 'E235', 'E236'],
      table: classifications,
      missing: NO_CLASSIFICATION,
      usedBy: { table: classificationIndicators, column: 'economic_classification_id', message: IN_USE },
    }),
    ...recordRoutes({
      ids: { list: 'E237', one: 'E238', create: 'E239', change: 'E240', remove: 'E241' },
      table: classificationIndicators,
      missing: MISSING,
      params: idParams,
      list: { ...list, filters: { economic_classification_id: equal('economic_classification_id', idText) } },
      body: z.strictObject({ economic_classification_id: id, ...figures }),
      answersId: true,
      known: { economic_classification_id: NO_CLASSIFICATION },
      unique: { columns: ['economic_classification_id', 'year', 'quarter'], message: entered },
    }),
  ],
});
