import type { Role } from '@shared/roles.ts';
import { screenAt } from '../../menu/menu.ts';
import { SCREENS } from '../../menu/registry.ts';
import { mayOpen } from '../../menu/screen.ts';

/** Whether the desk is open to a role, on which an initiative can be opened by itself. */
export function hasDesk(role: Role): boolean {
  const desk = screenAt('/app/initiatives/review', SCREENS);
  return desk !== undefined && mayOpen(role, desk);
}
