import type { Locator, Page } from 'playwright/test';
import type { Initiative } from '../../platform/find/records.ts';
import type { Platform } from '../../platform/types.ts';

/** A line as the table shows it. */
type Line = {
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
  /** A product of the open category. */
  product: (name: string) => Locator;
  search: Locator;
  save: Locator;
  /** The offer to restore an earlier draft. */
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
    offer: dialog.getByRole('status').filter({ hasText: 'Saqlanmagan matn topildi' }),
  };
}

const productOf = ({ find }: Platform, title: string) => find.product({ title: { uz_lat: title } });

/** The id of a product by its Latin name. */
export const productId = (platform: Platform, title: string): number => productOf(platform, title).id;

/** An initiative of the staff's own district that buys electric goods: two transformers, cable and fittings. */
export function withRegistry(platform: Platform): Initiative {
  const { add, find, initiatives } = platform;
  const { id: category_id } = find.category({ title: 'Elektr taʼminoti va transformatorlar' });
  // Few have a registry from the beginning, and a walk needs one for each step.
  const found = find.initiative({ stage: 'INITIAL', asksFor: 'nothing' });
  const bought = { ...found, type: 'EQUIPMENT', category_id } as const;
  initiatives.change(found.id, { type: bought.type, category_id });
  for (const [title, count] of [
    ['Transformator 250 kVA', 2],
    ['SIP kabel, 100 m', 40],
    ['Armatura toʻplami', 60],
  ] as const) {
    const { id: product_id, price } = productOf(platform, title);
    const granted = { granted_price: price, granted_count: count };
    add.registryLine({ initiative_id: bought.id, product_id, price, count, ...granted });
  }
  return bought;
}

/** The lines of an initiative's registry: product, price, count, granted price and count. */
export const registryIn = ({ find, read }: Platform, initiative: number) =>
  find
    .all('registryLine', { initiative_id: initiative })
    .toSorted((one, other) => one.product_id - other.product_id)
    .map(({ product_id, price, count, granted_price, granted_count }) => [
      read.product(product_id).title.uz_lat,
      ...[price, count, granted_price, granted_count],
    ]);
