import type { CallInput } from '@shared/bridge/contract.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';

type Query = Readonly<Record<string, unknown>>;
/** A lookup: the module and name of its query, the call that the documents give it, and where. */
type Lookup = readonly [at: string, query: () => object, path: string, asks: Query, source: string];

const request = vi.fn(async (_: CallInput<'api.request'>) => ({ ok: true, value: {} }));
const done = async () => ({ ok: true });
vi.stubGlobal('window', { bridge: { api: { request, cancel: done }, app: { noteOddFields: done } } });
const boards = await import('@/entities/boards.ts');
const { cancelationReasonsQuery } = await import('@/entities/cancelation-reasons.ts');
const { categoriesQuery } = await import('@/entities/categories.ts');
const { partnerSearch } = await import('@/entities/chronology-partners.ts');
const { customersQuery } = await import('@/entities/customers.ts');
const { fundsQuery } = await import('@/entities/funds.ts');
const { ministries } = await import('@/entities/ministries.ts');
const { organizationsQuery } = await import('@/entities/organizations.ts');
const { hasProductsQuery } = await import('@/entities/product-categories.ts');
const { productCategoriesQuery, productsQuery } = await import('@/entities/products.ts');
const { quartersQuery } = await import('@/entities/quarters.ts');
const { districtsQuery, regionsQuery } = await import('@/entities/regions.ts');
const { roadPricesQuery } = await import('@/entities/road-prices.ts');
const { everySchoolCategoryQuery, schoolCategoriesQuery } = await import('@/entities/school-categories.ts');
const { schoolTemplatesQuery } = await import('@/entities/school-templates.ts');
const { classesQuery, schoolsQuery, studentsQuery } = await import('@/entities/schools.ts');
const { budgets } = await import('@/features/consolidated-budget/budget.ts');
const { indicatorsQuery } = await import('@/features/consolidated-budget/indicator.ts');
const { classifications, expenses } = await import('@/features/indicator-trees/trees.ts');
const decisions = await import('@/features/invest-data/model/api.ts');
const { yearsQuery } = await import('@/features/population/api.ts');
const { allProtocolsQuery, districtProtocolsQuery } = await import('@/features/protocols/api.ts');
const { numbersQuery } = await import('@/features/quarters/api.ts');
const { comparedQuery, winnersQuery } = await import('@/domains/initiative/similar/api.ts');
const { stateBudget } = await import('@/features/state-budget/state-budget.ts');

/** Limits of the documents. */
const [CUSTOMERS, PICKER, SCHOOL, FIGURES] = [100_000, 10_000, 1000, 100];
const from = (limit: number) => ({ limit, offset: 0 });
const SCHOOLS = 'api/v1/my-school/boards/1/schools';
const PROTOCOLS = 'api/v1/districts/documents/protocol';
const PLACE = { board_id: 1, region_id: 2, district_id: 3 };

/** Every lookup, with the whole call: what it asks for beyond its limit narrows it, or is nowhere in the documents. */
const LOOKUPS: readonly Lookup[] = [
  ['boards boardsQuery', () => boards.boardsQuery({ role: 'admin' }), 'api/v1/boards', { status: 1 }, 'E008, C-002'],
  [
    'boards boardsQuery of gardens',
    () => boards.boardsQuery({ role: 'my_garden_moderator' }),
    ...(['api/v1/boards', { status: 1, type: 'MY_GARDEN' }, 'E008, C-003'] as const),
  ],
  [
    'boards boardsQuery of kindergartens',
    () => boards.boardsQuery({ role: 'admin' }, 'KINDERGARDEN'),
    ...(['api/v1/boards', { status: 1, type: 'KINDERGARDEN' }, 'E008, spec 002 §7'] as const),
  ],
  [
    'boards schoolBoardsQuery',
    () => boards.schoolBoardsQuery,
    ...(['api/v1/my-school/boards', { ...from(SCHOOL), status: 1 }, 'E271, S-065, Z-180'] as const),
  ],
  [
    'cancelation-reasons cancelationReasonsQuery',
    () => cancelationReasonsQuery,
    ...(['api/v1/initiatives/cancelation-reasons', {}, 'spec 000 §7'] as const),
  ],
  ['categories categoriesQuery', () => categoriesQuery, 'api/v1/initiative-categories', {}, 'E012'],
  [
    'chronology-partners partnerSearch',
    () => partnerSearch('orderers', 5)('Yoʻl'),
    ...(['api/v1/chronology/orderers', { board_id: 5, search: 'Yoʻl', ...from(10) }, 'E065, spec 001 §5'] as const),
  ],
  [
    'chronology-partners partnerSearch of contractors',
    () => partnerSearch('contractors', 5)('Yoʻl'),
    ...(['api/v1/chronology/contractors', { board_id: 5, search: 'Yoʻl', ...from(10) }, 'E066, spec 001 §5'] as const),
  ],
  ['customers customersQuery', () => customersQuery, 'api/v1/customers', from(CUSTOMERS), 'E194, D-022'],
  ['funds fundsQuery', () => fundsQuery, 'api/v1/funds', from(PICKER), 'E201, R-022'],
  [
    'ministries ministries',
    () => ministries.children(7),
    ...(['api/v1/ministries', { parent_id: 7, ...from(PICKER) }, 'E211, R-079'] as const),
  ],
  [
    'organizations organizationsQuery',
    () => organizationsQuery({ district_id: 3, organization_type: 'SCHOOL' }),
    ...(['api/v1/organizations', { district_id: 3, organization_type: 'SCHOOL' }, 'spec 001 §7, 002 §7'] as const),
  ],
  [
    'product-categories hasProductsQuery',
    () => hasProductsQuery(4),
    ...(['api/v1/product-categories', { initiative_category_id: 4 }, 'E044'] as const),
  ],
  [
    'products productCategoriesQuery',
    () => productCategoriesQuery(4),
    ...(['api/v1/product-categories', { initiative_category_id: 4 }, 'E044'] as const),
  ],
  [
    'products productsQuery',
    () => productsQuery(6, 5),
    ...(['api/v1/products', { category_id: 6, board_id: 5 }, 'E049'] as const),
  ],
  ['quarters quartersQuery', () => quartersQuery(3), 'api/v1/quarters', { district_id: 3 }, 'spec 001 §7, 002 §7'],
  ['regions regionsQuery', () => regionsQuery, 'api/v1/regions', {}, 'E009'],
  ['regions districtsQuery', () => districtsQuery(2), 'api/v1/districts', { region_id: 2 }, 'E010'],
  [
    'road-prices roadPricesQuery',
    () => roadPricesQuery(1, 3),
    ...(['api/v1/road-prices', { board_id: 1, district_id: 3, ...from(PICKER) }, 'E242, D-023'] as const),
  ],
  [
    'school-categories schoolCategoriesQuery',
    () => schoolCategoriesQuery,
    ...(['api/v1/my-school/initiative-categories', from(SCHOOL), 'E278, S-065'] as const),
  ],
  [
    'school-categories everySchoolCategoryQuery',
    () => everySchoolCategoryQuery,
    ...(['api/v1/my-school/initiative-categories', from(PICKER), 'E278, S-065, Z-135'] as const),
  ],
  [
    'school-templates schoolTemplatesQuery',
    () => schoolTemplatesQuery,
    ...(['api/v1/my-school/initiative-templates', {}, 'spec 002 §7'] as const),
  ],
  // The documents give no limit of schools: that of the pupils, who are chosen beside them.
  [
    'schools schoolsQuery',
    () => schoolsQuery(PLACE),
    ...([SCHOOLS, { region_id: 2, district_id: 3, ...from(SCHOOL) }, 'E303'] as const),
  ],
  ['schools classesQuery', () => classesQuery(1, 9), `${SCHOOLS}/9/classes`, {}, 'spec 002 §7'],
  [
    'schools studentsQuery',
    () => studentsQuery(9, '7-A'),
    ...(['api/v1/my-school/students', { school_id: 9, class_name: '7-A', ...from(SCHOOL) }, 'E288, S-065'] as const),
  ],
  [
    'consolidated-budget/budget budgets',
    () => budgets.children(7),
    ...(['api/v1/consolidated-budgets', { parent_id: 7, ...from(PICKER) }, 'E249, R-079'] as const),
  ],
  [
    'consolidated-budget/indicator indicatorsQuery',
    () => indicatorsQuery(7, 2025),
    'api/v1/consolidated-budget-indicators',
    { ...from(FIGURES), year: 2025, consolidated_budget_id: 7 },
    'E254, R-062',
  ],
  [
    'indicator-trees/trees classifications',
    () => classifications.tree.children(7),
    ...(['api/v1/economic-classifications', { parent_id: 7, ...from(PICKER) }, 'E232, R-079'] as const),
  ],
  [
    'indicator-trees/trees expenses',
    () => expenses.tree.children(7),
    ...(['api/v1/expences', { parent_id: 7, ...from(PICKER) }, 'E222, R-079'] as const),
  ],
  [
    'invest-data/model/api councilDecisionsQuery',
    () => decisions.councilDecisionsQuery(PLACE),
    ...(['api/v1/init-council-decisions', { ...PLACE, limit: 100 }, 'E038, O-034'] as const),
  ],
  // Of a season all are compared, of the earlier ones the winners: our own limits.
  [
    'domains/initiative/similar/api comparedQuery',
    () => comparedQuery(6),
    ...(['api/v1/moderators/initiatives', { board_id: 6, ...from(200) }, 'E014'] as const),
  ],
  [
    'domains/initiative/similar/api winnersQuery',
    () => winnersQuery(6),
    ...(['api/v1/moderators/initiatives', { board_id: 6, stage: 'WINNER', ...from(200) }, 'E014'] as const),
  ],
  ['population/api yearsQuery', () => yearsQuery, 'api/v1/citizens-count/years', {}, 'spec 001 §7'],
  // Of districts there are about two hundred: our own limit.
  ['protocols/api allProtocolsQuery', () => allProtocolsQuery(1), PROTOCOLS, { board_id: 1, ...from(1000) }, 'E033'],
  [
    'protocols/api districtProtocolsQuery',
    () => districtProtocolsQuery(1),
    ...([PROTOCOLS, { board_id: 1, ...from(1000) }, 'E033'] as const),
  ],
  [
    'quarters/api numbersQuery',
    () => numbersQuery('api/v1/quarter-id-numbers/select', { region_id: 2, district_id: 3 }),
    ...(['api/v1/quarter-id-numbers/select', { region_id: 2, district_id: 3 }, 'spec 001 §7, J-022'] as const),
  ],
  [
    'state-budget/state-budget stateBudget',
    () => stateBudget.children(7, 'EXPENSE'),
    ...(['api/v1/state-budget-indicators', { parent_id: 7, type: 'EXPENSE', ...from(PICKER) }, 'E259'] as const),
  ],
];

/** Queries of one record, of a page of a list, of what this workstation keeps, and of what is counted or searched. */
const OTHERS = [
  'entities/moderation-protocol protocolQuery',
  'features/appeals/api newAppealsQuery',
  'features/appeals/api ownInitiativesQuery',
  'features/call-me-back/api newRequestsQuery',
  'features/chronology/api chronologyQuery',
  'features/chronology/api subjectQuery',
  'features/invest-data/creation/api investSetupQuery',
  'features/invest-data/creation/begun-mark markQuery',
  'features/invest-data/creation/readiness readinessQuery',
  'features/invest-data/model/api investDataQuery',
  'features/invest-data/model/api linkedQuery',
  'features/journal/queries entriesQuery',
  'features/journal/queries stateQuery',
  'features/population/api importYearsQuery',
  'features/protocols/api councilDecisionsQuery',
  'features/protocols/api protocolsQuery',
  'features/school-initiatives/model/api firstLookQuery',
  'features/school-initiatives/model/api schoolInitiativesQuery',
  'features/season/figures/count-calls countQuery',
  'domains/initiative/palette/by-id-query byIdQuery',
  'domains/initiative/model/api initiativeCountQuery',
  'domains/initiative/model/api initiativeQuery',
  'domains/initiative/model/api initiativesQuery',
  'domains/initiative/print/choices-query choicesQuery',
  'domains/initiative/recents/recents-query recentsQuery',
  'domains/initiative/registry/api registryQuery',
  'domains/initiative/registry/api registrySumQuery',
  'domains/initiative/similar/photo-marks-query photoMarksQuery',
];

const SOURCES = import.meta.glob<string>('../../../../src/renderer/src/{entities,features,domains}/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const EXPORTED = /^export const (\w+(?:Query|Search)\b|\w+(?= = define(?:\w*Tree|Lookup)\())/gm;
const nameOf = (path: string) => path.replace(/^.*renderer\/src\//, '').replace(/\.ts$/, '');
const given = (query: Query = {}) => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== null));

it('every lookup of the program is in the table', () => {
  const found = Object.entries(SOURCES).flatMap(([path, source]) =>
    [...source.matchAll(EXPORTED)].map(([, name]) => `${nameOf(path)} ${name}`),
  );
  const lines = LOOKUPS.map(([at]) => at.replace(/ of .*/, '')).map((at) =>
    at.startsWith('domains/') ? at : at.includes('/') ? `features/${at}` : `entities/${at}`,
  );
  expect(found.sort()).toEqual([...new Set([...lines, ...OTHERS])].sort());
});

it.each(LOOKUPS)('%s asks for all that the documents allow', async (_, query, path, asks) => {
  request.mockClear();
  // The answer is of no importance here.
  await new QueryClient().fetchQuery({ ...(query() as { queryKey: string[] }), retry: false }).catch(() => {});
  expect(request.mock.calls.map(([call]) => [call.path, given(call.query)])).toEqual([[path, asks]]);
});

it('O-034: council decisions beyond the limit are asked for as well', async () => {
  const rows = Array.from({ length: 250 }, (_, at) => ({ id: at + 1, title: `${at + 1}`, file_id: `f${at + 1}` }));
  request.mockClear();
  request.mockImplementation(async ({ query = {} }) => {
    const { limit = 0, offset = 0 } = query as { limit?: number; offset?: number };
    return { ok: true, value: { data: rows.slice(offset, offset + limit), count: rows.length } };
  });
  const read = await new QueryClient().fetchQuery(decisions.councilDecisionsQuery(PLACE));
  expect(read.rows.length).toBe(250);
  const last = { file_id: 'f250', title: '250', ...PLACE };
  expect(await decisions.findDecision(last)).toBe(250);
  expect(await decisions.findDecision({ ...last, title: 'none' })).toBeNull();
  expect(request).toHaveBeenCalledTimes(9);
});
