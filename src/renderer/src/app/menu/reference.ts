import { CONTENT, FINANCE } from '@/i18n/failure-words.ts';
import { namedPage } from './named-page.ts';
import { screensOf } from './record-screens.ts';
import { financeScreens } from './reference-finance.ts';
import { OF_PLACES } from './roles.ts';
import type { Screen } from './screen.ts';
import { webOfficeScreens } from './web-office-screens.ts';

const purchaseEntry = screensOf({ group: 'reference', section: 'Buyurtma va xarid', words: CONTENT });

/** Screens of the product catalogue; the paths of the lists are those of spec 001 §2. */
const productScreens: readonly Screen[] = [
  ...purchaseEntry({
    path: 'products/list',
    list: ['Mahsulotlar', () => import('@/features/products/products-page.tsx')],
    form: ['Mahsulot', () => import('@/features/products/product-page.tsx')],
  }),
  ...purchaseEntry({
    path: 'categories/list',
    list: ['Mahsulot kategoriyalari', () => import('@/features/product-categories/product-categories-page.tsx')],
    form: ['Mahsulot kategoriyasi', () => import('@/features/product-categories/product-category-page.tsx')],
  }),
];

const managers = () => import('@/features/managers/pages.tsx');

const peopleEntry = screensOf({ group: 'reference', section: 'Odamlar', words: CONTENT });

/**
 * The people of "Ma'lumotnomalar" (B-007). B-007 leaves managers out: they are listed beside moderators (Z-019, Z-026).
 */
const peopleScreens: readonly Screen[] = [
  ...peopleEntry({
    path: 'moderators',
    list: ['Moderatorlar', namedPage(managers, 'ModeratorsPage')],
    form: ['Moderator', namedPage(managers, 'ModeratorPage')],
  }),
  ...peopleEntry({
    path: 'managers',
    list: ['Boshqaruvchilar', namedPage(managers, 'ManagersPage')],
    form: ['Boshqaruvchi', namedPage(managers, 'ManagerPage')],
  }),
  // No form for a new record: citizens are not added (L-033).
  ...peopleEntry({
    path: 'users',
    list: ['Foydalanuvchilar', () => import('@/features/citizens/citizens-page.tsx')],
    form: ['Foydalanuvchi', () => import('@/features/citizens/citizen-page.tsx')],
    forms: [':id'],
  }),
];

const entry = screensOf({ group: 'reference' });

/**
 * Screens of "Ma'lumotnomalar" (spec 000 §2, B-007) in the document's order; screens missing there are listed beside
 * similar ones (Z-026).
 */
export const referenceScreens: readonly Screen[] = [
  ...financeScreens,
  // B-008
  ...entry({
    path: 'kindergardens',
    addLinkedAs: 'kindergarden/add',
    section: 'Hudud va tashkilotlar',
    words: FINANCE,
    roles: ['admin', 'region_manager'],
    list: ["Bog'chalar", () => import('@/features/kindergartens/kindergartens-page.tsx')],
    form: ["Bog'cha", () => import('@/features/kindergartens/kindergarten-page.tsx')],
  }),
  // B-009
  ...webOfficeScreens({
    path: 'garden-places',
    title: "Bog' hududlari",
    group: 'reference',
    section: 'Hudud va tashkilotlar',
    roles: ['admin', 'my_garden_moderator'],
  }),
  ...entry({
    path: 'customers',
    addLinkedAs: 'customer/add',
    section: 'Buyurtma va xarid',
    words: FINANCE,
    list: ['Buyurtmachilar', () => import('@/features/customers/customers-page.tsx')],
    form: ['Buyurtmachi', () => import('@/features/customers/customer-page.tsx')],
  }),
  ...peopleScreens,
  ...productScreens,
  // B-010
  ...entry({
    path: 'population',
    section: 'Hudud va tashkilotlar',
    words: CONTENT,
    roles: OF_PLACES,
    list: ['Aholi soni', () => import('@/features/population/populations-page.tsx')],
    form: ['Aholi soni', () => import('@/features/population/population-page.tsx')],
  }),
  // One address for new and known records; the query holds the id of a known record (M-014).
  ...entry({
    path: 'organizations',
    section: 'Hudud va tashkilotlar',
    words: CONTENT,
    list: ['Tashkilotlar', () => import('@/features/organizations/organizations-page.tsx')],
    form: ['Tashkilot', () => import('@/features/organizations/organization-page.tsx')],
    forms: ['add'],
  }),
  // B-011; the form of a new quarter itself redirects roles that may not add a quarter.
  ...entry({
    path: 'quarters',
    section: 'Hudud va tashkilotlar',
    words: CONTENT,
    roles: OF_PLACES,
    list: ['Mahallalar', () => import('@/features/quarters/quarters-page.tsx')],
    form: ['Mahalla', () => import('@/features/quarters/quarter-page.tsx')],
  }),
  ...entry({
    path: 'roads',
    section: 'Hudud va tashkilotlar',
    words: CONTENT,
    list: ["Yo'llar", () => import('@/features/roads/roads-page.tsx')],
  }),
  ...entry({
    path: 'answer-templates',
    section: 'Matnlar',
    words: CONTENT,
    list: ['Javob shablonlari', () => import('@/features/answer-templates/answer-templates-page.tsx')],
  }),
];
