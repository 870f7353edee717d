import { MantineProvider } from '@mantine/core';
import type { SessionState } from '@shared/session.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { bridge } from '@/api/bridge.ts';
import { createQueryClient } from '@/api/query-client.ts';
import { createI18n, type I18n } from '@/i18n/i18n.ts';
import { I18nProvider, useT } from '@/i18n/use-t.ts';
import { KeptChoicesProvider } from '@/kit/files/kept-choices.tsx';
import { useDropGuard } from '@/kit/files/use-drop-guard.ts';
import { useFrontDialog } from '@/kit/keys/front-dialog.ts';
import { useDoubleClicks } from '@/kit/keys/use-double-clicks.ts';
import { useHeldEnter } from '@/kit/keys/use-held-enter.ts';
import { choiceOwner, forgetOthersChoices } from '@/session/choices.ts';
import { SessionContext } from '@/session/session.ts';
import { watchedSession } from '@/session/watched-session.ts';
import { createColorSchemeManager } from './color-scheme.ts';
import { cssVariablesResolver } from './css-variables.ts';
import { LockGate } from './lock/lock-gate.tsx';
import { SplashPage } from './pages/splash-page.tsx';
import { initialScript, useFollowScript } from './script.ts';
import { createAppTheme } from './theme.ts';

/**
 * Providers of every page: language, theme, session and the cache of server data. `nonce`: of the content security
 * policy.
 */
export function Providers({ nonce, children }: { nonce: string; children: ReactNode }) {
  const [i18n] = useState(() => createI18n(initialScript(document.documentElement)));
  return (
    <I18nProvider value={i18n}>
      <Themed nonce={nonce} i18n={i18n}>
        <SessionProvider>
          <LockGate>
            <KeptChoicesProvider>{children}</KeptChoicesProvider>
          </LockGate>
        </SessionProvider>
      </Themed>
    </I18nProvider>
  );
}

function Themed({ nonce, i18n, children }: { nonce: string; i18n: I18n; children: ReactNode }) {
  const { t } = useT();
  const theme = useMemo(() => createAppTheme(t), [t]);
  const [colorScheme] = useState(() => createColorSchemeManager(bridge, document.documentElement));
  useFollowScript(i18n);
  useDropGuard();
  useDoubleClicks();
  useHeldEnter();
  useFrontDialog();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorScheme}
      getStyleNonce={() => nonce}
    >
      {children}
    </MantineProvider>
  );
}

/** Identity of the cached data's owner; changes with every sign-in, sign-out and change of role. */
const ownerOf = (session: SessionState | undefined): string =>
  session?.status === 'signed-in' ? choiceOwner(session.profile) : 'nobody';

/** Provides the session, and a separate query cache for each person: no data or choice outlives a sign-out. */
function SessionProvider({ children }: { children: ReactNode }) {
  const session = useSyncExternalStore(watchedSession.watch, watchedSession.current);
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
