import { FINANCE } from '@/i18n/failure-words.ts';
import { recordScreens } from './record-screens.ts';
import type { Screen } from './screen.ts';

/** Screens of "Mening maktabim" (spec 002 §2, B-012 to B-014) in the document's order. */
export const mySchoolScreens: readonly Screen[] = [
  // B-014
  ...recordScreens({
    path: 'school-initiatives',
    group: 'my-school',
    roles: ['admin', 'moderator'],
    words: FINANCE,
    list: ['Maktab tashabbuslari', () => import('@/features/school-initiatives/school-initiatives-page.tsx')],
  }),
];
