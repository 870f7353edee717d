import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { bridge } from '@/api/bridge.ts';
import { useSignedIn } from '@/session/session.ts';
import { listShownBy, screenAt } from '../menu/menu.ts';
import { SCREENS } from '../menu/registry.ts';
import { follow, resume, type Trail } from './trail.ts';

/** Width below which the sidebar starts as a rail, unless the person has chosen. */
const NARROW = '(width < 1400px)';

/** View state of the shell. */
export type ShellView = {
  /** The sidebar is collapsed to a rail. */
  rail: boolean;
  toggleRail: () => void;
  trail: Trail;
};

/** View state of the shell around the page, stored by main in the session record. */
export function useShellState(): ShellView {
  const stored = useSignedIn().shell;
  const { pathname, search } = useLocation();
  const screen = screenAt(pathname, SCREENS);
  const here = { screen, address: pathname + search, list: listShownBy(screen, SCREENS) };

  const [chosen, setChosen] = useState(stored.collapsed);
  const [trail, setTrail] = useState(() => resume(here, stored));
  if (trail.address !== here.address) setTrail(follow(trail, here));

  const narrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  const rail = chosen ?? narrow;

  const headerTitle = trail.screen?.title ?? '';
  const { crumbs } = trail;
  useEffect(() => {
    void bridge.session.saveShell({ collapsed: chosen, headerTitle, breadcrumbs: [...crumbs] });
  }, [chosen, headerTitle, crumbs]);

  return { rail, toggleRail: () => setChosen(!rail), trail };
}
