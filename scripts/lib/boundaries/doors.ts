import { matchesGlob } from 'node:path';
import type { Import } from './imports.ts';
import { FEATURES, INITIATIVE } from './zones.ts';

/** The files by which others enter parts of the sources. */
export type Doors = {
  /** Folders of the parts; `*` stands for one name, and each match is then a part of its own. */
  parts: readonly string[];
  /** Files within a part, as patterns; `*` stands for no folder. */
  doors: readonly string[];
};

/**
 * Whatever a part is, it may be entered by its pages (which the registry loads lazily), its dialogs and sections, its
 * calls, and what it tells the journal (its kind of record), the desk (unfinished work) and the palette (entries).
 */
const USUAL = [
  '*-page.tsx',
  '*pages.tsx',
  '*-dialog.tsx',
  '*-section{,s}.tsx',
  'api.ts',
  'journal-subject.ts',
  'use-begun-*.tsx',
  'use-*-source.tsx',
];

/** Further doors of a feature, all of them for `app`. */
const OF_FEATURES: Readonly<Record<string, readonly string[]>> = {
  appeals: ['appeal.ts', 'list-spec.ts'],
  'chronology-partners': ['contractors.ts', 'orderers.ts'],
  'consolidated-budget': ['budget.ts'],
  contact: ['line.ts'],
  funds: ['fund.ts'],
  'indicator-trees': ['trees.ts'],
  'initiative-list': [
    'views/starred-section.tsx',
    'views/use-view-source.tsx',
    'views/use-views.ts',
    'views/views-menu.tsx',
  ],
  kindergartens: ['access.ts', 'kindergarten.ts'],
  managers: ['consoles.ts'],
  'ministry-execution': ['execution.ts'],
  organizations: ['organization.ts'],
  'product-categories': ['product-category.ts'],
  population: ['access.ts'],
  'quarterly-reports': ['access.ts', 'report.ts'],
  quarters: ['access.ts'],
  'school-initiatives': ['model/api.ts'],
  'site-items': ['define-site-items.ts', 'green-budget.ts', 'news.ts', 'state-buying.ts'],
  'state-budget': ['state-budget.ts'],
  'state-target-funds': ['state-target-fund.ts'],
  journal: ['find-undo.ts', 'use-sent-today.ts', 'use-take-back.ts'],
  protocols: ['documents-button.tsx'],
  season: ['figures/figure-number.tsx', 'figures/figures.ts', 'figures/use-board-figures.ts'],
  'sign-in': ['network-notice.tsx', 'notice.tsx', 'sso-waiting.tsx', 'use-sso.ts'],
};

/** Further doors of the initiative's folders; `*`: all that the folder holds was made for others. */
const OF_INITIATIVE: Readonly<Record<string, readonly string[]>> = {
  model: ['*'],
  parts: ['*'],
  forms: ['*'],
  links: ['*'],
  reading: ['*'],
  recents: ['*'],
  actions: ['actions-provider.tsx', 'actions.ts', 'initiative-actions.tsx', 'offered.ts'],
  journal: ['inverses.ts'],
  location: ['coordinates.ts'],
  print: ['paper/blanked.ts', 'print-command.tsx', 'sheets/draw-sheets.tsx', 'subject.ts'],
  similar: [
    'comparison.tsx',
    'photo-marks-query.ts',
    'similar-ids.tsx',
    'use-photo-marks.ts',
    'use-similar-among.ts',
    'use-similar.ts',
  ],
};

const doorsOn = (folder: string, further: Readonly<Record<string, readonly string[]>>): Doors[] =>
  Object.entries(further).map(([name, doors]) => ({ parts: [`${folder}/${name}`], doors }));

/** The doors of each feature and of each folder of the initiative; a part has those of every entry that names it. */
export const DOORS: readonly Doors[] = [
  { parts: [`${FEATURES}/*`, `${INITIATIVE}/*`], doors: USUAL },
  ...doorsOn(FEATURES, OF_FEATURES),
  ...doorsOn(INITIATIVE, OF_INITIATIVE),
];

/** Why the import goes past the doors of its file's part; undefined where it does not. */
export function pastDoors(one: Import, doors: readonly Doors[]): string | undefined {
  const entered = doors.flatMap((entry) => enteredBy(one, entry));
  const [first] = entered;
  if (!first || entered.some(({ by }) => by.length > 0)) return undefined;
  const others = entered.flatMap((entry) => entry.doors).join(', ');
  return `${one.to} is no door of ${first.part}: import one (${others}), or name it in scripts/lib/boundaries/doors.ts`;
}

/** The doors by which no import enters, each with its parts; such a line is to go. */
export const unusedDoors = (imports: readonly Import[], doors: readonly Doors[]): string[] =>
  doors.flatMap((entry) => {
    const used = new Set(imports.flatMap((one) => enteredBy(one, entry).flatMap(({ by }) => by)));
    return entry.doors.filter((door) => !used.has(door)).map((door) => `${door} of ${entry.parts.join(' and ')}`);
  });

type Entered = { part: string; doors: readonly string[]; by: readonly string[] };

/** The part of the entry that the import enters from outside, and the doors that its file is; none if it stays outside. */
function enteredBy({ from, to }: Import, { parts, doors }: Doors): Entered[] {
  if (to === undefined) return [];
  return parts.flatMap((pattern) => {
    const part = to.split('/').slice(0, pattern.split('/').length).join('/');
    if (to === part || from.startsWith(`${part}/`) || !matchesGlob(part, pattern)) return [];
    const inner = to.slice(part.length + 1);
    return [{ part, doors, by: doors.filter((door) => matchesGlob(inner, door)) }];
  });
}
