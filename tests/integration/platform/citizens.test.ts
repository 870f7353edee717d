import { afterEach, beforeEach, expect, test } from 'vitest';
import { startPlatform } from '../../platform/server.ts';
import type { Platform } from '../../platform/types.ts';
import { type Client, signIn } from '../../support/platform-client.ts';

let platform: Platform;
let admin: Client;
beforeEach(async () => {
  platform = await startPlatform();
  admin = await signIn(platform, 'admin');
});
afterEach(() => platform.close());

const PATH = 'api/v1/users';
const page = { role: 'user', limit: 20, offset: 0 };

test('citizens are listed as users of a place', async () => {
  const { users, count } = (await admin.get(PATH, page)).body as { users: Record<string, unknown>[]; count: number };
  expect([users.length, count]).toEqual([20, 5000]);
  expect(Object.keys(users[0] ?? {}).sort()).toEqual([
    'district_id',
    'district_title',
    'fullname',
    'gender',
    'id',
    'is_verified',
    'phone_number',
    'pinfl',
    'profession',
    'region_id',
  ]);
  const { id: district_id, region_id } = platform.find.home;
  const home = (await admin.get(PATH, { ...page, region_id, district_id })).body as { users: typeof users };
  expect(new Set(home.users.map(({ district_title }) => district_title))).toEqual(new Set(['Chilonzor tumani']));
  expect((await admin.get(`${PATH}/profile`)).body).toHaveProperty('role', 'admin');
  expect((await admin.get(PATH, { limit: 20, offset: 0 })).status).toBe(400);
  expect((await (await signIn(platform, 'moderator')).get(PATH, page)).status).toBe(403);
  expect(platform.violations()).toHaveLength(2);
});

test('a citizen is changed and removed, but neither added nor given another PINFL', async () => {
  const { id, region_id, district_id, pinfl } = platform.find.citizen({ is_verified: true });
  const body = {
    fullname: 'Aliyev Vali',
    region_id,
    district_id,
    profession: 'Fermer',
    phone_number: '998901234567',
    gender: null,
    pinfl,
  };
  expect((await admin.call('PUT', `${PATH}/${id}`, body)).status).toBe(200);
  expect((await admin.get(`${PATH}/${id}`)).body).toMatchObject({ citizen: { ...body, is_verified: true } });
  expect((await admin.call('PUT', `${PATH}/${id}`, { ...body, phone_number: '+7 916 123-45-67' })).status).toBe(200);
  expect(platform.violations()).toEqual([]);
  for (const wrong of [
    { pinfl: null },
    { phone_number: '99890' },
    { profession: ' ' },
    { gender: 'X' },
    { district_id: 1 },
  ])
    expect((await admin.call('PUT', `${PATH}/${id}`, { ...body, ...wrong })).status).toBe(400);
  expect((await admin.call('POST', PATH, body)).status).toBe(404);
  expect((await admin.call('DELETE', `${PATH}/${id}`)).status).toBe(200);
  expect((await admin.get(`${PATH}/${id}`)).status).toBe(404);
});
