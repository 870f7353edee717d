import type { Area } from '../fault.ts';

export default {
  faults: [
    {
      file: 'features/state-budget/state-budget.ts',
      find: "{ value: 'INCOME', label: 'Daromad' },",
      put: "{ value: 'INCOME', label: 'Xarajat' },",
      says: 'Income is labelled as expenditure.',
    },
    {
      file: 'features/state-budget/state-budget-page.tsx',
      find: 'adding="root"',
      put: '',
      says: 'Lines are added below every line.',
    },
  ],
} satisfies Area;
