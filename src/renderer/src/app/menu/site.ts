import { BUDGET, CONTENT } from '@/i18n/failure-words.ts';
import { recordScreens } from './record-screens.ts';
import type { Screen } from './screen.ts';

/** "Sayt boshqaruvi" (spec 000 §2, B-006), in the order of the document; for the administrator. */
export const siteScreens: readonly Screen[] = [
  ...recordScreens({
    path: 'news',
    group: 'site',
    words: CONTENT,
    list: ['Yangiliklar', () => import('@/features/news/news-page.tsx')],
    form: ['Yangilik', () => import('@/features/news/news-form-page.tsx')],
    // spec 001 §2 names them so.
    forms: ['add', 'add/:id'],
  }),
  ...recordScreens({
    path: 'budget-params',
    group: 'site',
    words: BUDGET,
    list: ['Budjet parametrlari', () => import('@/features/budget-params/budget-params-page.tsx')],
    form: ['Budjet parametri', () => import('@/features/budget-params/budget-param-page.tsx')],
  }),
  ...recordScreens({
    path: 'budget-citizen',
    group: 'site',
    words: BUDGET,
    list: ['Fuqarolar uchun budjet', () => import('@/features/site-papers/budget-citizens-page.tsx')],
    form: ['Fuqarolar uchun budjet hujjati', () => import('@/features/site-papers/budget-citizen-page.tsx')],
  }),
  ...recordScreens({
    path: 'regulatory-documents',
    group: 'site',
    words: CONTENT,
    list: ['Normativ hujjatlar', () => import('@/features/site-papers/regulatory-documents-page.tsx')],
    form: ['Normativ hujjat', () => import('@/features/site-papers/regulatory-document-page.tsx')],
  }),
];
