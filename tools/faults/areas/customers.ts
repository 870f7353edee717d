import type { Area } from '../fault.ts';

export default {
  faults: [
    {
      file: 'features/customers/columns.tsx',
      find: "column.accessor('tin', {",
      put: "column.accessor('title', {",
      says: 'The name stands under the heading of the tax number.',
    },
    {
      file: 'features/customers/customer-page.tsx',
      find: "status === 409 ? 'tin' : undefined",
      put: "status === 409 ? 'title' : undefined",
      says: 'A tax number that is taken is told at the name.',
    },
    {
      file: 'features/customers/customers-page.tsx',
      find: 'changes={customers}',
      put: 'changes={null}',
      says: 'The list of customers is not read again after the import.',
    },
    {
      file: 'features/customers/customers-page.tsx',
      find: 'search: search || null',
      put: 'search: null',
      says: 'The search for a customer is not sent.',
    },
    {
      file: 'features/customers/customer.ts',
      find: "GOVERNORS: 'Ҳокимликлар',",
      put: "GOVERNORS: 'Бошқалар',",
      says: 'Governors are called others.',
    },
    {
      file: 'entities/customers.ts',
      find: 'const PAGING = { limit: 100_000, offset: 0 };',
      put: 'const PAGING = { limit: 100, offset: 0 };',
      says: 'Only the first hundred customers are offered.',
    },
    {
      file: 'features/customers/customer-page.tsx',
      find: 'withStored(FORM_TYPE_LABELS, form.getInitialValues().type)',
      put: 'FORM_TYPE_LABELS',
      says: 'A type that no document names is shown as none.',
    },
  ],
} satisfies Area;
