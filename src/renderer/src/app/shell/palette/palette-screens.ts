import type { Role } from '@shared/roles.ts';
import { type MenuGroup, menuFor } from '../../menu/menu.ts';
import type { Screen } from '../../menu/screen.ts';

/** Screens that the palette offers a role, each with its group: those of the menu, in menu order. */
export const paletteScreens = (
  role: Role,
  screens: readonly Screen[],
): readonly { screen: Screen; group: MenuGroup }[] =>
  menuFor(role, screens).flatMap((group) => group.screens.map((screen) => ({ screen, group })));
