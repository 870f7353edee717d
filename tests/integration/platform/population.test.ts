import { afterEach, beforeEach, expect, test } from 'vitest';
import { startPlatform } from '../../platform/server.ts';
import type { Platform } from '../../platform/types.ts';
import { type Client, signIn } from '../../support/platform-client.ts';
import { rowsOf, upload, workbook } from './workbook.ts';

let platform: Platform;
let admin: Client;
let home: { region: number; district: number };
beforeEach(async () => {
  platform = await startPlatform();
  admin = await signIn(platform, 'admin');
  const moderator = platform.users.find(({ role }) => role === 'moderator');
  home = { region: Number(moderator?.region_id), district: Number(moderator?.district_id) };
});
afterEach(() => platform.close());

const PATH = 'api/v1/citizens-count';
const page = { limit: 20, offset: 0 };

test('the list is paginated, newest year first, and is filtered by place and year', async () => {
  const first = (await admin.get(PATH, page)).body as { results: Record<string, unknown>[]; count: number };
  expect(first.results).toHaveLength(20);
  expect(first.count).toBeGreaterThan(800);
  expect(Object.keys(first.results[0] ?? {}).sort()).toEqual([
    'citizens_count',
    'created_at',
    'district',
    'district_id',
    'id',
    'region',
    'region_id',
    'year',
  ]);
  expect(first.results[0]).toMatchObject({ year: 2026 });
  const one = await admin.get(PATH, { ...page, region_id: home.region, district_id: home.district, year: 2024 });
  expect(one.body).toMatchObject({ count: 1, results: [{ district: 'Chilonzor tumani', year: 2024 }] });
  const { id } = (one.body.results as [{ id: number }])[0];
  expect((await admin.get(`${PATH}/${id}`)).body).toEqual((one.body.results as unknown[])[0]);
  expect((await admin.get(`${PATH}/years`)).body.years).toEqual(expect.arrayContaining([2026, 2025, 2024, 2023]));
});

test('figures are added and changed, but not twice for a district and year', async () => {
  const body = { citizens_count: 250_000, region_id: home.region, district_id: home.district, year: 2022 };
  expect((await admin.call('POST', PATH, body)).status).toBe(200);
  expect(await admin.call('POST', PATH, body)).toEqual({
    status: 409,
    body: { message: 'Bu tuman uchun 2022-yil aholi soni kiritilgan' },
  });
  const [added] = (await admin.get(PATH, { ...page, district_id: home.district, year: 2022 })).body.results as [
    { id: number },
  ];
  const moderator = await signIn(platform, 'moderator');
  expect((await moderator.call('PUT', `${PATH}/${added.id}`, { ...body, citizens_count: 251_000 })).status).toBe(200);
  expect((await admin.get(`${PATH}/${added.id}`)).body).toMatchObject({ ...body, citizens_count: 251_000 });
  expect(platform.violations()).toEqual([]);
  expect((await admin.call('POST', PATH, { ...body, year: '2021' })).status).toBe(400);
  expect((await admin.call('POST', PATH, { ...body, year: 2021, district_id: 1001 })).status).toBe(400);
  expect((await admin.call('DELETE', `${PATH}/${added.id}`)).status).toBe(404);
  expect(platform.violations()).toHaveLength(3);
});

test('a region_manager is limited to their region and has no district filter; only the admin has the files', async () => {
  const manager = await signIn(platform, 'region_manager');
  const own = await manager.get(PATH, { ...page, region_id: home.region });
  expect((own.body.results as { region_id: number }[]).every(({ region_id }) => region_id === home.region)).toBe(true);
  expect(platform.violations()).toEqual([]);
  const elsewhere = { citizens_count: 1, region_id: 1, district_id: 1001, year: 2020 };
  expect((await manager.get(PATH, page)).status).toBe(403);
  expect((await manager.call('POST', PATH, elsewhere)).status).toBe(403);
  const [foreign] = (await admin.get(PATH, { ...page, region_id: 1 })).body.results as [{ id: number }];
  expect((await manager.get(`${PATH}/${foreign.id}`)).status).toBe(403);
  expect((await manager.send(`${PATH}/excel`, { query: { year: 2025 } })).status).toBe(403);
  const moderator = await signIn(platform, 'moderator');
  expect((await moderator.get(PATH, { ...page, district_id: home.district })).status).toBe(200);
  const byDistrict = { ...page, region_id: home.region, district_id: home.district };
  expect((await manager.get(PATH, byDistrict)).status).toBe(403);
  expect((await (await signIn(platform, 'district_manager')).get(PATH, page)).status).toBe(403);
});

test('the export of a year can be imported for another', async () => {
  const exported = await admin.send(`${PATH}/excel`, { query: { year: 2025 } });
  const rows = rowsOf(await exported.arrayBuffer());
  expect(rows).toHaveLength(209);
  const answer = await upload(
    admin,
    `${PATH}/sync-excel`,
    workbook([...rows, ['Toshkent shahri', 'Chilonzor tumani', 'x']]),
    {
      year: '2027',
    },
  );
  expect(answer.body).toEqual({
    total: 209,
    successful: 208,
    failed: 1,
    errors: [{ row: 210, message: "Aholi soni butun son bo'lishi kerak" }],
  });
  expect((await admin.get(PATH, { ...page, year: 2027 })).body.count).toBe(208);
  expect((await upload(admin, `${PATH}/sync-excel`, workbook(rows))).status).toBe(400);
});
