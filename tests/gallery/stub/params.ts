import { z } from 'zod';
import type { Route } from './route.ts';

const sentSchema = z.object({ order_title: z.string(), budget_year: z.number(), income: z.number() });

let params = [2026, 2025, 2024, 2023].map((budget_year, index) => ({
  id: index + 1,
  order_title: `«${budget_year}-yil uchun Davlat budjeti to'g'risida»gi Qonun`,
  budget_year,
  income: 343_800_000_000_000 - index * 35_000_000_000_000,
}));

/** Parameters of the budget, whose rows are sent as a whole. */
export const PARAMS: readonly Route[] = [
  { path: /^api\/v1\/params$/, answer: () => ({ data: params, count: params.length }) },
  {
    method: 'PUT',
    path: /^api\/v1\/params\/(\d+)$/,
    answer: ({ body }, id) => {
      const sent = sentSchema.parse(body);
      params = params.map((known) => (known.id === Number(id) ? { ...known, ...sent } : known));
    },
  },
];
