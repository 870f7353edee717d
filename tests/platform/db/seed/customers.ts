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
