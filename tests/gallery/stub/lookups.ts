import { customers } from '../many-options.ts';
import type { Route } from './route.ts';

const BOARDS = [
  { id: 58, title: 'Tashabbusli budjet', season: 1, year: 2026, stage: 'FINISHED', type: 'COMMON' },
  { id: 59, title: 'Tashabbusli budjet', season: 2, year: 2026, stage: 'REVIEW', type: 'COMMON' },
  { id: 60, title: "Mening bog'im", season: null, year: 2026, stage: 'PROMOTION', type: 'MY_GARDEN' },
];

const CATEGORIES = [
  { id: 1, title: "Maktab ta'limi", organization_type: 'SCHOOL' },
  { id: 2, title: "Ichki yo'llar" },
  { id: 3, title: null },
];

/** Lookups of forms and filters, as the platform would return them: one category has no name. */
export const LOOKUPS: readonly Route[] = [
  {
    path: /^api\/v1\/boards$/,
    answer: ({ query }) => ({ boards: BOARDS.filter(({ type }) => type === (query?.type ?? type)) }),
  },
  { path: /^api\/v1\/initiative-categories$/, answer: () => ({ initiative_categories: CATEGORIES }) },
  {
    path: /^api\/v1\/customers$/,
    answer: () => ({
      data: customers(300).map(({ value, label, hint }) => ({ id: value, title: label, tin: hint })),
      count: 300,
    }),
  },
];
