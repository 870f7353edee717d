import { z } from 'zod';
import type { Route } from './route.ts';

const node = (id: number, parent_id: number | null, uz_lat: string, uz_cyr = '') => ({
  id,
  parent_id,
  title: { uz_lat, uz_cyr, ru: '', en: '', kr: '' },
  created_at: '2026-01-12T10:00:00',
});

const REGIONS = [
  'Andijon viloyati',
  'Buxoro viloyati',
  "Farg'ona viloyati",
  'Jizzax viloyati',
  'Namangan viloyati',
  'Navoiy viloyati',
  'Qashqadaryo viloyati',
  'Samarqand viloyati',
  'Sirdaryo viloyati',
  'Surxondaryo viloyati',
  'Toshkent viloyati',
  'Xorazm viloyati',
];

let nodes = [
  node(1, null, 'Moliya vazirligi'),
  node(2, null, "Sog'liqni saqlash vazirligi"),
  node(3, 1, 'Budjet departamenti'),
  node(4, 1, "G'aznachilik qo'mitasi"),
  node(5, 3, 'Mahalliy budjetlar boshqarmasi'),
  node(6, null, "Maktabgacha va maktab ta'limi vazirligi"),
  node(7, 6, 'Rivojlantirish markazi', 'Тараққиёт маркази'),
  ...REGIONS.map((region, index) => node(20 + index, 2, `${region} sog'liqni saqlash boshqarmasi`)),
];

const text = z.string();
const sentSchema = z.object({
  parent_id: z.number().nullable(),
  title: z.object({ uz_lat: text, uz_cyr: text, ru: text, en: text, kr: text }),
});

/** A small tree, as the platform would keep it: what is saved and deleted is so until the page is left. */
export const TREES: readonly Route[] = [
  {
    path: /^api\/v1\/ministries\/(\d+)$/,
    answer: (_call, id) => nodes.find((found) => found.id === Number(id)),
  },
  {
    method: 'PUT',
    path: /^api\/v1\/ministries\/(\d+)$/,
    answer: ({ body }, id) => {
      const sent = sentSchema.parse(body);
      nodes = nodes.map((known) => (known.id === Number(id) ? { ...known, ...sent } : known));
    },
  },
  {
    method: 'DELETE',
    path: /^api\/v1\/ministries\/(\d+)$/,
    answer: (_call, id) => {
      nodes = nodes.filter((known) => known.id !== Number(id));
    },
  },
  {
    method: 'POST',
    path: /^api\/v1\/ministries$/,
    answer: ({ body }) => {
      nodes = [...nodes, { ...node(100 + nodes.length, null, ''), ...sentSchema.parse(body) }];
    },
  },
  {
    path: /^api\/v1\/ministries$/,
    answer: ({ query }) => {
      const level = nodes.filter(({ parent_id }) => parent_id === (query?.parent_id ?? null));
      const offset = Number(query?.offset ?? 0);
      return { data: level.slice(offset, offset + Number(query?.limit ?? level.length)), count: level.length };
    },
  },
];
