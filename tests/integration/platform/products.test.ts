import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPlatform } from '../../platform/server.ts';
import type { Platform } from '../../platform/types.ts';
import { type Client, signIn } from '../../support/platform-client.ts';
import { rowsOf, upload, workbook } from './workbook.ts';

let platform: Platform;
let admin: Client;
let moderator: Client;
beforeAll(async () => {
  platform = await startPlatform();
  admin = await signIn(platform, 'admin');
  moderator = await signIn(platform, 'moderator');
});
afterAll(() => platform.close());

type Product = { id: number; title: Record<string, string>; price: number; board_id: number };
const CATEGORIES = 'api/v1/product-categories';
const PRODUCTS = 'api/v1/products';
const TITLE = { uz_lat: 'Yangi', uz_cyr: 'Янги', ru: 'Новая', en: 'New', kr: 'Jańa' };
const violations = () => platform.violations().length;

describe('product categories', () => {
  test('those of an initiative category have their products of every season; the answer has no count', async () => {
    const of = async (id: number) =>
      (await admin.get(CATEGORIES, { initiative_category_id: id })).body as {
        product_categories: { id: number; products: Product[] }[];
      };
    expect(await of(11)).toEqual({ product_categories: [] });
    const [first, second] = (await of(1)).product_categories;
    expect(first).toMatchObject({
      title: { uz_lat: 'Oʻquv mebeli', uz_cyr: 'Ўқув мебели', ru: 'Учебная мебель' },
      initiative_category: 'Umumtaʼlim maktablarini taʼmirlash',
      product_categories_count: 48,
      organization_type: 'SCHOOL',
    });
    const { body } = await admin.get(PRODUCTS, { category_id: second?.id ?? 0 });
    expect(body.products).toEqual(second?.products);
    // The interactive board has been offered since 2023.
    expect(body.count).toBe(3 * 12 + 8);
    expect((await admin.get(CATEGORIES, { limit: 10, offset: 0 })).body.product_categories).toHaveLength(10);
  });

  test('an admin adds, changes and removes a category; a category with products stays', async () => {
    const form = { title: TITLE, initiative_category_id: 4 };
    const { body } = await admin.call('POST', CATEGORIES, form);
    const one = `${CATEGORIES}/${body.id}`;
    expect((await admin.get(one)).body).toMatchObject({ ...form, products: [] });
    const other = { ...form, title: { ...TITLE, en: 'Newer' } };
    expect((await admin.call('PUT', one, other)).status).toBe(200);
    expect((await admin.get(one)).body).toMatchObject(other);
    expect((await admin.call('DELETE', one)).status).toBe(200);
    expect((await admin.get(one)).status).toBe(404);
    expect((await admin.call('DELETE', `${CATEGORIES}/301`)).status).toBe(409);
    expect((await admin.call('POST', CATEGORIES, { ...form, title: { uz_lat: 'Yangi' } })).status).toBe(400);
    expect((await admin.call('POST', CATEGORIES, { ...form, initiative_category_id: 99 })).status).toBe(400);
    expect((await moderator.call('POST', CATEGORIES, form)).status).toBe(403);
  });
});

describe('products', () => {
  test('are searched in every language and script, and paginated, newest season first', async () => {
    const search = (text: string, more = {}) => admin.get(PRODUCTS, { search: text, limit: 5, offset: 0, ...more });
    expect((await search('ТРАНСФОРМАТОР', { board_id: 61 })).body.count).toBe(3);
    expect((await search("o'qituvchi stoli", { board_id: 61 })).body).toMatchObject({
      count: 1,
      products: [{ unit_of_measure: 'piece', category: 'Oʻquv mebeli' }],
    });
    const { products, count } = (await search('teacher’s')).body as { products: Product[]; count: number };
    expect([products.map(({ board_id }) => board_id), count]).toEqual([[61, 55, 49, 44, 42], 12]);
    const prices = products.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    expect((await admin.get(PRODUCTS, { page: 1 })).status).toBe(400);
  });

  test('a product is added, changed and removed; one in a registry stays, and none becomes a package', async () => {
    const form = {
      ...{ board_id: 61, title: TITLE, category_id: 301 },
      ...{ unit_of_measure: 'piece', max_available: 10, price: 250_000 },
    };
    const before = violations();
    const { body } = await admin.call('POST', PRODUCTS, form);
    const one = `${PRODUCTS}/${body.id}`;
    expect((await admin.get(one)).body).toMatchObject({ ...form, category: 'Oʻquv mebeli' });
    expect((await admin.call('PUT', one, { ...form, price: 260_000 })).status).toBe(200);
    expect(platform.read.product(Number(body.id)).price).toBe(260_000);
    const paper = platform.find.product({ unit_of_measure: 'package' });
    expect((await admin.call('PUT', `${PRODUCTS}/${paper.id}`, { ...form, unit_of_measure: 'package' })).status).toBe(
      200,
    );
    expect((await admin.call('DELETE', one)).status).toBe(200);
    expect((await admin.get(one)).status).toBe(404);
    const { product_id } = platform.find.registryLine();
    expect((await admin.call('DELETE', `${PRODUCTS}/${product_id}`)).status).toBe(409);
    expect(violations()).toBe(before);
    const { id } = platform.find.product({ unit_of_measure: 'piece' });
    const refused: [method: 'POST' | 'PUT', body: object][] = [
      ['POST', { ...form, unit_of_measure: 'package' }],
      ['PUT', { ...form, unit_of_measure: 'package' }],
      ['POST', { ...form, board_id: 9 }],
      ['POST', { ...form, category_id: 9 }],
      ['POST', { ...form, price: 0.5 }],
      ['POST', { ...form, category: 'x' }],
    ];
    for (const [method, wrong] of refused)
      expect((await admin.call(method, method === 'PUT' ? `${PRODUCTS}/${id}` : PRODUCTS, wrong)).status).toBe(400);
    expect((await moderator.call('POST', PRODUCTS, form)).status).toBe(403);
    expect(violations()).toBe(before + refused.length + 1);
  });

  test('the products of a season are exported to a table and updated from one', async () => {
    const file = await admin.send(`${PRODUCTS}/excel`, { method: 'GET', query: { board_id: '55' } });
    const [header, first] = rowsOf(await file.arrayBuffer()) as [string[], unknown[]];
    expect(header?.slice(-4)).toEqual(['Kategoriya', "O'lchov birligi", 'Soni', 'Narxi']);
    expect(first?.slice(5, 8)).toEqual(['Oʻquv mebeli', "To'plam", 400]);

    const titles = first?.slice(0, 5) as string[];
    const rows = [
      header,
      [...titles, "o'quv mebeli", "To'plam", '5', '1 400 000'],
      ['Stul', 'Стул', 'Стул', 'Chair', 'Stul', 'Oʻquv mebeli', 'Dona', '90', '310000'],
      ['Stul', '', 'Стул', 'Chair', 'Stul', 'Oʻquv mebeli', 'Dona', '90', '310000'],
      [...titles, 'Uylar', 'Dona', '1', '1'],
      [...titles, 'Oʻquv mebeli', 'Tonna', '1', '1'],
      [...titles, 'Oʻquv mebeli', 'Dona', 'ikki', '1'],
    ];
    const count = platform.find.count('product', { board_id: 55 });
    expect((await upload(admin, `${PRODUCTS}/sync-excel`, workbook(rows), { board_id: '55' })).body).toEqual({
      ...{ total: 6, successful: 2, failed: 4 },
      errors: [
        { row: 4, message: "Nomi (UzKr) ko'rsatilmagan" },
        { row: 5, message: "Bunday kategoriya yo'q: Uylar" },
        { row: 6, message: "O'lchov birligi noma'lum: Tonna" },
        { row: 7, message: "Narx va son butun raqam bo'lishi kerak" },
      ],
    });
    expect(platform.find.count('product', { board_id: 55 })).toBe(count + 1);
    expect(platform.find.product({ board_id: 55, title: { uz_lat: titles[0] ?? '' } })).toMatchObject({
      max_available: 5,
      price: 1_400_000,
    });
    expect((await upload(admin, `${PRODUCTS}/sync-excel`, workbook(rows))).status).toBe(400);
    expect((await upload(moderator, `${PRODUCTS}/sync-excel`, workbook(rows), { board_id: '55' })).status).toBe(403);
  });
});
