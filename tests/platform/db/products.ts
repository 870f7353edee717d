import type { DatabaseSync } from 'node:sqlite';
import { cyrillic } from './seed/cyrillic.ts';
import type { Prng } from './seed/prng.ts';
import { CATALOGUE, type Unit } from './seed/product-catalogue.ts';
import { defineTable, integer, json, type RowOf, reference, type Source, text } from './table.ts';

export type Titles = { uz_lat: string; uz_cyr: string; ru: string; en: string; kr: string };
const titles = (json: unknown) => JSON.parse(String(json)) as Titles;

const inLanguages = (uz_lat: string, ru: string, en: string): Titles => ({
  ...{ uz_lat, uz_cyr: cyrillic(uz_lat), ru, en, kr: uz_lat },
});

const FIRST_CATEGORY = 301;

/** Product categories, each belonging to a category of initiatives. */
export const productCategories = defineTable({
  kind: 'productCategory',
  name: 'product_categories',
  columns: { initiative_category_id: reference('initiative_categories'), title: json<Titles>() },
  seed: () =>
    CATALOGUE.map(([initiative_category_id, names], nth) => ({
      ...{ id: FIRST_CATEGORY + nth, initiative_category_id, title: inLanguages(...names) },
    })),
});

/** Factor between the prices of a season and the season before. */
const INFLATION = 1.05;

/** The price some seasons ago, in so'm with three significant digits; the newest price is the catalogue's. */
function priceThen(prng: Prng, price: number, seasonsAgo: number): number {
  if (seasonsAgo === 0) return price;
  const then = (price / INFLATION ** seasonsAgo) * (1 + prng.between(-30, 30) / 1000);
  const step = 10 ** Math.max(3, Math.floor(Math.log10(then)) - 2);
  return Math.round(then / step) * step;
}

/** The goods of every season except the gardens' seasons, oldest season first. */
function* seedProducts({ prng, db }: Source) {
  const seasons = db.prepare('SELECT id, year FROM boards WHERE type IS NULL ORDER BY year, season').all();
  for (const [nth, board] of seasons.entries())
    for (const [category, [, , goods]] of CATALOGUE.entries())
      for (const [uz, ru, en, unit_of_measure, newest, max_available, since = 0] of goods) {
        if (Number(board.year) < since) continue;
        const price = priceThen(prng, newest, seasons.length - 1 - nth);
        const place = { category_id: FIRST_CATEGORY + category, board_id: Number(board.id) };
        yield { ...place, title: inLanguages(uz, ru, en), unit_of_measure, price, max_available };
      }
}

/** Products that can be bought in a season (spec 001 §3). */
export const products = defineTable({
  kind: 'product',
  name: 'products',
  columns: {
    category_id: reference(productCategories.name),
    board_id: reference('boards'),
    title: json<Titles>(),
    unit_of_measure: text<Unit>(),
    price: integer(),
    max_available: integer(),
  },
  indexes: [['board_id', 'category_id'], ['category_id']],
  seed: seedProducts,
});
export type Product = RowOf<typeof products.columns>;

/** The order of products in a list: the newest season first. */
export const NEWEST_FIRST = ['-board_id', 'id'] as const;

/** A stored line of an equipment registry; `id` is the product's. */
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

/** Replaces the registry of an initiative by these lines. */
export function writeRegistry(db: DatabaseSync, initiative: number, lines: readonly RegistryLine[]): void {
  db.prepare('DELETE FROM initiative_products WHERE initiative_id = ?').run(initiative);
  const add = db.prepare('INSERT INTO initiative_products VALUES (?, ?, ?, ?, ?, ?)');
  for (const line of lines)
    add.run(initiative, line.id, line.price, line.count, line.granted_price, line.granted_count);
}
