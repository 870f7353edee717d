import { z } from 'zod';
import type { Route } from './route.ts';

type Node = {
  id: number;
  parent_id: number | null;
  /** Only in a tree of several types. */
  type?: string;
  title: Record<'uz_lat' | 'uz_cyr' | 'ru' | 'en' | 'kr', string>;
  created_at: string;
};

const node = (id: number, parent_id: number | null, uz_lat: string, uz_cyr = ''): Node => ({
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

const MINISTRIES: readonly Node[] = [
  node(1, null, 'Moliya vazirligi'),
  node(2, null, "Sog'liqni saqlash vazirligi"),
  node(3, 1, 'Budjet departamenti'),
  node(4, 1, "G'aznachilik qo'mitasi"),
  node(5, 3, 'Mahalliy budjetlar boshqarmasi'),
  node(6, null, "Maktabgacha va maktab ta'limi vazirligi"),
  node(7, 6, 'Rivojlantirish markazi', 'Тараққиёт маркази'),
  ...REGIONS.map((region, index) => node(20 + index, 2, `${region} sog'liqni saqlash boshqarmasi`)),
  ...Array.from({ length: 1000 }, (_, index) => node(7000 + index, 7, `${index + 1}-maktab`)),
];

const line = (id: number, parent_id: number | null, type: string, uz_lat: string): Node => ({
  ...node(id, parent_id, uz_lat),
  type,
});
const LINES: readonly Node[] = [
  line(1, null, 'INCOME', 'Soliqli daromadlar'),
  line(2, null, 'INCOME', 'Soliqsiz daromadlar'),
  line(3, 1, 'INCOME', "Qo'shilgan qiymat solig'i"),
  line(4, 1, 'INCOME', "Foyda solig'i"),
  line(5, null, 'EXPENSE', 'Ijtimoiy sohaga xarajatlar'),
  line(6, 5, 'EXPENSE', "Ta'lim"),
  line(7, 1, 'INCOME', ''),
];

const text = z.string();
const sentSchema = z.object({
  parent_id: z.number().nullable(),
  type: text.optional(),
  title: z.object({ uz_lat: text, uz_cyr: text, ru: text, en: text, kr: text }),
});

/** A small tree at an address, as the platform would store it; changes last until the page is left. */
function treeAt(address: string, begin: readonly Node[]): readonly Route[] {
  let nodes = begin;
  const all = new RegExp(`^${address}$`);
  const one = new RegExp(`^${address}/(\\d+)$`);
  return [
    { path: one, answer: (_call, id) => nodes.find((found) => found.id === Number(id)) },
    {
      method: 'PUT',
      path: one,
      answer: ({ body }, id) => {
        const sent = asNode(body);
        nodes = nodes.map((known) => (known.id === Number(id) ? { ...known, ...sent } : known));
      },
    },
    {
      method: 'DELETE',
      path: one,
      answer: (_call, id) => {
        nodes = nodes.filter((known) => known.id !== Number(id));
      },
    },
    {
      method: 'POST',
      path: all,
      answer: ({ body }) => {
        nodes = [...nodes, { ...node(100 + nodes.length, null, ''), ...asNode(body) }];
      },
    },
    {
      path: all,
      answer: ({ query }) => {
        const level = nodes.filter(
          ({ parent_id, type }) => parent_id === (query?.parent_id ?? null) && type === query?.type,
        );
        const offset = Number(query?.offset ?? 0);
        return { data: level.slice(offset, offset + Number(query?.limit ?? level.length)), count: level.length };
      },
    },
  ];
}

function asNode(body: unknown): Pick<Node, 'parent_id' | 'title' | 'type'> {
  const { type, ...sent } = sentSchema.parse(body);
  return { ...sent, ...(type !== undefined && { type }) };
}

export const TREES: readonly Route[] = [...treeAt('api/v1/ministries', MINISTRIES), ...treeAt('api/v1/lines', LINES)];
