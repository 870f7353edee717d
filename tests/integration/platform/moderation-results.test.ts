import { afterEach, beforeEach, expect, test } from 'vitest';
import { startPlatform } from '../../platform/server.ts';
import type { Platform } from '../../platform/types.ts';
import { signIn } from '../../support/platform-client.ts';

const PATH = 'api/v1/moderation-results';

let platform: Platform;
beforeEach(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.close());

test('M-002 to M-004: an admin changes the file of any district, a moderator only that of their own', async () => {
  const [admin, moderator] = [await signIn(platform, 'admin'), await signIn(platform, 'moderator')];
  const { id, file_uid, ...place } = platform.find.moderationResult();
  expect((await admin.call('PATCH', `${PATH}/${id}`, { file_uid })).status).toBe(200);
  expect(platform.violations()).toEqual([]);
  expect((await moderator.call('PATCH', `${PATH}/${id}`, { file_uid })).status).toBe(403);
  expect((await moderator.call('POST', PATH, { ...place, file_uid })).status).toBe(403);
  expect((await admin.call('PATCH', `${PATH}/${id}`, { ...place, file_uid })).status).toBe(400);
  expect((await admin.call('POST', PATH, { ...place, region_id: place.region_id + 1, file_uid })).status).toBe(400);
  expect(platform.violations()).toHaveLength(4);
});

test('an unknown result is 404, and there is no list of results (Z-084)', async () => {
  const admin = await signIn(platform, 'admin');
  const { file_uid } = platform.find.moderationResult();
  expect((await admin.call('PATCH', `${PATH}/999999`, { file_uid })).status).toBe(404);
  expect(platform.violations()).toEqual([]);
  expect((await admin.get(PATH)).status).toBe(404);
  expect(platform.violations()).toHaveLength(1);
});
