import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { optionalNumber, optionalText } from '@/kit/fields.ts';
import { LOOKUP_STALE_MS } from './lookup.ts';

/** In five languages (spec 001 §3) or as a plain text (spec 000 §3): the first of those that staff read. */
const titleSchema = z
  .union([z.string(), z.object({ uz_lat: optionalText, uz_cyr: optionalText, ru: optionalText })])
  .nullish()
  .transform((title) => {
    if (typeof title === 'string') return title.trim() || null;
    return title?.uz_lat ?? title?.uz_cyr ?? title?.ru ?? null;
  });

/** What can be bought: anything but its id may be missing (spec 001 §3). */
const productSchema = z.object({
  id: z.number(),
  title: titleSchema,
  category_id: optionalNumber,
  category: titleSchema,
  unit_of_measure: optionalText,
  /** Most pieces that an initiative may get; null for no limit. */
  max_available: optionalNumber,
  /** so'm */
  price: optionalNumber,
});
export type Product = z.output<typeof productSchema>;

const answerSchema = z.object({ products: z.array(productSchema).nullish() });

/** The products of a product category in a season; of every season where the board is null (spec 000 §7, 001 §7). */
export const productsQuery = (category_id: number, board_id: number | null) => {
  const query = { category_id, board_id };
  return queryOptions({
    queryKey: ['api/v1/products', query],
    queryFn: async ({ signal }) =>
      (await http('api/v1/products', { query, signal, schema: answerSchema })).products ?? [],
    staleTime: LOOKUP_STALE_MS,
  });
};

const categorySchema = z.object({ id: z.number(), title: titleSchema });
export type ProductCategory = z.output<typeof categorySchema>;

const categoriesSchema = z.object({ product_categories: z.array(categorySchema).nullish() });

/** The product categories of a category of initiatives (spec 000 §7); of all of them where it is null. */
export const productCategoriesQuery = (initiative_category_id: number | null) => {
  const query = { initiative_category_id };
  return queryOptions({
    queryKey: ['api/v1/product-categories', query],
    queryFn: async ({ signal }) =>
      (await http('api/v1/product-categories', { query, signal, schema: categoriesSchema })).product_categories ?? [],
    staleTime: LOOKUP_STALE_MS,
  });
};
