import { z } from 'zod';
import { CUSTOMER_TYPES, type CustomerType } from '../db/customers.ts';
import { putRow, selectRows } from '../db/rows.ts';
import { defineTable, type Source, text, unique } from '../db/table.ts';
import { codeCell, digitsCell, filledCell } from '../files/cells.ts';
import { idParams, wholeNumber } from '../http/values.ts';
import { byOffset, search } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { exportRoute, importRoute } from '../routes/table-files.ts';
import { defineArea } from './area.ts';

const FIRST_ID = 1001;
const COUNT = 300;
const MAX_LIMIT = 100_000;

/** Organizations that order works in a region; invented names like the real ones. */
const REGIONAL: readonly [type: CustomerType, title: (region: string) => string][] = [
  ['REGIONAL_ROADS', (region) => `${region} hududiy avtomobil yoʻllari bosh boshqarmasi`],
  ['SINGLE_CUSTOMER', (region) => `${region} yagona buyurtmachi xizmati injiniring kompaniyasi`],
  ['ELECTRICITY_SUPPLY', (region) => `${region} hududiy elektr tarmoqlari korxonasi`],
  ['PRESCHOOL_AND_SCHOOL', (region) => `${region} maktabgacha va maktab taʼlimi boshqarmasi`],
  ['AREA_GAS', (region) => `${region} hududgaz taʼminot filiali`],
  ['MEDICAL_ASSOCIATION', (region) => `${region} koʻp tarmoqli tibbiyot birlashmasi`],
  ['WATER_CONSTRUCTION', (region) => `${region} suvqurilish direksiyasi`],
  ['LANDSCAPING_DEPARTMENTS', (region) => `${region} obodonlashtirish bosh boshqarmasi`],
  ['GOVERNORS', (region) => `${region} hokimligi`],
  ['ECOLOGY', (region) => `${region} ekologiya boshqarmasi`],
  ['OTHERS', (region) => `${region} qurilish va taʼmirlash trest korxonasi`],
];

/** The organizations of each region, then the hokimiyats of districts. */
function* seed({ prng, db }: Source) {
  const titles = (table: 'regions' | 'districts') =>
    db
      .prepare(`SELECT title FROM ${table} ORDER BY id`)
      .all()
      .map(({ title }) => String(title));
  const regional = titles('regions').flatMap((region) =>
    REGIONAL.map(([type, title]) => ({ type, title: title(region) })),
  );
  const local = prng
    .shuffled(titles('districts'))
    .map((district) => ({ type: 'GOVERNORS' as const, title: `${district} hokimligi` }));
  let tin = 200_100_000;
  for (const [nth, customer] of [...regional, ...local].slice(0, COUNT).entries()) {
    tin += prng.between(37, 9_900);
    yield { id: FIRST_ID + nth, tin: String(tin), ...customer };
  }
}

const customers = defineTable({
  kind: 'customer',
  name: 'customers',
  columns: { title: text(), tin: unique(text()), type: text<CustomerType>() },
  seed,
});

const order = ['title', 'id'] as const;

const records = recordRoutes({
  ids: { list: 'E194', one: 'E195', create: 'E196', change: 'E197', remove: 'E198' },
  table: customers,
  missing: "Bunday buyurtmachi yo'q",
  params: idParams,
  list: {
    // For all staff: both the lookup of the acceptance form and the list of the reference data.
    pages: byOffset({
      query: {
        limit: wholeNumber.refine((limit) => limit <= MAX_LIMIT, `at most ${MAX_LIMIT}`),
        offset: wholeNumber.default(0),
      },
    }),
    order,
    filters: { search: search('title', 'tin') },
  },
  body: z.strictObject({
    title: z.string().trim().min(1).max(500),
    tin: z.string().regex(/^\d{1,30}$/, 'digits'),
    type: z.enum(CUSTOMER_TYPES),
  }),
  unique: { columns: ['tin'], message: () => 'Bu STIR bilan buyurtmachi mavjud' },
});

/** Types are written as codes. */
const exported = exportRoute('E199', {
  file: 'Buyurtmachilar',
  columns: { Nomi: 60, INN: 12, Turi: 26 },
  rows: ({ db }) => selectRows(db, customers, { order }).map(({ title, tin, type }) => [title, tin, type]),
});

/** A row with a known tin updates that customer; other rows are added. */
const imported = importRoute('E200', {
  columns: ['Nomi', 'INN', 'Turi'],
  rows:
    ({ db }) =>
    (cells) =>
      putRow(db, customers, {
        title: filledCell(cells, 'Nomi'),
        tin: digitsCell(cells, 'INN', 9),
        type: codeCell(cells, 'Turi', CUSTOMER_TYPES),
      }),
});

/** The organizations that order the works (spec 002 §3, §7). */
export const customersArea = defineArea({
  name: 'customers',
  tables: [customers],
  routes: [...records, exported, imported],
});
