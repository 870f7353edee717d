import type { Profile, SessionState } from '@shared/session.ts';
import { createContext, use } from 'react';

type SignedIn = Extract<SessionState, { status: 'signed-in' }>;

/** The main process's latest session state, provided by `app/session-provider`. */
export const SessionContext = createContext<SessionState | null>(null);

/** Returns the session, signed in or not; throws outside of the provider. */
export function useSession(): SessionState {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession outside of the session provider');
  return session;
}

/** Returns the session of a signed-in person; throws on a page without a guard. */
export function useSignedIn(): SignedIn {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('useSignedIn on a page without a guard');
  return session;
}

/** Returns the signed-in person: role, region and district. */
export const useMe = (): Profile => useSignedIn().profile;
