import { z } from 'zod';
import { optionalName, optionalNumber, optionalText, recordId } from '@/kit/fields.ts';
import { defineLookup } from './define-lookup.ts';
import { namedSchema } from './lookup.ts';

/** A product: anything but its id may be missing (spec 001 §3). */
const productSchema = z.object({
  id: recordId,
  title: optionalName,
  category_id: optionalNumber,
  category: optionalName,
  unit_of_measure: optionalText,
  /** Maximum quantity for an initiative; null: no limit. */
  max_available: optionalNumber,
  /** so'm */
  price: optionalNumber,
});
/** A product of the catalogue (spec 001 §3). */
export type Product = z.output<typeof productSchema>;

const products = defineLookup({ path: 'api/v1/products', rowsKey: 'products', row: productSchema });

/** The products of a product category in a season; null `board_id`: of every season (spec 000 §7, 001 §7). */
export const productsQuery = (category_id: number, board_id: number | null) => products({ category_id, board_id });

/** A product category: id and title. */
export type ProductCategory = z.output<typeof namedSchema>;

const productCategories = defineLookup({
  path: 'api/v1/product-categories',
  rowsKey: 'product_categories',
  row: namedSchema,
});

/** The product categories of an initiative category; null: all of them (spec 000 §7). */
export const productCategoriesQuery = (initiative_category_id: number | null) =>
  productCategories({ initiative_category_id });
