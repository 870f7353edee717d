import { afterAll, beforeAll, expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import { startPlatform } from '../../platform/server.ts';
import type { Platform } from '../../platform/types.ts';
import { type Client, signIn } from '../../support/platform-client.ts';

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

async function exported(client: Client, query: Record<string, string | number>) {
  const answer = await client.send('api/v1/initiatives-excel', { query });
  expect(answer.status).toBe(200);
  const book = read(await answer.arrayBuffer());
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  return { rows: utils.sheet_to_json<Record<string, unknown>>(sheet, { defval: null }), headers: answer.headers };
}

type Listed = {
  public_id: string;
  title: string | null;
  description: string;
  requested_amount: number;
  district_title: string;
};

test.each(['moderator', 'region_manager', 'admin'])('the rows for %s are those of the list', async (username) => {
  const client = await signIn(platform, username);
  const query = { board_id: 49, stage: 'WINNER' };
  const listed: Listed[] = [];
  for (let offset = 0; ; offset += 1000) {
    const { body } = await client.get('api/v1/moderators/initiatives', { ...query, limit: 1000, offset });
    listed.push(...(body.initiatives as Listed[]));
    if (listed.length >= Number(body.count)) break;
  }
  const { rows } = await exported(client, query);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map((row) => [row.ID, row.Mavzu, row.Tuman, row["So'ralgan summa, so'm"]])).toEqual(
    listed.map((row) => [row.public_id, row.title || row.description, row.district_title, row.requested_amount]),
  );
});

test('the file name is Uzbek, with a plain fallback for old programs', async () => {
  const { headers } = await exported(await signIn(platform, 'moderator'), { board_id: 61, stage: 'PASSED' });
  const disposition = headers.get('content-disposition') ?? '';
  expect(disposition).toMatch(/^attachment; filename="[\w-]+\.xlsx"; filename\*=UTF-8''/);
  expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe('Tashabbuslar roʻyxati, 61, PASSED.xlsx');
});

test('gardens have no export (403)', async () => {
  const client = await signIn(platform, 'my_garden_moderator');
  expect((await client.get('api/v1/initiatives-excel', { board_id: 58 })).status).toBe(403);
});
