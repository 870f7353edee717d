import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { listProductCategories } from '../db/products.ts';
import { HttpProblem, notFound, wrongValue } from '../http/problem.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { idText } from '../http/values.ts';
import { filledText, id } from './initiative-values.ts';

const PATH = '/api/v1/product-categories';
const params = z.strictObject({ id: idText });
const body = z.strictObject({
  title: z.strictObject({ uz_lat: filledText, uz_cyr: filledText, ru: filledText, en: filledText, kr: filledText }),
  initiative_category_id: id,
});

function requireCategory(db: DatabaseSync, category: number): void {
  if (!db.prepare('SELECT 1 FROM initiative_categories WHERE id = ?').get(category))
    throw wrongValue("Bunday kategoriya yo'q", 'initiative_category_id: unknown');
}

/** Z-130: a bare object. */
const item = defineRoute({
  id: 'E045',
  method: 'GET',
  path: `${PATH}/:id`,
  params,
  handler({ params, services: { db } }) {
    const found = listProductCategories(db, undefined).find((row) => row.id === params.id);
    if (!found) throw notFound('Mahsulot kategoriyasi topilmadi');
    return found;
  },
});

const add = defineRoute({
  id: 'E046',
  method: 'POST',
  path: PATH,
  roles: ['admin'],
  body,
  handler({ body, services: { db } }) {
    requireCategory(db, body.initiative_category_id);
    const { lastInsertRowid } = db
      .prepare('INSERT INTO product_categories VALUES (NULL, ?, ?)')
      .run(body.initiative_category_id, JSON.stringify(body.title));
    return { id: Number(lastInsertRowid) };
  },
});

const edit = defineRoute({
  id: 'E047',
  method: 'PUT',
  path: `${PATH}/:id`,
  roles: ['admin'],
  params,
  body,
  handler({ params, body, services: { db } }) {
    requireCategory(db, body.initiative_category_id);
    const { changes } = db
      .prepare('UPDATE product_categories SET initiative_category_id = ?, title = ? WHERE id = ?')
      .run(body.initiative_category_id, JSON.stringify(body.title), params.id);
    if (changes === 0) throw notFound('Mahsulot kategoriyasi topilmadi');
    return {};
  },
});

/** One that has products stays. */
const remove = defineRoute({
  id: 'E048',
  method: 'DELETE',
  path: `${PATH}/:id`,
  roles: ['admin'],
  params,
  handler({ params, services: { db } }) {
    if (db.prepare('SELECT 1 FROM products WHERE category_id = ?').get(params.id))
      throw new HttpProblem(409, "Kategoriyada mahsulotlar bor, uni o'chirib bo'lmaydi");
    const { changes } = db.prepare('DELETE FROM product_categories WHERE id = ?').run(params.id);
    if (changes === 0) throw notFound('Mahsulot kategoriyasi topilmadi');
    return {};
  },
});

export const productCategoryRoutes: readonly Route[] = [item, add, edit, remove];
