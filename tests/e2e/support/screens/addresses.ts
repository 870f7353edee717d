import type { Role } from '../../../../src/shared/roles.ts';
import type { Find } from '../../../platform/find/find.ts';
import type { Kind } from '../../../platform/find/tables.ts';
import { SCREEN_TABLE } from '../../../unit/renderer/roles/screens.ts';

/** A screen as this role opens it. */
export type ScreenOfRole = {
  role: Role;
  /** As in the screen table: `funds/:id`. */
  path: string;
  /** With the id of a record: `/app/funds/12`. */
  address: string;
  /** The list that leads there; null for an entry of the menu. */
  list: string | null;
};

/** Lists that lead to screens outside their own path, by the first part of the screen's path. */
const LEADS_TO: Readonly<Record<string, string>> = { 'my-school': 'school-initiatives', initiative: 'initiatives' };

/** Paths whose only parameter is the id of a record, with its kind. */
const KINDS: Readonly<Record<string, Kind>> = {
  'moderation-results/:id': 'moderationResult',
  'quarter-reports/add/:id': 'quarterlyReport',
  'contacts/:id': 'contact',
  'news/add/:id': 'news',
  'green-budget/add/:id': 'greenBudget',
  'state-buying/add/:id': 'stateBuying',
  'budget-params/:id': 'budgetParam',
  'budget-citizen/:id': 'budgetCitizen',
  'regulatory-documents/:id': 'regulatoryDocument',
  'forum/:id': 'forum',
  'faq/list/:id': 'faq',
  'indicator/edit/:id': 'indicatorOrganization',
  'ministries/:id': 'ministry',
  'ministries-execution/:id': 'execution',
  'funds/:id': 'fund',
  'consolidated-budgets/:id': 'budgetLine',
  'state-target-funds/:id': 'targetFund',
  'road-prices/:id': 'roadPrice',
  'expences/:id': 'expense',
  'economic-classifications/:id': 'classification',
  'state-budget/:id': 'stateBudgetIndicator',
  'kindergardens/:id': 'kindergarten',
  'customers/:id': 'customer',
  'moderators/:id': 'manager',
  'managers/:id': 'manager',
  'users/:id': 'citizen',
  'products/list/:id': 'product',
  'categories/list/:id': 'productCategory',
  'population/:id': 'population',
  'quarters/:id': 'quarter',
  'school-boards/:id': 'schoolBoard',
  'school-initiative-categories/:id': 'schoolCategory',
  'school-templates/:id': 'schoolTemplate',
  'school-students/:id': 'student',
  'school/secret-keys/edit/:id': 'secretKey',
};

const waiting = (find: Find) =>
  find.all('initiative', { waitsFor: 'moderator', asksFor: 'nothing', photos: 1 })[0]?.id ?? 0;
const winner = (find: Find) =>
  find.all('initiative', { season: 'finished', stage: 'WINNER', invested: true })[0] ??
  find.initiative({ season: 'finished', stage: 'WINNER' });
/** An initiative's chronology below `chronology/list/`; `form` goes between its id and the query. */
function chronology(find: Find, form = ''): string {
  const { id, initiative_id } = find.chronology();
  const board = find.all('initiative', { season: 'any', place: 'anywhere', id: initiative_id })[0]?.board_id;
  return `${initiative_id}${form}?board_id=${board}${form === '/edit' ? `&edit_id=${id}` : ''}`;
}

/** The other paths with parameters, and those that show nothing without a query. */
const ADDRESSES: Readonly<Record<string, (find: Find) => string>> = {
  'initiative/accept/:id': (find) => `initiative/accept/${waiting(find)}`,
  'initiative/edit/:id': (find) => `initiative/edit/${waiting(find)}`,
  'newchronology/:public_id': (find) => {
    const { public_id, id, board_id, region_id, district_id } = winner(find);
    return `newchronology/${public_id}?id=${id}&board_id=${board_id}&region_id=${region_id}&district_id=${district_id}`;
  },
  'chronology/list/:initiativeId': (find) => `chronology/list/${chronology(find)}`,
  'chronology/list/:initiativeId/add': (find) => `chronology/list/${chronology(find, '/add')}`,
  'chronology/list/:initiativeId/edit': (find) => `chronology/list/${chronology(find, '/edit')}`,
  'mobile-monitoring/list/:initiative': (find) => `mobile-monitoring/list/${waiting(find)}`,
  'mobile-monitoring/edit/:id': () => 'mobile-monitoring/edit/1',
  'consolidated-budgets/:budget_id/indicators/add': (find) =>
    `consolidated-budgets/${find.indicator().consolidated_budget_id}/indicators/add`,
  'consolidated-budgets/:budget_id/indicators/:id': (find) => {
    const { id, consolidated_budget_id } = find.indicator();
    return `consolidated-budgets/${consolidated_budget_id}/indicators/${id}`;
  },
  'expences/indicators': (find) => `expences/indicators?parent=${find.expenseIndicator().expence_id}`,
  'economic-classifications/indicators': (find) =>
    `economic-classifications/indicators?parent=${find.classificationIndicator().economic_classification_id}`,
  'my-school/initiative/add': (find) =>
    `my-school/initiative/add?boardId=${find.schoolBoard({ stage: 'MODERATE' }).id}`,
};

function addressOf(path: string, find: Find): string {
  const kind = KINDS[path];
  if (kind) {
    const [record] = find.all(kind as 'fund');
    if (!record) throw new Error(`no ${kind} for ${path}`);
    return path.replace(':id', String(record.id));
  }
  const address = ADDRESSES[path]?.(find) ?? path;
  if (address.includes(':')) throw new Error(`no address is known for ${path}`);
  return address;
}

/** The list that leads to a screen: the menu entry above its path, else `LEADS_TO`, else the list of initiatives. */
function listOf(path: string): string {
  const [first = ''] = path.split('/');
  const above = SCREEN_TABLE.filter((screen) => screen.menu && path.startsWith(`${screen.path}/`));
  return `/app/${above.at(-1)?.path ?? LEADS_TO[first] ?? 'initiatives'}`;
}

/** Every screen that this role may open, each with a record of this platform. Throws if no address is known. */
export const screensOf = (role: Role, find: Find): ScreenOfRole[] =>
  SCREEN_TABLE.filter(({ roles }) => roles.includes(role)).map(({ path, menu }) => ({
    role,
    path,
    address: `/app/${addressOf(path, find)}`,
    list: menu ? null : listOf(path),
  }));
