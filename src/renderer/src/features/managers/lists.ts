import type { CallInput } from '@shared/bridge/contract.ts';
import type { Text } from '@/i18n/catalogue.ts';
import type { ImportLists, ListColumn, TableList } from '@/kit/excel/list-headers.ts';
import type { UploadRequest } from '@/kit/files/use-upload.ts';
import { type ManagerRole, ROLE_LABELS } from './roles.ts';

type Table = { readonly title: Text; readonly file: CallInput<'downloads.start'> };

const table = (title: Text, path: string, suggestedName: string): Table => ({ title, file: { path, suggestedName } });

/** Export of all managers of all roles (E156). */
export const EVERYBODY = table('Barcha boshqaruvchilar', 'api/v1/users/managers/excel', 'boshqaruvchilar.xlsx');

/** Exports by role (L-016), in the order of the segments. */
const TABLES: Readonly<Partial<Record<ManagerRole, Table>>> = {
  region_manager: table(ROLE_LABELS.region_manager, 'api/v1/users/region-managers/excel', 'viloyat-boshqaruvi.xlsx'),
  district_manager: table(ROLE_LABELS.district_manager, 'api/v1/district-managers/excel', 'tuman-boshqaruvi.xlsx'),
  quarter_manager: table(ROLE_LABELS.quarter_manager, 'api/v1/quarter-managers/excel', 'mahalla-boshqaruvi.xlsx'),
  quarter_moderator: table(ROLE_LABELS.quarter_moderator, 'api/v1/quarter-moderators/excel', 'mahalla-moderatori.xlsx'),
};

const TABLE_ROLES = Object.keys(TABLES) as ManagerRole[];

/**
 * Exports offered while a role is selected: its own, those of the other offered roles, all managers; without its own,
 * all managers first.
 */
export function tablesFor(
  role: ManagerRole,
  offered: readonly ManagerRole[],
): readonly [own: Table, ...others: Table[]] {
  const own = TABLES[role];
  const rest = TABLE_ROLES.filter((other) => other !== role && offered.includes(other)).flatMap(
    (other) => TABLES[other] ?? [],
  );
  return own ? [own, ...rest, EVERYBODY] : [EVERYBODY, ...rest];
}

const REGION: ListColumn = { title: 'Viloyat' };
const DISTRICT: ListColumn = { title: 'Tuman' };
const QUARTER: ListColumn = { title: 'Mahalla', also: ['MFY'] };
/** Columns common to all lists. The documents name no columns, so a missing column causes only a warning. */
const PERSON: readonly ListColumn[] = [
  { title: 'F.I.Sh.', also: ['FIO', 'Familiya'] },
  { title: 'JSHSHIR', also: ['PINFL'] },
];

/** Imports by role, with their paths (L-017): three path patterns, all POST (Z-086). */
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

/** Roles with an import, in the order offered. */
export const IMPORT_ROLES = Object.keys(IMPORTS) as ManagerRole[];

/**
 * Columns that distinguish a role's file from the files of other roles. `offered`: the roles that the screen imports;
 * `onRole`: called to switch to the one of them that a file belongs to.
 */
export function listsFor(
  role: ManagerRole,
  offered: readonly ManagerRole[],
  onRole: (role: ManagerRole) => void,
): ImportLists {
  const others = IMPORT_ROLES.filter((other) => other !== role);
  return {
    own: IMPORTS[role],
    others: others.filter((other) => offered.includes(other)).map((other) => IMPORTS[other]),
    elsewhere: others.filter((other) => !offered.includes(other)).map((other) => IMPORTS[other]),
    onChoose: (list) => {
      const chosen = IMPORT_ROLES.find((other) => IMPORTS[other] === list);
      if (chosen) onRole(chosen);
    },
  };
}

/** Upload that imports a role's list. Not known to be idempotent: ask the person before a retry. */
export const importOf = (role: ManagerRole): UploadRequest => ({
  path: IMPORTS[role].path,
  field: 'file',
  repeatable: false,
});
