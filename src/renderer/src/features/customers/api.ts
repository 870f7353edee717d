import { defineCrud } from '@/kit/crud/define-crud.ts';
import type { UploadRequest } from '@/kit/files/use-upload.ts';
import { customerForm, customerSchema } from './customer.ts';

/** The customers (spec 002 §7; `search` of the list is that of spec 000 §7). */
export const customers = defineCrud({
  path: 'api/v1/customers',
  row: customerSchema,
  form: customerForm,
  envelope: 'customer',
});

export const CUSTOMERS_EXCEL_PATH = 'api/v1/customers/excel';

/** Brings the customers up to date from a table (spec 002 §7). Whether it may come twice nobody says: then a person does. */
export const customersUpload = (): UploadRequest => ({ path: CUSTOMERS_EXCEL_PATH, field: 'file', repeatable: false });
