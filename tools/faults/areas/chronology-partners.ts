import type { Area } from '../fault.ts';

export default {
  specs: ['orderers'],
  faults: [
    {
      file: 'features/chronology-partners/partners-page.tsx',
      find: 'column.accessor((row) => row.inn, {',
      put: 'column.accessor((row) => row.acc_number, {',
      says: 'The account stands under the heading of the tax number.',
    },
    {
      file: 'features/chronology-partners/orderers.ts',
      find: "column.accessor('intended_sum', {",
      put: "column.accessor('transfered_sum', {",
      says: 'Transferred money stands under the heading of intended money.',
    },
    {
      file: 'features/chronology-partners/partners-page.tsx',
      find: "const NO_FILTERS = { search: '', board: null };",
      put: "const NO_FILTERS = { search: '' };",
      says: 'The season survives the clearing of the filters.',
    },
    {
      file: 'features/chronology-partners/partners-page.tsx',
      find: 'partners.list.list({ board_id: board, search: search || null, ...list.paging })',
      put: 'partners.list.list({ board_id: board, search: search || null })',
      says: 'Every page of partners is the first.',
    },
    {
      file: 'features/chronology-partners/pages.tsx',
      find: 'changes={list}',
      put: 'changes={null}',
      says: 'The list of partners is not read again after the import.',
    },
    {
      file: 'features/chronology-partners/pages.tsx',
      find: "begin: boardParam.parse(query.get('board') ?? '') ?? null,",
      put: 'begin: null,',
      says: 'The import does not begin with the season of the list.',
    },
    {
      file: 'features/chronology-partners/partners.ts',
      find: 'syncPath: `${PARTNER_PATHS[spec.of]}/sync`,',
      put: 'syncPath: `${PARTNER_PATHS.orderers}/sync`,',
      says: 'Contractors are sent as orderers.',
    },
    {
      file: 'features/chronology-partners/partners-page.tsx',
      find: "const narrowed = search !== '' || board !== null;",
      put: "const narrowed = search !== '';",
      says: 'A season that is chosen alone cannot be cleared.',
    },
    {
      file: 'features/chronology-partners/hub-page.tsx',
      find: `"Mavsum bo'yicha ishlarga buyurtma bergan tashkilotlar va ularga ajratilgan mablag'"`,
      put: `"Mavsum bo'yicha ishlarni bajaradigan tashkilotlar va ularning shartnomalari"`,
      says: 'The way to the orderers is described as that to the contractors.',
    },
  ],
} satisfies Area;
