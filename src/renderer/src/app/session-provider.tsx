import type { SessionState } from '@shared/session.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { bridge } from '@/api/bridge.ts';
import { createQueryClient } from '@/api/query-client.ts';
import { usePushed } from '@/api/use-pushed.ts';
import { choiceOwner, forgetOthersChoices } from '@/session/choices.ts';
import { SessionContext } from '@/session/session.ts';
import { SplashPage } from './pages/splash-page.tsx';

/** Identity of the cached data's owner; changes with every sign-in, sign-out and change of role. */
const ownerOf = (session: SessionState | undefined): string =>
  session?.status === 'signed-in' ? choiceOwner(session.profile) : 'nobody';

/** Provides the session, and a separate query cache for each person: no data or choice outlives a sign-out. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const session = usePushed('session.changed', bridge.session.current, { status: 'signed-out', reason: 'never' });
  const owner = ownerOf(session);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the owner is the reason for a new cache
  const queryClient = useMemo(() => {
    forgetOthersChoices(session, owner);
    return createQueryClient();
  }, [owner]);

  if (!session) return <SplashPage />;
  return (
    <SessionContext value={session}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </SessionContext>
  );
}
