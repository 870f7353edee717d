import type { Breadcrumb } from '@shared/session.ts';
import { type Screen, screenPath } from '../menu/screen.ts';

/** The current screen and the screens passed on the way. */
export type Trail = {
  screen: Screen | undefined;
  /** Path and query, so that going back restores the state of the list. */
  address: string;
  /** The screens passed on the way, the nearest last. */
  crumbs: readonly Breadcrumb[];
};

/** A screen that is gone to; `list`: the list whose rows it shows in another way. Default: none. */
export type Destination = Omit<Trail, 'crumbs'> & { list?: Screen | undefined };

const pathOf = (address: string | undefined) => address?.split('?', 1)[0];

/**
 * The trail after navigating to `to`. A menu entry clears the trail; a screen that another screen leads to adds
 * the previous screen; going back to a screen on the trail cuts the trail there. A list shown in another way has the list
 * above it, wherever the person comes from.
 */
export function follow(trail: Trail, { list, ...to }: Destination): Trail {
  if (!to.screen || to.screen.menu) return { ...to, crumbs: [] };
  if (to.screen === trail.screen) return { ...to, crumbs: trail.crumbs };
  const known = trail.crumbs.findIndex((crumb) => pathOf(crumb.path) === pathOf(to.address));
  if (known >= 0) return { ...to, crumbs: trail.crumbs.slice(0, known) };
  if (list) return { ...to, crumbs: [crumbOf(list, trail.screen === list ? trail.address : screenPath(list))] };
  if (!trail.screen) return { ...to, crumbs: trail.crumbs };
  return { ...to, crumbs: [...trail.crumbs, crumbOf(trail.screen, trail.address)] };
}

const crumbOf = ({ title }: Screen, path: string): Breadcrumb => ({ title, path });

/** The trail at start: the stored trail is used only where its title is that of the open screen. */
export function resume(
  { list, ...to }: Destination,
  stored: { headerTitle: string; breadcrumbs: readonly Breadcrumb[] },
): Trail {
  const same = to.screen && !to.screen.menu && to.screen.title === stored.headerTitle;
  return { ...to, crumbs: same ? stored.breadcrumbs : list ? [crumbOf(list, screenPath(list))] : [] };
}
