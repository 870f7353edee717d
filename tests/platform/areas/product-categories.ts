import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { NEWEST_FIRST, productCategories, products } from '../db/products.ts';
import { countRows, selectRows } from '../db/rows.ts';
import type { RowOf } from '../db/table.ts';
import { openPaging } from '../http/paging.ts';
import { HttpProblem } from '../http/problem.ts';
import { id, idText, localized } from '../http/values.ts';
import { byOffset, equal } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { defineArea } from './area.ts';

const ofCategory = (category: number) => [{ sql: 'category_id = ?', values: [category] }];

/** A product category with its products of all seasons and its category of initiatives (Z-127). */
function withProducts(row: RowOf<typeof productCategories.columns>, db: DatabaseSync) {
  const found = selectRows(db, products, { conditions: ofCategory(row.id), order: NEWEST_FIRST });
  const of = db
    .prepare('SELECT title AS initiative_category, organization_type FROM initiative_categories WHERE id = ?')
    .get(row.initiative_category_id);
  return {
    ...row,
    ...of,
    products: found.map((product) => ({ ...product, category: row.title.uz_lat })),
    product_categories_count: found.length,
  };
}

const routes = recordRoutes({
  ids: { list: 'E044', one: 'E045', create: 'E046', change: 'E047', remove: 'E048' },
  table: productCategories,
  missing: 'Mahsulot kategoriyasi topilmadi',
  list: {
    // The documents name no count, so the answer has none.
    pages: { ...byOffset({ query: openPaging() }), answer: (rows) => ({ product_categories: rows }) },
    order: ['id'],
    filters: { initiative_category_id: equal('initiative_category_id', idText.optional()) },
  },
  answer: withProducts,
  body: z.strictObject({ title: localized, initiative_category_id: id }),
  answersId: true,
  known: { initiative_category_id: "Bunday kategoriya yo'q" },
  refusesRemoval(row, db) {
    if (countRows(db, products, ofCategory(row.id)) > 0)
      throw new HttpProblem(409, "Kategoriyada mahsulotlar bor, uni o'chirib bo'lmaydi");
  },
});

/** The categories of products (spec 001 §7). */
export const productCategoriesArea = defineArea({ name: 'product categories', tables: [productCategories], routes });
