import { z } from 'zod';
import { rowAt } from '../db/rows.ts';
import { STATE_EXPENSE, STATE_INCOME } from '../db/seed/budget-branches.ts';
import { defineTable, text } from '../db/table.ts';
import { nodeColumns, nodesOf } from '../db/trees.ts';
import { HttpProblem, wrongValue } from '../http/problem.ts';
import { id, idParams } from '../http/values.ts';
import { byOffset, equal } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { childrenOf, hasChildren, requireLeaf, requirePlace } from '../routes/tree.ts';
import { defineArea } from './area.ts';

const MISSING = "Ko'rsatkich topilmadi";
const TYPES = ['INCOME', 'EXPENSE'] as const;
type Type = (typeof TYPES)[number];
const NAME = 'state_budget_indicators';

/** The items of the state budget, with separate trees for income and expense (spec 002 §3). */
const indicators = defineTable({
  kind: 'stateBudgetIndicator',
  name: NAME,
  columns: { ...nodeColumns(NAME), type: text<Type>() },
  indexes: [['type', 'parent_id', 'id']],
  *seed() {
    const income = nodesOf(STATE_INCOME);
    for (const node of income) yield { ...node, type: 'INCOME' as const };
    for (const node of nodesOf(STATE_EXPENSE, income.length)) yield { ...node, type: 'EXPENSE' as const };
  },
});

/** A title may be empty in any language (R-068, Z-096). */
const line = z.string().trim().max(1000);

/** The state budget's indicators: spec 002 §7. Reading: a node and its descendants have the same type (Z-095). */
export const stateBudgetArea = defineArea({
  name: 'state budget',
  tables: [indicators],
  routes: recordRoutes({
    ids: { list: 'E259', one: 'E260', create: 'E261', change: 'E262', remove: 'E263' },
    table: indicators,
    missing: MISSING,
    params: idParams,
    list: { pages: byOffset(), order: ['id'], filters: { type: equal('type', z.enum(TYPES)), parent_id: childrenOf } },
    body: z.strictObject({
      type: z.enum(TYPES),
      parent_id: id.nullable(),
      title: z.strictObject({ uz_lat: line, uz_cyr: line, ru: line, en: line, kr: line }),
    }),
    answersId: true,
    refuses({ body: { type, parent_id }, id, services: { db } }) {
      requirePlace(db, indicators, { id, parent_id }, MISSING);
      if (parent_id !== null && rowAt(db, indicators, parent_id)?.type !== type)
        throw wrongValue("Yuqori bo'g'in boshqa turda", 'parent_id: of another type');
      const stored = id === null ? undefined : rowAt(db, indicators, id);
      if (stored && stored.type !== type && hasChildren(db, indicators, stored.id))
        throw new HttpProblem(409, "Ichida yozuvlar bor, uning turini o'zgartirib bo'lmaydi");
    },
    refusesRemoval: ({ id }, db) => requireLeaf(db, indicators, id),
  }),
});
