import { z } from 'zod';
import { listProductCategories, listProducts } from '../db/products.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { idText, wholeNumber } from '../http/values.ts';

const paging = { limit: wholeNumber.optional(), offset: wholeNumber.default(0) };
const page = <T>(rows: T[], { limit, offset }: { limit?: number | undefined; offset: number }) =>
  rows.slice(offset, limit === undefined ? undefined : offset + limit);

/** Titles come in five languages (spec 001 §3). */
const categories = defineRoute({
  id: 'E044',
  method: 'GET',
  path: '/api/v1/product-categories',
  query: z.strictObject({ initiative_category_id: idText.optional(), ...paging }),
  handler({ query, services }) {
    const rows = listProductCategories(services.db, query.initiative_category_id);
    return { product_categories: page(rows, query), count: rows.length };
  },
});

const products = defineRoute({
  id: 'E049',
  method: 'GET',
  path: '/api/v1/products',
  query: z.strictObject({
    category_id: idText.optional(),
    board_id: idText.optional(),
    search: z.string().max(500).optional(),
    ...paging,
  }),
  handler({ query, services }) {
    const rows = listProducts(services.db, query);
    return { products: page(rows, query), count: rows.length };
  },
});

export const productRoutes: readonly Route[] = [categories, products];
