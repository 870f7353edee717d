import type { Area } from '../fault.ts';

export default {
  faults: [
    {
      file: 'features/consolidated-budget/indicator-page.tsx',
      find: 'draftOf: `new-${budget}`',
      put: "draftOf: 'new'",
      says: 'A draft is offered under another budget line.',
    },
    {
      file: 'features/consolidated-budget/indicator.ts',
      find: 'limit: 100, offset: 0, year: ofYear',
      put: 'limit: 100, offset: 0, year: null',
      says: 'The year of the indicators is not sent.',
    },
    {
      file: 'features/consolidated-budget/indicator.ts',
      find: "amount: 'second_execution_amount', percent: 'second_execution_percent'",
      put: "amount: 'third_execution_amount', percent: 'third_execution_percent'",
      says: 'The second quarter has the figures of the third.',
    },
    {
      file: 'features/consolidated-budget/indicators.tsx',
      find: 'formatDecimal(value, DECIMALS);',
      put: 'formatDecimal(value);',
      says: 'Figures of the budget lose their last decimals.',
    },
    {
      file: 'features/consolidated-budget/indicators.tsx',
      find: '<Table.Td>{figure(row.accepted_percent)}</Table.Td>',
      put: '<Table.Td>{figure(row.execution_percent)}</Table.Td>',
      says: 'The percent of the execution stands below the accepted budget.',
    },
    {
      file: 'features/consolidated-budget/indicator-page.tsx',
      find: "names?.join(' / ')",
      put: 'names?.at(0)',
      says: 'The form names the root of its line instead of the line.',
    },
  ],
} satisfies Area;
