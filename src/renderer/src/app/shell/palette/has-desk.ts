import type { Role } from '@shared/roles.ts';
import { SCREENS } from '../../menu/registry.ts';
import { mayOpen } from '../../menu/screen.ts';

/** Whether a role may open the desk, which can show a single initiative. */
export function hasDesk(role: Role): boolean {
  const desk = SCREENS.find(({ path }) => path === 'initiatives/review');
  return desk !== undefined && mayOpen(role, desk);
}
