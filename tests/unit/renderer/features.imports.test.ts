import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { IMPORT_LISTS, type ImportListName } from '@/entities/import-lists.ts';
import { contractors } from '@/features/chronology-partners/contractors.ts';
import { orderers } from '@/features/chronology-partners/orderers.ts';
import { customers } from '@/features/customers/api.ts';
import { MANAGERS, MODERATORS } from '@/features/managers/consoles.ts';
import { executions } from '@/features/ministry-execution/execution.ts';
import { organizations } from '@/features/organizations/api.ts';
import { populations, yearsQuery } from '@/features/population/api.ts';
import { products } from '@/features/products/api.ts';
import { quarters } from '@/features/quarters/api.ts';
import { roadPrices } from '@/features/road-prices/api.ts';
import { schoolBoards } from '@/features/school-boards/api.ts';
import { schoolInitiatives, schoolInitiativesQuery } from '@/features/school-initiatives/model/api.ts';
import { secretKeys } from '@/features/secret-keys/api.ts';
import { students } from '@/features/students/api.ts';
import type { Changed } from '@/kit/excel/use-import-form.ts';
import { readSources } from '../../support/source-constants.ts';

type Listed = Changed & { list: (query: Record<string, never>) => { queryKey: readonly unknown[] } };
type Import = {
  /** The source of the dialog or page. */
  at: string;
  /** What its `changes` are: a constant of a module, the source's own words, or null: no screen keeps the list. */
  changes: string | null;
  records: readonly Changed[];
  /** Queries of what a person sees of the list, by the platform's path first. */
  shown: readonly (readonly unknown[])[];
};

vi.hoisted(() => vi.stubGlobal('window', { bridge: {} }));

const PAGING = { limit: 20, offset: 0 };
const oneOf = (at: string, changes: string | null, records: readonly Listed[], paths: readonly string[]): Import => ({
  ...{ at: at.startsWith('domains/') ? at : `features/${at}`, changes, records },
  // The page of the list, and whatever else is read at the paths.
  shown: [...records.map(({ list }) => list({}).queryKey), ...paths.map((path) => [path, 'lookup', {}])],
});
const QUARTERS = oneOf(
  'quarters/quarters-excel.tsx',
  'features/quarters/api.ts quarters',
  [quarters],
  ['api/v1/quarters'],
);
const CONSOLES = oneOf('managers/managers-excel.tsx', 'of.crud', [MANAGERS.crud, MODERATORS.crud], ['api/v1/managers']);
const synced = ({ list }: typeof orderers | typeof contractors, path: string) =>
  oneOf('chronology-partners/pages.tsx', 'list', [list], [path]);

/** Every import, and what of its list is read again. The lists of `null` are shown nowhere, or read whenever opened. */
const IMPORTS: Record<ImportListName, Import> = {
  quarterTaxIds: QUARTERS,
  quarterAccounts: QUARTERS,
  quarters: QUARTERS,
  recessQuarters: QUARTERS,
  population: {
    at: 'features/population/population-excel.tsx',
    changes: 'features/population/api.ts populations',
    records: [populations],
    shown: [populations.list({}).queryKey, ['api/v1/citizens-count', 'list', {}], yearsQuery.queryKey],
  },
  organizations: oneOf(
    'organizations/organizations-page.tsx',
    'features/organizations/api.ts organizations',
    [organizations],
    ['api/v1/organizations/pagination', 'api/v1/organizations'],
  ),
  customers: oneOf(
    'customers/customers-page.tsx',
    'features/customers/api.ts customers',
    [customers],
    ['api/v1/customers'],
  ),
  orderers: synced(orderers, 'api/v1/chronology/orderers'),
  contractors: synced(contractors, 'api/v1/chronology/contractors'),
  moderator: CONSOLES,
  region_manager: CONSOLES,
  district_manager: CONSOLES,
  quarter_manager: CONSOLES,
  quarter_moderator: CONSOLES,
  students: oneOf(
    'students/students-excel.tsx',
    'features/students/api.ts students',
    [students],
    ['api/v1/my-school/students'],
  ),
  secretKeys: oneOf(
    'secret-keys/secret-keys-page.tsx',
    'features/secret-keys/api.ts secretKeys',
    [secretKeys],
    ['api/v1/my-school/secret-keys'],
  ),
  schoolVotes: {
    at: 'features/school-initiatives/parts/school-excel.tsx',
    changes: 'features/school-initiatives/model/api.ts schoolInitiatives',
    records: [schoolInitiatives],
    shown: [
      schoolInitiativesQuery({ board: 1, search: '', stage: 'ALL', status: 'ALL' }, PAGING).queryKey,
      ['api/v1/my-school/moderators/initiatives', 'first-look', []],
    ],
  },
  schoolBudget: oneOf(
    'school-boards/budget-info.tsx',
    'features/school-boards/api.ts schoolBoards',
    [schoolBoards],
    ['api/v1/my-school/boards'],
  ),
  districtBudgets: oneOf('district-budget/district-budget-page.tsx', null, [], []),
  roads: oneOf('roads/roads-page.tsx', null, [], []),
  roadPrices: oneOf(
    'road-prices/road-prices-excel.tsx',
    'features/road-prices/api.ts roadPrices',
    [roadPrices],
    ['api/v1/road-prices'],
  ),
  products: oneOf('products/products-page.tsx', 'features/products/api.ts products', [products], ['api/v1/products']),
  registry: oneOf('domains/initiative/registry/import-dialog.tsx', null, [], []),
  economy: oneOf(
    'ministry-execution/executions-page.tsx',
    'features/ministry-execution/execution.ts executions',
    [executions],
    ['api/v1/ministries-execution'],
  ),
};

const sources = readSources();

it('every import of the program is in the table, and says that it changes this', () => {
  const found = sources
    .usesIn(['features/', 'domains/', 'entities/', 'app/'], /kit\/excel\//)
    .filter(({ of }) => /^(?:ImportDialog|ImportPage|PartExcel|ExcelFiles|useImportForm)$/.test(of))
    .map(({ file, attributes: { changes } }) => {
      const known = changes?.type === 'Identifier' ? sources.meaningOf(changes.name, file) : null;
      const said = known ? `${known.file} ${known.name}` : changes ? sources.textOf(file, changes) : 'nothing said';
      return `${file}: ${said}`;
    });
  const expected = Object.values(IMPORTS).map(({ at, changes }) => `${at}: ${changes}`);
  expect(found.sort()).toEqual([...new Set(expected)].sort());
  expect(Object.keys(IMPORTS)).toEqual(Object.keys(IMPORT_LISTS));
});

describe.each(Object.entries(IMPORTS).filter(([, { changes }]) => changes !== null))(
  'the list of %s',
  (_, { records, shown }) => {
    it.each(shown.map((queryKey) => ({ queryKey })))(
      'is read again after its import: $queryKey',
      async ({ queryKey }) => {
        const client = new QueryClient();
        client.setQueryData(queryKey, []);
        const read = vi.fn(async () => []);
        const stop = new QueryObserver(client, {
          queryKey,
          queryFn: read,
          staleTime: Number.POSITIVE_INFINITY,
        }).subscribe(() => {});
        for (const changed of records) await changed.refresh(client);
        stop();
        expect(read).toHaveBeenCalled();
      },
    );
  },
);
