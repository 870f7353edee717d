import type { Role } from '@shared/roles.ts';
import type { SessionState } from '@shared/session.ts';
import { homePath } from './menu/menu.ts';
import { SCREENS } from './menu/registry.ts';
import { mayOpen, type Screen } from './menu/screen.ts';

/** What a guard decides: show the page, go elsewhere, or say that no page is open to the role. */
export type Verdict = { show: true } | { go: string } | { noPage: true };

/** `/app` and everything below needs a session. */
export const guardApp = (session: SessionState): Verdict =>
  session.status === 'signed-in' ? { show: true } : { go: '/auth' };

/** The sign-in page is for those who are not signed in. */
export const guardAuth = (session: SessionState): Verdict =>
  session.status === 'signed-in' ? { go: '/' } : { show: true };

/** `/app` itself: the first page of the role's menu. */
export function guardHome(role: Role, screens: readonly Screen[] = SCREENS): Verdict {
  const home = homePath(role, screens);
  return home ? { go: home } : { noPage: true };
}

/** A screen whose list lacks the role sends to the first menu page allowed, else the warning. */
export const guardScreen = (
  role: Role,
  screen: Pick<Screen, 'roles'>,
  screens: readonly Screen[] = SCREENS,
): Verdict => (mayOpen(role, screen) ? { show: true } : guardHome(role, screens));
