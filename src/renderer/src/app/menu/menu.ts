import type { Role } from '@shared/roles.ts';
import { matchRoutes } from 'react-router';
import type { Text } from '@/i18n/text.ts';
import { GROUPS, type GroupId, mayOpen, type Screen, screenPath } from './screen.ts';

/** Most entries that a group shows as a plain list. A longer group is shown by sections, with a search field. */
const PLAIN = 12;

/** Entries of a long group that stand together. `title` is absent for screens without a section. */
export type MenuSection = {
  title?: Text;
  screens: readonly Screen[];
};

/** A group of the menu with the screens that the role may open. */
export type MenuGroup = {
  id: GroupId;
  title: Text;
  /** In menu order. */
  screens: readonly Screen[];
  /** The same screens by section; empty where the group is short enough for a plain list. */
  sections: readonly MenuSection[];
};

/**
 * The menu of a role: the groups in order, without entries closed to the role and without empty groups. A screen with
 * two places stands in both groups, each time as a screen of that group. The palette lists the same screens in the same
 * order, each once.
 */
export function menuFor(role: Role, screens: readonly Screen[]): readonly MenuGroup[] {
  const entries = screens.filter((screen) => screen.menu && mayOpen(role, screen));
  return GROUPS.flatMap((group): readonly MenuGroup[] => {
    const { id, title } = group;
    const own: readonly Screen[] = [
      ...entries.filter((screen) => screen.group === id),
      ...entries.flatMap(({ also, section: _own, ...screen }) => (also?.group === id ? [{ ...screen, ...also }] : [])),
    ];
    if (own.length === 0) return [];
    if (own.length <= PLAIN) return [{ id, title, screens: own, sections: [] }];
    const sections = sectionsOf(own, 'sections' in group ? group.sections : []);
    return [{ id, title, screens: sections.flatMap((section) => section.screens), sections }];
  });
}

/** The non-empty sections in declared order; screens without a declared section come first. */
function sectionsOf(screens: readonly Screen[], declared: readonly Text[]): readonly MenuSection[] {
  const titled = declared.map((title) => ({ title, screens: screens.filter(({ section }) => section === title) }));
  const others = screens.filter(({ section }) => !section || !declared.includes(section));
  return [{ screens: others }, ...titled].filter((section) => section.screens.length > 0);
}

/** Start page of a role: the first entry of its menu (Z-057); null where the menu is empty. */
export function homePath(role: Role, screens: readonly Screen[]): string | null {
  const first = menuFor(role, screens)[0]?.screens[0];
  return first ? screenPath(first) : null;
}

/** The screen at an address, by the router's own ranking; undefined for an unknown address. */
export const screenAt = (pathname: string, screens: readonly Screen[]): Screen | undefined =>
  matchRoutes(
    screens.map((screen) => ({ path: screenPath(screen), screen })),
    pathname,
  )?.[0]?.route.screen;

/** The list whose rows a screen shows in another way, such as on a map; undefined for any other screen. */
export const listShownBy = (screen: Screen | undefined, screens: readonly Screen[]): Screen | undefined =>
  screen?.rows !== undefined && !screen.menu
    ? screens.find(({ menu, rows }) => menu && rows === screen.rows)
    : undefined;
