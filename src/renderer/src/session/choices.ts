import type { SessionState } from '@shared/session.ts';

/** Under which name the window remembers whose choices lie in its storage. */
const OWNER = 'choices.owner';

/**
 * Forgets what somebody else has chosen in this window: boards, open rows and places in lists (Z-155). A person's own
 * choices outlive F5 and a session that ended by itself, not a sign-out. Call it before anything reads them; `owner` is
 * whom the session belongs to.
 */
export function forgetOthersChoices(
  session: SessionState | undefined,
  owner: string,
  storage: Pick<Storage, 'clear' | 'getItem' | 'setItem'> = sessionStorage,
): void {
  if (session?.status === 'signed-out' && session.reason === 'signed-out') storage.clear();
  if (session?.status !== 'signed-in' || storage.getItem(OWNER) === owner) return;
  storage.clear();
  storage.setItem(OWNER, owner);
}
