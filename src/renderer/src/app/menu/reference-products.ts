import { CONTENT } from '@/i18n/failure-words.ts';
import { screensOf } from './record-screens.ts';
import type { Screen } from './screen.ts';

const entry = screensOf({ group: 'reference', section: 'Buyurtma va xarid', words: CONTENT });

/** Screens of the product catalogue; the paths of the lists are those of spec 001 §2. */
export const productScreens: readonly Screen[] = [
  ...entry({
    path: 'products/list',
    list: ['Mahsulotlar', () => import('@/features/products/products-page.tsx')],
    form: ['Mahsulot', () => import('@/features/products/product-page.tsx')],
  }),
  ...entry({
    path: 'categories/list',
    list: ['Mahsulot kategoriyalari', () => import('@/features/product-categories/product-categories-page.tsx')],
    form: ['Mahsulot kategoriyasi', () => import('@/features/product-categories/product-category-page.tsx')],
  }),
];
