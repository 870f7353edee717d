import type { CallInput } from '@shared/bridge/contract.ts';
import type { Text } from '@/i18n/catalogue.ts';
import type { ImportLists, ListColumn, TableList } from '@/kit/excel/list-headers.ts';
import type { UploadRequest } from '@/kit/files/use-upload.ts';
import { type ManagerRole, ROLE_LABELS } from './roles.ts';

type Table = { readonly title: Text; readonly file: CallInput<'downloads.start'> };

const table = (title: Text, path: string, suggestedName: string): Table => ({ title, file: { path, suggestedName } });

/** Everybody, of whatever role (E156). */
export const EVERYBODY = table('Barcha boshqaruvchilar', 'api/v1/users/managers/excel', 'boshqaruvchilar.xlsx');

/** The lists that are given out by role (L-016), in the order of the segments. */
const TABLES: Readonly<Partial<Record<ManagerRole, Table>>> = {
  region_manager: table(ROLE_LABELS.region_manager, 'api/v1/users/region-managers/excel', 'viloyat-boshqaruvi.xlsx'),
  district_manager: table(ROLE_LABELS.district_manager, 'api/v1/district-managers/excel', 'tuman-boshqaruvi.xlsx'),
  quarter_manager: table(ROLE_LABELS.quarter_manager, 'api/v1/quarter-managers/excel', 'mahalla-boshqaruvi.xlsx'),
  quarter_moderator: table(ROLE_LABELS.quarter_moderator, 'api/v1/quarter-moderators/excel', 'mahalla-moderatori.xlsx'),
};

/** What can be saved while a role is shown: its own list where it has one, then the others, everybody last. */
export function tablesFor(role: ManagerRole): readonly [own: Table, ...others: Table[]] {
  const own = TABLES[role];
  const rest = Object.values(TABLES).filter((other) => other !== own);
  return own ? [own, ...rest, EVERYBODY] : [EVERYBODY, ...rest];
}

const REGION: ListColumn = { title: 'Viloyat' };
const DISTRICT: ListColumn = { title: 'Tuman' };
const QUARTER: ListColumn = { title: 'Mahalla', also: ['MFY'] };
/** In every list; the documents name no columns, so that they only warn. */
const PERSON: readonly ListColumn[] = [
  { title: 'F.I.Sh.', also: ['FIO', 'Familiya'] },
  { title: 'JSHSHIR', also: ['PINFL'] },
];

/** The lists that are taken in from a file, and where each goes (L-017): the paths are of three shapes, and all POST (Z-086). */
export const IMPORTS = {
  moderator: {
    name: 'Moderatorlar',
    path: 'api/v1/moderators/sync-excel',
    columns: [REGION, DISTRICT, ...PERSON],
  },
  region_manager: {
    name: ROLE_LABELS.region_manager,
    path: 'api/v1/users/region-managers-sync',
    columns: [REGION, ...PERSON],
  },
  district_manager: {
    name: ROLE_LABELS.district_manager,
    path: 'api/v1/district-managers/sync-excel',
    columns: [REGION, DISTRICT, ...PERSON],
  },
  quarter_manager: {
    name: ROLE_LABELS.quarter_manager,
    path: 'api/v1/quarter-managers/excel',
    columns: [REGION, DISTRICT, QUARTER, ...PERSON],
  },
  quarter_moderator: {
    name: ROLE_LABELS.quarter_moderator,
    path: 'api/v1/quarter-moderators/sync-excel',
    columns: [REGION, DISTRICT, QUARTER, ...PERSON],
  },
} as const satisfies Record<ManagerRole, TableList & { path: string }>;

/** The roles whose lists are taken in, in the order in which they are offered. */
export const IMPORT_ROLES = Object.keys(IMPORTS) as ManagerRole[];

/** By what a file for the list of a role is told from those of the others; `onRole` goes over to another one's. */
export const listsFor = (role: ManagerRole, onRole?: (role: ManagerRole) => void): ImportLists => ({
  own: IMPORTS[role],
  others: IMPORT_ROLES.filter((other) => other !== role).map((other) => IMPORTS[other]),
  ...(onRole && {
    onChoose: (list) => {
      const chosen = IMPORT_ROLES.find((other) => IMPORTS[other] === list);
      if (chosen) onRole(chosen);
    },
  }),
});

/** Where the file of a list goes. Whether it may come twice nobody says: then a person does. */
export const importOf = (role: ManagerRole): UploadRequest => ({
  path: IMPORTS[role].path,
  field: 'file',
  repeatable: false,
});
