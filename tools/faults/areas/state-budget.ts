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
    {
      file: 'features/state-budget/state-budget-indicator-page.tsx',
      find: 'root="Davlat budjeti ko\'rsatkichlari"',
      put: 'root="Konsolidatsiyalangan budjet"',
      says: 'A new line lies below the consolidated budget.',
    },
  ],
} satisfies Area;
