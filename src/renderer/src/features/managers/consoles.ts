import type { Text } from '@/i18n/catalogue.ts';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { choiceParam, idParam, textParam } from '@/kit/list/list-state.ts';
import { managerBody, managerForm, rowSchema } from './manager.ts';
import { FIRST_ROLE, MANAGER_ROLES, type ManagerRole, MODERATOR } from './roles.ts';

/** A screen for staff of some roles; both stand on the same calls (Z-019). */
export type Console = ReturnType<typeof defineConsole>;

type ConsoleSpec = {
  /** The roles that it lists and gives, in their order. */
  roles: readonly ManagerRole[];
  /** Address of its list. */
  path: string;
  label: Text;
  /** What the pager counts. */
  noun: Text;
  /** Said where there are none. */
  nothing: Text;
  /** Whether the list is searched and narrowed by district, beside region and role. */
  searched: boolean;
};

function defineConsole(spec: ConsoleSpec) {
  const { roles } = spec;
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
  const role = choiceParam(roles, FIRST_ROLE);
  return { ...spec, crud, list: { filters: { role, search: textParam(), region: idParam(), district: idParam() } } };
}

/** Managers of regions, districts and quarters (spec 001 §2, the second reading of §3; L-002, L-003). */
export const MANAGERS = defineConsole({
  roles: MANAGER_ROLES,
  path: '/app/managers',
  label: 'Boshqaruvchilar',
  noun: 'ta boshqaruvchi',
  nothing: 'Boshqaruvchi topilmadi',
  searched: true,
});

/** Moderators (spec 001 §2, the first reading of §3; L-001). */
export const MODERATORS = defineConsole({
  roles: [FIRST_ROLE, MODERATOR],
  path: '/app/moderators',
  label: 'Moderatorlar',
  noun: 'ta moderator',
  nothing: 'Moderator topilmadi',
  searched: false,
});
