import type { z } from 'zod';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { ANY_LIST } from '@/kit/crud/list-shape.ts';
import { type BudgetParam, budgetParamForm, rowSchema, type SentBudgetParam } from './budget-param.ts';

type Values = z.input<typeof budgetParamForm.schema>;

/** The annual budgets, unpaged (spec 001 §7; the envelope: Z-130). */
export const budgetParams = defineCrud<BudgetParam, Values, SentBudgetParam>({
  path: 'api/v1/budget-params',
  row: rowSchema,
  rows: ANY_LIST,
  form: budgetParamForm,
  envelope: 'budget_param',
});
