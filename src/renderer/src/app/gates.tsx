import { Navigate, Outlet, useLocation } from 'react-router';
import { lazyComponent } from '@/kit/lazy-component.tsx';
import { WordsProvider } from '@/kit/words.tsx';
import { useMe, useSession } from '@/session/session.ts';
import { AuthFrame } from './auth-frame/auth-frame.tsx';
import { guardApp, guardAuth, guardHome, guardScreen } from './guards.ts';
import type { Screen } from './menu/screen.ts';
import { NoPage } from './pages/no-page.tsx';
import { SplashPage } from './pages/splash-page.tsx';
import { useWindowTitle } from './use-window-title.ts';

// Lazy: the sign-in page must not load the shell.
const Shell = lazyComponent(async () => (await import('./shell/shell.tsx')).default, SplashPage);

/** Everything below `/app`: the shell for a signed-in person, otherwise a redirect to sign-in. */
export function SessionGate() {
  const verdict = guardApp(useSession());
  if ('go' in verdict) return <Navigate to={verdict.go} replace />;
  return <Shell />;
}

/** `/auth`: the sign-in page, or a redirect home for a signed-in person. */
export function AuthGate() {
  const verdict = guardAuth(useSession());
  if ('go' in verdict) return <Navigate to={verdict.go} replace />;
  return <AuthFrame />;
}

/** `/network-check`, for anybody: with and without a session. */
export function NetworkCheckGate() {
  useWindowTitle('Tarmoqni tekshirish');
  return <Outlet />;
}

/** `/app` itself: a redirect to the first page of the role's menu. */
export function HomeGate() {
  const verdict = guardHome(useMe().role);
  return 'go' in verdict ? <Navigate to={verdict.go} replace /> : <NoPage />;
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
  return 'go' in verdict ? <Navigate to={verdict.go} replace /> : <NoPage />;
}
