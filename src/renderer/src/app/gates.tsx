import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useLocation, useMatch } from 'react-router';
import { appInfoQuery } from '@/api/app-info.ts';
import { lazyComponent } from '@/kit/lazy-component.tsx';
import { WordsProvider } from '@/kit/words.tsx';
import { useMe, useSession } from '@/session/session.ts';
import { AuthFrame } from './auth-frame/auth-frame.tsx';
import { guardApp, guardAuth, guardContact, guardHome, guardScreen } from './guards.ts';
import type { Screen } from './menu/screen.ts';
import { Redirect } from './pages/redirect.tsx';
import { SplashPage } from './pages/splash-page.tsx';
import { useWindowTitle } from './use-window-title.ts';

// Lazy: the sign-in page must not load the shell.
const loadShell = () => import('./shell/shell.tsx');
const Shell = lazyComponent(async () => (await loadShell()).default, SplashPage);
/** `/app` for a role to which no page is open; any other role is sent to its first page. Lazy: rarely shown. */
export const NoPage = lazyComponent(async () => (await import('./pages/no-page.tsx')).default);

/**
 * Everything below `/app`: the shell for a signed-in person, otherwise a redirect to sign-in. `/app` itself redirects
 * to the first page of the role's menu before the shell renders, so that both render at once.
 */
export function SessionGate() {
  const session = useSession();
  const atHome = useMatch('/app') !== null;
  const verdict = guardApp(session);
  if ('go' in verdict) return <Redirect to={verdict.go} />;
  const home = atHome && session.status === 'signed-in' ? guardHome(session.profile.role) : null;
  if (home && 'go' in home) return <Redirect to={home.go} />;
  return <Shell />;
}

/** `/auth`: the sign-in page, or a redirect home for a signed-in person. */
export function AuthGate() {
  const verdict = guardAuth(useSession());
  useEffect(() => {
    // Preload while idle: the first page after the sign-in then shows at once. A failure is reported there.
    const idle = requestIdleCallback(() => void loadShell().catch(() => undefined));
    return () => cancelIdleCallback(idle);
  }, []);
  if ('go' in verdict) return <Redirect to={verdict.go} />;
  return <AuthFrame />;
}

/** `/network-check`, for anybody: with and without a session. */
export function NetworkCheckGate() {
  useWindowTitle('Tarmoqni tekshirish');
  return <Outlet />;
}

/**
 * `/contact`: the check of the platform begins with a session only, and outlives its end. A role that may not check is
 * sent to its first page.
 */
export function ContactGate() {
  useWindowTitle('Platforma bilan moslikni tekshirish');
  const session = useSession();
  const { data: info } = useQuery(appInfoQuery);
  if (!info) return <SplashPage />;
  const verdict = guardContact(session, info);
  return 'go' in verdict ? <Redirect to={verdict.go} /> : <Outlet />;
}

/**
 * Wraps each screen: checks the role and provides the wording of the screen's document. The page is remounted for every
 * address, so that the form of one record never holds values of the previous record.
 */
export function ScreenGate({ screen }: { screen: Screen }) {
  const { pathname } = useLocation();
  const verdict = guardScreen(useMe().role, screen);
  if ('show' in verdict)
    return (
      <WordsProvider words={screen.words}>
        <Outlet key={pathname} />
      </WordsProvider>
    );
  return 'go' in verdict ? <Redirect to={verdict.go} /> : <NoPage />;
}
