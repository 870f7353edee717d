import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { read, utils } from 'xlsx';
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

const PATH = 'api/v1/questions';
const TEMPLATES = 'api/v1/answer-template';
type Appeal = { question_id: number; author_id: number; type: number; status: string; answer: string | null };

const page = async (query: Record<string, string | number> = {}, client = admin) => {
  const { body } = await client.get(PATH, { limit: 1000, offset: 0, ...query });
  return body as unknown as { questions: Appeal[]; count: number };
};
const oneOf = async (status: string) => (await page({ status, limit: 1 })).questions[0] as Appeal;
const now = async (id: number) => (await page()).questions.find(({ question_id }) => question_id === id);

describe('the list', () => {
  test('is paginated, newest first, with the fields of the specification and the total count', async () => {
    const all = await page();
    expect(all.count).toBe(640);
    expect(all.questions).toHaveLength(640);
    expect(Object.keys(all.questions[0] ?? {}).toSorted()).toEqual(
      'answer author_id author_name created_date public_id question question_id status type'.split(' '),
    );
    expect((await page({ limit: 20, offset: 40 })).questions).toEqual(all.questions.slice(40, 60));
    expect(all.questions.every(({ status, answer }) => (status === 'NEW') === (answer === null))).toBe(true);
  });

  test('is filtered by type, status, region and text; -1 is every type', async () => {
    const all = await page();
    expect((await page({ type: -1 })).count).toBe(all.count);
    for (const type of [0, 1, 2, 3, 4]) {
      const found = await page({ type });
      expect(found.count).toBe(all.questions.filter((one) => one.type === type).length);
      expect(found.count).toBeGreaterThan(0);
    }
    const counts = await Promise.all(['NEW', 'ANSWERED', 'REJECTED'].map(async (status) => page({ status })));
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(all.count);
    const ids = platform.db.prepare('SELECT id FROM regions').all();
    const regions = await Promise.all(ids.map(({ id }) => page({ region_id: Number(id) })));
    expect(regions.reduce((sum, { count }) => sum + count, 0)).toBe(all.count);
    expect(regions.some(({ count }) => count > 0 && count < all.count)).toBe(true);
    expect((await page({ search: 'MINNATDORCHILIK BILDIRAMIZ', type: 2 })).count).toBeGreaterThan(0);
    expect((await page({ search: 'strong' })).count).toBe(0);
  });

  test('can be read by three roles; only the admin may act', async () => {
    const { question_id: id } = await oneOf('NEW');
    for (const role of ['moderator', 'region_manager']) {
      const client = await signIn(platform, role);
      expect((await page({}, client)).count).toBe(640);
      expect((await client.call('POST', `${PATH}/${id}/answer`, { status: 'ANSWERED', context: 'x' })).status).toBe(
        403,
      );
      expect((await client.call('DELETE', `${PATH}/${id}`)).status).toBe(403);
      expect((await client.get(TEMPLATES)).status).toBe(403);
    }
    expect((await (await signIn(platform, 'district_manager')).get(PATH, { limit: 1 })).status).toBe(403);
    expect(platform.violations()).toHaveLength(7);
  });

  test('is saved as a workbook of all appeals', async () => {
    const answer = await admin.send(`${PATH}/excel`);
    expect(answer.headers.get('content-disposition')).toContain('Murojaatlar.xlsx');
    const book = read(Buffer.from(await answer.arrayBuffer()));
    expect(utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {})).toHaveLength(640);
  });
});

describe('an appeal', () => {
  test('is answered or rejected once; afterwards its text can be changed and the status stays', async () => {
    for (const status of ['ANSWERED', 'REJECTED']) {
      const { question_id: id } = await oneOf('NEW');
      const send = (context: string) => admin.call('POST', `${PATH}/${id}/answer`, { status, context });
      expect((await admin.call('PUT', `${PATH}/${id}/answer`, { context: 'erta' })).status).toBe(409);
      expect((await send('Javob')).status).toBe(200);
      expect(await now(id)).toMatchObject({ status, answer: 'Javob' });
      expect(await send('Yana')).toEqual({ status: 409, body: { message: 'Bu murojaatga allaqachon javob berilgan' } });
      expect((await admin.call('PUT', `${PATH}/${id}/answer`, { context: 'Boshqa' })).status).toBe(200);
      expect(await now(id)).toMatchObject({ status, answer: 'Boshqa' });
    }
    expect(platform.violations()).toEqual([]);
  });

  test('changes its type at any time and can be deleted', async () => {
    const { question_id: id } = await oneOf('ANSWERED');
    expect((await admin.call('PUT', `${PATH}/${id}`, { type: 2 })).status).toBe(200);
    expect(await now(id)).toMatchObject({ type: 2, status: 'ANSWERED' });
    expect((await admin.call('DELETE', `${PATH}/${id}`)).status).toBe(200);
    expect(await now(id)).toBeUndefined();
    expect((await admin.call('DELETE', `${PATH}/${id}`)).status).toBe(404);
    expect(platform.violations()).toEqual([]);
  });

  test('accepts no fields or values outside of the specification', async () => {
    const { question_id: id } = await oneOf('NEW');
    const bad: [string, string, unknown][] = [
      ['POST', `${PATH}/${id}/answer`, { status: 'NEW', context: 'x' }],
      ['POST', `${PATH}/${id}/answer`, { status: 'ANSWERED', context: '  ' }],
      ['POST', `${PATH}/${id}/answer`, { status: 'ANSWERED', context: 'x', template_id: 1 }],
      ['PUT', `${PATH}/${id}/answer`, { context: 'x', status: 'ANSWERED' }],
      ['PUT', `${PATH}/${id}`, { type: -1 }],
      ['PUT', `${PATH}/${id}`, { type: '1' }],
      ['DELETE', `${PATH}/${id}`, { id }],
    ];
    for (const [method, path, body] of bad) expect((await admin.call(method, path, body)).status).toBe(400);
    expect(platform.violations()).toHaveLength(bad.length);
    expect(await now(id)).toMatchObject({ status: 'NEW' });
  });

  test('names an author, whose initiatives have the fields for a link to the public page', async () => {
    const { questions } = await page();
    const found = await Promise.all(
      [...new Set(questions.slice(0, 40).map(({ author_id }) => author_id))].map(async (author) => {
        const { body } = await admin.get(`api/v1/moderators/user/${author}/initiatives`);
        return body.initiatives as Record<string, unknown>[];
      }),
    );
    expect(found.some((own) => own.length === 0)).toBe(true);
    expect(found.some((own) => own.length > 1)).toBe(true);
    expect(Object.keys(found.flat()[0] ?? {}).toSorted()).toEqual(
      'board_id board_type category_title created_at district_title id images public_id vote_count'.split(' '),
    );
  });
});

test('templates are searched, added, changed with their id in the body too, and deleted', async () => {
  const list = async (query = {}) =>
    (await admin.get(TEMPLATES, query)).body.result as { id: number; context: string; created_date: string }[];
  expect(await list()).toHaveLength(12);
  expect(await list({ search: 'QOʻNGʻIROQ' })).toHaveLength(1);
  expect((await admin.call('POST', TEMPLATES, { context: 'Yangi shablon' })).status).toBe(200);
  const [added] = await list();
  expect(added).toMatchObject({ context: 'Yangi shablon' });
  const id = added?.id ?? 0;
  expect((await admin.call('PUT', `${TEMPLATES}/${id}`, { id, context: 'Boshqa' })).status).toBe(200);
  expect(await list({ search: 'boshqa' })).toMatchObject([{ id, context: 'Boshqa' }]);
  expect((await admin.call('DELETE', `${TEMPLATES}/${id}`)).status).toBe(200);
  expect((await admin.call('DELETE', `${TEMPLATES}/${id}`)).status).toBe(404);
  expect(platform.violations()).toEqual([]);
  expect((await admin.call('PUT', `${TEMPLATES}/1`, { id: 2, context: 'x' })).status).toBe(400);
  expect((await admin.call('PUT', `${TEMPLATES}/1`, { context: 'x' })).status).toBe(400);
  expect(platform.violations()).toHaveLength(2);
});
