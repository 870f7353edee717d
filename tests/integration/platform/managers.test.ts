import { afterEach, beforeEach, expect, test } from 'vitest';
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

const PATH = 'api/v1/managers';
const page = { limit: 20, offset: 0 };
const users = async (query: Record<string, string | number>) =>
  (await admin.get(PATH, { ...page, ...query })).body as { users: Record<string, unknown>[]; count: number };
const place = () => {
  const quarter = platform.find.quarter({ district_id: platform.find.home.id, status: 'ACTIVE' });
  return { region_id: platform.find.home.region_id, district_id: platform.find.home.id, quarter_id: quarter.id };
};

test('managers are listed by role and place, and found by name', async () => {
  const { users: rows, count } = await users({ role: 'quarter_manager' });
  expect(rows).toHaveLength(20);
  expect(count).toBeGreaterThan(700);
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
    'district_id',
    'district_title',
    'fullname',
    'id',
    'last_login_date',
    'pinfl',
    'quarter_id',
    'region_id',
    'region_title',
    'role',
  ]);
  expect((await users({})).count).toBeGreaterThan(2000);
  const { region_id, district_id } = place();
  const home = await users({ role: 'moderator', region_id, district_id });
  expect(new Set(home.users.map(({ district_title }) => district_title))).toEqual(new Set(['Chilonzor tumani']));
  const [staff] = (await users({ role: 'moderator', search: 'rahimov sanjar ulug' })).users;
  expect(staff).toMatchObject({ id: 502, fullname: 'Rahimov Sanjar Ulugʻbek oʻgʻli' });
  expect((await admin.get(`${PATH}/502`)).body).toEqual({ manager: staff });
  expect((await (await signIn(platform, 'moderator')).get(PATH, page)).status).toBe(403);
});

test('a manager is added with a null id and changed with their own id; inconsistent input is refused', async () => {
  const { region_id, district_id, quarter_id } = place();
  const body = {
    id: null,
    fullname: 'Aliyev Vali',
    role: 'quarter_manager',
    region_id,
    district_id,
    quarter_id,
    pinfl: '31210632040244',
  };
  expect((await admin.call('POST', PATH, body)).status).toBe(200);
  expect(await admin.call('POST', PATH, body)).toMatchObject({
    status: 409,
    body: { message: 'Bu JSHSHIR bilan boshqaruvchi mavjud' },
  });
  const added = platform.find.manager({ pinfl: body.pinfl });
  platform.change.manager(added.id, { last_login_date: '2026-09-01T05:00:00Z' });
  const changed = { ...body, id: added.id, role: 'district_manager', quarter_id: null };
  expect((await admin.call('PUT', `${PATH}/${added.id}`, changed)).status).toBe(200);
  // Not a field of the form.
  expect(platform.read.manager({ id: added.id })).toMatchObject({
    ...changed,
    last_login_date: '2026-09-01T05:00:00Z',
  });
  expect(platform.violations()).toEqual([]);
  for (const wrong of [
    { id: 5 },
    { quarter_id: null },
    { role: 'moderator' },
    { pinfl: '3121063204024' },
    { district_id: 1001 },
    { district_id: null },
    { role: 'admin' },
  ])
    expect((await admin.call('POST', PATH, { ...body, pinfl: '31210932040247', ...wrong })).status).toBe(400);
  const ofRegion = { ...changed, role: 'region_manager', district_id: null };
  expect((await admin.call('PUT', `${PATH}/${added.id}`, ofRegion)).status).toBe(200);
  expect((await admin.call('PUT', `${PATH}/${added.id}`, { ...changed, id: null })).status).toBe(400);
  expect(platform.violations()).toHaveLength(8);
  expect((await admin.call('DELETE', `${PATH}/${added.id}`)).status).toBe(200);
  expect((await admin.get(`${PATH}/${added.id}`)).status).toBe(404);
});

test.each([
  ['region_manager', 'api/v1/users/region-managers/excel', 'api/v1/users/region-managers-sync', 3],
  ['district_manager', 'api/v1/district-managers/excel', 'api/v1/district-managers/sync-excel', 4],
  ['quarter_manager', 'api/v1/quarter-managers/excel', 'api/v1/quarter-managers/excel', 5],
  ['quarter_moderator', 'api/v1/quarter-moderators/excel', 'api/v1/quarter-moderators/sync-excel', 5],
] as const)('the list of a %s is given out and taken in', async (role, out, into, columns) => {
  const rows = rowsOf(await (await admin.send(out)).arrayBuffer());
  expect(rows[0]).toHaveLength(columns);
  expect(rows).toHaveLength(platform.find.count('manager', { role }) + 1);
  const pinfl = rows[0]?.indexOf('JSHSHIR') ?? -1;
  const fresh = rows[1]?.map((cell, at) => (at === pinfl ? '31210632040244' : cell)) ?? [];
  const wrong = rows[1]?.map((cell, at) => (at === 0 ? 'Atlantida' : cell)) ?? [];
  expect((await upload(admin, into, workbook([rows[0] ?? [], fresh, wrong]))).body).toEqual({
    total: 2,
    successful: 1,
    failed: 1,
    errors: [{ row: 3, message: "Bunday viloyat yo'q: Atlantida" }],
  });
  expect(platform.find.manager({ pinfl: '31210632040244' })).toMatchObject({ role, last_login_date: null });
});

test('the general file contains all managers; moderators are imported by their own path', async () => {
  const rows = rowsOf(await (await admin.send('api/v1/users/managers/excel')).arrayBuffer());
  expect(rows[0]).toEqual(['Roli', 'Viloyat', 'Tuman', 'Mahalla', 'F.I.Sh.', 'JSHSHIR']);
  expect(rows).toHaveLength(platform.find.count('manager') + 1);
  const file = workbook([
    ['Viloyat', 'Tuman', 'F.I.Sh.', 'JSHSHIR'],
    ['Toshkent shahri', 'Chilonzor tumani', 'Aliyev Vali', '31210632040244'],
  ]);
  expect((await upload(admin, 'api/v1/moderators/sync-excel', file)).body).toMatchObject({ successful: 1, failed: 0 });
  expect(platform.find.manager({ pinfl: '31210632040244' })).toMatchObject({ role: 'moderator' });
  const ofRegion = workbook([
    ['Viloyat', 'F.I.Sh.', 'JSHSHIR'],
    ['Toshkent shahri', 'Aliyev Valijon', '31210632040244'],
  ]);
  expect((await upload(admin, 'api/v1/users/region-managers-sync', ofRegion)).body).toMatchObject({ successful: 1 });
  expect(platform.find.manager({ pinfl: '31210632040244' })).toMatchObject({
    role: 'moderator',
    fullname: 'Aliyev Valijon',
    district_id: null,
  });
  const answer = await upload(admin, 'api/v1/quarter-managers/excel', file);
  expect(answer).toEqual({ status: 400, body: { message: 'Faylda ustun topilmadi: Mahalla' } });
});
