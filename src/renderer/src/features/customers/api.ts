import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http } from '@/api/http.ts';
import type { UploadRequest } from '@/kit/files/use-upload.ts';
import { type Paging, rowsAt } from '@/kit/page.ts';
import { customerSchema } from './customer.ts';

/** The first part of every key of this list: one call makes all its pages stale. */
export const CUSTOMERS_PATH = 'api/v1/customers';
export const CUSTOMERS_EXCEL_PATH = 'api/v1/customers/excel';

const answerSchema = rowsAt('data', customerSchema);

/** A page of the customers (spec 002 §7; `search` is that of spec 000 §7). */
export const customersQuery = (search: string, paging: Paging) => {
  const query = { ...paging, search: search || null };
  return queryOptions({
    queryKey: [CUSTOMERS_PATH, query],
    queryFn: async ({ signal }) => ({
      ...(await http(CUSTOMERS_PATH, { query, signal, schema: answerSchema })),
      offset: paging.offset,
    }),
    placeholderData: keepPreviousData,
  });
};

/** Brings the customers up to date from a table (spec 002 §7). Whether it may come twice nobody says: then a person does. */
export const customersUpload = (): UploadRequest => ({ path: CUSTOMERS_EXCEL_PATH, field: 'file', repeatable: false });
