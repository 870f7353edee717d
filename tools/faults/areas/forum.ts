import type { Area } from '../fault.ts';

export default {
  faults: [
    {
      file: 'features/forum/forums-page.tsx',
      find: 'setFilters({ regionId: null, districtId: null })',
      put: 'setFilters({ regionId: null })',
      says: 'The district survives the clearing of the filters.',
    },
    {
      file: 'features/forum/forums-page.tsx',
      find: "column.accessor('nearby', {",
      put: "column.accessor('responsiblePerson', {",
      says: 'The responsible person stands under the heading of the place.',
    },
    {
      file: 'features/forum/forum-page.tsx',
      find: 'form.setValues(withForumRegion(values, next))',
      put: "form.setFieldValue('regionId', next)",
      says: 'A forum keeps its district when another region is chosen.',
    },
    {
      file: 'features/forum/api.ts',
      find: "path: 'api/v2/info/forum/filter',",
      put: "path: 'api/v2/info/forum',",
      says: 'Forums are asked for at another address.',
    },
  ],
} satisfies Area;
