import type { DatabaseSync } from 'node:sqlite';

/** In the order of spec 002 §3. */
export const CUSTOMER_TYPES = [
  'REGIONAL_ROADS',
  'SINGLE_CUSTOMER',
  'ELECTRICITY_SUPPLY',
  'PRESCHOOL_AND_SCHOOL',
  'AREA_GAS',
  'MEDICAL_ASSOCIATION',
  'WATER_CONSTRUCTION',
  'LANDSCAPING_DEPARTMENTS',
  'GOVERNORS',
  'ECOLOGY',
  'OTHERS',
] as const;
export type CustomerType = (typeof CUSTOMER_TYPES)[number];

/** Kinds of the added customers, used in turn; in both scripts. */
const ADDED = `(0, 'OTHERS', 'qurilish-taʼmirlash korxonasi', 0), (1, 'WATER_CONSTRUCTION', 'сув қурилиш дирекцияси', 1),
  (2, 'LANDSCAPING_DEPARTMENTS', 'obodonlashtirish xizmati', 0), (3, 'REGIONAL_ROADS', 'йўллардан фойдаланиш бошқармаси', 1),
  (4, 'MEDICAL_ASSOCIATION', 'tibbiyot birlashmasi', 0)`;

/** Adds customers in one statement until there are `count`, as many as in the whole country's list. */
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
