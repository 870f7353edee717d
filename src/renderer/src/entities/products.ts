import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { optionalName, optionalNumber, optionalText, recordId } from '@/kit/fields.ts';
import { lookupAt } from '@/kit/page.ts';
import { LOOKUP_STALE_MS } from './lookup.ts';

/** What can be bought: anything but its id may be missing (spec 001 §3). */
const productSchema = z.object({
  id: recordId,
  title: optionalName,
  category_id: optionalNumber,
  category: optionalName,
  unit_of_measure: optionalText,
  /** Most pieces that an initiative may get; null for no limit. */
  max_available: optionalNumber,
  /** so'm */
  price: optionalNumber,
});
export type Product = z.output<typeof productSchema>;

const answerSchema = lookupAt('products', productSchema);

/** The products of a product category in a season; of every season where the board is null (spec 000 §7, 001 §7). */
export const productsQuery = (category_id: number, board_id: number | null) => {
  const query = { category_id, board_id };
  return queryOptions({
    queryKey: ['api/v1/products', query],
    queryFn: ({ signal }) => http('api/v1/products', { query, signal, schema: answerSchema }),
    staleTime: LOOKUP_STALE_MS,
  });
};

const categorySchema = z.object({ id: recordId, title: optionalName });
export type ProductCategory = z.output<typeof categorySchema>;

const categoriesSchema = lookupAt('product_categories', categorySchema);

/** The product categories of a category of initiatives (spec 000 §7); of all of them where it is null. */
export const productCategoriesQuery = (initiative_category_id: number | null) => {
  const query = { initiative_category_id };
  return queryOptions({
    queryKey: ['api/v1/product-categories', query],
    queryFn: ({ signal }) => http('api/v1/product-categories', { query, signal, schema: categoriesSchema }),
    staleTime: LOOKUP_STALE_MS,
  });
};
