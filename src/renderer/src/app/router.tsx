import { useEffect, useState } from 'react';
import { createBrowserRouter, Outlet, type RouteObject, useLocation, useNavigate } from 'react-router';
import { bridge } from '@/api/bridge.ts';
import { CONTACT } from '@/api/contact.ts';
import { NETWORK_CHECK } from '@/api/network-check.ts';
import { lazyComponent } from '@/kit/lazy-component.tsx';
import { AuthGate, ContactGate, NetworkCheckGate, NoPage, ScreenGate, SessionGate } from './gates.tsx';
import { SCREENS } from './menu/registry.ts';
import { type Screen, screenPath } from './menu/screen.ts';
import { LeastVersionGate } from './outdated/least-version-gate.tsx';
import { Redirect } from './pages/redirect.tsx';
import { RouteErrorPage } from './pages/route-error-page.tsx';
import { SplashPage } from './pages/splash-page.tsx';
import { type ProgramDialog, ShowProgramDialog } from './program-dialogs.ts';

const DIALOGS = {
  updates: lazyComponent(async () => (await import('./updates/update-dialog.tsx')).default),
  about: lazyComponent(async () => (await import('./about/about-dialog.tsx')).default),
};

/**
 * Carries out the commands of the native menu that need no session, around every page, and holds the dialogs about the
 * program, which a page can open, too (`useProgramDialog`).
 */
function MenuCommands() {
  const navigate = useNavigate();
  const [shown, setShown] = useState<ProgramDialog | null>(null);
  useEffect(
    () =>
      bridge.on('menu.command', (command) => {
        if (command === 'network-check') void navigate(NETWORK_CHECK);
        if (command === 'contact') void navigate(CONTACT);
        if (command === 'updates') void bridge.updates.check();
        if (command === 'updates' || command === 'about') setShown(command);
      }),
    [navigate],
  );
  const Dialog = shown && DIALOGS[shown];
  return (
    <ShowProgramDialog value={setShown}>
      <Outlet />
      {Dialog && <Dialog onClose={() => setShown(null)} />}
    </ShowProgramDialog>
  );
}

const screenRoute = (screen: Screen): RouteObject => ({
  element: <ScreenGate screen={screen} />,
  ErrorBoundary: RouteErrorPage,
  children: [{ path: screen.path, lazy: screen.lazy, ErrorBoundary: RouteErrorPage }],
});

/** The documents' own link to a screen leads there, with its query (Z-183). */
const linkRoute = (screen: Screen): RouteObject[] =>
  screen.linkedAs ? [{ path: screen.linkedAs, element: <ToScreen path={screenPath(screen)} /> }] : [];

const ToScreen = ({ path }: { path: string }) => <Redirect to={`${path}${useLocation().search}`} />;

/** All routes of the program (spec 000 §2, "Route guard and shell"). */
const routes: RouteObject[] = [
  {
    Component: MenuCommands,
    ErrorBoundary: RouteErrorPage,
    HydrateFallback: SplashPage,
    children: [
      {
        path: 'network-check',
        Component: NetworkCheckGate,
        children: [{ index: true, lazy: () => import('@/features/network-check/network-check-page.tsx') }],
      },
      {
        Component: LeastVersionGate,
        children: [
          {
            path: 'contact',
            Component: ContactGate,
            children: [{ index: true, lazy: () => import('./contact/contact-page.tsx') }],
          },
          { index: true, element: <Redirect to="/app" /> },
          {
            path: 'auth',
            Component: AuthGate,
            children: [{ index: true, lazy: () => import('@/features/sign-in/sign-in-page.tsx') }],
          },
          {
            path: 'app',
            Component: SessionGate,
            children: [{ index: true, Component: NoPage }, ...SCREENS.map(screenRoute), ...SCREENS.flatMap(linkRoute)],
          },
          { path: '*', lazy: () => import('./pages/not-found-page.tsx') },
        ],
      },
    ],
  },
];

/** Creates the router of the window; history is the page's own (`app://backoffice/…`). */
export const createRouter = () => createBrowserRouter(routes);
