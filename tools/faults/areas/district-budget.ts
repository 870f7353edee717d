import type { Area } from '../fault.ts';

export default {
  specs: ['imports-by-board'],
  faults: [
    {
      file: 'features/district-budget/district-budget-page.tsx',
      find: "const PATH = 'api/v1/district-budgets/sync-excel';",
      put: "const PATH = 'api/v1/district-budgets/excel';",
      says: 'The budgets of districts are sent to another address.',
    },
    {
      file: 'features/district-budget/district-budget-page.tsx',
      find: "excelRule({ missing: 'Majburiy maydon!' })",
      put: "excelRule({ missing: 'Faylni yuklash majburiy' })",
      says: 'A missing file is told in the words of another import.',
    },
  ],
} satisfies Area;
