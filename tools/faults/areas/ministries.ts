import type { Area } from '../fault.ts';

export default {
  specs: ['trees'],
  faults: [
    {
      file: 'features/ministries/ministries-page.tsx',
      find: 'const LIST = { size: 10, filters: TREE_FILTERS };',
      put: 'const LIST = { size: 15, filters: TREE_FILTERS };',
      says: "The page of ministries has another size than the document's.",
    },
    {
      file: 'entities/ministries.ts',
      find: "path: 'api/v1/ministries'",
      put: "path: 'api/v1/ministry'",
      says: 'Ministries are asked for at another address.',
    },
  ],
} satisfies Area;
