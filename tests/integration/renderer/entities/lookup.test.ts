import type { Bridge } from '@shared/bridge/bridge.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startPlatform } from '../../../platform/server.ts';
import type { Platform } from '../../../platform/types.ts';
import { type Client, signIn } from '../../../support/platform-client.ts';

const district = { id: 0, title: '' };
const noteOddFields = vi.fn();
let platform: Platform;
let client: Client;
let queries: QueryClient;
/** Answers that the platform does not give, by path. */
const answers = new Map<string, unknown>();

/** As much of the bridge as the lookups need, over the same HTTP: null and undefined values are omitted. */
const request: Bridge['api']['request'] = async ({ path, query = {} }) => {
  if (answers.has(path)) return { ok: true, value: answers.get(path) };
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const { status, body } = await client.get(
    path,
    Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
  );
  return status === 200 ? { ok: true, value: body } : { ok: false, error: { kind: 'invalid', status } };
};

const entities = async () => ({
  ...(await import('@/entities/cancelation-reasons.ts')),
  ...(await import('@/entities/boards.ts')),
  ...(await import('@/entities/categories.ts')),
  ...(await import('@/entities/customers.ts')),
  ...(await import('@/entities/organizations.ts')),
  ...(await import('@/entities/quarters.ts')),
  ...(await import('@/entities/road-prices.ts')),
  ...(await import('@/entities/schools.ts')),
});

beforeAll(async () => {
  platform = await startPlatform({ customers: 100_000 });
  client = await signIn(platform, 'moderator');
  vi.stubGlobal('window', { bridge: { api: { request }, app: { noteOddFields } } });
  Object.assign(district, platform.db.prepare('SELECT id, title FROM districts ORDER BY id LIMIT 1').get());
});
afterAll(() => platform.close());
beforeEach(() => {
  queries = new QueryClient();
  answers.clear();
});

test('categories name the type of organization that their initiatives have', async () => {
  const { categoriesQuery } = await entities();
  const categories = await queries.fetchQuery(categoriesQuery);
  expect(categories).toContainEqual({
    id: 1,
    title: 'Umumtaʼlim maktablarini taʼmirlash',
    organization_type: 'SCHOOL',
  });
  expect(categories).toContainEqual({ id: 11, title: 'Ichki yoʻllarni taʼmirlash', organization_type: null });
});

test('quarters and organizations are not requested before their district is known', async () => {
  const { offeredQuarters, quartersQuery, organizationsQuery } = await entities();
  const quarters = await queries.fetchQuery(quartersQuery(district.id));
  const known = platform.db
    .prepare('SELECT id, title, status FROM quarters WHERE district_id = ? ORDER BY id')
    .all(district.id)
    .map((row) => ({ id: Number(row.id), title: row.title, status: row.status }));
  expect(quarters).toMatchObject(known);
  // Z-156: a form offers the active ones, and the one that its record already has.
  const [first, second] = known;
  const offered = offeredQuarters(
    quarters.map((quarter) =>
      quarter.id === first?.id || quarter.id === second?.id ? { ...quarter, status: 'ARCHIVE' } : quarter,
    ),
    second?.id ?? null,
  );
  expect(offered.map(({ id }) => id)).not.toContain(first?.id);
  expect(offered.map(({ id }) => id)).toContain(second?.id);
  expect(offered.length).toBeGreaterThan(5);
  expect(offeredQuarters([{ id: 1, title: 'Oqtepa' }], null)).toHaveLength(1);
  expect(quartersQuery(null).enabled).toBe(false);

  const schools = await queries.fetchQuery(
    organizationsQuery({ district_id: district.id, organization_type: 'SCHOOL' }),
  );
  expect(schools.length).toBeGreaterThan(20);
  expect(schools.every(({ title }) => /maktab|мактаб/.test(String(title)))).toBe(true);
  expect(organizationsQuery({ district_id: district.id, organization_type: null }).enabled).toBe(false);
  expect(organizationsQuery({ district_id: null, organization_type: 'SCHOOL' }).enabled).toBe(false);
});

test('all customers are returned, as a select offers them', async () => {
  const { customersQuery } = await entities();
  const customers = await queries.fetchQuery(customersQuery);
  expect(customers).toHaveLength(100_000);
  const row = platform.db.prepare('SELECT id, title, tin FROM customers WHERE id = 1100').get();
  expect(customers).toContainEqual({ value: row?.id, label: row?.title, hint: row?.tin });
  expect(platform.violations()).toEqual([]);
});

test('a customer without title is named by its tax number or id; one without id is left out and logged', async () => {
  const { customersQuery } = await entities();
  answers.set('api/v1/customers', {
    data: [{ id: 1, title: null, tin: 301234567 }, { id: 2, title: ' Suv ', type: 'OTHERS' }, { id: 3 }],
  });
  expect(await queries.fetchQuery(customersQuery)).toEqual([
    { value: 1, label: '301234567', hint: '301234567' },
    { value: 2, label: 'Suv', hint: null },
    { value: 3, label: 'ID 3', hint: null },
  ]);
  answers.set('api/v1/customers', { data: [{ id: 1 }, { title: 'Suv' }, { id: 3 }], count: 3 });
  const readable = await new QueryClient().fetchQuery(customersQuery);
  expect(readable.map(({ value }) => value)).toEqual([1, 3]);
  expect(noteOddFields.mock.calls).toEqual([[{ method: 'GET', path: 'api/v1/customers', fields: ['data.1'] }]]);
  for (const answer of [{ data: 'none' }, {}]) {
    answers.set('api/v1/customers', answer);
    await expect(new QueryClient().fetchQuery(customersQuery)).rejects.toMatchObject({ kind: 'unexpected-shape' });
  }
  answers.set('api/v1/customers', { data: null });
  expect(await new QueryClient().fetchQuery(customersQuery)).toEqual([]);
});

test('road prices of a season and district, and the reasons for a rejection', async () => {
  const { roadPricesQuery, cancelationReasonsQuery } = await entities();
  const price = { id: 5, board_id: 61, region_id: 1, district_id: 7, price: 900_000_000, half_ready_price: null };
  answers.set('api/v1/road-prices', { data: [price], count: 1 });
  expect(await queries.fetchQuery(roadPricesQuery(61, 7))).toEqual([
    { id: 5, district_id: 7, price: 900_000_000, half_ready_price: null },
  ]);
  expect(roadPricesQuery(61, 7).queryKey).toEqual([
    'api/v1/road-prices',
    'lookup',
    { board_id: 61, district_id: 7, limit: 10_000, offset: 0 },
  ]);
  expect(roadPricesQuery(61, null).enabled).toBe(false);
  expect(roadPricesQuery(null, 7).enabled).toBe(false);

  answers.set('api/v1/initiatives/cancelation-reasons', {
    cancelation_reasons: [
      { id: 1, title: "Hujjat yo'q", file_required: true },
      { id: 2, title: 'Takroriy' },
    ],
  });
  expect(await queries.fetchQuery(cancelationReasonsQuery)).toEqual([
    { id: 1, title: "Hujjat yo'q", file_required: true },
    { id: 2, title: 'Takroriy', file_required: false },
  ]);
});

test('boards of the type that a screen names, else of the one that the person works with', async () => {
  const { boardsQuery } = await entities();
  const typesOf = async (...asked: Parameters<typeof boardsQuery>) =>
    new Set((await queries.fetchQuery(boardsQuery(...asked))).map(({ type }) => type));
  expect(await typesOf({ role: 'admin' })).toEqual(new Set([null, 'MY_GARDEN', 'KINDERGARDEN']));
  expect(await typesOf({ role: 'my_garden_moderator' })).toEqual(new Set(['MY_GARDEN']));
  expect(await typesOf({ role: 'region_manager' }, 'KINDERGARDEN')).toEqual(new Set(['KINDERGARDEN']));
});

test('S-089: from a school board to a student; no level is requested before its parent is known', async () => {
  const { schoolBoardsQuery, schoolsQuery, classesQuery, studentsQuery } = await entities();
  const before = client;
  client = await signIn(platform, 'admin');
  const [board] = await queries.fetchQuery(schoolBoardsQuery);
  expect(board).toMatchObject({ title: 'Mening maktabim', year: 2026, season: 1, stage: 'MODERATE' });
  const place = platform.db
    .prepare('SELECT id AS district_id, region_id FROM districts ORDER BY id DESC LIMIT 1')
    .get();
  const wanted = {
    board_id: board?.id ?? 0,
    region_id: Number(place?.region_id),
    district_id: Number(place?.district_id),
  };
  const [school, ...others] = await queries.fetchQuery(schoolsQuery(wanted));
  expect(school?.title).toMatch(/maktab|мактаб/);
  expect(others.length).toBeGreaterThan(20);
  const classes = await queries.fetchQuery(classesQuery(wanted.board_id, school?.id ?? 0));
  expect(classes).toEqual(Array.from({ length: 3 }, () => ({ class_name: expect.stringMatching(/^\d+-[AB]$/) })));
  const found = await queries.fetchQuery(studentsQuery(school?.id ?? 0, classes[0]?.class_name ?? ''));
  expect(found.length).toBeGreaterThan(3);
  expect(found[0]?.title).toMatch(/^\S+ \S+/);
  for (const missing of ['board_id', 'region_id', 'district_id'])
    expect(schoolsQuery({ ...wanted, [missing]: null }).enabled).toBe(false);
  expect(classesQuery(null, 1).enabled).toBe(false);
  expect(studentsQuery(1, null).enabled).toBe(false);
  await expect(queries.fetchQuery(schoolsQuery({ ...wanted, board_id: 999 }))).rejects.toMatchObject({ status: 404 });
  expect(platform.violations()).toEqual([]);
  client = before;
});
