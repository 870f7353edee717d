import { FINANCE } from '@/i18n/failure-words.ts';
import { namedPage } from './named-page.ts';
import { screensOf } from './record-screens.ts';
import type { Screen } from './screen.ts';

const trees = () => import('@/features/indicator-trees/pages.tsx');

const entry = screensOf({ group: 'reference', section: 'Moliya', words: FINANCE });

/** Finance reference data (spec 002 §2, B-020), then screens that no menu of the documents lists (Z-026). */
export const financeScreens: readonly Screen[] = [
  // The documents name "indicators" among the site's entries, too, and give it no other content (Z-022).
  ...entry({
    path: 'indicator',
    also: { group: 'site', section: "Budjet ma'lumotlari" },
    list: [
      'Indikator tashkilotlari',
      () => import('@/features/indicator-organizations/indicator-organizations-page.tsx'),
    ],
    form: ['Indikator tashkiloti', () => import('@/features/indicator-organizations/indicator-organization-page.tsx')],
    // These paths are named in spec 002 §2.
    forms: ['add', 'edit/:id'],
  }),
  ...entry({
    path: 'ministries',
    list: ['Vazirliklar', () => import('@/features/ministries/ministries-page.tsx')],
    form: ['Vazirlik', () => import('@/features/ministries/ministry-page.tsx')],
  }),
  ...entry({
    path: 'ministries-execution',
    list: ['Vazirliklar ijrosi', () => import('@/features/ministry-execution/executions-page.tsx')],
    form: ['Vazirlik ijrosi', () => import('@/features/ministry-execution/execution-page.tsx')],
  }),
  ...entry({
    path: 'funds',
    list: ["Jamg'armalar", () => import('@/features/funds/funds-page.tsx')],
    form: ["Jamg'arma", () => import('@/features/funds/fund-page.tsx')],
  }),
  ...entry({
    path: 'consolidated-budgets',
    list: ['Konsolidatsiyalangan budjet', () => import('@/features/consolidated-budget/budgets-page.tsx')],
    form: ["Budjet yo'nalishi", () => import('@/features/consolidated-budget/budget-page.tsx')],
  }),
  ...entry({
    path: 'consolidated-budgets/:budget_id/indicators',
    list: null,
    form: ["Ko'rsatkich", () => import('@/features/consolidated-budget/indicator-page.tsx')],
  }),
  ...entry({
    path: 'state-target-funds',
    list: ["Davlat maqsadli jamg'armalari", () => import('@/features/state-target-funds/state-target-funds-page.tsx')],
    form: ["Davlat maqsadli jamg'armasi", () => import('@/features/state-target-funds/state-target-fund-page.tsx')],
  }),
  ...entry({
    path: 'road-prices',
    addLinkedAs: 'road-price/add',
    list: ["Yo'l narxlari", () => import('@/features/road-prices/road-prices-page.tsx')],
    form: ["Yo'l narxi", () => import('@/features/road-prices/road-price-page.tsx')],
  }),
  ...entry({
    path: 'expences',
    list: ['Xarajatlar', namedPage(trees, 'Expenses')],
    form: ['Xarajat', namedPage(trees, 'Expense')],
  }),
  ...entry({
    path: 'expences',
    list: null,
    form: ["Ko'rsatgichlar", namedPage(trees, 'ExpenseIndicators')],
    forms: ['indicators'],
  }),
  ...entry({
    path: 'economic-classifications',
    list: ['Klassifikatorlar', namedPage(trees, 'Classifications')],
    form: ['Klassifikator', namedPage(trees, 'Classification')],
  }),
  ...entry({
    path: 'economic-classifications',
    list: null,
    form: ["Ko'rsatgichlar", namedPage(trees, 'ClassificationIndicators')],
    forms: ['indicators'],
  }),
  ...entry({
    path: 'state-budget',
    // B-006, Z-164
    also: { group: 'site', section: "Budjet ma'lumotlari" },
    list: ["Davlat budjeti ko'rsatkichlari", () => import('@/features/state-budget/state-budget-page.tsx')],
    form: ["Davlat budjeti ko'rsatkichi", () => import('@/features/state-budget/state-budget-indicator-page.tsx')],
  }),
];
