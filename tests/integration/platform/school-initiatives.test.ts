import { afterEach, beforeEach, expect, test } from 'vitest';
import { not } from '../../platform/find/rows.ts';
import { startPlatform } from '../../platform/server.ts';
import type { Platform } from '../../platform/types.ts';
import { type Client, signIn, uploaded } from '../../support/platform-client.ts';
import { rowsOf, upload, workbook } from './workbook.ts';

const PATH = 'api/v1/my-school';
const LIST = `${PATH}/moderators/initiatives`;
const PICTURE = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);

let platform: Platform;
let admin: Client;
let moderator: Client;
beforeEach(async () => {
  platform = await startPlatform();
  [admin, moderator] = await Promise.all([signIn(platform, 'admin'), signIn(platform, 'moderator')]);
});
afterEach(() => platform.close());

type Row = Record<string, unknown> & { id: number; public_id: string };
const page = { limit: 15, offset: 0 };
const listOf = async (client: Client, query: Record<string, string | number> = {}) =>
  (await client.get(LIST, { ...page, ...query })).body as { initiatives: Row[]; count: number };

/** An undecided initiative of the moderator's district, in a season under moderation. */
const undecided = () =>
  platform.find.schoolInitiative({
    board_id: platform.find.schoolBoard({ stage: 'MODERATE' }).id,
    district_id: platform.find.home.id,
    stage: 'INITIAL',
  });
const winner = (status: 'IN_PROCESS' | 'FINISHED' | null) =>
  platform.find.schoolInitiative({ stage: 'WINNER', status });

test('T-045: a row has exactly the fields of the document; a moderator gets only their own district', async () => {
  const { id } = platform.find.schoolBoard({ stage: 'MODERATE' });
  const { initiatives, count } = await listOf(admin, { board_id: id });
  expect(Object.keys(initiatives[0] ?? {}).toSorted()).toEqual([
    'author_full_name',
    'category',
    'category_id',
    'granted_amount',
    'id',
    'public_id',
    'requested_amount',
    'school',
    'stage',
    'status',
    'title',
  ]);
  expect(initiatives).toHaveLength(15);
  expect(count).toBe(platform.find.count('schoolInitiative', { board_id: id }));
  const own = await listOf(moderator, { board_id: id });
  expect(own.count).toBe(platform.find.count('schoolInitiative', { board_id: id, district_id: platform.find.home.id }));
  expect(own.count).toBeLessThan(count);

  const [first] = own.initiatives;
  const found = await listOf(moderator, { search: first?.public_id ?? '' });
  expect(found).toEqual({ initiatives: [first], count: 1 });
  const winners = await listOf(admin, { stage: 'WINNER', status: 'FINISHED' });
  expect(new Set(winners.initiatives.map(({ stage, status }) => `${stage} ${status}`))).toEqual(
    new Set(['WINNER FINISHED']),
  );
  expect((await admin.get(LIST, { ...page, stage: 'ALL' })).status).toBe(400);
  expect((await admin.get(LIST)).status).toBe(400);
  expect(platform.violations()).toHaveLength(2);
});

test('S-042 to S-044: a moderator decides once, while the season is moderated', async () => {
  const one = undecided();
  const { id, title, category_id } = one;
  const acceptance = { id, title, granted_amount: 5_000_000, description: 'Tavsif', category_id };
  const refusal = { id, title, moderator_comment: ' Smeta kerak ' };
  const accept = (client: Client, body: object = acceptance) => client.call('POST', `${LIST}/${id}/accept`, body);
  const decline = (body: object = refusal) => moderator.call('POST', `${LIST}/${id}/decline`, body);

  platform.change.schoolBoard(one.board_id, { stage: 'VOTE' });
  expect((await accept(moderator)).status).toBe(409);
  platform.change.schoolBoard(one.board_id, { stage: 'MODERATE' });
  expect((await decline()).status).toBe(200);
  expect(platform.read.schoolInitiative(id)).toMatchObject({ stage: 'NOT_PASSED', moderator_comment: 'Smeta kerak' });
  expect((await accept(moderator)).status).toBe(409);
  platform.change.schoolInitiative(id, { stage: 'INITIAL' });
  expect((await accept(moderator)).status).toBe(200);
  expect(platform.read.schoolInitiative(id)).toMatchObject({ stage: 'PASSED', granted_amount: 5_000_000 });
  expect(platform.violations()).toEqual([]);

  expect((await accept(admin)).status).toBe(403);
  expect((await accept(moderator, { ...acceptance, description: ' ' })).status).toBe(400);
  expect((await accept(moderator, { ...acceptance, id: id + 1 })).status).toBe(400);
  expect((await decline({ id, title, moderator_comment: '' })).status).toBe(400);
  expect((await decline({ id, moderator_comment: 'x' })).status).toBe(400);
  expect(platform.violations()).toHaveLength(5);
});

test('S-052, Z-161: an admin changes the category in any state, a moderator only in their own district', async () => {
  const { id, category_id } = undecided();
  const other = platform.find.schoolCategory({ id: not(category_id) }).id;
  const change = (client: Client, body: object, of = id) => client.call('PUT', `${PATH}/initiatives/${of}`, body);
  expect((await change(moderator, { category_id: other })).status).toBe(200);
  expect(platform.read.schoolInitiative(id).category_id).toBe(other);
  const away = platform.find.schoolInitiative({ district_id: not(platform.find.home.id) });
  expect((await change(moderator, { category_id: other }, away.id)).status).toBe(404);
  expect((await change(admin, { category_id: other }, away.id)).status).toBe(200);
  expect(platform.violations()).toEqual([]);
  expect((await change(admin, { category_id: 999 })).status).toBe(400);
  expect(platform.violations()).toHaveLength(1);
});

test('S-055 to S-062: a winner is finished, put back in process and rejected, each with its own fields', async () => {
  const one = winner(null);
  platform.change.schoolInitiative(one.id, { district_id: platform.find.home.id });
  const pictures = [await uploaded(admin, PICTURE), await uploaded(admin, Uint8Array.of(...PICTURE, 1))];
  const paper = await uploaded(admin);
  const record = (client: Client, status: string, reject_file_id: string | null, accept_image_id: string[]) =>
    client.call('POST', `${PATH}/${client === admin ? '' : 'moderators/'}initiatives/chronology/create`, {
      my_school_initiative_id: one.id,
      status,
      reject_file_id,
      accept_image_id,
    });
  expect((await record(moderator, 'FINISHED', null, pictures)).status).toBe(200);
  expect(platform.read.schoolInitiative(one.id).status).toBe('FINISHED');
  expect((await record(admin, 'REJECTED', paper, [])).status).toBe(409);
  expect((await record(admin, 'IN_PROCESS', null, [])).status).toBe(200);
  expect((await record(admin, 'IN_PROCESS', null, [])).status).toBe(409);
  expect((await record(admin, 'REJECTED', paper, [])).status).toBe(200);
  expect(platform.find.all('schoolRecord').map(({ status }) => status)).toEqual(['REJECTED', 'IN_PROCESS', 'FINISHED']);
  expect(platform.find.schoolRecord({ status: 'FINISHED' })).toMatchObject({
    my_school_initiative_id: one.id,
    accept_image_id: pictures,
    username: 'moderator',
  });
  expect(platform.violations()).toEqual([]);

  expect((await record(moderator, 'IN_PROCESS', null, [])).status).toBe(400);
  expect((await record(admin, 'FINISHED', null, pictures.slice(1))).status).toBe(400);
  expect((await record(admin, 'FINISHED', null, [paper, paper])).status).toBe(400);
  expect((await record(admin, 'REJECTED', null, [])).status).toBe(400);
  expect((await record(admin, 'IN_PROCESS', paper, [])).status).toBe(400);
  const elsewhere = await moderator.call('POST', `${PATH}/initiatives/chronology/create`, {});
  expect(elsewhere.status).toBe(403);
  expect(platform.violations()).toHaveLength(6);
});

test('S-041, Z-100: initiatives and votes are exported by season, votes are imported with their season', async () => {
  const { board_id, public_id } = winner('FINISHED');
  const excel = async (path: string) => rowsOf(await (await admin.send(path, { query: { board_id } })).arrayBuffer());
  const all = await excel(`${LIST}/excel`);
  expect(all[0]).toEqual(['ID', 'Mavzu', 'Muallif', 'Maktab', 'Toifa', "So'ralgan", 'Ajratilgan', 'Bosqich', 'Holati']);
  expect(all).toHaveLength(1 + platform.find.count('schoolInitiative', { board_id }));

  const path = `${LIST}/votes/excel`;
  const table = workbook([
    ['ID', 'Ovozlar soni'],
    [public_id, 4321],
    ['999999', 5],
    [public_id, 'koʻp'],
  ]);
  const { body } = await upload(admin, path, table, { board_id: String(board_id) });
  expect(body).toMatchObject({ total: 3, successful: 1, failed: 2 });
  const votes = await excel(`${PATH}/moderators/votes`);
  expect(votes.find(([id]) => id === public_id)?.at(-1)).toBe(4321);
  expect(platform.violations()).toEqual([]);

  expect((await upload(admin, path, table)).status).toBe(400);
  expect((await upload(moderator, path, table, { board_id: String(board_id) })).status).toBe(403);
  expect(platform.violations()).toHaveLength(2);
});
