import type { Call, Route } from './route.ts';

type Title = Readonly<Record<'uz_lat' | 'uz_cyr' | 'ru' | 'en' | 'kr', string>>;
/** A fund as the platform stores it: an empty note is null, a sum is a text of digits. */
type Fund = { id: number; title: Title; year: number; amount: string; note: string | null };

const title = (uz_lat: string, uz_cyr: string, ru: string, en: string, kr: string): Title => ({
  uz_lat,
  uz_cyr,
  ru,
  en,
  kr,
});

let funds: readonly Fund[] = [
  {
    id: 1,
    title: title("Yo'l jamg'armasi", 'Йўл жамғармаси', 'Дорожный фонд', 'Road fund', 'Jol qorı'),
    year: 2025,
    amount: '1360000000',
    note: "Olmazor mahallasi yo'llari uchun",
  },
  {
    id: 2,
    title: title("Ta'lim jamg'armasi", 'Таълим жамғармаси', 'Фонд образования', 'Education fund', 'Bilimlendiriw qorı'),
    year: 2026,
    amount: '845500000',
    note: null,
  },
  {
    id: 3,
    title: title("Obodonlashtirish jamg'armasi", 'Ободонлаштириш жамғармаси', 'Фонд благоустройства', 'Fund', 'Qor'),
    year: 2026,
    amount: '212000000',
    note: null,
  },
];

type Sent = Omit<Fund, 'id'>;
const sentIn = ({ body }: Call) => body as Sent;
const ONE = /^api\/v1\/records\/(\d+)$/;

/** A small collection of records that is read, added to, changed and deleted as on the platform. */
export const RECORDS: readonly Route[] = [
  { path: /^api\/v1\/records$/, answer: () => ({ data: funds, count: funds.length }) },
  { path: ONE, answer: (_call, id) => ({ record: funds.find((fund) => fund.id === Number(id)) }) },
  {
    method: 'POST',
    path: /^api\/v1\/records$/,
    answer: (call) => {
      funds = [...funds, { id: Math.max(0, ...funds.map(({ id }) => id)) + 1, ...sentIn(call) }];
    },
  },
  {
    method: 'PUT',
    path: ONE,
    answer: (call, id) => {
      funds = funds.map((fund) => (fund.id === Number(id) ? { ...fund, ...sentIn(call) } : fund));
    },
  },
  {
    method: 'DELETE',
    path: ONE,
    answer: (_call, id) => {
      funds = funds.filter((fund) => fund.id !== Number(id));
    },
  },
];
