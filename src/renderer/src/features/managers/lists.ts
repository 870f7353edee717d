import type { CallInput } from '@shared/bridge/contract.ts';
import type { Text } from '@/i18n/catalogue.ts';
import type { UploadRequest } from '@/kit/files/use-upload.ts';
import { type ManagerRole, ROLE_LABELS } from './manager.ts';

type Table = { readonly title: Text; readonly file: CallInput<'downloads.start'> };

const table = (title: Text, path: string, suggestedName: string): Table => ({ title, file: { path, suggestedName } });

/** Everybody, of whatever role (E156). */
export const EVERYBODY = table('Barcha boshqaruvchilar', 'api/v1/users/managers/excel', 'boshqaruvchilar.xlsx');

/** The lists that are given out by role (L-016), in the order of the segments. */
const TABLES = new Map<ManagerRole, Table>([
  [
    'region_manager',
    table(ROLE_LABELS.region_manager, 'api/v1/users/region-managers/excel', 'viloyat-boshqaruvi.xlsx'),
  ],
  ['district_manager', table(ROLE_LABELS.district_manager, 'api/v1/district-managers/excel', 'tuman-boshqaruvi.xlsx')],
  ['quarter_manager', table(ROLE_LABELS.quarter_manager, 'api/v1/quarter-managers/excel', 'mahalla-boshqaruvi.xlsx')],
  [
    'quarter_moderator',
    table(ROLE_LABELS.quarter_moderator, 'api/v1/quarter-moderators/excel', 'mahalla-moderatori.xlsx'),
  ],
]);

/** What can be saved while a role is shown: its own list where it has one, then the others, everybody last. */
export function tablesFor(role: ManagerRole): readonly [own: Table, ...others: Table[]] {
  const own = TABLES.get(role);
  const rest = [...TABLES.values()].filter((other) => other !== own);
  return own ? [own, ...rest, EVERYBODY] : [EVERYBODY, ...rest];
}

/** The lists that are taken in from a file, and where each goes (L-017): the paths are of three shapes, and all POST (Z-086). */
export const IMPORTS = {
  moderator: { name: 'Moderatorlar', path: 'api/v1/moderators/sync-excel' },
  region_manager: { name: ROLE_LABELS.region_manager, path: 'api/v1/users/region-managers-sync' },
  district_manager: { name: ROLE_LABELS.district_manager, path: 'api/v1/district-managers/sync-excel' },
  quarter_manager: { name: ROLE_LABELS.quarter_manager, path: 'api/v1/quarter-managers/excel' },
  quarter_moderator: { name: ROLE_LABELS.quarter_moderator, path: 'api/v1/quarter-moderators/sync-excel' },
} as const satisfies Record<ManagerRole, { name: Text; path: string }>;

/** Where the file of a list goes. Whether it may come twice nobody says: then a person does. */
export const importOf = (role: ManagerRole): UploadRequest => ({
  path: IMPORTS[role].path,
  field: 'file',
  repeatable: false,
});
