import { MODERATION } from '@/i18n/failure-words.ts';
import { STAFF } from './roles.ts';
import type { Screen } from './screen.ts';

/** Screens of a person's own work (ours): outside the menu, so that no role starts there (A-004, Z-057). */
export const deskScreens: readonly Screen[] = [
  {
    path: 'desk',
    title: 'Ish stoli',
    group: 'initiatives',
    roles: STAFF,
    menu: false,
    beside: true,
    dated: true,
    words: MODERATION,
    keys: 'KeyG KeyD',
    lazy: () => import('../desk/desk-page.tsx'),
  },
  {
    path: 'desk/journal',
    title: 'Jurnal',
    group: 'initiatives',
    roles: STAFF,
    menu: false,
    beside: true,
    words: MODERATION,
    keys: 'KeyG KeyJ',
    lazy: () => import('../desk/journal-page.tsx'),
  },
];
