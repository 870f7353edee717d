import { CONTENT } from '@/i18n/failure-words.ts';
import { namedPage } from './named-page.ts';
import { screensOf } from './record-screens.ts';
import type { Screen } from './screen.ts';

const managers = () => import('@/features/managers/pages.tsx');

const entry = screensOf({ group: 'reference', section: 'Odamlar', words: CONTENT });

/**
 * The people of "Ma'lumotnomalar" (B-007). B-007 leaves managers out: they are listed beside moderators (Z-019, Z-026).
 */
export const peopleScreens: readonly Screen[] = [
  ...entry({
    path: 'moderators',
    list: ['Moderatorlar', namedPage(managers, 'ModeratorsPage')],
    form: ['Moderator', namedPage(managers, 'ModeratorPage')],
  }),
  ...entry({
    path: 'managers',
    list: ['Boshqaruvchilar', namedPage(managers, 'ManagersPage')],
    form: ['Boshqaruvchi', namedPage(managers, 'ManagerPage')],
  }),
  // No form for a new record: citizens are not added (L-033).
  ...entry({
    path: 'users',
    list: ['Foydalanuvchilar', () => import('@/features/citizens/citizens-page.tsx')],
    form: ['Foydalanuvchi', () => import('@/features/citizens/citizen-page.tsx')],
    forms: [':id'],
  }),
];
