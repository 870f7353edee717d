import type { Route } from './route.ts';

const node = (id: number, parent_id: number | null, uz_lat: string) => ({
  id,
  parent_id,
  title: { uz_lat, uz_cyr: '', ru: '', en: '', kr: '' },
  created_at: '2026-01-12T10:00:00',
});

const NODES = [
  node(1, null, 'Moliya vazirligi'),
  node(2, null, "Sog'liqni saqlash vazirligi"),
  node(3, 1, 'Budjet departamenti'),
  node(4, 1, "G'aznachilik qo'mitasi"),
];

/** A small tree, as the platform would give it. */
export const TREES: readonly Route[] = [
  { path: /^api\/v1\/ministries\/(\d+)$/, answer: (_call, id) => NODES.find((found) => found.id === Number(id)) },
  {
    path: /^api\/v1\/ministries$/,
    answer: ({ query }) => ({ data: NODES.filter(({ parent_id }) => parent_id === (query?.parent_id ?? null)) }),
  },
];
