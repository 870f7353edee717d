import { CUSTOMER_TYPES, type Customer, type CustomerType } from '../db/customers.ts';
import { readSheet, writeSheet } from './sheet.ts';

/** The header of export and import; the specification names none. Types are written as codes. */
const CUSTOMER_COLUMNS = ['Nomi', 'INN', 'Turi'] as const;

/** The rows of a file: the valid customers, and each rejected row's number in the sheet with the reason. */
export type ReadCustomers = { customers: Customer[]; errors: { row: number; message: string }[] };

/** Customers as an xlsx file. */
export function customerWorkbook(rows: readonly Record<string, unknown>[]): Buffer {
  const [title, tin, type] = CUSTOMER_COLUMNS;
  const columns = [[title, 60] as const, [tin, 12] as const, [type, 26] as const];
  return writeSheet(
    'Buyurtmachilar',
    columns,
    rows.map((row) => [row.title, row.tin, row.type]),
  );
}

const isType = (value: string): value is CustomerType => (CUSTOMER_TYPES as readonly string[]).includes(value);

function customerOf(title: string, tin: string, type: string): Customer | string {
  if (!title) return "Nomi ko'rsatilmagan";
  if (!/^\d{9}$/.test(tin)) return "INN 9 ta raqamdan iborat bo'lishi kerak";
  if (!isType(type)) return `Turi noma'lum: ${type}`;
  return { title, tin, type };
}

/** The customers of a table file with the header `CUSTOMER_COLUMNS`. Throws like `readSheet`. */
export function readCustomers(bytes: Buffer): ReadCustomers {
  const customers: Customer[] = [];
  const errors: ReadCustomers['errors'] = [];
  for (const { row, cells } of readSheet(bytes, CUSTOMER_COLUMNS)) {
    const found = customerOf(cells.Nomi, cells.INN, cells.Turi);
    if (typeof found === 'string') errors.push({ row, message: found });
    else customers.push(found);
  }
  return { customers, errors };
}
