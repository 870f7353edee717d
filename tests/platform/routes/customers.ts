import { z } from 'zod';
import { listCustomers, putCustomers } from '../db/customers.ts';
import { customerWorkbook, type ReadCustomers, readCustomers } from '../files/customer-workbook.ts';
import { HttpProblem } from '../http/problem.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { sendWorkbook } from '../http/send-file.ts';
import { wholeNumber } from '../http/values.ts';

const MAX_LIMIT = 100_000;

/** E194: the lookup of the acceptance form and the list of the reference data, so for everyone. */
const customers = defineRoute({
  method: 'GET',
  path: '/api/v1/customers',
  query: z.strictObject({
    limit: wholeNumber.refine((limit) => limit <= MAX_LIMIT, `at most ${MAX_LIMIT}`),
    offset: wholeNumber.default(0),
    search: z.string().max(500).optional(),
  }),
  handler: ({ query, services }) => listCustomers(services.db, query),
});

/** E199 */
const exported = defineRoute({
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
 * E200: rows with a tin that is known change that customer, the others are new. The specification names no answer; it is
 * the totals of the other imports (S-085), and of each row that was not taken over its number and why.
 */
const imported = defineRoute({
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

export const customerRoutes: readonly Route[] = [customers, exported, imported];
