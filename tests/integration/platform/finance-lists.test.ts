import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pictureHash } from '../../platform/files/pictures/names.ts';
import { startPlatform } from '../../platform/server.ts';
import type { Platform } from '../../platform/types.ts';
import { type Client, signIn } from '../../support/platform-client.ts';
import { rowsOf, upload, workbook } from './workbook.ts';

let platform: Platform;
let admin: Client;
beforeEach(async () => {
  platform = await startPlatform();
  admin = await signIn(platform, 'admin');
});
afterEach(() => platform.close());

const page = { limit: 10, offset: 0 };

describe('indicator organizations', () => {
  const PATH = 'api/v1/indicators/organizations';
  const title = { uz_lat: 'Suv', uz_cyr: 'Сув', ru: 'Вода', en: 'Water', kr: 'Suw' };
  const body = { title, asbo_id: '77', inn: '309876543', logo: null, is_active: true, is_archive: true };

  test('a title is plain text in the list, and in five languages in the record', async () => {
    const { organizations, count } = (await admin.get(PATH, page)).body as { organizations: object[]; count: number };
    expect(organizations).toHaveLength(10);
    expect(count).toBeGreaterThan(10);
    expect(organizations[0]).toMatchObject({ id: 1, title: 'Iqtisodiyot va moliya vazirligi' });
    expect((await admin.get(`${PATH}/1`)).body.title).toMatchObject({ en: 'Ministry of Economy and Finance' });
  });

  test('one is added once, with a picture as its logo or with none', async () => {
    expect((await admin.call('POST', PATH, { ...body, logo: pictureHash('school') })).status).toBe(200);
    expect(await admin.call('POST', PATH, body)).toEqual({
      status: 409,
      body: { message: 'Bu STIR bilan tashkilot mavjud' },
    });
    expect((await admin.call('PUT', `${PATH}/1`, { ...body, inn: '309876544' })).status).toBe(200);
    expect(platform.violations()).toEqual([]);
    for (const wrong of [{ is_active: 1 }, { title: 'Suv' }, { inn: 5 }, { logo: 'x' }, { asbo_id: ' ' }])
      expect((await admin.call('POST', PATH, { ...body, inn: '1', ...wrong })).status).toBe(400);
    expect((await (await signIn(platform, 'region_manager')).get(PATH, page)).status).toBe(403);
    expect(platform.violations()).toHaveLength(6);
  });
});

describe('road prices', () => {
  const PATH = 'api/v1/road-prices';
  const priced = () => platform.find.roadPrice({ board_id: 61, district_id: platform.find.home.id });

  test('a district has one price on a board; a district of another region is refused without a violation', async () => {
    const { id, ...price } = priced();
    expect((await admin.call('POST', PATH, price)).status).toBe(409);
    expect((await admin.call('PUT', `${PATH}/${id}`, { ...price, price: 0.5 })).status).toBe(200);
    expect(platform.read.roadPrice(id).price).toBe(0.5);
    const elsewhere = platform.find.district({ region_id: { not: price.region_id } });
    expect(await admin.call('PUT', `${PATH}/${id}`, { ...price, district_id: elsewhere.id })).toEqual({
      status: 400,
      body: { message: 'Tuman tanlangan viloyatga tegishli emas' },
    });
    expect(platform.violations()).toEqual([]);
    expect((await admin.call('POST', PATH, { ...price, board_id: 999 })).status).toBe(400);
    expect((await admin.call('POST', PATH, { ...price, price: '1' })).status).toBe(400);
    const moderator = await signIn(platform, 'moderator');
    expect((await moderator.get(PATH, page)).status).toBe(200);
    expect((await moderator.call('DELETE', `${PATH}/${id}`)).status).toBe(403);
    expect(platform.violations()).toHaveLength(3);
  });

  test('the export of one board is imported into another; an export without a board has all boards', async () => {
    const table = async (query: Record<string, number>) =>
      rowsOf(await (await admin.send(`${PATH}/excel`, { query })).arrayBuffer());
    const rows = await table({ board_id: 61 });
    expect(rows[0]).toEqual(['Mavsum', 'Viloyat', 'Tuman', 'Narxi', 'Yarim tayyor narxi']);
    expect(rows).toHaveLength(1 + platform.find.count('roadPrice', { board_id: 61 }));
    expect(await table({})).toHaveLength(1 + platform.find.count('roadPrice'));
    platform.remove.roadPrice({ board_id: 49 });
    const wrong = ['', 'Toshkent shahri', 'Atlantida', '1', '1'];
    expect((await upload(admin, `${PATH}/excel`, workbook([...rows, wrong]), { board_id: '49' })).body).toEqual({
      total: rows.length,
      successful: rows.length - 1,
      failed: 1,
      errors: [{ row: rows.length + 1, message: "Bunday viloyat yoki tuman yo'q" }],
    });
    expect(platform.find.count('roadPrice', { board_id: 49 })).toBe(rows.length - 1);
    expect((await upload(admin, `${PATH}/excel`, workbook(rows))).status).toBe(400);
  });
});

describe('kindergartens', () => {
  const PATH = 'api/v1/kindergardens';
  const BOARD = 45;

  test('the list requires a board, and for a region_manager their own region', async () => {
    const all = (await admin.get(PATH, { ...page, board_id: BOARD })).body as { data: object[]; count: number };
    expect(all.count).toBe(platform.find.count('kindergarten'));
    expect(all.data[0]).toMatchObject({ organization: expect.any(String), region_id: 1, region: 'Andijon viloyati' });
    const manager = await signIn(platform, 'region_manager');
    const { region_id } = platform.find.home;
    const own = (await manager.get(PATH, { ...page, board_id: BOARD, region_id })).body as { data: { id: number }[] };
    expect(new Set(own.data.map((row) => Reflect.get(row, 'region_id')))).toEqual(new Set([region_id]));
    const [row] = own.data;
    expect((await manager.get(`${PATH}/${row?.id}`)).body).toEqual(row);
    expect(platform.violations()).toEqual([]);
    expect((await admin.get(PATH, page)).status).toBe(400);
    expect((await manager.get(PATH, { ...page, board_id: BOARD })).status).toBe(403);
    expect((await manager.get(`${PATH}/1`)).status).toBe(403);
    expect((await (await signIn(platform, 'moderator')).get(PATH, { ...page, board_id: BOARD })).status).toBe(403);
    const table = await manager.send(`${PATH}/excel/export`, { query: { board_id: BOARD } });
    expect(rowsOf(await table.arrayBuffer())).toHaveLength(1 + own.data.length);
  });

  test('one belongs to a kindergarten of its district, on a board of the type, with a picture', async () => {
    const { id, ...kindergarten } = platform.find.kindergarten();
    expect((await admin.call('PUT', `${PATH}/${id}`, kindergarten)).status).toBe(200);
    expect((await admin.call('PUT', `${PATH}/${id}`, { ...kindergarten, organization_id: null })).status).toBe(200);
    expect(platform.violations()).toEqual([]);
    const wrong = [
      { images: [] },
      { board_id: 61 },
      { type_of_work: 'REPAIR' },
      { last_repaired_year: '2020' },
      { organization_id: platform.find.organization({ organization_type: 'SCHOOL' }).id },
      { quarter_id: 999_999_999 },
    ];
    for (const part of wrong) expect((await admin.call('POST', PATH, { ...kindergarten, ...part })).status).toBe(400);
    const manager = await signIn(platform, 'region_manager');
    const foreign = platform.find.kindergarten({ id: 1 });
    expect((await manager.call('DELETE', `${PATH}/${foreign.id}`)).status).toBe(403);
    const { id: _, ...values } = foreign;
    expect((await manager.call('POST', PATH, values)).status).toBe(403);
    expect(platform.violations()).toHaveLength(wrong.length + 2);
  });
});
