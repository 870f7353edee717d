import type { Role } from '@shared/roles.ts';
import { type MenuGroup, menuFor } from '../../menu/menu.ts';
import { besideMenu, GROUPS, type Screen } from '../../menu/screen.ts';

/** Screens that the palette offers a role, each once with its own group: those of the menu, in menu order, then others. */
export const paletteScreens = (
  role: Role,
  screens: readonly Screen[],
): readonly { screen: Screen; group: Pick<MenuGroup, 'id' | 'title'> }[] => [
  ...menuFor(role, screens).flatMap((group) =>
    group.screens
      .filter(({ path }) => screens.some((screen) => screen.path === path && screen.group === group.id))
      .map((screen) => ({ screen, group })),
  ),
  ...besideMenu(role, screens).flatMap((screen) =>
    GROUPS.filter(({ id }) => id === screen.group).map((group) => ({ screen, group })),
  ),
];
