import type { Area } from '../fault.ts';

export default {
  faults: [
    {
      file: 'features/state-target-funds/state-target-funds-page.tsx',
      find: 'const NO_FILTERS = { year: null, quarter: null, fund_id: null };',
      put: 'const NO_FILTERS = { year: null, fund_id: null };',
      says: 'The quarter survives the clearing of the filters.',
    },
    {
      file: 'features/state-target-funds/state-target-funds-page.tsx',
      find: "amount('revenue', t('Tushum')),",
      put: "amount('transfers', t('Tushum')),",
      says: 'Transfers stand under the heading of revenue.',
    },
    {
      file: 'features/state-target-funds/state-target-funds-page.tsx',
      find: 'onChange={(value) => setFilters({ quarter: value })}',
      put: 'onChange={(value) => setFilters({ year: value })}',
      says: 'The filter by quarter sets the year.',
    },
    {
      file: 'features/state-target-funds/state-target-fund-page.tsx',
      find: "label={t('Tushum')} {...field('revenue')}",
      put: "label={t('Tushum')} {...field('transfers')}",
      says: 'The field of revenue shows the transfers.',
    },
    {
      file: 'features/state-target-funds/state-target-fund.ts',
      find: 'expenditure: numberField(),',
      put: 'expenditure: { ...numberField(), required: false },',
      says: 'Expenditure is not required.',
    },
  ],
} satisfies Area;
