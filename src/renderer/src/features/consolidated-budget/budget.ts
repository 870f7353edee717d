import { defineTree } from '@/kit/trees/define-tree.ts';

/** The lines of the consolidated budget, as a tree (spec 002 §3, §7). */
export const budgets = defineTree({ path: 'api/v1/consolidated-budgets', itemKey: 'budget' });
/** Path of the page of the consolidated budget. */
export const BUDGETS_PAGE = '/app/consolidated-budgets';
