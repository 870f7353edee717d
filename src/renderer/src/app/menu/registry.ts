import { appealScreens } from './appeals.ts';
import { initiativeScreens } from './initiatives.ts';
import { otherScreens } from './other.ts';
import { referenceScreens } from './reference.ts';
import type { Screen } from './screen.ts';
import { siteScreens } from './site.ts';

/** Every screen, in the order of the menu. Each group's screens are listed in a file of its own. */
export const SCREENS: readonly Screen[] = [
  ...initiativeScreens,
  ...siteScreens,
  ...appealScreens,
  ...referenceScreens,
  ...otherScreens,
];
