import type { DatabaseSync } from 'node:sqlite';
import { fold } from './fold.ts';

/** Spec 002 §3, in its order. */
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
export type Customer = { title: string; tin: string; type: CustomerType };

/** One page of customers by title, with the count of all that match; the search looks at title and tin (E194). */
export function listCustomers(
  db: DatabaseSync,
  { search = '', limit = -1, offset = 0 }: { search?: string | undefined; limit?: number; offset?: number },
) {
  const wanted = fold(search).trim();
  const rows = db.prepare('SELECT id, title, tin, type FROM customers ORDER BY title, id').all();
  const found = wanted === '' ? rows : rows.filter(({ title, tin }) => fold(`${title} ${tin}`).includes(wanted));
  return { data: found.slice(offset, limit === -1 ? undefined : offset + limit), count: found.length };
}

/** Puts customers in, or brings those of the same tin up to date; all or none. */
export function putCustomers(db: DatabaseSync, customers: readonly Customer[]): void {
  const put = db.prepare(
    `INSERT INTO customers (title, tin, type) VALUES (?, ?, ?)
     ON CONFLICT (tin) DO UPDATE SET title = excluded.title, type = excluded.type`,
  );
  db.exec('BEGIN');
  for (const { title, tin, type } of customers) put.run(title, tin, type);
  db.exec('COMMIT');
}
