import type { CallInput } from '@shared/bridge/contract.ts';
import { importLists } from '@/entities/import-lists.ts';
import type { Text } from '@/i18n/text.ts';
import type { ImportLists } from '@/kit/excel/list-headers.ts';
import type { UploadRequest } from '@/kit/files/use-upload.ts';
import { MANAGER_LABELS, type ManagerRole } from './roles.ts';

type Table = { readonly title: Text; readonly file: CallInput<'downloads.start'> };

const table = (title: Text, path: string, suggestedName: string): Table => ({ title, file: { path, suggestedName } });

/** Export of all managers of all roles (E156). */
export const EVERYBODY = table('Barcha boshqaruvchilar', 'api/v1/users/managers/excel', 'boshqaruvchilar.xlsx');

/** Exports by role (L-016), in the order of the segments. */
const TABLES: Readonly<Partial<Record<ManagerRole, Table>>> = {
  region_manager: table(MANAGER_LABELS.region_manager, 'api/v1/users/region-managers/excel', 'viloyat-boshqaruvi.xlsx'),
  district_manager: table(MANAGER_LABELS.district_manager, 'api/v1/district-managers/excel', 'tuman-boshqaruvi.xlsx'),
  quarter_manager: table(MANAGER_LABELS.quarter_manager, 'api/v1/quarter-managers/excel', 'mahalla-boshqaruvi.xlsx'),
  quarter_moderator: table(
    MANAGER_LABELS.quarter_moderator,
    'api/v1/quarter-moderators/excel',
    'mahalla-moderatori.xlsx',
  ),
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

/** Paths of the imports by role (L-017): three path patterns, all POST (Z-086). */
const IMPORT_PATHS = {
  moderator: 'api/v1/moderators/sync-excel',
  region_manager: 'api/v1/users/region-managers-sync',
  district_manager: 'api/v1/district-managers/sync-excel',
  quarter_manager: 'api/v1/quarter-managers/excel',
  quarter_moderator: 'api/v1/quarter-moderators/sync-excel',
} as const satisfies Record<ManagerRole, string>;

/** Roles with an import, in the order offered. */
export const IMPORT_ROLES = Object.keys(IMPORT_PATHS) as ManagerRole[];

const isRole = (name: string): name is ManagerRole => Object.hasOwn(IMPORT_PATHS, name);

/**
 * The list of a role's import. `offered`: the roles that the screen imports; `onRole`: called to switch to the one of
 * them that a file belongs to.
 */
export const listsFor = (
  role: ManagerRole,
  offered: readonly ManagerRole[],
  onRole: (role: ManagerRole) => void,
): ImportLists =>
  importLists(
    role,
    offered.filter((other) => other !== role),
    (name) => isRole(name) && onRole(name),
  );

/** Upload that imports a role's list. Not known to be idempotent: ask the person before a retry. */
export const importOf = (role: ManagerRole): UploadRequest => ({
  path: IMPORT_PATHS[role],
  field: 'file',
  repeatable: false,
});
