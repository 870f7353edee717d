import { CONTENT } from '@/i18n/failure-words.ts';
import { pageOf } from './page-of.ts';
import { entriesOf } from './record-screens.ts';
import type { Screen } from './screen.ts';

const managers = () => import('@/features/managers/pages.tsx');

const entry = entriesOf({ group: 'reference', section: 'Odamlar', words: CONTENT });

/**
 * The people of "Ma'lumotnomalar" (B-007). B-007 leaves managers out: they are listed beside moderators (Z-019, Z-026).
 */
export const peopleScreens: readonly Screen[] = [
  ...entry({
    path: 'moderators',
    list: ['Moderatorlar', pageOf(managers, 'Moderators')],
    form: ['Moderator', pageOf(managers, 'Moderator')],
  }),
  ...entry({
    path: 'managers',
    list: ['Boshqaruvchilar', pageOf(managers, 'Managers')],
    form: ['Boshqaruvchi', pageOf(managers, 'Manager')],
  }),
  // No form for a new record: citizens are not added (L-033).
  ...entry({
    path: 'users',
    list: ['Foydalanuvchilar', () => import('@/features/citizens/citizens-page.tsx')],
    form: ['Foydalanuvchi', () => import('@/features/citizens/citizen-page.tsx')],
    forms: [':id'],
  }),
];
