import { FINANCE } from '@/i18n/failure-words.ts';
import { screensOf } from './record-screens.ts';
import type { Screen } from './screen.ts';

const entry = screensOf({ group: 'my-school', words: FINANCE });

/** Screens of "Mening maktabim" (spec 002 §2, B-012 to B-014) in the document's order. */
export const mySchoolScreens: readonly Screen[] = [
  // B-013
  ...entry({
    path: 'school-boards',
    addLinkedAs: 'school-board/add',
    list: ['Mavsumlar', () => import('@/features/school-boards/school-boards-page.tsx')],
    form: ['Mavsum', () => import('@/features/school-boards/school-board-page.tsx')],
  }),
  ...entry({
    path: 'school-initiative-categories',
    addLinkedAs: 'school-initiative-category/add',
    list: ['Tashabbus toifalari', () => import('@/features/school-categories/school-categories-page.tsx')],
    form: ['Tashabbus toifasi', () => import('@/features/school-categories/school-category-page.tsx')],
  }),
  ...entry({
    path: 'school-templates',
    addLinkedAs: 'school-template/add',
    list: ['Tashabbus shablonlari', () => import('@/features/school-templates/school-templates-page.tsx')],
    form: ['Tashabbus shabloni', () => import('@/features/school-templates/school-template-page.tsx')],
  }),
  ...entry({
    path: 'school-students',
    addLinkedAs: 'school-student/add',
    list: ["O'quvchilar", () => import('@/features/students/students-page.tsx')],
    form: ["O'quvchi", () => import('@/features/students/student-page.tsx')],
  }),
  // B-014
  ...entry({
    path: 'school-initiatives',
    roles: ['admin', 'moderator'],
    list: ['Maktab tashabbuslari', () => import('@/features/school-initiatives/school-initiatives-page.tsx')],
  }),
  ...entry({
    path: 'school/secret-keys',
    list: ['Maxfiy kalitlar', () => import('@/features/secret-keys/secret-keys-page.tsx')],
    form: ['Maxfiy kalit', () => import('@/features/secret-keys/secret-key-page.tsx')],
    // S-066
    forms: ['add', 'edit/:id'],
  }),
  // B-013; the list of initiatives links here.
  ...entry({
    path: 'my-school/initiative',
    list: null,
    form: ["Tashabbus qo'shish", () => import('@/features/school-initiative-form/initiative-page.tsx')],
    forms: ['add'],
  }),
];
