import type { z } from 'zod';
import { http } from '@/api/http.ts';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { ANY_LIST } from '@/kit/crud/list-shape.ts';
import { recordAt } from '@/kit/record.ts';
import { type BudgetParam, budgetParamForm, renamed, rowSchema, type SentBudgetParam } from './budget-param.ts';

type Values = z.input<typeof budgetParamForm.schema>;

/** The annual budgets, unpaged (spec 001 §7; the envelope: Z-130). */
export const budgetParams = defineCrud<BudgetParam, Values, SentBudgetParam>({
  path: 'api/v1/budget-params',
  row: rowSchema,
  rows: ANY_LIST,
  form: budgetParamForm,
  envelope: 'budget_param',
});

const one = recordAt('budget_param', budgetParamForm.known, rowSchema.omit({ id: true }));

/**
 * Changes the title of an annual budget. The rest is sent as the platform holds it now, so that a change by somebody
 * else since the list was read is not overwritten. Throws `AppError`.
 */
export async function renameBudgetParam(id: number, title: string): Promise<void> {
  const now = await http(`${budgetParams.path}/${id}`, { schema: one });
  await budgetParams.save(renamed(now, title), String(id));
}
