import type { Locator, Page } from 'playwright/test';
import type { Platform } from '../../platform/types.ts';

/** A line as the table shows it. */
export type Line = {
  row: Locator;
  price: Locator;
  count: Locator;
  remove: Locator;
};

/** The editor of an equipment registry, as a person sees it. */
export type RegistryEditor = {
  dialog: Locator;
  table: Locator;
  line: (product: string) => Line;
  /** The names of the products, in the order of the table. */
  products: () => Promise<string[]>;
  category: (name: string) => Locator;
  /** A product of the category that is open. */
  product: (name: string) => Locator;
  search: Locator;
  save: Locator;
  cancel: Locator;
  /** What an earlier time has left. */
  offer: Locator;
};

export function registryEditor(page: Page): RegistryEditor {
  const dialog = page.getByRole('dialog', { name: 'Jihozlar reyestri' });
  const table = dialog.getByRole('table', { name: 'Jihozlar reyestri' });
  const catalogue = dialog.getByRole('region', { name: "Mahsulot qo'shish" });
  return {
    dialog,
    table,
    line: (product) => ({
      row: table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: product, exact: true }) }),
      price: table.getByRole('textbox', { name: `${product}: Ajratilgan narx` }),
      count: table.getByRole('textbox', { name: `${product}: Ajratilgan soni` }),
      remove: table.getByRole('button', { name: `Olib tashlash: ${product}` }),
    }),
    products: () => table.locator('tr[data-line] th').allInnerTexts(),
    category: (name) => catalogue.getByRole('button', { name, exact: true }),
    product: (name) => catalogue.getByRole('listitem').filter({ hasText: name }).getByRole('button'),
    search: catalogue.getByRole('textbox', { name: 'Mahsulotni qidirish' }),
    save: dialog.getByRole('button', { name: 'Saqlash' }),
    cancel: dialog.getByRole('button', { name: 'Bekor qilish' }),
    offer: dialog.getByRole('status').filter({ hasText: 'Saqlanmagan matn topildi' }),
  };
}

/** An initiative of the staff's own district that buys electric goods: two transformers, cable and fittings. */
export function withRegistry(platform: Platform): { id: number; public_id: string; board_id: number } {
  const home = Number(platform.users.find(({ role }) => role === 'moderator')?.district_id);
  const { db } = platform;
  const found = db
    .prepare(
      `SELECT id, public_id, board_id FROM initiatives WHERE board_id = 61 AND district_id = ? AND type = 'EQUIPMENT'
       AND category_id = 8 AND stage = 'INITIAL' ORDER BY id LIMIT 1`,
    )
    .get(home);
  if (!found) throw new Error('no initiative that buys electric goods');
  const id = Number(found.id);
  db.prepare('DELETE FROM initiative_products WHERE initiative_id = ?').run(id);
  const add = db.prepare(
    `INSERT INTO initiative_products SELECT ?, id, price, ?, price, ? FROM products
     WHERE json_extract(title, '$.uz_lat') = ?`,
  );
  add.run(id, 2, 2, 'Transformator 250 kVA');
  add.run(id, 40, 40, 'SIP kabel, 100 m');
  add.run(id, 60, 60, 'Armatura toʻplami');
  return { id, public_id: String(found.public_id), board_id: Number(found.board_id) };
}

/** What stands in the registry of an initiative: product, price, count, granted price and count. */
export const registryIn = (platform: Platform, initiative: number) =>
  platform.db
    .prepare(
      `SELECT json_extract(p.title, '$.uz_lat') AS title, r.price, r.count, r.granted_price, r.granted_count
       FROM initiative_products r JOIN products p ON p.id = r.product_id WHERE r.initiative_id = ? ORDER BY p.id`,
    )
    .all(initiative)
    .map((row) => [row.title, row.price, row.count, row.granted_price, row.granted_count]);

/** The id of a product by its Latin name. */
export const productId = (platform: Platform, title: string): number =>
  Number(platform.db.prepare("SELECT id FROM products WHERE json_extract(title, '$.uz_lat') = ?").get(title)?.id);
