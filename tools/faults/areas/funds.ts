import type { Area } from '../fault.ts';

export default {
  faults: [
    {
      file: 'features/funds/funds-page.tsx',
      find: 'cell: ({ getValue }) => formatDate(getValue()),',
      put: 'cell: ({ getValue }) => formatDate(getValue() && null),',
      says: 'No fund shows its date.',
    },
    {
      file: 'features/funds/funds-page.tsx',
      find: 'const LIST = { size: 10, filters: {} };',
      put: 'const LIST = { size: 20, filters: {} };',
      says: "The page of funds has another size than the document's.",
    },
    {
      file: 'entities/funds.ts',
      find: 'limit: 10_000',
      put: 'limit: 15',
      says: 'Only fifteen funds are offered.',
    },
    {
      file: 'features/funds/funds-page.tsx',
      find: 'noun="ta jamg\'arma"',
      put: 'noun="ta yozuv"',
      says: 'Funds are counted as records.',
    },
  ],
} satisfies Area;
