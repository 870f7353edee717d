import { mayCheck } from '@shared/access.ts';
import type { Role } from '@shared/roles.ts';
import type { SessionState } from '@shared/session.ts';
import { homePath } from './menu/menu.ts';
import { SCREENS } from './menu/registry.ts';
import { mayOpen, type Screen } from './menu/screen.ts';

/** Decision of a guard: show the page, redirect to a path, or say that no page is open to the role. */
export type Admission = { show: true } | { go: string } | { noPage: true };

/** Guard of `/app` and everything below: a session is required. */
export const guardApp = (session: SessionState): Admission =>
  session.status === 'signed-in' ? { show: true } : { go: '/auth' };

/** Guard of the sign-in page: only for people who are not signed in. */
export const guardAuth = (session: SessionState): Admission =>
  session.status === 'signed-in' ? { go: '/' } : { show: true };

/** Guard of the check of the platform: for administrators, and before anybody has signed in. */
export const guardContact = (session: SessionState, { checkForAnyone }: { checkForAnyone: boolean }): Admission =>
  session.status !== 'signed-in' || checkForAnyone || mayCheck(session.profile.role) ? { show: true } : { go: '/app' };

/** Guard of `/app` itself: redirects to the first page of the role's menu. */
export function guardHome(role: Role, screens: readonly Screen[] = SCREENS): Admission {
  const home = homePath(role, screens);
  return home ? { go: home } : { noPage: true };
}

/**
 * Guard of a screen: a role without access is redirected to the first page of its menu, or warned if it has none
 * (A-004, A-005).
 */
export const guardScreen = (
  role: Role,
  screen: Pick<Screen, 'roles'>,
  screens: readonly Screen[] = SCREENS,
): Admission => (mayOpen(role, screen) ? { show: true } : guardHome(role, screens));
