import { BUDGET, CONTENT, FAQ } from '@/i18n/failure-words.ts';
import { pageOf } from './page-of.ts';
import { recordScreens } from './record-screens.ts';
import type { Screen } from './screen.ts';

const partners = () => import('@/features/chronology-partners/pages.tsx');
const siteItems = () => import('@/features/site-items/pages.tsx');
const siteForms = () => import('@/features/site-items/form-pages.tsx');

/** A screen that the entry "chronology" leads to, with the entry's roles: the documents state none. */
const belowChronology = (path: string, title: Screen['title'], lazy: Screen['lazy']): Screen => ({
  path: `chronology/${path}`,
  title,
  group: 'site',
  roles: ['admin'],
  menu: false,
  words: CONTENT,
  lazy,
});

/**
 * Screens of "Sayt boshqaruvi" (spec 000 §2, B-006) in the document's order, then those missing there (Z-026);
 * administrator only.
 */
export const siteScreens: readonly Screen[] = [
  ...recordScreens({
    path: 'contacts',
    group: 'site',
    section: 'Fuqarolar bilan aloqa',
    words: CONTENT,
    list: ['Kontaktlar', () => import('@/features/contacts/contacts-page.tsx')],
    form: ['Kontakt', () => import('@/features/contacts/contact-page.tsx')],
  }),
  // Two lists without menu entries of their own (Z-024); an initiative's chronology is opened from its row.
  {
    path: 'chronology',
    title: 'Xronologiya',
    group: 'site',
    section: "Budjet ma'lumotlari",
    roles: ['admin'],
    menu: true,
    words: CONTENT,
    lazy: () => import('@/features/chronology-partners/hub-page.tsx'),
  },
  belowChronology('orderers', 'Ish buyurtmachilari', pageOf(partners, 'Orderers')),
  belowChronology('orderers/sync', 'Ish buyurtmachilarini Exceldan yuklash', pageOf(partners, 'OrderersSync')),
  belowChronology('contractors', 'Pudratchilar', pageOf(partners, 'Contractors')),
  belowChronology('contractors/sync', 'Pudratchilarni Exceldan yuklash', pageOf(partners, 'ContractorsSync')),
  ...recordScreens({
    path: 'news',
    group: 'site',
    section: 'Maqolalar',
    words: CONTENT,
    list: ['Yangiliklar', pageOf(siteItems, 'News')],
    form: ['Yangilik', pageOf(siteForms, 'NewsForm')],
    // These paths are named in spec 001 §2.
    forms: ['add', 'add/:id'],
  }),
  ...recordScreens({
    path: 'green-budget',
    group: 'site',
    section: 'Maqolalar',
    words: CONTENT,
    list: ['Yashil budjet', pageOf(siteItems, 'GreenBudget')],
    form: ['Yashil budjet maqolasi', pageOf(siteForms, 'GreenBudgetForm')],
    forms: ['add', 'add/:id'],
  }),
  ...recordScreens({
    path: 'state-buying',
    group: 'site',
    section: 'Maqolalar',
    words: CONTENT,
    list: ['Davlat xaridlari', pageOf(siteItems, 'StateBuying')],
    form: ['Davlat xaridlari maqolasi', pageOf(siteForms, 'StateBuyingForm')],
    forms: ['add', 'add/:id'],
  }),
  ...recordScreens({
    path: 'budget-params',
    group: 'site',
    section: "Budjet ma'lumotlari",
    words: BUDGET,
    list: ['Budjet parametrlari', () => import('@/features/budget-params/budget-params-page.tsx')],
    form: ['Budjet parametri', () => import('@/features/budget-params/budget-param-page.tsx')],
  }),
  ...recordScreens({
    path: 'budget-citizen',
    group: 'site',
    section: "Budjet ma'lumotlari",
    words: BUDGET,
    list: ['Fuqarolar uchun budjet', () => import('@/features/site-papers/budget-citizens-page.tsx')],
    form: ['Fuqarolar uchun budjet hujjati', () => import('@/features/site-papers/budget-citizen-page.tsx')],
  }),
  ...recordScreens({
    path: 'regulatory-documents',
    group: 'site',
    section: "Budjet ma'lumotlari",
    words: CONTENT,
    list: ['Normativ hujjatlar', () => import('@/features/site-papers/regulatory-documents-page.tsx')],
    form: ['Normativ hujjat', () => import('@/features/site-papers/regulatory-document-page.tsx')],
  }),
  ...recordScreens({
    path: 'forum',
    group: 'site',
    section: 'Fuqarolar bilan aloqa',
    words: CONTENT,
    list: ['Forumlar', () => import('@/features/forum/forums-page.tsx')],
    form: ['Forum', () => import('@/features/forum/forum-page.tsx')],
  }),
  ...recordScreens({
    path: 'faq/list',
    group: 'site',
    section: 'Fuqarolar bilan aloqa',
    words: FAQ,
    list: ["Ko'p beriladigan savollar", () => import('@/features/faq/faqs-page.tsx')],
    form: ['Savol va javob', () => import('@/features/faq/faq-page.tsx')],
  }),
  ...recordScreens({
    path: 'suggestions',
    group: 'site',
    section: 'Fuqarolar bilan aloqa',
    words: CONTENT,
    list: ['Takliflar', () => import('@/features/suggestions/suggestions-page.tsx')],
  }),
  // Listed in no menu of the documents (Z-026).
  ...recordScreens({
    path: 'call-me-back',
    group: 'site',
    section: 'Fuqarolar bilan aloqa',
    words: CONTENT,
    list: ["Qayta qo'ng'iroq so'rovlari", () => import('@/features/call-me-back/call-requests-page.tsx')],
  }),
];
