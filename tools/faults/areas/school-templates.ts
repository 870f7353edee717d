import type { Area } from '../fault.ts';

export default {
  faults: [
    {
      file: 'features/school-templates/columns.tsx',
      find: "column.accessor('category', {",
      put: "column.accessor('title', {",
      says: 'The title stands under the heading of the category.',
    },
    {
      file: 'features/school-templates/school-template-page.tsx',
      find: 'boards={schoolBoardsQuery}',
      put: '',
      says: 'The seasons of the other programme are offered.',
    },
    {
      file: 'features/school-templates/school-templates-page.tsx',
      find: 'data.total > data.came;',
      put: 'data.total < data.came;',
      says: 'Missing templates are not told.',
    },
    {
      file: 'entities/school-templates.ts',
      find: 'requested_amount: optionalNumber,',
      put: 'requested_amount: optionalNumber.transform(() => null),',
      says: 'No template has an amount.',
    },
    {
      file: 'features/school-templates/school-template.ts',
      find: '  requested_amount: optionalNumber,',
      put: '  requested_amount: z.number().nullable().catch(null),',
      says: 'An amount that comes as a text is missing in the list of templates.',
    },
    {
      file: 'features/school-templates/school-templates-page.tsx',
      find: 'data.total > data.came',
      put: 'data.total < data.came',
      says: 'Nothing says that the platform has sent some of the templates only.',
    },
  ],
} satisfies Area;
