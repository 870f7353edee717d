import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPlatform } from '../../platform/server.ts';
import type { Platform } from '../../platform/types.ts';
import { type Client, signIn } from '../../support/platform-client.ts';

let platform: Platform;
let client: Client;

beforeAll(async () => {
  platform = await startPlatform();
  client = await signIn(platform, platform.users.find(({ role }) => role === 'admin')?.username ?? '');
});
afterAll(() => platform.close());

const funds = async () => (await client.get('api/v1/funds', { limit: 2, offset: 0 })).body;

it('is contrary while it runs, in the ways that are on, and in no other', async () => {
  const plain = await funds();
  platform.contrary.set(['items-meta']);
  expect(await funds()).toEqual({ items: plain.data, meta: { total: plain.count } });
  platform.contrary.set(['items-meta', 'numbers-as-text']);
  expect(await funds()).toMatchObject({
    items: [{ id: expect.any(String) }, {}],
    meta: { total: String(plain.count) },
  });
  platform.contrary.set();
  expect(await funds()).toEqual(plain);
});

it('refuses calls before they are carried out, without a violation', async () => {
  const { id } = platform.find.manager();
  platform.contrary.set(['Z-176']);
  const before = platform.read.manager(id);
  expect(await client.call('PUT', `api/v1/managers/${id}`, {})).toMatchObject({
    status: 400,
    body: { message: expect.any(String) },
  });
  expect(platform.read.manager(id)).toEqual(before);
  platform.contrary.set(['Z-010']);
  expect((await client.get('api/v1/regions')).status).toBe(400);
  expect(platform.violations()).toEqual([]);
});

it('answers nothing with 204, and spells its refusals', async () => {
  platform.contrary.set(['no-content']);
  const answer = await client.send('api/v1/funds', { query: { limit: 2, offset: 10_000 } });
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  platform.contrary.set(['problem', 'fields-pointed']);
  const end = platform.faults.add({ kind: 'status', status: 409, message: 'Bor', fields: { tin: 'STIR bor' } });
  const refusal = await client.send('api/v1/funds', { query: { limit: 2, offset: 0 } });
  end();
  expect(refusal.headers.get('content-type')).toMatch('application/problem+json');
  expect(refusal.status).toBe(409);
});

it('tells which ways a call or its answer would meet', async () => {
  platform.contrary.set();
  const met = platform.contrary.watch();
  await funds();
  expect(met().get('items-meta')).toEqual(new Set(['E201']));
  expect(met().has('Z-010')).toBe(false);
  await client.get('api/v1/regions');
  expect(met().get('Z-010')).toEqual(new Set(['E009']));
  expect(met().get('items-meta')).toEqual(new Set(['E201', 'E009']));
});
