import { appealScreens } from './appeals.ts';
import { initiativeScreens } from './initiatives.ts';
import { referenceScreens } from './reference.ts';
import { reportScreens } from './reports.ts';
import type { Screen } from './screen.ts';
import { siteScreens } from './site.ts';

/** Every screen, in the order of the menu. Each group's screens are listed in a file of its own. */
export const SCREENS: readonly Screen[] = [
  ...initiativeScreens,
  ...reportScreens,
  ...siteScreens,
  ...appealScreens,
  ...referenceScreens,
];
