import { ministries } from '@/entities/ministries.ts';
import { citizens } from '@/features/citizens/api.ts';
import { budgets } from '@/features/consolidated-budget/budget.ts';
import type { Found } from '@/features/contact/line.ts';
import { customers } from '@/features/customers/api.ts';
import { funds } from '@/features/funds/fund.ts';
import { indicatorOrganizations } from '@/features/indicator-organizations/api.ts';
import { classifications, expenses } from '@/features/indicator-trees/trees.ts';
import { ownRegion } from '@/features/kindergartens/access.ts';
import { kindergartens } from '@/features/kindergartens/api.ts';
import { WORK_TYPES } from '@/features/kindergartens/kindergarten.ts';
import { MANAGERS, MODERATORS } from '@/features/managers/consoles.ts';
import { executions } from '@/features/ministry-execution/execution.ts';
import { organizations } from '@/features/organizations/api.ts';
import { ORGANIZATION_TYPES } from '@/features/organizations/organization.ts';
import { listScope as populationScope } from '@/features/population/access.ts';
import { populations } from '@/features/population/api.ts';
import { productCategories } from '@/features/product-categories/product-category.ts';
import { products } from '@/features/products/api.ts';
import { listScope as reportScope } from '@/features/quarterly-reports/access.ts';
import { quarterlyReports, reportAtTheList } from '@/features/quarterly-reports/api.ts';
import { FIRST_QUARTER, FIRST_SHOWN_YEAR } from '@/features/quarterly-reports/report.ts';
import { listScope as quarterScope } from '@/features/quarters/access.ts';
import { quarters } from '@/features/quarters/api.ts';
import { roadPrices } from '@/features/road-prices/api.ts';
import { stateBudget } from '@/features/state-budget/state-budget.ts';
import { stateTargetFunds } from '@/features/state-target-funds/state-target-fund.ts';
import { crudLine, numberAt, reading, type TableLine } from './line-of.ts';

const NOWHERE = { region: null, district: null };
const PLACES = [
  { key: 'region_id', of: 'regions' },
  { key: 'district_id', of: 'districts' },
] as const;
const TREE = { size: 10, readings: ['Z-109'], lacks: { rows: ['type'] } } as const;
const board = ({ rows }: Found) => {
  const board_id = numberAt(rows('boards')[0]?.id);
  return board_id === null ? null : { board_id };
};

/** Reports and reference data. */
export const REFERENCE: readonly TableLine[] = [
  crudLine('quarter-reports', quarterlyReports, {
    size: 10,
    readings: ['Z-027', 'Z-069'],
    asks: ({ profile }) => ({ ...reportScope(profile, NOWHERE), season: FIRST_SHOWN_YEAR, quarter: FIRST_QUARTER }),
    filters: [
      { key: 'season', field: 'season' },
      { key: 'quarter', field: 'quarter' },
    ],
    ways: {
      one: [
        {
          ...{ key: 'quarterlyReportsPath', value: quarterlyReports.path, reading: 'Z-069' },
          ask: (id) => reading(reportAtTheList(id)),
        },
      ],
    },
  }),
  crudLine('indicator', indicatorOrganizations, { size: 10 }),
  crudLine('ministries', ministries.crud, TREE),
  // The ministry of each row is one more call.
  crudLine('ministries-execution', executions, { size: 5, lacks: { rows: ['ministry_title'] } }),
  crudLine('funds', funds, { size: 10 }),
  crudLine('consolidated-budgets', budgets.crud, TREE),
  crudLine('state-target-funds', stateTargetFunds, {
    size: 10,
    filters: [
      { key: 'year', field: 'year' },
      { key: 'quarter', field: 'quarter' },
      { key: 'fund_id', field: 'fund_id' },
    ],
  }),
  crudLine('road-prices', roadPrices, {
    size: 15,
    readings: ['Z-047'],
    filled: true,
    filters: [{ key: 'board_id', field: 'board_id' }],
  }),
  crudLine('expences', expenses.tree.crud, TREE),
  crudLine('economic-classifications', classifications.tree.crud, TREE),
  crudLine('state-budget', stateBudget.crud, { size: 10, asks: () => ({ type: 'INCOME' }) }),
  crudLine('kindergardens', kindergartens, {
    size: 10,
    readings: ['Z-025', 'Z-106'],
    asks: (found) => {
      const season = board(found);
      return season && { ...season, region_id: ownRegion(found.profile) };
    },
    words: { type_of_work: WORK_TYPES },
  }),
  crudLine('customers', customers, { size: 15, searches: ['title', 'tin'] }),
  crudLine('moderators', MODERATORS.crud, {
    readings: ['Z-019'],
    asks: () => ({ role: MODERATORS.shown }),
    filters: PLACES.slice(0, 1),
  }),
  crudLine('managers', MANAGERS.crud, {
    readings: ['Z-019'],
    asks: () => ({ role: MANAGERS.shown }),
    filters: PLACES,
    searches: ['fullname'],
  }),
  crudLine('users', citizens, {
    asks: () => ({ role: 'user' }),
    filters: PLACES,
    searches: ['fullname'],
    words: { gender: ['M', 'F'] },
  }),
  crudLine('products/list', products, { filters: [{ key: 'board_id', field: 'board_id' }], searches: ['title'] }),
  crudLine('categories/list', productCategories, { size: 10, uncounted: true }),
  crudLine('population', populations, {
    readings: ['Z-177'],
    asks: ({ profile }) => populationScope(profile, { ...NOWHERE, shown: 'own' }),
    filters: [{ key: 'year', field: 'year' }],
  }),
  {
    ...crudLine('population', populations, {
      readings: ['Z-177'],
      asks: ({ profile }) => populationScope(profile, { ...NOWHERE, shown: 'all' }),
    }),
    name: 'population-of-all',
  },
  crudLine('organizations', organizations, {
    asks: ({ rows }) => ({
      region_id: numberAt(rows('regions')[0]?.id),
      district_id: numberAt(rows('districts')[0]?.id),
      organization_type: 'SCHOOL',
    }),
    filters: [{ key: 'organization_type', field: 'organization_type' }],
    words: { organization_type: ORGANIZATION_TYPES },
  }),
  crudLine('quarters', quarters, {
    size: null,
    readings: ['Z-066', 'Z-156'],
    asks: ({ profile, rows }) =>
      quarterScope(profile, {
        region: numberAt(rows('regions')[0]?.id),
        district: numberAt(rows('districts')[0]?.id),
      }),
    filters: [{ key: 'status', field: 'status' }],
    words: { status: ['ACTIVE', 'ARCHIVE'], financial_status: ['GOOD', 'BAD'] },
  }),
];
