import { CONTENT, FINANCE } from '@/i18n/failure-words.ts';
import { recordScreens } from './record-screens.ts';
import type { Screen } from './screen.ts';
import { webOfficeScreens } from './web-office-screens.ts';

const PLACES: Screen['roles'] = ['admin', 'moderator', 'region_manager'];

const report = (screen: Omit<Screen, 'group' | 'menu'>): Screen => ({ ...screen, group: 'reports', menu: true });

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
  report({
    path: 'chronology-reports',
    title: 'Xronologiya hisoboti',
    roles: ['admin', 'moderator'],
    words: CONTENT,
    lazy: () => import('@/features/reports/chronology-page.tsx'),
  }),
  // Not `quarter-report` below: both addresses are the document's.
  ...recordScreens({
    path: 'quarter-reports',
    group: 'reports',
    words: CONTENT,
    roles: PLACES,
    list: ['Choraklik hisobotlar', () => import('@/features/quarterly-reports/reports-page.tsx')],
    form: ['Choraklik hisobot', () => import('@/features/quarterly-reports/report-page.tsx')],
    // K-007
    forms: ['add', 'add/:id'],
  }),
  report({
    path: 'report-savings',
    title: 'Tejamkorlik hisoboti',
    roles: PLACES,
    words: CONTENT,
    lazy: () => import('@/features/reports/savings-page.tsx'),
  }),
  report({
    path: 'quarter-report',
    title: "Mahallalar to'lovlari",
    roles: ['admin'],
    words: FINANCE,
    lazy: () => import('@/features/reports/quarter-payments-page.tsx'),
  }),
];
