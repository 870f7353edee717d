import { createBrowserRouter, type RouteObject, useLocation } from 'react-router';
import { AuthGate, NetworkCheckGate, NoPage, ScreenGate, SessionGate } from './gates.tsx';
import { SCREENS } from './menu/registry.ts';
import { type Screen, screenPath } from './menu/screen.ts';
import { MenuCommands } from './menu-commands.tsx';
import { LeastVersionGate } from './outdated/least-version-gate.tsx';
import { Redirect } from './pages/redirect.tsx';
import { RouteErrorPage } from './pages/route-error-page.tsx';
import { SplashPage } from './pages/splash-page.tsx';

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
