import type { Screen } from './screen.ts';
import { webOfficeScreens } from './web-office-screens.ts';

/** Screens of "Boshqa" that no other group holds (spec 000 §2, B-019); the role is our reading (Z-027, Z-028). */
export const otherScreens: readonly Screen[] = webOfficeScreens({
  path: 'popups',
  title: 'Qalqib chiquvchi oynalar',
  group: 'other',
  roles: ['admin'],
});
