import type { Area } from '../fault.ts';

export default {
  faults: [
    {
      file: 'features/managers/console-page.tsx',
      find: 'list.setFilters({ region: id, district: null })',
      put: 'list.setFilters({ region: id })',
      says: 'Another region keeps the old district in the call.',
    },
    {
      file: 'features/managers/console-page.tsx',
      find: 'crud.list({ ...list.paging, role, search: search || null, region_id: region, district_id: district })',
      put: 'crud.list({ ...list.paging, role, search: search || null, region_id: region })',
      says: 'The filter by district is not sent.',
    },
    {
      file: 'features/managers/console-page.tsx',
      find: 'pair(tr(original.district_title), tr(original.region_title))',
      put: 'pair(tr(original.region_title), tr(original.district_title))',
      says: 'District and region are exchanged.',
    },
    {
      file: 'features/managers/consoles.ts',
      find: 'shown: MODERATOR,',
      put: 'shown: FIRST_ROLE,',
      says: "The moderators' console begins with another role.",
    },
    {
      file: 'features/managers/lists.ts',
      find: "moderator: 'api/v1/moderators/sync-excel',",
      put: "moderator: 'api/v1/district-managers/sync-excel',",
      says: 'Moderators are imported as managers of districts.',
    },
    {
      file: 'features/managers/lists.ts',
      find: "table(MANAGER_LABELS.district_manager, 'api/v1/district-managers/excel', 'tuman-boshqaruvi.xlsx')",
      put: "table(MANAGER_LABELS.district_manager, 'api/v1/quarter-managers/excel', 'tuman-boshqaruvi.xlsx')",
      says: "The table of districts' managers is that of quarters' managers.",
    },
    {
      file: 'features/managers/pages.tsx',
      find: 'draftOf: `new:${path}`,',
      put: "draftOf: 'new',",
      says: 'A draft of a manager is offered among the moderators.',
    },
    {
      file: 'features/managers/pages.tsx',
      find: "status === 409 ? 'pinfl' : undefined",
      put: "status === 409 ? 'fullname' : undefined",
      says: 'A personal number that is taken is told at the name.',
    },
    {
      file: 'features/managers/managers-excel.tsx',
      find: 'changes={of.crud}',
      put: 'changes={null}',
      says: 'The list is not read again after the import of managers.',
    },
    {
      file: 'features/managers/managers-excel.tsx',
      find: 'of.imports.find((known) => known === flow.beside) ?? role',
      put: 'role',
      says: 'A file goes to the list in view, not to that which was chosen beside it.',
    },
    {
      file: 'features/managers/console-page.tsx',
      find: "const narrowed = search !== '' || region !== null || district !== null;",
      put: "const narrowed = search !== '' || district !== null;",
      says: 'A filter by region alone cannot be cleared.',
    },
  ],
} satisfies Area;
