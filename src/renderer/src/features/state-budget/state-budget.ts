import { LANGUAGES } from '@/kit/localized/languages.ts';
import { defineTree, type TreeTypes } from '@/kit/trees/define-tree.ts';

/** Income, which is the default, and expense. */
export const TYPES: TreeTypes = [
  { value: 'INCOME', label: 'Daromad' },
  { value: 'EXPENSE', label: 'Xarajat' },
];

/**
 * The state budget's indicators (spec 002 §3, §7), a tree for each type. Titles are marked as required and may be left
 * empty (R-068, Z-096).
 */
export const stateBudget = defineTree({
  path: 'api/v1/state-budget-indicators',
  itemKey: 'indicator',
  types: TYPES,
  titles: { required: [], marked: LANGUAGES },
});
/** Path of the page of the state budget. */
export const STATE_BUDGET_PAGE = '/app/state-budget';
