import type { Area } from '../fault.ts';

export default {
  faults: [
    {
      file: 'features/quarters/columns.tsx',
      find: "figurePair(original.id_number ?? '—', original.account_number ?? '—')",
      put: "figurePair(original.account_number ?? '—', original.id_number ?? '—')",
      says: 'Tax number and account are exchanged.',
    },
    {
      file: 'features/quarters/quarter-page.tsx',
      find: "of={TAX_IDS} {...field('id_number_id')}",
      put: "of={ACCOUNTS} {...field('id_number_id')}",
      says: 'Accounts are offered as tax numbers.',
    },
    {
      file: 'features/quarters/quarters-page.tsx',
      find: 'region: id, district: null',
      put: 'region: id',
      says: 'Another region keeps the old district.',
    },
    {
      file: 'features/quarters/quarters-page.tsx',
      find: "const NO_FILTERS = { status: '', region: null, district: null } as const;",
      put: 'const NO_FILTERS = { region: null, district: null } as const;',
      says: 'The state survives the clearing of the filters.',
    },
    {
      file: 'features/quarters/quarters-page.tsx',
      find: '{canDelete(role) && <DeleteButton',
      put: '{<DeleteButton',
      says: 'Everybody is offered the deletion of a quarter.',
    },
    {
      file: 'features/quarters/quarters-excel.tsx',
      find: "request: () => upload('api/v1/quarter-acc-numbers/sync-excel'),",
      put: "request: () => upload('api/v1/quarters-excel'),",
      says: 'Accounts are sent as quarters.',
    },
    {
      file: 'features/quarters/quarters-excel.tsx',
      find: 'files={files} changes={quarters}',
      put: 'files={files} changes={{ refresh: async () => undefined }}',
      says: 'The list is not read again after an import.',
    },
    {
      file: 'features/quarters/rules.ts',
      find: "status === 'ARCHIVE' ? values.additional_quarter_id : null,",
      put: 'values.additional_quarter_id,',
      says: 'An active quarter keeps the further quarter of an archived one.',
    },
    {
      file: 'features/quarters/quarter-page.tsx',
      find: 'isNew && !canAdd(role) ?',
      put: 'isNew && canAdd(role) ?',
      says: 'The administrator cannot add a quarter.',
    },
    {
      file: 'features/quarters/access.ts',
      find: "role === 'admin' || role === 'region_manager'",
      put: "role === 'admin'",
      says: "A region's manager cannot filter by district.",
    },
    {
      file: 'features/quarters/quarters-page.tsx',
      find: '{canDelete(role) && <DeleteButton',
      put: '{canFilterDistrict(role) && <DeleteButton',
      says: "A region's manager is offered to delete a quarter.",
    },
    {
      file: 'features/quarters/quarters-page.tsx',
      find: ' done="Mahalla o\'chirildi"',
      put: '',
      says: 'A deleted quarter is told in the words of any record.',
    },
    {
      file: 'features/quarters/quarters-excel.tsx',
      find: "upload('api/v1/quarter-id-numbers/sync-excel')",
      put: "upload('api/v1/quarter-acc-numbers/sync-excel')",
      says: 'Tax numbers are imported as accounts.',
    },
    {
      file: 'features/quarters/quarters-excel.tsx',
      find: 'lists: LISTS.taxIds',
      put: 'lists: LISTS.accounts',
      says: 'A file of accounts passes for one of tax numbers.',
    },
    {
      file: 'features/quarters/quarters-page.tsx',
      find: 'regions={!canFilterRegion(role)}',
      put: 'regions={canFilterRegion(role)}',
      says: 'Regions that cannot be read are told twice to some, and not to others.',
    },
    {
      file: 'features/quarters/quarters-page.tsx',
      find: 'enabled: !hasNoPlace(me),',
      put: 'enabled: true,',
      says: 'A manager without a region gets the quarters of the country.',
    },
    {
      file: 'features/quarters/quarter-page.tsx',
      find: 'without={id === undefined ? null : Number(id)}',
      put: 'without={null}',
      says: 'A quarter is offered as its own extra quarter.',
    },
    {
      file: 'features/quarters/identity-fields.tsx',
      find: 'disabled={region === null && values.district_id !== null && !home.failed}',
      put: 'disabled={false}',
      says: 'The region of a quarter can be chosen before that of its district is known, which clears the district.',
    },
  ],
} satisfies Area;
