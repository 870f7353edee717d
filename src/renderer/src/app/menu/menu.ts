import type { Role } from '@shared/roles.ts';
import { matchPath } from 'react-router';
import type { Text } from '@/i18n/catalogue.ts';
import { SCREENS } from './registry.ts';
import { GROUPS, type GroupId, mayOpen, type Screen, screenPath } from './screen.ts';

export interface MenuGroup {
  id: GroupId;
  title: Text;
  screens: readonly Screen[];
}

/** The menu of a role: its groups in their order, without entries it may not open and without empty groups. */
export function menuFor(role: Role, screens: readonly Screen[] = SCREENS): readonly MenuGroup[] {
  const entries = screens.filter((screen) => screen.menu && mayOpen(role, screen));
  return GROUPS.map((group) => ({ ...group, screens: entries.filter((screen) => screen.group === group.id) })).filter(
    (group) => group.screens.length > 0,
  );
}

/** Where a role starts: the first entry of its menu (Z-057); null where it has none. */
export function homePath(role: Role, screens: readonly Screen[] = SCREENS): string | null {
  const first = menuFor(role, screens)[0]?.screens[0];
  return first ? screenPath(first) : null;
}

/** The screen shown at an address, if there is one. */
export const screenAt = (pathname: string, screens: readonly Screen[] = SCREENS): Screen | undefined =>
  screens.find((screen) => matchPath(screenPath(screen), pathname));
