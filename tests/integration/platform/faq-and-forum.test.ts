import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPlatform } from '../../platform/server.ts';
import type { Platform } from '../../platform/types.ts';
import { type Client, signIn } from '../../support/platform-client.ts';

let platform: Platform;
let admin: Client;
beforeAll(async () => {
  platform = await startPlatform();
  admin = await signIn(platform, 'admin');
});
afterAll(() => platform.close());

const FORUM = 'api/v2/info/forum';
const SUGGESTIONS = 'api/v2/info/suggestions';

test('forums are paginated, with the names of their districts, for a region or one district', async () => {
  const { id, region_id, title } = platform.find.home;
  const body = { districtId: id, nearby: '7-maktab', responsiblePerson: 'Karimov Anvar', date: '2026-12-05' };
  expect((await admin.call('POST', FORUM, body)).status).toBe(200);
  const page = { page: 0, size: 100 };
  const there = (await admin.get(`${FORUM}/filter`, { ...page, districtId: id })).body;
  expect(there.content).toContainEqual({
    ...body,
    id: expect.any(Number),
    districtName: title,
    createdAt: expect.any(String),
  });
  const around = (await admin.get(`${FORUM}/filter`, { ...page, regionId: region_id })).body;
  expect(Number(around.totalElements)).toBeGreaterThanOrEqual(Number(there.totalElements));
  expect(Number(around.totalElements)).toBeLessThan(platform.find.count('forum'));
  expect(platform.violations()).toEqual([]);

  for (const [call, wrong] of [
    ['POST', { ...body, districtId: 1 }],
    ['POST', { ...body, regionId: region_id }],
    ['POST', { ...body, date: '05.12.2026' }],
    ['POST', { ...body, nearby: ' ' }],
  ] as const)
    expect((await admin.call(call, FORUM, wrong)).status, JSON.stringify(wrong)).toBe(400);
  expect((await admin.get(`${FORUM}/filter`, { ...page, region_id })).status).toBe(400);
  expect(platform.violations()).toHaveLength(5);
});

test('suggestions have no id and cannot be changed', async () => {
  const { body } = await admin.get(SUGGESTIONS, { page: 1, size: 50 });
  const total = platform.find.count('suggestion');
  expect(body).toMatchObject({ totalElements: total, totalPages: Math.ceil(total / 50), size: 50 });
  expect((body.content as object[]).every((row) => Object.keys(row).sort().join() === 'lang,text,type')).toBe(true);
  expect((await admin.call('POST', SUGGESTIONS, { lang: 'ru', text: 'a', type: 'DATE' })).status).toBe(404);
});

test('questions are listed in order; both texts are required in five languages', async () => {
  const { body } = await admin.get('api/v1/faqs', { limit: 100, offset: 0 });
  const [first] = body.results as Record<string, unknown>[];
  const orders = (body.results as { order: number }[]).map(({ order }) => order);
  expect(orders).toEqual([...orders].sort((a, b) => a - b));
  const { id, ...question } = first as { id: number; answer: object };
  expect((await admin.get(`api/v1/faqs/${id}`)).body).toEqual(first);
  expect((await admin.call('PUT', `api/v1/faqs/${id}`, { ...question, order: 90 })).status).toBe(200);
  expect(platform.read.faq(id).position).toBe(90);
  for (const wrong of [{ type: 'BOT' }, { order: '1' }, { answer: { ...question.answer, kr: '' } }])
    expect((await admin.call('PUT', `api/v1/faqs/${id}`, { ...question, ...wrong })).status).toBe(400);
});
