import { CHRONOLOGY, CHRONOLOGY_EDIT, CONTENT, MODERATION } from '@/i18n/failure-words.ts';
import { recordScreens } from './record-screens.ts';
import { STAFF } from './roles.ts';
import type { Screen } from './screen.ts';
import { webOfficeScreens } from './web-office-screens.ts';

/** Screens of "Tashabbuslar" (spec 000 §2, B-001). */
export const initiativeScreens: readonly Screen[] = [
  {
    path: 'initiatives',
    title: "Tashabbuslar ro'yxati",
    group: 'initiatives',
    roles: STAFF,
    menu: true,
    words: MODERATION,
    keys: 'KeyG KeyR',
    rows: 'initiatives',
    lazy: () => import('../pages/initiatives-page.tsx'),
  },
  {
    path: 'initiatives/review',
    title: "Tashabbusni ko'rib chiqish",
    group: 'initiatives',
    roles: STAFF,
    menu: false,
    words: MODERATION,
    lazy: () => import('@/features/review/review-page.tsx'),
  },
  // The list on a map (ours), with the list's roles.
  {
    path: 'initiatives/map',
    title: 'Tashabbuslar xaritasi',
    group: 'initiatives',
    roles: STAFF,
    menu: false,
    words: MODERATION,
    keys: 'KeyG KeyM',
    rows: 'initiatives',
    lazy: () => import('../pages/map-page.tsx'),
  },
  {
    path: 'initiative/accept/:id',
    title: 'Tashabbusni tasdiqlash',
    group: 'initiatives',
    roles: ['admin', 'moderator', 'region_manager', 'my_garden_moderator'],
    menu: false,
    words: MODERATION,
    lazy: () => import('@/domains/initiative/acceptance/accept-page.tsx'),
  },
  {
    path: 'initiative/edit/:id',
    title: 'Tashabbusni tahrirlash',
    group: 'initiatives',
    roles: ['admin', 'moderator'],
    menu: false,
    // The editing form is described in document 1.
    words: CONTENT,
    lazy: () => import('@/domains/initiative/editing/edit-page.tsx'),
  },
  // B-015
  {
    path: 'newchronology/:public_id',
    title: "Shaffof investitsiya ma'lumotlari",
    group: 'initiatives',
    roles: ['admin', 'moderator'],
    menu: false,
    words: CONTENT,
    lazy: () => import('@/features/invest-data/invest-data-page.tsx'),
  },
  // ChronologyList, ChronologyAdd and ChronologyEdit (A-008, N-003): the documents give names and no paths.
  {
    path: 'chronology/list/:initiativeId',
    title: 'Tashabbus xronologiyasi',
    group: 'initiatives',
    roles: ['admin', 'moderator'],
    menu: false,
    words: CHRONOLOGY,
    lazy: () => import('@/features/chronology/chronology-page.tsx'),
  },
  {
    path: 'chronology/list/:initiativeId/add',
    title: "Xronologiyaga qo'shish",
    group: 'initiatives',
    roles: ['admin', 'moderator'],
    menu: false,
    words: CHRONOLOGY,
    lazy: () => import('@/features/chronology/add-page.tsx'),
  },
  {
    path: 'chronology/list/:initiativeId/edit',
    title: 'Xronologiyani tahrirlash',
    group: 'initiatives',
    roles: ['admin', 'moderator'],
    menu: false,
    words: CHRONOLOGY_EDIT,
    lazy: () => import('@/features/chronology/edit-page.tsx'),
  },
  // B-003
  ...recordScreens({
    path: 'district-budget',
    group: 'initiatives',
    words: CONTENT,
    list: ['Tuman budjetlari', () => import('@/features/district-budget/district-budget-page.tsx')],
  }),
  // B-004
  ...webOfficeScreens({
    path: 'kapital-invest',
    title: 'Kapital investitsiyalar',
    group: 'initiatives',
    roles: ['admin'],
  }),
  // B-016. No call lists the results (Z-084); the documents of the initiatives link here.
  ...recordScreens({
    path: 'moderation-results',
    group: 'initiatives',
    roles: ['admin', 'moderator'],
    words: CONTENT,
    list: null,
    form: ['Moderatsiya natijasi', () => import('@/features/moderation-results/result-page.tsx')],
  }),
];
