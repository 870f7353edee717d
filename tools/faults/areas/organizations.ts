import type { Area } from '../fault.ts';

export default {
  faults: [
    {
      file: 'features/organizations/columns.tsx',
      find: 'column.accessor((row) => place(row).region, {',
      put: 'column.accessor((row) => place(row).district, {',
      says: 'The district stands under the heading of the region.',
    },
    {
      file: 'features/organizations/columns.tsx',
      find: "? tag(t('Faol'), {",
      put: "? tag(t('Faol emas'), {",
      says: 'Active organizations are told as not active.',
    },
    {
      file: 'features/organizations/organizations-page.tsx',
      find: 'organization_type: type || null,',
      put: 'organization_type: null,',
      says: 'The filter by type is not sent.',
    },
    {
      file: 'features/organizations/organizations-page.tsx',
      find: 'list.setFilters({ ...preset.place, type: FIRST_TYPE })',
      put: 'list.setFilters({ type: FIRST_TYPE })',
      says: 'The place survives the clearing of the filters.',
    },
    {
      file: 'features/organizations/organization-page.tsx',
      find: 'await reread();',
      put: '',
      says: 'The list is not read again after a switch of the status.',
    },
    {
      file: 'features/organizations/organizations-page.tsx',
      find: 'changes={organizations}',
      put: 'changes={null}',
      says: 'The list is not read again after the import.',
    },
    {
      file: 'features/organizations/api.ts',
      find: 'if (isActive(now.status) === wanted) return;',
      put: '',
      says: 'A status that somebody else has switched is switched back.',
    },
    {
      file: 'features/organizations/organization-page.tsx',
      find: "status === 409 ? 'inn' : undefined",
      put: "status === 409 ? 'title' : undefined",
      says: 'A tax number that is taken is told at the name.',
    },
    {
      file: 'features/organizations/organization-page.tsx',
      find: 'done="Holati o\'zgartirildi"',
      put: '',
      says: 'A switched organization is not told.',
    },
    {
      file: 'features/organizations/api.ts',
      find: "suggestedName: 'tashkilotlar.xlsx'",
      put: "suggestedName: 'buyurtmachilar.xlsx'",
      says: 'The file of organizations is named after customers.',
    },
    {
      file: 'features/organizations/organization-page.tsx',
      find: 'ORGANIZATION_TYPES.map((value)',
      put: 'ORGANIZATION_TYPES.slice(1).map((value)',
      says: 'A kindergarten cannot be chosen for a new organization.',
    },
  ],
} satisfies Area;
