import type { DatabaseSync } from 'node:sqlite';
import type { CustomerType } from '../customers.ts';
import { createPrng } from './prng.ts';

export const CUSTOMER_COUNT = 300;

/** Who orders the works in a region; the names are ours, in the manner of the real ones. */
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

/** Some 300 customers: the organizations of each region, then the hokimiyats of districts. */
export function seedCustomers(db: DatabaseSync): void {
  const prng = createPrng('customers');
  const titles = (table: 'regions' | 'districts') =>
    db
      .prepare(`SELECT title FROM ${table} ORDER BY id`)
      .all()
      .map(({ title }) => String(title));
  const regional = titles('regions').flatMap((region) =>
    REGIONAL.map(([type, title]) => ({ type, title: title(region) })),
  );
  const local = prng.shuffled(titles('districts')).map((district) => ({
    type: 'GOVERNORS',
    title: `${district} hokimligi`,
  }));
  const add = db.prepare('INSERT INTO customers VALUES (?, ?, ?, ?)');
  let tin = 200_100_000;
  for (const [index, { title, type }] of [...regional, ...local].slice(0, CUSTOMER_COUNT).entries()) {
    tin += prng.between(37, 9_900);
    add.run(1001 + index, title, String(tin), type);
  }
}

/** What the added customers are, in both scripts, in turn. */
const ADDED = `(0, 'OTHERS', 'qurilish-taʼmirlash korxonasi', 0), (1, 'WATER_CONSTRUCTION', 'сув қурилиш дирекцияси', 1),
  (2, 'LANDSCAPING_DEPARTMENTS', 'obodonlashtirish xizmati', 0), (3, 'REGIONAL_ROADS', 'йўллардан фойдаланиш бошқармаси', 1),
  (4, 'MEDICAL_ASSOCIATION', 'tibbiyot birlashmasi', 0)`;

/** Adds customers until there are this many, in a moment: the list of the whole country is that long. */
export function fillCustomers(db: DatabaseSync, count: number): void {
  db.prepare(
    `INSERT INTO customers (title, tin, type)
     WITH RECURSIVE
       numbers (n) AS (SELECT (SELECT count(*) FROM customers) UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ?1),
       kinds (place, type, noun, cyrillic) AS (VALUES ${ADDED}),
       named (place, title, title_cyr) AS (SELECT row_number() OVER (ORDER BY id) - 1, title, title_cyr FROM districts)
     SELECT iif(k.cyrillic, d.title_cyr || ' ' || n || '-сонли ', d.title || ' ' || n || '-sonli ') || k.noun,
            CAST(400000000 + n * 37 AS TEXT), k.type
     FROM numbers JOIN kinds k ON k.place = n % 5 JOIN named d ON d.place = n % (SELECT count(*) FROM districts)
     WHERE n < ?1`,
  ).run(count);
}
