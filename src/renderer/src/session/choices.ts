import { personOf } from '@shared/person.ts';
import type { Profile, SessionState } from '@shared/session.ts';
import { isDeleted } from './ends.ts';

/** Storage key of the owner of the choices. */
const OWNER = 'choices.owner';

/** Owner of a choice in the page: a person in a role, as another role sees other data. */
export const choiceOwner = (profile: Profile): string => `${profile.role}|${personOf(profile)}`;

/**
 * Clears the choices of another person from this window: boards, open rows and places in lists (Z-155). A person's own
 * choices survive F5 and an expired session, but not a sign-out. Call before any choice is read; `owner` identifies the
 * person of the session.
 */
export function forgetOthersChoices(
  session: SessionState | undefined,
  owner: string,
  storage: Pick<Storage, 'clear' | 'getItem' | 'setItem'> = sessionStorage,
): void {
  if (isDeleted('window choices', session)) storage.clear();
  if (session?.status !== 'signed-in' || storage.getItem(OWNER) === owner) return;
  storage.clear();
  storage.setItem(OWNER, owner);
}
