import type { Route } from './route.ts';

/** A row of the gallery's long list. */
export type Initiative = {
  id: number;
  title: string;
  author: string;
  mahalla: string;
  district: string;
  asked: number;
  granted: number | null;
};

/** A row of its short list. */
export type Orderer = { id: number; title: string; tin: string };

const LONG =
  "Bunyodkor mahallasidagi 3-, 5- va 7-ko'chalarning qatnov qismini asfaltlash, piyodalar yo'lagini tiklash va tungi yoritish chiroqlarini o'rnatish";
const TITLES = [
  LONG,
  "Maktab sport zalini ta'mirlash",
  "Ichimlik suvi tarmog'ini tortish",
  'Bolalar maydonchasini qurish',
  "Ko'chalarni yoritish",
  'Oilaviy poliklinika tomini yangilash',
];
const AUTHORS = ['Aziza Rahimova', "Jasur To'xtayev", "Nodira Yo'ldosheva", 'Sherzod Qodirov'];
const PLACES = [
  ['Bunyodkor', 'Chilonzor tumani'],
  ["Navro'z", 'Olmazor tumani'],
  ["Do'stlik", "Qo'qon shahri"],
] as const;

const at = <T>(all: readonly [T, ...T[]] | readonly T[], index: number): T => all[index % all.length] as T;

/** So many that a page of 100 is drawn only in part. */
const INITIATIVES: readonly Initiative[] = Array.from({ length: 140 }, (_, index) => {
  const [mahalla, district] = at(PLACES, index);
  return {
    id: index + 1,
    title: at(TITLES, index),
    author: at(AUTHORS, index),
    mahalla,
    district,
    asked: 320_000_000 + index * 7_500_000,
    granted: index % 4 === 1 ? 300_000_000 + index * 5_000_000 : null,
  };
});

let orderers: readonly Orderer[] = [
  { id: 1, title: 'Yagona buyurtmachi xizmati, Chilonzor', tin: '201234567' },
  { id: 2, title: "Yo'l-kommunal foydalanish boshqarmasi", tin: '302345678' },
  { id: 3, title: "Toshkent shahar ta'lim boshqarmasi", tin: '203456789' },
];

const LONG_LIST = 'api/v1/gallery/initiatives';
const SHORT_LIST = 'api/v1/gallery/orderers';

/** Endpoints of the gallery's lists. */
export const LIST_PATHS = { initiatives: LONG_LIST, orderers: SHORT_LIST, confirm: 'api/v1/gallery/confirm' };

/** A long paginated list with a search by title, and a short list whose records can be deleted. */
export const LISTS: readonly Route[] = [
  {
    path: new RegExp(`^${LONG_LIST}$`),
    answer: ({ query }) => {
      const [limit, offset] = [Number(query?.limit), Number(query?.offset)];
      const found = INITIATIVES.filter(({ title }) => title.includes(String(query?.search ?? '')));
      return { data: found.slice(offset, offset + limit), count: found.length };
    },
  },
  { path: new RegExp(`^${SHORT_LIST}$`), answer: () => ({ data: orderers, count: orderers.length }) },
  {
    method: 'DELETE',
    path: new RegExp(`^${SHORT_LIST}/(\\d+)$`),
    answer: (_call, id) => {
      orderers = orderers.filter((orderer) => orderer.id !== Number(id));
    },
  },
];
