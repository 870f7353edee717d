import type { Area } from '../fault.ts';

export default {
  faults: [
    {
      file: 'features/budget-params/budget-param-page.tsx',
      find: "label={t('Daromad')}",
      put: "label={t('Xarajat')}",
      says: 'Income is labelled as expenditure.',
    },
    {
      file: 'features/budget-params/budget-params-page.tsx',
      find: "column.accessor('income', {",
      put: "column.accessor('outcome', {",
      says: 'Expenditure stands under the heading of income.',
    },
    {
      file: 'features/budget-params/budget-params-page.tsx',
      find: 'await budgetParams.refresh(queries);',
      put: '',
      says: 'The list is not read again after a title was changed in its cell.',
    },
    {
      file: 'features/budget-params/api.ts',
      find: 'renamed(now, title)',
      put: 'renamed({ ...now, income: null }, title)',
      says: 'A new title takes the income away.',
    },
  ],
} satisfies Area;
