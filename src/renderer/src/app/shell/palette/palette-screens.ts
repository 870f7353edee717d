import type { Role } from '@shared/roles.ts';
import { type MenuGroup, menuFor } from '../../menu/menu.ts';
import type { Screen } from '../../menu/screen.ts';

/** Screens that the palette offers a role, each once with its own group: those of the menu, in menu order. */
export const paletteScreens = (
  role: Role,
  screens: readonly Screen[],
): readonly { screen: Screen; group: MenuGroup }[] =>
  menuFor(role, screens).flatMap((group) =>
    group.screens
      .filter(({ path }) => screens.some((screen) => screen.path === path && screen.group === group.id))
      .map((screen) => ({ screen, group })),
  );
