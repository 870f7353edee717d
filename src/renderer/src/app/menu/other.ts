import { CONTENT } from '@/i18n/failure-words.ts';
import { recordScreens } from './record-screens.ts';
import type { Screen } from './screen.ts';

/** "Boshqa" (spec 000 §2). */
export const otherScreens: readonly Screen[] = [
  // B-016; no call lists the results (Z-084), the initiatives' documents lead here.
  ...recordScreens({
    path: 'moderation-results',
    group: 'other',
    roles: ['admin', 'moderator'],
    words: CONTENT,
    list: null,
    form: ['Moderatsiya natijasi', () => import('@/features/moderation-results/result-page.tsx')],
  }),
];
