import type { Role } from '@shared/roles.ts';
import { matchPath } from 'react-router';
import type { Text } from '@/i18n/catalogue.ts';
import { GROUPS, type GroupId, mayOpen, type Screen, screenPath } from './screen.ts';

/** How many entries a group shows as a plain list; one of more is shown by its sections, with a field to find one. */
const PLAIN = 12;

/** Entries of a long group that stand together; without a title where their screens name no section. */
export type MenuSection = {
  title?: Text;
  screens: readonly Screen[];
};

export type MenuGroup = {
  id: GroupId;
  title: Text;
  /** In the order in which the menu shows them. */
  screens: readonly Screen[];
  /** The same screens by section; none where the group is short enough for a plain list. */
  sections: readonly MenuSection[];
};

/**
 * The menu of a role: its groups in their order, without entries it may not open and without empty groups. The palette
 * shows the same screens in the same order.
 */
export function menuFor(role: Role, screens: readonly Screen[]): readonly MenuGroup[] {
  const entries = screens.filter((screen) => screen.menu && mayOpen(role, screen));
  return GROUPS.flatMap((group) => {
    const { id, title } = group;
    const own = entries.filter((screen) => screen.group === id);
    if (own.length === 0) return [];
    if (own.length <= PLAIN) return [{ id, title, screens: own, sections: [] }];
    const sections = sectionsOf(own, 'sections' in group ? group.sections : []);
    return [{ id, title, screens: sections.flatMap((section) => section.screens), sections }];
  });
}

/** The sections that have a screen, as declared; screens without a section of the group come first. */
function sectionsOf(screens: readonly Screen[], declared: readonly Text[]): readonly MenuSection[] {
  const titled = declared.map((title) => ({ title, screens: screens.filter(({ section }) => section === title) }));
  const others = screens.filter(({ section }) => !section || !declared.includes(section));
  return [{ screens: others }, ...titled].filter((section) => section.screens.length > 0);
}

/** Where a role starts: the first entry of its menu (Z-057); null where it has none. */
export function homePath(role: Role, screens: readonly Screen[]): string | null {
  const first = menuFor(role, screens)[0]?.screens[0];
  return first ? screenPath(first) : null;
}

/** The screen shown at an address, if there is one. */
export const screenAt = (pathname: string, screens: readonly Screen[]): Screen | undefined =>
  screens.find((screen) => matchPath(screenPath(screen), pathname));
