import type { DatabaseSync } from 'node:sqlite';
import { fold } from './fold.ts';

export type Titles = { uz_lat: string; uz_cyr: string; ru: string; en: string; kr: string };
const titles = (json: unknown) => JSON.parse(String(json)) as Titles;

export type Product = {
  id: number;
  title: Titles;
  category_id: number;
  category: string;
  unit_of_measure: string;
  max_available: number;
  price: number;
  board_id: number | null;
};

const PRODUCTS = `
  SELECT p.id, p.title, p.category_id, c.title AS category, p.unit_of_measure, p.max_available, p.price, p.board_id
  FROM products p JOIN product_categories c ON c.id = p.category_id`;

export type ProductFilter = {
  category_id?: number | undefined;
  board_id?: number | undefined;
  search?: string | undefined;
};

/** Products with their titles in five languages and the name of their category; the search looks at every language. */
export function listProducts(db: DatabaseSync, { category_id, board_id, search = '' }: ProductFilter): Product[] {
  const wanted = fold(search).trim();
  return db
    .prepare(
      `${PRODUCTS} WHERE p.category_id = coalesce(?1, p.category_id) AND p.board_id IS coalesce(?2, p.board_id) ORDER BY p.id`,
    )
    .all(category_id ?? null, board_id ?? null)
    .filter(({ title }) => fold(String(title)).includes(wanted))
    .map((row) => ({ ...row, title: titles(row.title), category: titles(row.category).uz_lat }) as Product);
}

/** Product categories, those of one category of initiatives where it is named, each with its products (Z-127). */
export function listProductCategories(db: DatabaseSync, initiativeCategory: number | undefined) {
  return db
    .prepare(
      `SELECT c.id, c.title, c.initiative_category_id, i.title AS initiative_category, i.organization_type
       FROM product_categories c JOIN initiative_categories i ON i.id = c.initiative_category_id
       WHERE i.id = coalesce(?, i.id) ORDER BY c.id`,
    )
    .all(initiativeCategory ?? null)
    .map((row) => {
      const products = listProducts(db, { category_id: Number(row.id) });
      const id = Number(row.id);
      return { ...row, id, title: titles(row.title), products, product_categories_count: products.length };
    });
}

/** A line of an equipment registry, as it is kept; `id` is the product's. */
export type RegistryLine = { id: number; price: number; count: number; granted_price: number; granted_count: number };

/** The registry of an initiative with names and limits, in the order of the catalogue (E042). */
export function registryOf(db: DatabaseSync, initiative: number): (RegistryLine & Record<string, unknown>)[] {
  return db
    .prepare(
      `SELECT p.id, p.title, p.unit_of_measure, r.price, r.granted_price, r.count, r.granted_count, p.max_available,
              p.category_id, c.title AS category
       FROM initiative_products r JOIN products p ON p.id = r.product_id
       JOIN product_categories c ON c.id = p.category_id WHERE r.initiative_id = ? ORDER BY p.category_id, p.id`,
    )
    .all(initiative)
    .map((row) => ({
      ...(row as RegistryLine),
      title: titles(row.title).uz_lat,
      category: titles(row.category).uz_lat,
    }));
}

export const totalOf = (lines: readonly RegistryLine[]): number =>
  lines.reduce((sum, line) => sum + line.granted_price * line.granted_count, 0);

/** Puts these lines in the place of the registry that is there. */
export function writeRegistry(db: DatabaseSync, initiative: number, lines: readonly RegistryLine[]): void {
  db.prepare('DELETE FROM initiative_products WHERE initiative_id = ?').run(initiative);
  const add = db.prepare('INSERT INTO initiative_products VALUES (?, ?, ?, ?, ?, ?)');
  for (const line of lines)
    add.run(initiative, line.id, line.price, line.count, line.granted_price, line.granted_count);
}
