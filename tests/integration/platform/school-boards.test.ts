import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPlatform } from '../../platform/server.ts';
import type { Platform } from '../../platform/types.ts';
import { type Client, signIn } from '../../support/platform-client.ts';
import { rowsOf, upload, workbook } from './workbook.ts';

let platform: Platform;
let admin: Client;
let moderator: Client;
beforeAll(async () => {
  platform = await startPlatform();
  admin = await signIn(platform, 'admin');
  moderator = await signIn(platform, 'moderator');
});
afterAll(() => platform.close());

const BOARDS = 'api/v1/my-school/boards';
const CATEGORIES = 'api/v1/my-school/initiative-categories';
const TEMPLATES = 'api/v1/my-school/initiative-templates';
const PAGE = { limit: 15, offset: 0 };
const TITLE = { uz_lat: 'Bogʻ', uz_cyr: 'Боғ', ru: 'Сад', en: 'Garden', kr: 'Baǵ' };
const violations = () => platform.violations().length;

/** Expects each of these bodies to be refused with 400, as a violation. */
async function refused(path: string, bodies: readonly object[]): Promise<void> {
  const before = violations();
  for (const body of bodies) expect((await admin.call('POST', path, body)).status, JSON.stringify(body)).toBe(400);
  expect(violations()).toBe(before + bodies.length);
}

describe('seasons', () => {
  const body = {
    ...{ title: 'Mening maktabim', description: 'Kuzgi', rules: null, year: 2027, season: 1, budget: 1 },
    ...{ initiatives_max_amount: 1, accepting_start: '2020-01-01', accepting_end: '2020-02-01' },
    ...{ moderating_start: '2020-03-01', moderating_end: '2099-01-01' },
    ...{ voting_start: '2099-01-02T09:00:00', voting_end: '2099-02-01' },
  };

  test('the moderator may read only the list; the newest season comes first', async () => {
    const { body } = await moderator.get(BOARDS, { ...PAGE, limit: 2 });
    expect(body).toMatchObject({
      count: 4,
      boards: [
        { year: 2026, stage: 'MODERATE' },
        { year: 2025, season: 2 },
      ],
    });
    const before = violations();
    for (const path of [`${BOARDS}/4`, `${CATEGORIES}/1`, TEMPLATES])
      expect((await moderator.get(path)).status).toBe(403);
    expect(violations()).toBe(before + 3);
  });

  test('the platform derives the stage when the dates change, and keeps its counts (Z-103)', async () => {
    await admin.call('POST', BOARDS, body);
    const { id } = platform.find.schoolBoard({ year: 2027 });
    const one = `${BOARDS}/${id}`;
    expect((await admin.get(one)).body.board).toMatchObject({ ...body, stage: 'MODERATE', initiatives_count: 0 });
    platform.change.schoolBoard(id, { stage: 'VOTE', initiatives_count: 7 });
    await admin.call('PUT', one, { ...body, budget: 2 });
    expect(platform.read.schoolBoard(id)).toMatchObject({ budget: 2, stage: 'VOTE', initiatives_count: 7 });
    await admin.call('PUT', one, { ...body, moderating_end: '2020-04-01' });
    expect(platform.read.schoolBoard(id)).toMatchObject({ stage: null, initiatives_count: 7 });
    expect((await admin.call('DELETE', one)).status).toBe(409);
    await refused(BOARDS, [
      { ...body, stage: 'VOTE' },
      { ...body, title: ' ' },
      { ...body, year: '2027' },
      { ...body, accepting_start: '01.01.2020' },
      { ...body, voting_end: null },
    ]);
  });

  test('the budget of a season is exported to a table and updated from one', async () => {
    const { id } = platform.find.schoolBoard({ year: 2026 });
    const { home } = platform.find;
    const path = `${BOARDS}/${id}/budget-info/excel`;
    const rows = rowsOf(await (await admin.send(path)).arrayBuffer());
    expect(rows[0]).toEqual(['Viloyat', 'Tuman', 'Summa']);
    expect(rows).toHaveLength(platform.find.count('schoolBudget', { board_id: id }) + 1);
    const table = [
      rows[0] ?? [],
      ['Toshkent shahri', home.title, '5 000 000'],
      ['Yoʻq', 'Yoʻq', '1'],
      [...(rows[1] ?? []).slice(0, 2), 'koʻp'],
    ];
    expect((await upload(admin, path, workbook(table))).body).toMatchObject({ total: 3, successful: 1, failed: 2 });
    expect(platform.find.schoolBudget({ board_id: id, district_id: home.id }).amount).toBe(5_000_000);
    expect((await upload(admin, `${BOARDS}/999/budget-info/excel`, workbook(table))).status).toBe(404);
  });
});

test('categories: five languages, an uploaded icon, a position or none', async () => {
  const { count, categories } = (await moderator.get(CATEGORIES, PAGE)).body as { count: number; categories: object[] };
  expect([count, categories[0]]).toEqual([12, expect.objectContaining({ order: 1, title: expect.any(Object) })]);
  const body = { title: TITLE, icon: null, order: null };
  expect((await admin.call('POST', CATEGORIES, body)).status).toBe(200);
  const { id } = platform.find.schoolCategory({ title: { en: 'Garden' } });
  expect((await admin.get(`${CATEGORIES}/${id}`)).body.category).toMatchObject(body);
  expect((await admin.call('DELETE', `${CATEGORIES}/${id}`)).status).toBe(200);
  expect((await admin.call('DELETE', `${CATEGORIES}/1`)).status).toBe(409);
  // Never uploaded, which a kept draft may not know.
  expect((await admin.call('POST', CATEGORIES, { ...body, icon: 'a'.repeat(40) })).status).toBe(400);
  await refused(CATEGORIES, [
    { ...body, title: { ...TITLE, kr: '' } },
    { ...body, order: -1 },
    { title: TITLE, order: 1 },
  ]);
});

test('templates are unpaginated and name season and category; deleting a season deletes its templates', async () => {
  const { templates, count } = (await admin.get(TEMPLATES)).body as { templates: { id: number }[]; count: number };
  expect(templates).toHaveLength(count);
  const named = { board: 'Mening maktabim', board_season: 1, board_year: 2026, category: 'Sport maydonchasi' };
  expect(templates[0]).toMatchObject(named);
  const { template } = (await admin.get(`${TEMPLATES}/${templates[0]?.id}`)).body;
  expect(Object.keys(template as object)).not.toContain('board');
  const before = violations();
  expect((await admin.get(TEMPLATES, PAGE)).status).toBe(400);
  expect(violations()).toBe(before + 1);

  const body = {
    ...{ title: 'Issiqxona', description: 'Quriladi', category_id: 1, requested_amount: 1, photo: null },
    board_id: platform.find.schoolBoard({ year: 2024 }).id,
  };
  expect((await admin.call('POST', TEMPLATES, body)).status).toBe(200);
  await refused(TEMPLATES, [
    { ...body, board_id: 999 },
    { ...body, category_id: 999 },
    { ...body, requested_amount: 0.5 },
    { ...body, board: 'Mening maktabim' },
  ]);
  platform.change.schoolBoard(body.board_id, { initiatives_count: 0 });
  expect((await admin.call('DELETE', `${BOARDS}/${body.board_id}`)).status).toBe(200);
  expect(platform.find.count('schoolTemplate', { title: 'Issiqxona' })).toBe(0);
});
