import type { Area } from '../fault.ts';

export default {
  specs: ['imports-by-board'],
  faults: [
    {
      file: 'features/roads/roads-page.tsx',
      find: 'request(`${PATH}/sync-excel`)',
      put: 'request(`${PATH}/excel`)',
      says: 'Roads are sent to another address.',
    },
    {
      file: 'features/roads/roads-page.tsx',
      find: 'if (board === null) return ask();',
      put: '',
      says: 'The export of roads goes out without a season.',
    },
  ],
} satisfies Area;
