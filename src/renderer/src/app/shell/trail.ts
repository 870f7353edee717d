import type { Breadcrumb } from '@shared/session.ts';
import type { Screen } from '../menu/screen.ts';

/** Where the person is and how they came there. */
export type Trail = {
  screen: Screen | undefined;
  /** Path and query, so that going back finds the list as it was left. */
  address: string;
  /** The screens passed on the way, the nearest last. */
  crumbs: readonly Breadcrumb[];
};

const pathOf = (address: string | undefined) => address?.split('?', 1)[0];

/**
 * The trail after going from one screen to another. A menu entry clears it; a screen that another one leads
 * to adds that one; going back to a screen on the trail cuts it there.
 */
export function follow(trail: Trail, to: Omit<Trail, 'crumbs'>): Trail {
  if (!to.screen || to.screen.menu) return { ...to, crumbs: [] };
  if (to.screen === trail.screen) return { ...to, crumbs: trail.crumbs };
  const known = trail.crumbs.findIndex((crumb) => pathOf(crumb.path) === pathOf(to.address));
  if (known >= 0) return { ...to, crumbs: trail.crumbs.slice(0, known) };
  if (!trail.screen) return { ...to, crumbs: trail.crumbs };
  return { ...to, crumbs: [...trail.crumbs, { title: trail.screen.title, path: trail.address }] };
}

/** The trail at start: the one of the session record belongs to the screen whose title stands there. */
export function resume(
  to: Omit<Trail, 'crumbs'>,
  stored: { headerTitle: string; breadcrumbs: readonly Breadcrumb[] },
): Trail {
  const same = to.screen && !to.screen.menu && to.screen.title === stored.headerTitle;
  return { ...to, crumbs: same ? stored.breadcrumbs : [] };
}
