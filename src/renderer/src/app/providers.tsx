import { MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { bridge } from '@/api/bridge.ts';
import { createI18n, type I18n } from '@/i18n/i18n.ts';
import { I18nProvider, useT } from '@/i18n/use-t.ts';
import { KeptChoicesProvider } from '@/kit/files/kept-choices.tsx';
import { useDropGuard } from '@/kit/files/use-drop-guard.ts';
import { useFrontDialog } from '@/kit/keys/front-dialog.ts';
import { useDoubleClicks } from '@/kit/keys/use-double-clicks.ts';
import { useHeldEnter } from '@/kit/keys/use-held-enter.ts';
import { createColorSchemeManager } from './color-scheme.ts';
import { cssVariablesResolver } from './css-variables.ts';
import { LockGate } from './lock/lock-gate.tsx';
import { initialScript, useFollowScript } from './script.ts';
import { SessionProvider } from './session-provider.tsx';
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
