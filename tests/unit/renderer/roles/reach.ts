import type { Role } from '@shared/roles.ts';
import { SCREEN_TABLE } from './screens.ts';

/** How a person gets to a screen that the menu does not have. */
type Reach =
  /** By a link on the screen of this path; `row`: inside of an expanded row. */
  | { link: string; row?: true }
  /** By an action that an initiative offers: one of these ids, whichever the role has. */
  | { actions: readonly string[] }
  /** By the palette and the person's own menu. */
  | { beside: true }
  /** By the controls with these texts on the screen of this path, one after the other. */
  | { press: string; controls: readonly string[] }
  /** By nothing, with the reason. */
  | { nothing: string };

/** How to get there, and the roles for which nothing leads there, with the reason. */
type Way = Reach & { closed?: { roles: readonly Role[]; why: string } };

const WEB_OFFICE = "no document describes it: the entry's own page leads to the platform's web back-office (Z-056)";
const BELOW_BUDGET = { link: 'consolidated-budgets', row: true } as const;

/** The screens that are no form of a list in the menu. */
const WAYS: Readonly<Record<string, Way>> = {
  'initiatives/review': { press: 'initiatives', controls: ["Ko'rib chiqish"] },
  'initiatives/map': { press: 'initiatives', controls: ['Xarita'] },
  'initiative/accept/:id': { actions: ['accept', 'view'] },
  'initiative/edit/:id': { actions: ['edit'] },
  'newchronology/:public_id': { actions: ['invest-data', 'construction'] },
  'chronology/list/:initiativeId': { actions: ['chronology'] },
  'chronology/list/:initiativeId/add': { link: 'chronology/list/:initiativeId' },
  'chronology/list/:initiativeId/edit': { link: 'chronology/list/:initiativeId' },
  'moderation-results/add': { press: 'initiatives', controls: ['Hujjatlar', 'Moderatsiya natijasi'] },
  // By its number, or by a link where it was saved here (M-002): a test of its own.
  'moderation-results/:id': { press: 'moderation-results/add', controls: [] },
  desk: { beside: true },
  'desk/journal': { beside: true },
  'mobile-monitoring/list/:initiative': { nothing: WEB_OFFICE },
  'mobile-monitoring/add': { nothing: WEB_OFFICE },
  'mobile-monitoring/edit/:id': { nothing: WEB_OFFICE },
  'chronology/orderers/sync': { link: 'chronology/orderers' },
  'chronology/contractors/sync': { link: 'chronology/contractors' },
  'consolidated-budgets/:budget_id/indicators/add': BELOW_BUDGET,
  'consolidated-budgets/:budget_id/indicators/:id': BELOW_BUDGET,
  'quarters/add': {
    link: 'quarters',
    closed: { roles: ['moderator', 'region_manager'], why: 'a quarter is added by an admin alone (J-005, J-019)' },
  },
  'my-school/initiative/add': { link: 'school-initiatives' },
};

/** The entry of the menu above a path. */
const entryAbove = (path: string): string | undefined =>
  SCREEN_TABLE.filter((screen) => screen.menu && path.startsWith(`${screen.path}/`)).at(-1)?.path;

/** The way to a screen outside the menu: its own, or a link on the list above its path. */
export function wayTo(path: string): Way {
  const list = entryAbove(path);
  const way = WAYS[path] ?? (list && { link: list });
  if (!way) throw new Error(`no way is known to ${path}`);
  return way;
}

/** The entry of the menu from which a person gets to a screen outside the menu, by its way. */
export function listBefore(path: string): string {
  const way = wayTo(path);
  if ('nothing' in way) return entryAbove(path) ?? 'initiatives';
  // Actions are offered in the list of initiatives, at which also begins who opens a screen by the palette.
  const before = 'link' in way ? way.link : 'press' in way ? way.press : 'initiatives';
  return SCREEN_TABLE.some((screen) => screen.menu && screen.path === before) ? before : listBefore(before);
}

/** The screens outside the menu that this role may open, each with its way. */
export const waysOf = (role: Role): readonly { path: string; way: Way }[] =>
  SCREEN_TABLE.filter(({ menu, roles }) => !menu && roles.includes(role))
    .map(({ path }) => ({ path, way: wayTo(path) }))
    .filter(({ way }) => !way.closed?.roles.includes(role));

/** The links of document 2 (§2), and the screens that they lead to (Z-183). */
export const LINKS_OF_DOCUMENT_2: Readonly<Record<string, string>> = {
  'indicator/add': 'indicator/add',
  'indicator/edit/1': 'indicator/edit/:id',
  'customer/add': 'customers/add',
  'road-price/add': 'road-prices/add',
  'kindergarden/add': 'kindergardens/add',
  'school-board/add': 'school-boards/add',
  'school-initiative-category/add': 'school-initiative-categories/add',
  'school-template/add': 'school-templates/add',
  'school-student/add': 'school-students/add',
  'my-school/initiative/add': 'my-school/initiative/add',
  'school/secret-keys': 'school/secret-keys',
  'school/secret-keys/add': 'school/secret-keys/add',
  'school/secret-keys/edit/1': 'school/secret-keys/edit/:id',
};
