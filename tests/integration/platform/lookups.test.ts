import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPlatform } from '../../platform/server.ts';
import type { Platform } from '../../platform/types.ts';
import { type Client, signIn } from '../../support/platform-client.ts';

let platform: Platform;
let client: Client;
beforeAll(async () => {
  platform = await startPlatform();
  client = await signIn(platform, 'moderator');
});
afterAll(() => platform.close());

type Row = Record<string, unknown>;
const rows = async (path: string, field: string, query: Record<string, string | number> = {}) =>
  (await client.get(path, query)).body[field] as Row[];

test('boards: active ones, by type, and one whose review is open today', async () => {
  const active = await rows('api/v1/boards', 'boards', { status: 1 });
  expect(active).toHaveLength(6);
  expect(await rows('api/v1/boards', 'boards')).toHaveLength(14);
  const gardens = await rows('api/v1/boards', 'boards', { status: 1, type: 'MY_GARDEN' });
  expect(gardens.map(({ type }) => type)).toEqual(['MY_GARDEN']);
  expect(await rows('api/v1/boards', 'boards', { status: 1, type: 'KINDERGARDEN' })).toHaveLength(1);
  const today = new Date().toISOString().slice(0, 10);
  const open = active.filter(
    (board) => String(board.review_start_date) <= today && today <= String(board.review_end_date),
  );
  expect(open.map(({ stage }) => stage)).toEqual(['REVIEW', 'REVIEW']);
  expect(active.map(({ stage }) => stage)).toContain('PROMOTION');
});

test('regions, districts and quarters', async () => {
  expect(await rows('api/v1/regions', 'regions')).toHaveLength(14);
  expect(await rows('api/v1/districts', 'districts')).toHaveLength(208);
  const tashkent = await rows('api/v1/districts', 'districts', { region_id: 10 });
  expect(tashkent.map(({ title }) => title)).toContain('Chilonzor tumani');
  expect(tashkent.every(({ region_id }) => region_id === 10)).toBe(true);

  const district = tashkent[0] ?? {};
  expect((await client.get(`api/v1/districts/${district.id}`)).body).toEqual(district);
  const quarters = await rows('api/v1/quarters', 'quarters', { district_id: Number(district.id), status: 'ACTIVE' });
  expect(quarters.length).toBeGreaterThan(30);
  expect(quarters.every((quarter) => quarter.district_id === district.id && quarter.status === 'ACTIVE')).toBe(true);
  expect(await rows('api/v1/quarters', 'quarters')).toHaveLength(8103);
});

test('categories: 11 is the roads, some name an institution', async () => {
  const categories = await rows('api/v1/initiative-categories', 'initiative_categories');
  expect(categories.find(({ id }) => id === 11)).toMatchObject({
    title: 'Ichki yoʻllarni taʼmirlash',
    organization_type: null,
  });
  const types = new Set(categories.map(({ organization_type }) => organization_type));
  expect(types.size).toBe(8);
});

test('organizations of a district and type', async () => {
  const district = Number(platform.users.find(({ role }) => role === 'moderator')?.district_id);
  const schools = await rows('api/v1/organizations', 'organizations', {
    district_id: district,
    organization_type: 'SCHOOL',
  });
  expect(schools).toHaveLength(6);
});

test('reasons to decline, some of which need a file', async () => {
  const reasons = await rows('api/v1/initiatives/cancelation-reasons', 'cancelation_reasons');
  expect(reasons).toHaveLength(9);
  expect(new Set(reasons.map(({ file_required }) => file_required))).toEqual(new Set([true, false]));
});

test('road prices by board and district, in pages', async () => {
  const district = Number(platform.users.find(({ role }) => role === 'moderator')?.district_id);
  const own = await client.get('api/v1/road-prices', { board_id: 61, district_id: district, limit: 10_000, offset: 0 });
  expect(own.body).toMatchObject({
    data: [{ board_id: 61, district_id: district, price: expect.any(Number), half_ready_price: expect.any(Number) }],
    count: 1,
  });
  const all = await client.get('api/v1/road-prices', { board_id: 61, limit: 10_000 });
  const page = await client.get('api/v1/road-prices', { board_id: 61, limit: 10, offset: 10 });
  expect(page.body).toEqual({ data: (all.body.data as Row[]).slice(10, 20), count: all.body.count });
  expect((await client.get('api/v1/road-prices', { limit: 10_001 })).status).toBe(400);
});
