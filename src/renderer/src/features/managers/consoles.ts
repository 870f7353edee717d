import { placeParams } from '@/entities/place-scope.ts';
import type { Text } from '@/i18n/text.ts';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { absentParam, choiceParam, textParam } from '@/kit/list/list-state.ts';
import { IMPORT_ROLES } from './lists.ts';
import { managerBody, managerForm, rowSchema } from './manager.ts';
import { FIRST_ROLE, MANAGER_ROLES, type ManagerRole, MODERATOR } from './roles.ts';

/** A screen for staff of some roles. Both consoles use the same calls (Z-019). */
export type Console = ReturnType<typeof defineConsole>;

type ConsoleSpec = {
  /** Roles that the console lists and assigns, in order. */
  roles: readonly ManagerRole[];
  /** Role that the list shows first. */
  shown: ManagerRole;
  /** Path of the list. */
  path: string;
  label: Text;
  /** Noun after the count in the pager. */
  noun: Text;
  /** Text of an empty list. */
  nothing: Text;
  /** Roles whose lists are exported and imported here, in order. */
  imports: readonly ManagerRole[];
  /** Title of the import dialog. */
  importTitle: Text;
  /** Whether the list has a search and a district filter, besides region and role. */
  searched: boolean;
};

function defineConsole(spec: ConsoleSpec) {
  const { roles, shown, searched } = spec;
  const crud = defineCrud({
    path: 'api/v1/managers',
    row: rowSchema,
    rows: 'users',
    form: managerForm(roles),
    envelope: 'manager',
    save: (sent, id) => ({
      method: id === undefined ? 'POST' : 'PUT',
      path: id === undefined ? 'api/v1/managers' : `api/v1/managers/${id}`,
      body: managerBody(sent, id),
    }),
  });
  const role = choiceParam(roles, shown);
  const search = searched ? textParam() : absentParam('');
  return { ...spec, crud, list: { filters: { role, search, ...placeParams({ region: true, district: searched }) } } };
}

/** Console of the managers of regions, districts and quarters (spec 001 §2, the second reading of §3; L-002, L-003). */
export const MANAGERS = defineConsole({
  roles: MANAGER_ROLES,
  shown: FIRST_ROLE,
  path: '/app/managers',
  label: 'Boshqaruvchilar',
  noun: 'ta boshqaruvchi',
  nothing: 'Boshqaruvchi topilmadi',
  imports: IMPORT_ROLES,
  importTitle: 'Boshqaruvchilarni Exceldan yuklash',
  searched: true,
});

/** Console of the moderators (spec 001 §2, the first reading of §3; L-001). */
export const MODERATORS = defineConsole({
  roles: [FIRST_ROLE, MODERATOR],
  shown: MODERATOR,
  path: '/app/moderators',
  label: 'Moderatorlar',
  noun: 'ta moderator',
  nothing: 'Moderator topilmadi',
  // Not the district managers: the document gives the moderators the same name (L-012).
  imports: [MODERATOR, FIRST_ROLE],
  importTitle: 'Moderatorlarni Exceldan yuklash',
  searched: false,
});
