import { read, utils, type WorkBook, write } from 'xlsx';
import { CUSTOMER_TYPES, type Customer, type CustomerType } from '../db/customers.ts';
import { fold } from '../db/fold.ts';

/** The header that the export writes and the import asks for; the specification names none. Types are written as codes. */
export const CUSTOMER_COLUMNS = ['Nomi', 'INN', 'Turi'] as const;

/** The rows of a file: what can be taken over, and of each other row its number in the sheet and why not. */
export type ReadCustomers = { customers: Customer[]; errors: { row: number; message: string }[] };

/** Customers as an xlsx file. */
export function customerWorkbook(rows: readonly Record<string, unknown>[]): Buffer {
  const sheet = utils.aoa_to_sheet([[...CUSTOMER_COLUMNS], ...rows.map(({ title, tin, type }) => [title, tin, type])]);
  sheet['!cols'] = [{ wch: 60 }, { wch: 12 }, { wch: 26 }];
  return write(utils.book_new(sheet, 'Buyurtmachilar'), { type: 'buffer', bookType: 'xlsx', compression: true });
}

const text = (value: unknown) => String(value ?? '').trim();
const isType = (value: string): value is CustomerType => (CUSTOMER_TYPES as readonly string[]).includes(value);

function customerOf(title: string, tin: string, type: string): Customer | string {
  if (!title) return "Nomi ko'rsatilmagan";
  if (!/^\d{9}$/.test(tin)) return "INN 9 ta raqamdan iborat bo'lishi kerak";
  if (!isType(type)) return `Turi noma'lum: ${type}`;
  return { title, tin, type };
}

/**
 * Reads the first sheet of an xlsx, xls or csv file with the header `CUSTOMER_COLUMNS`, in any order and case; empty rows
 * are passed over. Throws an Error with a message for the person where it is no table or lacks a column.
 */
export function readCustomers(bytes: Buffer): ReadCustomers {
  let book: WorkBook;
  try {
    book = read(bytes, { raw: true });
  } catch {
    throw new Error("Excel faylni o'qib bo'lmadi");
  }
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  const [header = [], ...lines] = utils.sheet_to_json<unknown[]>(sheet, { header: 1, blankrows: true });
  const titles = Array.from(header, (cell) => fold(text(cell)));
  const at = CUSTOMER_COLUMNS.map((column) => titles.indexOf(fold(column)));
  const missing = CUSTOMER_COLUMNS.filter((_, index) => at[index] === -1);
  if (missing.length > 0) throw new Error(`Faylda ustun topilmadi: ${missing.join(', ')}`);

  const customers: Customer[] = [];
  const errors: ReadCustomers['errors'] = [];
  const firstRow = utils.decode_range(sheet['!ref'] ?? 'A1').s.r + 1;
  for (const [index, line] of lines.entries()) {
    const [title = '', tin = '', type = ''] = at.map((column) => text(line[column]));
    if (!title && !tin && !type) continue;
    const found = customerOf(title, tin, type);
    if (typeof found === 'string') errors.push({ row: firstRow + index + 1, message: found });
    else customers.push(found);
  }
  return { customers, errors };
}
