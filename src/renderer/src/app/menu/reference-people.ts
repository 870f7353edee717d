import { CONTENT } from '@/i18n/failure-words.ts';
import { type RecordScreens, recordScreens } from './record-screens.ts';
import type { Screen } from './screen.ts';

const entry = (screens: Omit<RecordScreens, 'group' | 'section' | 'words'>) =>
  recordScreens({ ...screens, group: 'reference', section: 'Odamlar', words: CONTENT });

/**
 * The people of "Ma'lumotnomalar" (B-007). B-007 leaves managers out: they are listed beside moderators (Z-019, Z-026).
 */
export const peopleScreens: readonly Screen[] = [
  ...entry({
    path: 'moderators',
    list: ['Moderatorlar', () => import('@/features/managers/moderators-page.tsx')],
    form: ['Moderator', () => import('@/features/managers/moderator-page.tsx')],
  }),
  ...entry({
    path: 'managers',
    list: ['Boshqaruvchilar', () => import('@/features/managers/managers-page.tsx')],
    form: ['Boshqaruvchi', () => import('@/features/managers/manager-page.tsx')],
  }),
  // No form for a new record: citizens are not added (L-033).
  ...entry({
    path: 'users',
    list: ['Foydalanuvchilar', () => import('@/features/citizens/citizens-page.tsx')],
    form: ['Foydalanuvchi', () => import('@/features/citizens/citizen-page.tsx')],
    forms: [':id'],
  }),
];
