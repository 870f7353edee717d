import type { Breadcrumb } from '@shared/session.ts';
import type { Screen } from '../menu/screen.ts';

/** The current screen and the screens passed on the way. */
export type Trail = {
  screen: Screen | undefined;
  /** Path and query, so that going back restores the state of the list. */
  address: string;
  /** The screens passed on the way, the nearest last. */
  crumbs: readonly Breadcrumb[];
};

const pathOf = (address: string | undefined) => address?.split('?', 1)[0];

/**
 * The trail after navigating to `to`. A menu entry clears the trail; a screen that another screen leads to adds
 * the previous screen; going back to a screen on the trail cuts the trail there.
 */
export function follow(trail: Trail, to: Omit<Trail, 'crumbs'>): Trail {
  if (!to.screen || to.screen.menu) return { ...to, crumbs: [] };
  if (to.screen === trail.screen) return { ...to, crumbs: trail.crumbs };
  const known = trail.crumbs.findIndex((crumb) => pathOf(crumb.path) === pathOf(to.address));
  if (known >= 0) return { ...to, crumbs: trail.crumbs.slice(0, known) };
  if (!trail.screen) return { ...to, crumbs: trail.crumbs };
  return { ...to, crumbs: [...trail.crumbs, { title: trail.screen.title, path: trail.address }] };
}

/** The trail at start: the stored trail is used only where its title is that of the open screen. */
export function resume(
  to: Omit<Trail, 'crumbs'>,
  stored: { headerTitle: string; breadcrumbs: readonly Breadcrumb[] },
): Trail {
  const same = to.screen && !to.screen.menu && to.screen.title === stored.headerTitle;
  return { ...to, crumbs: same ? stored.breadcrumbs : [] };
}
