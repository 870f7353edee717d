import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPlatform } from '../../platform/server.ts';
import type { Platform } from '../../platform/types.ts';
import { type Client, signIn } from '../../support/platform-client.ts';

type Initiative = {
  id: number;
  public_id: string;
  title: string | null;
  description: string;
  author_fullname: string;
  board_id: number;
  district_id: number;
  region_id: number;
};
type Page = { initiatives: Initiative[]; count: number };

let platform: Platform;
const clients: Record<string, Client> = {};
beforeAll(async () => {
  platform = await startPlatform();
  for (const { username } of platform.users) clients[username] = await signIn(platform, username);
});
afterAll(() => platform.close());

async function list(username: string, query: Record<string, string | number> = {}): Promise<Page> {
  const answer = await clients[username]?.get('api/v1/moderators/initiatives', { limit: 20, offset: 0, ...query });
  expect(answer?.status).toBe(200);
  return answer?.body as unknown as Page;
}

const counted = (where: string, ...values: (string | number)[]) =>
  Number(platform.db.prepare(`SELECT count(*) AS count FROM initiatives WHERE ${where}`).get(...values)?.count);
const user = (username: string) => platform.users.find((other) => other.username === username);
const gardens = "board_id IN (SELECT id FROM boards WHERE type = 'MY_GARDEN')";

describe('scope follows the profile', () => {
  test.each<[username: string, where: () => string]>([
    ['admin', () => '1'],
    ['moderator', () => `district_id = ${user('moderator')?.district_id}`],
    ['district_manager', () => `district_id = ${user('district_manager')?.district_id}`],
    ['region_manager', () => `region_id = ${user('region_manager')?.region_id}`],
    ['my_garden_moderator', () => gardens],
  ])('%s', async (username, where) => {
    const { initiatives, count } = await list(username, { limit: 1000 });
    expect(count).toBe(counted(where()));
    const outside = `NOT (${where()}) AND id IN (${initiatives.map(({ id }) => id).join(',')})`;
    expect(initiatives.length).toBeGreaterThan(50);
    expect(counted(outside)).toBe(0);
  });

  test.each(['quarter_manager', 'quarter_moderator'])('%s has no list: 403, recorded', async (username) => {
    const answer = await clients[username]?.get('api/v1/moderators/initiatives', { limit: 20, offset: 0 });
    expect(answer).toMatchObject({ status: 403, body: { message: expect.any(String) } });
    expect(platform.violations().at(-1)).toMatchObject({ status: 403, reason: expect.stringContaining(username) });
  });

  test('a board outside the scope is empty, not an error', async () => {
    expect(await list('my_garden_moderator', { board_id: 61 })).toEqual({ initiatives: [], count: 0 });
  });

  test('an initiative is read inside the scope and refused outside it', async () => {
    const own = (await list('moderator')).initiatives[0];
    const foreign = platform.db.prepare('SELECT id FROM initiatives WHERE district_id <> ?').get(own?.district_id ?? 0);
    expect((await clients.moderator?.get(`api/v1/initiatives/${own?.id}`))?.body).toMatchObject({ initiative: own });
    expect((await clients.moderator?.get(`api/v1/initiatives/${foreign?.id}`))?.status).toBe(403);
    expect((await clients.admin?.get(`api/v1/initiatives/${foreign?.id}`))?.status).toBe(200);
  });
});

describe('filters agree with the table', () => {
  test.each<[query: Record<string, string | number>, where: string]>([
    [{ board_id: 61 }, 'board_id = 61'],
    [{ stage: 'WINNER' }, "stage = 'WINNER'"],
    [{ board_id: 49, stage: 'PUBLIC_CONTROL' }, "board_id = 49 AND stage = 'PUBLIC_CONTROL'"],
    [{ moderation_sub_stage: 'MODERATOR_DENIED' }, "moderation_sub_stage = 'MODERATOR_DENIED'"],
    [
      { board_id: 61, stage: 'INITIAL', moderation_sub_stage: 'DISTRICT_MANAGER_DENIED' },
      "board_id = 61 AND stage = 'INITIAL' AND moderation_sub_stage = 'DISTRICT_MANAGER_DENIED'",
    ],
  ])('%o', async (query, where) => {
    const { initiatives, count } = await list('admin', { ...query, limit: 1000 });
    expect(count).toBe(counted(where));
    expect(count).toBeGreaterThan(0);
    expect(initiatives).toHaveLength(Math.min(1000, count));
    for (const initiative of initiatives) expect(initiative).toMatchObject(query);
  });

  test('pages have no gap or overlap, newest first, and the last one is short', async () => {
    const query = { board_id: 61, limit: 500 };
    const ids: number[] = [];
    for (let offset = 0; offset < 21_049; offset += 500) {
      const { initiatives } = await list('admin', { ...query, offset });
      ids.push(...initiatives.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(21_049);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect((await list('admin', { ...query, offset: 21_049 })).initiatives).toEqual([]);
  });
});

describe('search', () => {
  const one = () => platform.db.prepare("SELECT * FROM initiatives WHERE title LIKE '%oʻ%' ORDER BY id LIMIT 1").get();

  test('by public id finds that one', async () => {
    const publicId = String(one()?.public_id);
    const { initiatives, count } = await list('admin', { search: publicId });
    expect([count, initiatives[0]?.public_id]).toEqual([1, publicId]);
  });

  test.each(['ʻ', 'ʼ', "'", '`', '‘', '’'])('any apostrophe (%s) and any case find the same', async (apostrophe) => {
    const author = String(
      platform.db.prepare("SELECT author_fullname AS name FROM initiatives WHERE author_fullname LIKE '%oʻgʻli'").get()
        ?.name,
    );
    const canonical = await list('admin', { search: author });
    expect(canonical.count).toBeGreaterThan(0);
    const typed = author.replace(/ʻ/g, apostrophe).toUpperCase();
    expect((await list('admin', { search: typed })).count).toBe(canonical.count);
  });

  test('looks into title, description and author, in Cyrillic too, and within the other filters', async () => {
    for (const column of ['title', 'description', 'author_fullname']) {
      const row = platform.db
        .prepare(`SELECT id, board_id, ${column} AS text FROM initiatives WHERE ${column} LIKE '%ў%' LIMIT 1`)
        .get();
      const { initiatives } = await list('admin', {
        search: String(row?.text),
        board_id: Number(row?.board_id),
        limit: 1000,
      });
      expect(initiatives.map(({ id }) => id)).toContain(row?.id);
    }
  });

  test('characters with a meaning in SQL are only characters', async () => {
    expect((await list('admin', { search: "%_'; DROP TABLE initiatives; --" })).count).toBe(0);
    expect((await list('admin', { search: '  ' })).count).toBe(counted('1'));
  });
});

test('an initiative carries every field of the specification', async () => {
  const { initiatives } = await list('admin', { board_id: 49, stage: 'WINNER' });
  expect(initiatives[0]).toMatchObject({
    public_id: expect.stringMatching(/^\d{12}$/),
    author_is_verified: expect.any(Boolean),
    is_editable: expect.any(Boolean),
    district_soato: expect.stringMatching(/^17\d+$/),
    region_title: expect.any(String),
    quarter_title: expect.any(String),
    images: expect.any(Array),
    board_year: 2025,
    type: expect.stringMatching(/^(CONSTRUCTION|EQUIPMENT)$/),
    requested_amount: expect.any(Number),
    granted_amount: expect.any(Number),
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});
