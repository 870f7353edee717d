import { CONTENT } from '@/i18n/failure-words.ts';
import type { Screen } from './screen.ts';

/**
 * The appeals: document 0 leaves them out of its menu and no document names their roles. They stand with the site, where
 * what citizens send in belongs, for the staff of spec 001 §1 (Z-122).
 */
export const appealScreens: readonly Screen[] = [
  {
    path: 'appeals',
    title: 'Murojaatlar',
    group: 'site',
    roles: ['admin', 'moderator', 'region_manager'],
    menu: true,
    words: CONTENT,
    lazy: () => import('@/features/appeals/appeals-page.tsx'),
  },
];
