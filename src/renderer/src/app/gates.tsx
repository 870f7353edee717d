import { Navigate, Outlet, useLocation } from 'react-router';
import { lazyComponent } from '@/kit/lazy-component.tsx';
import { WordsProvider } from '@/kit/words.tsx';
import { useMe, useSession } from '@/session/session.ts';
import { AuthFrame } from './auth-frame/auth-frame.tsx';
import { guardApp, guardAuth, guardHome, guardScreen } from './guards.ts';
import type { Screen } from './menu/screen.ts';
import { NoPage } from './pages/no-page.tsx';
import { SplashPage } from './pages/splash-page.tsx';

// Behind the guard, so that the sign-in page loads none of it.
const Shell = lazyComponent(async () => (await import('./shell/shell.tsx')).default, SplashPage);

/** Everything below `/app`: the shell for those who are signed in, sign-in for the others. */
export function SessionGate() {
  const verdict = guardApp(useSession());
  if ('go' in verdict) return <Navigate to={verdict.go} replace />;
  return <Shell />;
}

/** `/auth`: sign-in, or home for those who are signed in. */
export function AuthGate() {
  const verdict = guardAuth(useSession());
  if ('go' in verdict) return <Navigate to={verdict.go} replace />;
  return <AuthFrame />;
}

/** `/app` itself. */
export function HomeGate() {
  const verdict = guardHome(useMe().role);
  return 'go' in verdict ? <Navigate to={verdict.go} replace /> : <NoPage />;
}

/**
 * Around each screen: its roles, and its document's words. Another address is another page: the form of one record must
 * not hold what was read or typed for the one before.
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
