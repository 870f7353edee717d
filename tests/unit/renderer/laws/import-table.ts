import type { ImportListName } from '@/entities/import-lists.ts';

/** An import, as the documents have it. */
export type ImportLine = {
  /** The source of the dialog or page. */
  file: string;
  /** Its screen, below `/app/`, or the record whose dialog it is. */
  at: string | { dialog: string; of: object };
  path: string;
  /** What its dialog calls its list. Default: the list's name. */
  called?: string;
  /** Fields beside the file, such as its season. Default: none. */
  fields?: object;
  /** What is chosen beside it for that. Default: nothing, it begins so. */
  chosen?: string;
  /** What is typed beside it. */
  typed?: object;
  /** What the dialog says that its file belongs to. Default: nothing, a field beside the file does, or nothing is to be said. */
  about?: string;
  /** Notice of an answer without totals. Default: spec 001 §8, spec 002 §8. */
  said?: string;
  /** Paths of what shows its list; none: no screen does, or it is read whenever it is opened. */
  shown: readonly string[];
  source: string;
};

const ofQuarters = (path: string, more: Partial<ImportLine> = {}): ImportLine => ({
  ...{ file: 'features/quarters/quarters-excel.tsx', at: 'quarters', path, shown: ['api/v1/quarters'] },
  ...{ source: 'spec 001 §7, J-024, J-028, J-029', ...more },
});
const ofManagers = (chosen: string, path: string, at = 'managers'): ImportLine => ({
  ...{ file: 'features/managers/managers-excel.tsx', at, chosen, path, shown: ['api/v1/managers'] },
  // One dialog for the four of them.
  ...(at === 'managers' && { called: 'Boshqaruvchilar' }),
  source: 'spec 001 §7, L-016, L-017, Z-086',
});
const ofPartners = (name: string): ImportLine => ({
  ...{
    file: 'features/chronology-partners/pages.tsx',
    at: `chronology/${name}/sync?board=5`,
    fields: { board_id: '5' },
  },
  ...{ path: `api/v1/chronology/${name}/sync`, shown: [`api/v1/chronology/${name}`], source: 'M-021, M-022' },
});
const IN_SEASON = { fields: { board_id: '5' }, chosen: '5' };
const ECONOMY = { title: 'Ijro', type: 'income', currency: 'mlnuzs', date: '2026-06-30', description: 'Chorak' };

/** Every import of the program. */
export const IMPORTS: Readonly<Record<ImportListName, ImportLine>> = {
  quarterTaxIds: ofQuarters('api/v1/quarter-id-numbers/sync-excel'),
  quarterAccounts: ofQuarters('api/v1/quarter-acc-numbers/sync-excel'),
  quarters: ofQuarters('api/v1/quarters-excel'),
  recessQuarters: ofQuarters('api/v1/state-budget/recess-quarters/upload-excel', IN_SEASON),
  population: {
    ...{ file: 'features/population/population-excel.tsx', at: 'population', fields: { year: '2024' }, chosen: '2024' },
    ...{ path: 'api/v1/citizens-count/sync-excel', shown: ['api/v1/citizens-count'], source: 'L-027, L-028' },
  },
  organizations: {
    ...{ file: 'features/organizations/organizations-page.tsx', at: 'organizations' },
    ...{ path: 'api/v1/organizations/sync', source: 'M-016, M-023' },
    shown: ['api/v1/organizations/pagination', 'api/v1/organizations'],
  },
  customers: {
    ...{ file: 'features/customers/customers-page.tsx', at: 'customers', path: 'api/v1/customers/excel' },
    ...{ shown: ['api/v1/customers'], source: 'spec 002 §7' },
  },
  orderers: ofPartners('orderers'),
  contractors: ofPartners('contractors'),
  moderator: ofManagers('moderator', 'api/v1/moderators/sync-excel', 'moderators'),
  region_manager: ofManagers('region_manager', 'api/v1/users/region-managers-sync'),
  district_manager: ofManagers('district_manager', 'api/v1/district-managers/sync-excel'),
  quarter_manager: ofManagers('quarter_manager', 'api/v1/quarter-managers/excel'),
  quarter_moderator: ofManagers('quarter_moderator', 'api/v1/quarter-moderators/sync-excel'),
  students: {
    ...{ file: 'features/students/students-excel.tsx', at: 'school-students', path: 'api/v1/my-school/students/excel' },
    ...{ shown: ['api/v1/my-school/students'], source: 'spec 002 §7, S-022' },
  },
  secretKeys: {
    ...{
      file: 'features/secret-keys/secret-keys-page.tsx',
      at: 'school/secret-keys?board=5',
      fields: { board_id: '5' },
    },
    ...{ path: 'api/v1/my-school/secret-keys/excel', shown: ['api/v1/my-school/secret-keys'], source: 'S-072' },
  },
  schoolVotes: {
    ...{ file: 'features/school-initiatives/parts/school-excel.tsx', at: 'school-initiatives?board=6', ...IN_SEASON },
    path: 'api/v1/my-school/moderators/initiatives/votes/excel',
    about: 'Bahor, 2-mavsum, 2024 yil',
    ...{ shown: ['api/v1/my-school/moderators/initiatives'], source: 'S-040, Z-100' },
  },
  schoolBudget: {
    ...{ file: 'features/school-boards/budget-info.tsx', path: 'api/v1/my-school/boards/6/budget-info/excel' },
    at: { dialog: 'BudgetInfoDialog', of: { id: 6, name: 'Kuz' } },
    about: 'Kuz',
    ...{ shown: ['api/v1/my-school/boards'], source: 'spec 002 §7, S-001' },
  },
  districtBudgets: {
    ...{ file: 'features/district-budget/district-budget-page.tsx', at: 'district-budget', ...IN_SEASON },
    ...{ path: 'api/v1/district-budgets/sync-excel', shown: [], source: 'K-018 to K-020' },
  },
  roads: {
    ...{ file: 'features/roads/roads-page.tsx', at: 'roads', ...IN_SEASON },
    ...{ path: 'api/v1/roads/sync-excel', shown: [], source: 'M-017, M-018' },
  },
  roadPrices: {
    ...{ file: 'features/road-prices/road-prices-excel.tsx', at: 'road-prices?board_id=5', fields: { board_id: '5' } },
    ...{ path: 'api/v1/road-prices/excel', shown: ['api/v1/road-prices'], source: 'R-055' },
  },
  products: {
    ...{ file: 'features/products/products-page.tsx', at: 'products/list', ...IN_SEASON },
    ...{ path: 'api/v1/products/sync-excel', shown: ['api/v1/products'], source: 'P-012, P-013' },
  },
  registry: {
    ...{ file: 'domains/initiative/registry/import-dialog.tsx', path: 'api/v1/initiatives-excel-products' },
    ...{
      at: { dialog: 'RegistryImportDialog', of: { id: 701, title: "Yo'l" } },
      about: "Yo'l",
      fields: { initiative_id: '701' },
    },
    ...{ said: 'Muvoffaqiyatli yuklandi', shown: [], source: 'C-071, spec 000 §8' },
  },
  economy: {
    ...{ file: 'features/ministry-execution/executions-page.tsx', at: 'ministries-execution' },
    ...{ path: 'api/v1/state-budget/excel-economy/upload-excel', fields: ECONOMY, typed: ECONOMY },
    ...{ said: "Ma'lumotlar saqlandi!", shown: ['api/v1/ministries-execution'], source: 'R-035 to R-041' },
  },
};
