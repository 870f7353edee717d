import type { Area } from '../fault.ts';

export default {
  specs: ['products'],
  faults: [
    {
      file: 'features/product-categories/product-categories-page.tsx',
      find: 'cameIn(query.data) >= LIST.size;',
      put: 'cameIn(query.data) > LIST.size;',
      says: 'A cut list of categories is not told.',
    },
    {
      file: 'features/product-categories/product-category-page.tsx',
      find: 'failure: "Xatolik qayta urinib ko\'ring",',
      put: '',
      says: 'A category that was not saved is told in other words.',
    },
  ],
} satisfies Area;
