import { z } from 'zod';
import type { Titles } from '../db/products.ts';
import { cyrillic } from '../db/seed/cyrillic.ts';
import { defineTable, json, stamp } from '../db/table.ts';
import { idParams, localized } from '../http/values.ts';
import { byOffset } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { defineArea } from './area.ts';

/** The funds that the budget code names: Uzbek, Russian, English. */
const FUNDS: readonly (readonly [string, string, string])[] = [
  ["Yo'l jamg'armasi", 'Дорожный фонд', 'Road fund'],
  ["Maktab ta'limini rivojlantirish jamg'armasi", 'Фонд развития школьного образования', 'School education fund'],
  ["Bandlikka ko'maklashish davlat jamg'armasi", 'Государственный фонд содействия занятости', 'Employment fund'],
  [
    "Qishloq xo'jaligini davlat tomonidan qo'llab-quvvatlash jamg'armasi",
    'Фонд господдержки сельского хозяйства',
    'Agriculture support fund',
  ],
  ["Suv xo'jaligini rivojlantirish jamg'armasi", 'Фонд развития водного хозяйства', 'Water management fund'],
  ["Tibbiy sug'urta davlat jamg'armasi", 'Государственный фонд медицинского страхования', 'Health insurance fund'],
  [
    "Yoshlarga oid davlat siyosatini qo'llab-quvvatlash jamg'armasi",
    'Фонд поддержки молодёжной политики',
    'Youth policy fund',
  ],
  ["Madaniyat va san'atni rivojlantirish jamg'armasi", 'Фонд развития культуры и искусства', 'Culture and arts fund'],
  ["Ekologiya va atrof-muhitni muhofaza qilish jamg'armasi", 'Фонд экологии и охраны среды', 'Environment fund'],
  ['Fuqarolarning pensiya jamgʻarmasi', 'Пенсионный фонд граждан', 'Pension fund'],
  ["Mahallalarni rivojlantirish jamg'armasi", 'Фонд развития махаллей', 'Neighbourhood fund'],
  ["Sportni rivojlantirish jamg'armasi", 'Фонд развития спорта', 'Sports fund'],
];

/** A title typed with plain apostrophes, in Cyrillic. */
const inCyrillic = (latin: string) => cyrillic(latin.replace(/([og])'/gi, '$1ʻ').replaceAll("'", 'ʼ'));

/** Funds of the finance reference data (spec 002 §3). */
export const funds = defineTable({
  kind: 'fund',
  name: 'funds',
  columns: { title: json<Titles>(), created_at: stamp() },
  seed: () =>
    FUNDS.map(([uz_lat, ru, en], index) => ({
      title: { uz_lat, uz_cyr: inCyrillic(uz_lat), ru, en, kr: uz_lat },
      created_at: `2024-0${1 + (index % 9)}-1${index % 10}T09:30:00`,
    })),
});

/** Spec 002 §7. */
export const fundsArea = defineArea({
  name: 'funds',
  tables: [funds],
  routes: recordRoutes({
    ids: { list: 'E201', one: 'E202', create: 'E203', change: 'E204', remove: 'E205' },
    table: funds,
    missing: "Bunday jamg'arma yo'q",
    params: idParams,
    list: { pages: byOffset(), order: ['id'] },
    body: z.strictObject({ title: localized }),
  }),
});
