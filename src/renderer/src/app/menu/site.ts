import { BUDGET, CONTENT, FAQ } from '@/i18n/failure-words.ts';
import { namedPage } from './named-page.ts';
import { type RecordScreens, screensOf } from './record-screens.ts';
import type { Screen } from './screen.ts';

const partners = () => import('@/features/chronology-partners/pages.tsx');
const siteItems = () => import('@/features/site-items/pages.tsx');
const siteForms = () => import('@/features/site-items/form-pages.tsx');

const entry = screensOf({ group: 'site', words: CONTENT });

/** A screen that the entry "chronology" leads to, with the entry's roles: the documents state none. */
const belowChronology = (path: string, ...form: NonNullable<RecordScreens['form']>) =>
  entry({ path: 'chronology', list: null, form, forms: [path] });

/**
 * Screens of "Sayt boshqaruvi" (spec 000 §2, B-006) in the document's order, then those missing there (Z-026);
 * administrator only.
 */
export const siteScreens: readonly Screen[] = [
  ...entry({
    path: 'contacts',
    section: 'Fuqarolar bilan aloqa',
    list: ['Kontaktlar', () => import('@/features/contacts/contacts-page.tsx')],
    form: ['Kontakt', () => import('@/features/contacts/contact-page.tsx')],
  }),
  // Two lists without menu entries of their own (Z-024); an initiative's chronology is opened from its row.
  ...entry({
    path: 'chronology',
    section: "Budjet ma'lumotlari",
    list: ['Xronologiya', () => import('@/features/chronology-partners/hub-page.tsx')],
  }),
  ...belowChronology('orderers', 'Ish buyurtmachilari', namedPage(partners, 'Orderers')),
  ...belowChronology('orderers/sync', 'Ish buyurtmachilarini Exceldan yuklash', namedPage(partners, 'OrderersSync')),
  ...belowChronology('contractors', 'Pudratchilar', namedPage(partners, 'Contractors')),
  ...belowChronology('contractors/sync', 'Pudratchilarni Exceldan yuklash', namedPage(partners, 'ContractorsSync')),
  ...entry({
    path: 'news',
    section: 'Maqolalar',
    list: ['Yangiliklar', namedPage(siteItems, 'News')],
    form: ['Yangilik', namedPage(siteForms, 'NewsForm')],
    // These paths are named in spec 001 §2.
    forms: ['add', 'add/:id'],
  }),
  ...entry({
    path: 'green-budget',
    section: 'Maqolalar',
    list: ['Yashil budjet', namedPage(siteItems, 'GreenBudget')],
    form: ['Yashil budjet maqolasi', namedPage(siteForms, 'GreenBudgetForm')],
    forms: ['add', 'add/:id'],
  }),
  ...entry({
    path: 'state-buying',
    section: 'Maqolalar',
    list: ['Davlat xaridlari', namedPage(siteItems, 'StateBuying')],
    form: ['Davlat xaridlari maqolasi', namedPage(siteForms, 'StateBuyingForm')],
    forms: ['add', 'add/:id'],
  }),
  ...entry({
    path: 'budget-params',
    section: "Budjet ma'lumotlari",
    words: BUDGET,
    list: ['Budjet parametrlari', () => import('@/features/budget-params/budget-params-page.tsx')],
    form: ['Budjet parametri', () => import('@/features/budget-params/budget-param-page.tsx')],
  }),
  ...entry({
    path: 'budget-citizen',
    section: "Budjet ma'lumotlari",
    words: BUDGET,
    list: ['Fuqarolar uchun budjet', () => import('@/features/site-papers/budget-citizens-page.tsx')],
    form: ['Fuqarolar uchun budjet hujjati', () => import('@/features/site-papers/budget-citizen-page.tsx')],
  }),
  ...entry({
    path: 'regulatory-documents',
    section: "Budjet ma'lumotlari",
    list: ['Normativ hujjatlar', () => import('@/features/site-papers/regulatory-documents-page.tsx')],
    form: ['Normativ hujjat', () => import('@/features/site-papers/regulatory-document-page.tsx')],
  }),
  ...entry({
    path: 'forum',
    section: 'Fuqarolar bilan aloqa',
    list: ['Forumlar', () => import('@/features/forum/forums-page.tsx')],
    form: ['Forum', () => import('@/features/forum/forum-page.tsx')],
  }),
  ...entry({
    path: 'faq/list',
    section: 'Fuqarolar bilan aloqa',
    words: FAQ,
    list: ["Ko'p beriladigan savollar", () => import('@/features/faq/faqs-page.tsx')],
    form: ['Savol va javob', () => import('@/features/faq/faq-page.tsx')],
  }),
  ...entry({
    path: 'suggestions',
    section: 'Fuqarolar bilan aloqa',
    list: ['Takliflar', () => import('@/features/suggestions/suggestions-page.tsx')],
  }),
  // Listed in no menu of the documents (Z-026).
  ...entry({
    path: 'call-me-back',
    section: 'Fuqarolar bilan aloqa',
    list: ["Qayta qo'ng'iroq so'rovlari", () => import('@/features/call-me-back/call-requests-page.tsx')],
  }),
];
