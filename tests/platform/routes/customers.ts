import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { CUSTOMER_TYPES, listCustomers, putCustomers } from '../db/customers.ts';
import { findRow } from '../db/rows.ts';
import { customerWorkbook, type ReadCustomers, readCustomers } from '../files/customer-workbook.ts';
import { idParams } from '../http/paging.ts';
import { HttpProblem } from '../http/problem.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { sendWorkbook } from '../http/send-file.ts';
import { wholeNumber } from '../http/values.ts';

const MAX_LIMIT = 100_000;

/** The lookup of the acceptance form and the list of the reference data, so for everyone. */
const customers = defineRoute({
  id: 'E194',
  method: 'GET',
  path: '/api/v1/customers',
  query: z.strictObject({
    limit: wholeNumber.refine((limit) => limit <= MAX_LIMIT, `at most ${MAX_LIMIT}`),
    offset: wholeNumber.default(0),
    search: z.string().max(500).optional(),
  }),
  handler: ({ query, services }) => listCustomers(services.db, query),
});

const exported = defineRoute({
  id: 'E199',
  method: 'GET',
  path: '/api/v1/customers/excel',
  roles: ['admin'],
  handler: ({ services, reply }) =>
    sendWorkbook(reply, 'Buyurtmachilar.xlsx', customerWorkbook(listCustomers(services.db, {}).data)),
});

function parsed(bytes: Buffer): ReadCustomers {
  try {
    return readCustomers(bytes);
  } catch (error) {
    throw new HttpProblem(400, error instanceof Error ? error.message : String(error));
  }
}

/**
 * Rows with a tin that is known change that customer, the others are new. The specification names no answer; it is
 * the totals of the other imports (S-085), and of each row that was not taken over its number and why.
 */
const imported = defineRoute({
  id: 'E200',
  method: 'POST',
  path: '/api/v1/customers/excel',
  roles: ['admin'],
  multipart: 'with-file',
  body: z.strictObject({}),
  handler({ file, services }) {
    const { customers: rows, errors } = parsed(file?.bytes ?? Buffer.alloc(0));
    putCustomers(services.db, rows);
    return { total: rows.length + errors.length, successful: rows.length, failed: errors.length, errors };
  },
});

const CUSTOMER = z.strictObject({
  title: z.string().trim().min(1).max(500),
  tin: z.string().regex(/^\d{1,30}$/, 'digits'),
  type: z.enum(CUSTOMER_TYPES),
});
const MISSING = "Bunday buyurtmachi yo'q";

/** The tin names one customer: an other one with it is refused. */
function requireOwnTin(db: DatabaseSync, tin: string, id: number | null): void {
  const other = db.prepare('SELECT id FROM customers WHERE tin = ? AND id IS NOT ?').get(tin, id);
  if (other) throw new HttpProblem(409, 'Bu STIR bilan buyurtmachi mavjud');
}

const one = defineRoute({
  id: 'E195',
  method: 'GET',
  path: '/api/v1/customers/:id',
  roles: ['admin'],
  params: idParams,
  handler: ({ params, services }) => findRow(services.db, 'customers', params.id, MISSING),
});

const created = defineRoute({
  id: 'E196',
  method: 'POST',
  path: '/api/v1/customers',
  roles: ['admin'],
  body: CUSTOMER,
  handler({ body: { title, tin, type }, services: { db } }) {
    requireOwnTin(db, tin, null);
    db.prepare('INSERT INTO customers (title, tin, type) VALUES (?, ?, ?)').run(title, tin, type);
    return {};
  },
});

const changed = defineRoute({
  id: 'E197',
  method: 'PUT',
  path: '/api/v1/customers/:id',
  roles: ['admin'],
  params: idParams,
  body: CUSTOMER,
  handler({ params: { id }, body: { title, tin, type }, services: { db } }) {
    findRow(db, 'customers', id, MISSING);
    requireOwnTin(db, tin, id);
    db.prepare('UPDATE customers SET title = ?, tin = ?, type = ? WHERE id = ?').run(title, tin, type, id);
    return {};
  },
});

const removed = defineRoute({
  id: 'E198',
  method: 'DELETE',
  path: '/api/v1/customers/:id',
  roles: ['admin'],
  params: idParams,
  handler({ params: { id }, services: { db } }) {
    findRow(db, 'customers', id, MISSING);
    db.prepare('DELETE FROM customers WHERE id = ?').run(id);
    return {};
  },
});

export const customerRoutes: readonly Route[] = [customers, exported, imported, one, created, changed, removed];
