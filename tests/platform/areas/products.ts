import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { NEWEST_FIRST, type Product, productCategories, products } from '../db/products.ts';
import { requireBoard, requireKnown } from '../db/references.ts';
import { rowAt } from '../db/rows.ts';
import { PRODUCT_COLUMNS, PRODUCT_TITLES, productRows, takeProducts } from '../files/product-workbook.ts';
import { openPaging } from '../http/paging.ts';
import { HttpProblem, notFound, wrongValue } from '../http/problem.ts';
import { id, idText, localized, ofBoard } from '../http/values.ts';
import { byOffset, equal, search } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { exportRoute, importRoute } from '../routes/table-files.ts';
import { defineArea } from './area.ts';

/** A product with the name of its category. */
const withCategory = (row: Product, db: DatabaseSync) => ({
  ...row,
  category: rowAt(db, productCategories, row.category_id)?.title.uz_lat,
});

const productRoutes = recordRoutes({
  ids: { list: 'E049', one: 'E050', create: 'E051', change: 'E052', remove: 'E053' },
  table: products,
  missing: "Bunday mahsulot yo'q",
  list: {
    pages: byOffset({ rows: 'products', query: openPaging() }),
    order: NEWEST_FIRST,
    filters: {
      category_id: equal('category_id', idText.optional()),
      board_id: equal('board_id', idText.optional()),
      search: search('title'),
    },
  },
  answer: withCategory,
  body: z.strictObject({
    board_id: id,
    title: localized,
    category_id: id,
    unit_of_measure: z.enum(['collection', 'piece', 'package']),
    max_available: z.number().int().nonnegative(),
    price: z.number().int().nonnegative(),
  }),
  answersId: true,
  refuses({ body, id, services: { db } }) {
    requireBoard(db, body.board_id);
    requireKnown(db, productCategories.name, { category_id: body.category_id }, "Bunday kategoriya yo'q");
    // The unit `package` exists only in old records: it cannot be chosen (P-010).
    if (body.unit_of_measure === 'package' && (id === null || rowAt(db, products, id)?.unit_of_measure !== 'package'))
      throw wrongValue("O'lchov birligi noto'g'ri", 'unit_of_measure: no package before');
  },
  refusesRemoval(row, db) {
    if (db.prepare('SELECT 1 FROM initiative_products WHERE product_id = ?').get(row.id))
      throw new HttpProblem(409, "Mahsulot tashabbuslar reyestrida bor, uni o'chirib bo'lmaydi");
  },
});

const exported = exportRoute('E054', {
  query: ofBoard,
  file({ db, query: { board_id } }) {
    const board = db.prepare('SELECT season, year FROM boards WHERE id = ?').get(board_id);
    if (!board) throw notFound("Bunday mavsum yo'q");
    return `Mahsulotlar, ${board.season}-mavsum, ${board.year}`;
  },
  columns: PRODUCT_COLUMNS,
  rows: ({ db, query: { board_id } }) => productRows(db, board_id),
});

const imported = importRoute('E055', {
  body: ofBoard,
  columns: PRODUCT_TITLES,
  rows({ db, body: { board_id } }) {
    requireBoard(db, board_id);
    return takeProducts(db, board_id);
  },
});

/** The catalogue of products (spec 001 §7). */
export const productsArea = defineArea({
  name: 'products',
  tables: [products],
  routes: [...productRoutes, exported, imported],
});
