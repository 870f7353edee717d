import type { Role } from '@shared/roles.ts';
import { goToScreens } from '../../menu/go-to.ts';
import { type MenuGroup, menuFor } from '../../menu/menu.ts';
import { besideMenu, GROUPS, type Screen } from '../../menu/screen.ts';

/**
 * Screens that the palette offers a role, each once with its own group: the menu's in menu order, those beside the
 * menu, and those with keys.
 */
export const paletteScreens = (
  role: Role,
  screens: readonly Screen[],
): readonly { screen: Screen; group: Pick<MenuGroup, 'id' | 'title'> }[] => [
  ...menuFor(role, screens).flatMap((group) =>
    group.screens
      .filter(({ path }) => screens.some((screen) => screen.path === path && screen.group === group.id))
      .map((screen) => ({ screen, group })),
  ),
  ...[...besideMenu(role, screens), ...withKeysAlone(role, screens)].flatMap((screen) =>
    GROUPS.filter(({ id }) => id === screen.group).map((group) => ({ screen, group })),
  ),
];

/** Screens that stand neither in the menu nor beside it and are opened by keys. */
const withKeysAlone = (role: Role, screens: readonly Screen[]): readonly Screen[] =>
  goToScreens(role, screens).flatMap(({ screen }) => (screen.menu || screen.beside ? [] : [screen]));
