import type { Profile, SessionState } from '@shared/session.ts';
import { createContext, use } from 'react';

type SignedIn = Extract<SessionState, { status: 'signed-in' }>;

/** The session as main last told it; provided by `app/session-provider`. */
export const SessionContext = createContext<SessionState | null>(null);

/** The session, signed in or not. */
export function useSession(): SessionState {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession outside of the session provider');
  return session;
}

/** The session of a page that the guard lets only signed-in people see. */
export function useSignedIn(): SignedIn {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('useSignedIn on a page without a guard');
  return session;
}

/** The signed-in person: role, region and district. */
export const useMe = (): Profile => useSignedIn().profile;
