import { CONTENT, FINANCE } from '@/i18n/failure-words.ts';
import { screensOf } from './record-screens.ts';
import { OF_PLACES } from './roles.ts';
import type { Screen } from './screen.ts';
import { webOfficeScreens } from './web-office-screens.ts';

const entry = screensOf({ group: 'reports', words: CONTENT });

/** Screens of "Hisobotlar" (spec 000 §2, B-005) in the document's order; the roles are our reading (Z-027). */
export const reportScreens: readonly Screen[] = [
  // B-017, B-018
  ...webOfficeScreens({
    path: 'mobile-monitoring',
    title: 'Mobil monitoring',
    group: 'reports',
    roles: ['admin', 'moderator'],
    below: [
      { path: 'list/:initiative', roles: ['admin', 'moderator'] },
      { path: 'add', roles: ['admin'] },
      { path: 'edit/:id', roles: ['admin'] },
    ],
  }),
  ...webOfficeScreens({ path: 'public-control', title: 'Jamoatchilik nazorati', group: 'reports', roles: ['admin'] }),
  ...webOfficeScreens({ path: 'reestor', title: 'Reyestr', group: 'reports', roles: ['admin'] }),
  ...entry({
    path: 'chronology-reports',
    roles: ['admin', 'moderator'],
    list: ['Xronologiya hisoboti', () => import('@/features/reports/chronology-page.tsx')],
  }),
  // Not `quarter-report` below: both addresses are the document's.
  ...entry({
    path: 'quarter-reports',
    roles: OF_PLACES,
    list: ['Choraklik hisobotlar', () => import('@/features/quarterly-reports/reports-page.tsx')],
    form: ['Choraklik hisobot', () => import('@/features/quarterly-reports/report-page.tsx')],
    // K-007
    forms: ['add', 'add/:id'],
  }),
  ...entry({
    path: 'report-savings',
    roles: OF_PLACES,
    list: ['Tejamkorlik hisoboti', () => import('@/features/reports/savings-page.tsx')],
  }),
  ...entry({
    path: 'quarter-report',
    roles: ['admin'],
    words: FINANCE,
    list: ["Mahallalar to'lovlari", () => import('@/features/reports/quarter-payments-page.tsx')],
  }),
];
