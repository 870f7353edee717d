import type { Area } from '../fault.ts';

export default {
  specs: ['school-templates'],
  faults: [
    {
      file: 'features/school-categories/school-categories-page.tsx',
      find: "column.accessor('order', {",
      put: "column.accessor('id', {",
      says: 'The id stands under the heading of the order.',
    },
    {
      file: 'features/school-categories/school-category-page.tsx',
      find: 'const ICON = iconRule();',
      put: 'const ICON = { ...iconRule(), maxBytes: 1_000 };',
      says: 'A drawing of more than a thousand bytes is refused.',
    },
  ],
} satisfies Area;
