import type { Role } from '@shared/roles.ts';
import type { Kind } from '../../../platform/find/tables.ts';

/** A screen in the table, as the documents have it. */
export type ScreenLine = {
  path: string;
  /** True if the menu has it; otherwise another screen leads to it. */
  menu: boolean;
  roles: readonly Role[];
  /** The source in the documents. */
  source: string;
  /** The stand-in's record whose id is the only parameter of the path. Default: the path has another parameter, or none. */
  record?: Kind;
};

const ADMIN: readonly Role[] = ['admin'];
const PLACES: readonly Role[] = ['admin', 'moderator', 'region_manager'];
const LIST: readonly Role[] = ['admin', 'moderator', 'district_manager', 'region_manager', 'my_garden_moderator'];

const ONE_ID = /^[^:]*:id$/;

/** A list in the menu, and the forms that it leads to, those with an id of a record of this kind. */
const area = (
  path: string,
  roles: readonly Role[],
  source: string,
  forms: readonly string[],
  record?: Kind,
): ScreenLine[] => [
  { path, menu: true, roles, source },
  ...forms.map((form) => ({
    ...{ path: `${path}/${form}`, menu: false, roles, source },
    ...(record && ONE_ID.test(form) && { record }),
  })),
];
const FORMS = ['add', ':id'];

/** Every screen that is built, with the roles of the documents, in the order of the menu. */
export const SCREEN_TABLE: readonly ScreenLine[] = [
  { path: 'initiatives', menu: true, roles: LIST, source: 'spec 000 §2, B-001' },
  { path: 'initiatives/review', menu: false, roles: LIST, source: 'the list, worked off one by one: its roles, B-001' },
  { path: 'initiatives/map', menu: false, roles: LIST, source: 'the list on a map: its roles, B-001' },
  {
    path: 'initiative/accept/:id',
    menu: false,
    roles: ['admin', 'moderator', 'region_manager', 'my_garden_moderator'],
    source: 'spec 000 §2, B-002; the region manager reads it only, Z-020',
  },
  { path: 'initiative/edit/:id', menu: false, roles: ['admin', 'moderator'], source: 'spec 000 §2, B-019' },
  { path: 'newchronology/:public_id', menu: false, roles: ['admin', 'moderator'], source: 'spec 000 §2, B-015' },
  ...['', '/add', '/edit'].map((form) => ({
    path: `chronology/list/:initiativeId${form}`,
    menu: false,
    roles: ['admin', 'moderator'] as const,
    source: 'spec 000 §2, §6, A-008, C-078; spec 001 §2, N-003; the admin as with newchronology, B-015',
  })),
  { path: 'district-budget', menu: true, roles: ADMIN, source: 'spec 000 §2, B-003' },
  { path: 'kapital-invest', menu: true, roles: ADMIN, source: 'spec 000 §2, B-004; Z-056' },
  ...['add', ':id'].map((form) => ({
    path: `moderation-results/${form}`,
    menu: false,
    roles: ['admin', 'moderator'] as const,
    source: 'spec 000 §2, B-016; no list, Z-084',
    ...(form === ':id' && { record: 'moderationResult' as const }),
  })),
  { path: 'desk', menu: false, roles: LIST, source: 'the list: whoever works on it, ours' },
  { path: 'desk/journal', menu: false, roles: LIST, source: 'the list: whoever works on it, ours' },
  { path: 'mobile-monitoring', menu: true, roles: ['admin', 'moderator'], source: 'spec 000 §2, B-017; Z-056' },
  {
    path: 'mobile-monitoring/list/:initiative',
    menu: false,
    roles: ['admin', 'moderator'],
    source: 'spec 000 §2, A-008, B-017',
  },
  ...['add', 'edit/:id'].map((form) => ({
    path: `mobile-monitoring/${form}`,
    menu: false,
    roles: ADMIN,
    source: 'spec 000 §2, B-018',
  })),
  { path: 'public-control', menu: true, roles: ADMIN, source: 'spec 000 §2, B-005; Z-027, Z-056' },
  { path: 'reestor', menu: true, roles: ADMIN, source: 'spec 000 §2, B-005; Z-027, Z-056' },
  {
    path: 'chronology-reports',
    menu: true,
    roles: ['admin', 'moderator'],
    source: 'spec 000 §2, B-005; Z-027',
  },
  ...area(
    'quarter-reports',
    PLACES,
    'spec 000 §2, B-005; Z-027; addresses of spec 001 §2',
    ['add', 'add/:id'],
    'quarterlyReport',
  ),
  { path: 'report-savings', menu: true, roles: PLACES, source: 'spec 000 §2, B-005; Z-027' },
  { path: 'quarter-report', menu: true, roles: ADMIN, source: 'spec 000 §2, B-005; Z-027' },
  ...area('contacts', ADMIN, 'spec 000 §2, B-006', FORMS, 'contact'),
  ...area('chronology', ADMIN, 'spec 000 §2, B-006; Z-024; lists and synchronisations below: spec 001 §2', [
    'orderers',
    'orderers/sync',
    'contractors',
    'contractors/sync',
  ]),
  ...area('news', ADMIN, 'spec 000 §2, B-006; addresses of spec 001 §2', ['add', 'add/:id'], 'news'),
  ...area('green-budget', ADMIN, 'spec 000 §2, B-006; addresses of spec 001 §2', ['add', 'add/:id'], 'greenBudget'),
  ...area('state-buying', ADMIN, 'spec 000 §2, B-006; addresses of spec 001 §2', ['add', 'add/:id'], 'stateBuying'),
  ...area('budget-params', ADMIN, 'spec 000 §2, B-006', FORMS, 'budgetParam'),
  ...area('budget-citizen', ADMIN, 'spec 000 §2, B-006', FORMS, 'budgetCitizen'),
  ...area('regulatory-documents', ADMIN, 'spec 000 §2, B-006', FORMS, 'regulatoryDocument'),
  ...area('forum', ADMIN, 'spec 000 §2, B-006', FORMS, 'forum'),
  ...area('faq/list', ADMIN, 'spec 001 §2, Z-026', FORMS, 'faq'),
  ...area('suggestions', ADMIN, 'spec 001 §2, Z-026', []),
  ...area('call-me-back', ADMIN, 'Z-026, in the group of B-006', []),
  ...area('appeals', ['admin', 'moderator', 'region_manager'], 'Z-122', []),
  ...area(
    'indicator',
    ADMIN,
    'spec 002 §2, B-007, Z-022, Z-028; addresses of spec 002 §2',
    ['add', 'edit/:id'],
    'indicatorOrganization',
  ),
  ...area('ministries', ADMIN, 'spec 002 §2, Z-028', FORMS, 'ministry'),
  ...area('ministries-execution', ADMIN, 'spec 002 §2, Z-026, Z-028', FORMS, 'execution'),
  ...area('funds', ADMIN, 'spec 002 §2, Z-028', FORMS, 'fund'),
  ...area(
    'consolidated-budgets',
    ADMIN,
    'spec 002 §2, Z-028',
    [...FORMS, ':budget_id/indicators/add', ':budget_id/indicators/:id'],
    'budgetLine',
  ),
  ...area('state-target-funds', ADMIN, 'spec 002 §2, Z-028', FORMS, 'targetFund'),
  ...area('road-prices', ADMIN, 'spec 002 §2, B-007, Z-028', FORMS, 'roadPrice'),
  ...area('expences', ADMIN, 'spec 002 §2, Z-026, Z-028', [...FORMS, 'indicators'], 'expense'),
  ...area('economic-classifications', ADMIN, 'spec 002 §2, Z-026, Z-028', [...FORMS, 'indicators'], 'classification'),
  ...area('state-budget', ADMIN, 'spec 000 §2, B-006; spec 002 §2, Z-164', FORMS, 'stateBudgetIndicator'),
  ...area('kindergardens', ['admin', 'region_manager'], 'spec 000 §2, spec 002 §2, B-008', FORMS, 'kindergarten'),
  { path: 'garden-places', menu: true, roles: ['admin', 'my_garden_moderator'], source: 'spec 000 §2, B-009; Z-056' },
  ...area('customers', ADMIN, 'spec 002 §2, Z-028', FORMS, 'customer'),
  ...area('moderators', ADMIN, 'spec 000 §2, B-007, Z-028', FORMS, 'manager'),
  ...area('managers', ADMIN, 'spec 001 §2, Z-019, Z-026', FORMS, 'manager'),
  ...area('users', ADMIN, 'spec 000 §2, B-007, Z-028; none is added, L-033', [':id'], 'citizen'),
  ...area('products/list', ADMIN, 'spec 001 §2, Z-028', FORMS, 'product'),
  ...area('categories/list', ADMIN, 'spec 001 §2, Z-028', FORMS, 'productCategory'),
  ...area('population', PLACES, 'spec 000 §2, B-010', FORMS, 'population'),
  ...area('organizations', ADMIN, 'spec 000 §2, B-007, Z-028; the id in the query, M-014', ['add']),
  // The address of a new quarter opens, and redirects a role that may not add one (J-019, `canAdd`).
  ...area('quarters', PLACES, 'spec 000 §2, B-011', FORMS, 'quarter'),
  { path: 'roads', menu: true, roles: ADMIN, source: 'spec 000 §2, B-007; Z-028' },
  ...area('answer-templates', ADMIN, 'spec 000 §2, Z-028', []),
  ...area('school-boards', ADMIN, 'spec 002 §2, B-013', FORMS, 'schoolBoard'),
  ...area('school-initiative-categories', ADMIN, 'spec 002 §2, B-013', FORMS, 'schoolCategory'),
  ...area('school-templates', ADMIN, 'spec 002 §2, B-013', FORMS, 'schoolTemplate'),
  ...area('school-students', ADMIN, 'spec 002 §2, B-013', FORMS, 'student'),
  ...area('school-initiatives', ['admin', 'moderator'], 'spec 002 §2, B-012, B-014', []),
  ...area('school/secret-keys', ADMIN, 'spec 002 §2, B-013, S-066', ['add', 'edit/:id'], 'secretKey'),
  { path: 'my-school/initiative/add', menu: false, roles: ADMIN, source: 'spec 002 §2, B-013; S-073' },
  { path: 'popups', menu: true, roles: ADMIN, source: 'spec 000 §2, B-019; Z-027, Z-056' },
];
