import type { Role } from '../../../../src/shared/roles.ts';
import type { Find } from '../../../platform/find/find.ts';
import { listBefore } from '../../../unit/renderer/roles/reach.ts';
import { SCREEN_TABLE, type ScreenLine } from '../../../unit/renderer/roles/screens.ts';

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

/** Paths with other parameters than the id of a record that the role table names, and those that show nothing without a query. */
export const ADDRESSES: Readonly<Record<string, (find: Find) => string>> = {
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

function addressOf({ path, record }: ScreenLine, find: Find): string {
  if (record) {
    const [newest] = find.all(record as 'fund');
    if (!newest) throw new Error(`no ${record} for ${path}`);
    return path.replace(':id', String(newest.id));
  }
  const address = ADDRESSES[path]?.(find) ?? path;
  if (address.includes(':')) throw new Error(`no address is known for ${path}: its line in the table names no record`);
  return address;
}

/** Every screen that this role may open, each with a record of this platform. Throws if no address is known. */
export const screensOf = (role: Role, find: Find): ScreenOfRole[] =>
  SCREEN_TABLE.filter(({ roles }) => roles.includes(role)).map((screen) => ({
    role,
    path: screen.path,
    address: `/app/${addressOf(screen, find)}`,
    list: screen.menu ? null : `/app/${listBefore(screen.path)}`,
  }));
