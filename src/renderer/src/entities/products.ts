import { z } from 'zod';
import { optionalName, optionalNumber, optionalText, recordId } from '@/kit/fields.ts';
import { defineLookup } from './define-lookup.ts';
import { namedSchema } from './lookup.ts';

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

const products = defineLookup({ path: 'api/v1/products', rowsKey: 'products', row: productSchema });

/** The products of a product category in a season; of every season where the board is null (spec 000 §7, 001 §7). */
export const productsQuery = (category_id: number, board_id: number | null) => products({ category_id, board_id });

export type ProductCategory = z.output<typeof namedSchema>;

const productCategories = defineLookup({
  path: 'api/v1/product-categories',
  rowsKey: 'product_categories',
  row: namedSchema,
});

/** The product categories of a category of initiatives (spec 000 §7); of all of them where it is null. */
export const productCategoriesQuery = (initiative_category_id: number | null) =>
  productCategories({ initiative_category_id });
