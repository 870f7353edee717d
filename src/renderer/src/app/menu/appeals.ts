import { CONTENT } from '@/i18n/failure-words.ts';
import { recordScreens } from './record-screens.ts';
import { OF_PLACES } from './roles.ts';
import type { Screen } from './screen.ts';

/**
 * Screens of the appeals. Document 0 leaves the appeals out of its menu and no document names their roles: they are
 * listed with the site, where messages of citizens belong, for the staff of spec 001 §1 (Z-122).
 */
export const appealScreens: readonly Screen[] = recordScreens({
  path: 'appeals',
  group: 'site',
  roles: OF_PLACES,
  words: CONTENT,
  list: ['Murojaatlar', () => import('@/features/appeals/appeals-page.tsx')],
});
