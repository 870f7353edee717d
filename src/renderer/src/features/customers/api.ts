import { defineCrud } from '@/kit/crud/define-crud.ts';
import type { UploadRequest } from '@/kit/files/use-upload.ts';
import { customerForm, customerSchema } from './customer.ts';

/** The customers (spec 002 §7); the list takes `search` by spec 000 §7. */
export const customers = defineCrud({
  path: 'api/v1/customers',
  row: customerSchema,
  form: customerForm,
  envelope: 'customer',
});

/** Path of the Excel export and of the Excel import of customers. */
export const CUSTOMERS_EXCEL_PATH = 'api/v1/customers/excel';

/**
 * Upload that updates the customers from a table (spec 002 §7). Not known to be idempotent: ask the person before a
 * retry.
 */
export const customersUpload = (): UploadRequest => ({ path: CUSTOMERS_EXCEL_PATH, field: 'file', repeatable: false });
