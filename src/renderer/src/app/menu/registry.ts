import { appealScreens } from './appeals.ts';
import { deskScreens } from './desk.ts';
import { initiativeScreens } from './initiatives.ts';
import { mySchoolScreens } from './my-school.ts';
import { otherScreens } from './other.ts';
import { referenceScreens } from './reference.ts';
import { reportScreens } from './reports.ts';
import type { Screen } from './screen.ts';
import { siteScreens } from './site.ts';

/** Registry of all screens in menu order. The screens of each group are declared in a file of their own. */
export const SCREENS: readonly Screen[] = [
  ...initiativeScreens,
  ...deskScreens,
  ...reportScreens,
  ...siteScreens,
  ...appealScreens,
  ...referenceScreens,
  ...mySchoolScreens,
  ...otherScreens,
];
