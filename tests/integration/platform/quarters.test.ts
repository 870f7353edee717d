import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startPlatform } from '../../platform/server.ts';
import type { Platform } from '../../platform/types.ts';
import { type Client, signIn } from '../../support/platform-client.ts';
import { rowsOf, upload, workbook } from './workbook.ts';

let platform: Platform;
let admin: Client;
let home: { region: number; district: number };
beforeEach(async () => {
  platform = await startPlatform();
  admin = await signIn(platform, 'admin');
  const moderator = platform.users.find(({ role }) => role === 'moderator');
  home = { region: Number(moderator?.region_id), district: Number(moderator?.district_id) };
});
afterEach(() => platform.close());

const PATH = 'api/v1/quarters';
type Quarter = Record<string, unknown> & { id: number };
const listOf = async (client: Client, query: Record<string, string | number> = {}) =>
  (await client.get(PATH, query)).body.quarters as Quarter[];
const numbersOf = async (kind: 'id' | 'acc', district: number) =>
  (await admin.get(`api/v1/quarter-${kind}-numbers/select`, { district_id: district })).body.result as {
    id: number;
    is_available: boolean;
  }[];

/** What the form would send for this quarter. */
const bodyOf = ({ id: _id, account_number: _account, id_number: _taxId, ...rest }: Quarter) => rest;

test('a quarter has the fields of the specification and no others, and some have no status yet', async () => {
  const quarters = await listOf(admin, { district_id: home.district });
  expect(Object.keys(quarters[0] ?? {}).sort()).toEqual([
    'account_number',
    'account_number_id',
    'additional_quarter_id',
    'citizen_count',
    'district_id',
    'financial_status',
    'id',
    'id_number',
    'id_number_id',
    'status',
    'title',
  ]);
  const all = await listOf(admin);
  const statuses = new Set(all.map(({ status }) => status));
  expect(statuses).toEqual(new Set(['ACTIVE', 'ARCHIVE', null]));
  expect(all.some(({ additional_quarter_id }) => additional_quarter_id !== null)).toBe(true);
  const archived = await listOf(admin, { status: 'ARCHIVE', region_id: home.region });
  expect(archived.length).toBeGreaterThan(3);
  expect((await admin.get(`${PATH}/${archived[0]?.id}`)).body).toEqual(archived[0]);
});

test('numbers of a district: those of its quarters are taken, some are free', async () => {
  const [quarter] = await listOf(admin, { district_id: home.district });
  const taxIds = await numbersOf('id', home.district);
  expect(taxIds.filter(({ is_available }) => is_available)).toHaveLength(3);
  expect(taxIds.find(({ id }) => id === quarter?.id_number_id)).toMatchObject({
    id_number: quarter?.id_number,
    is_available: false,
  });
  const accounts = await numbersOf('acc', home.district);
  expect(accounts.find(({ id }) => id === quarter?.account_number_id)).toMatchObject({
    acc_number: quarter?.account_number,
    is_available: false,
  });
});

describe('saving', () => {
  test('an admin adds, changes and removes a quarter', async () => {
    const [account] = (await numbersOf('acc', home.district)).filter(({ is_available }) => is_available);
    const body = {
      title: 'Yangi mahalla',
      district_id: home.district,
      citizen_count: 4100,
      account_number_id: account?.id,
      id_number_id: null,
      status: 'ACTIVE',
      financial_status: 'GOOD',
      additional_quarter_id: null,
    };
    expect((await admin.call('POST', PATH, body)).status).toBe(200);
    const added = (await listOf(admin, { district_id: home.district })).find(({ title }) => title === body.title);
    expect(added).toMatchObject(body);
    expect(await admin.call('POST', PATH, body)).toEqual({
      status: 409,
      body: { message: 'Bu tumanda shu nomli mahalla bor' },
    });
    const [neighbour] = await listOf(admin, { district_id: home.district });
    const archived = { ...body, status: 'ARCHIVE', additional_quarter_id: neighbour?.id };
    expect((await admin.call('PUT', `${PATH}/${added?.id}`, archived)).status).toBe(200);
    expect((await admin.get(`${PATH}/${added?.id}`)).body).toMatchObject(archived);
    expect((await admin.call('DELETE', `${PATH}/${added?.id}`)).status).toBe(200);
    expect((await admin.get(`${PATH}/${added?.id}`)).status).toBe(404);
    expect(platform.violations()).toEqual([]);
  });

  test('a number in use, and the removal of a quarter with initiatives, are refused with a message', async () => {
    const [one, two] = (await listOf(admin, { district_id: home.district })).filter(({ id_number_id }) => id_number_id);
    const stolen = { ...bodyOf(one as Quarter), id_number_id: two?.id_number_id };
    expect(await admin.call('PUT', `${PATH}/${one?.id}`, stolen)).toEqual({
      status: 409,
      body: { message: 'STIR boshqa mahallaga biriktirilgan' },
    });
    expect(await admin.call('DELETE', `${PATH}/${one?.id}`)).toEqual({
      status: 409,
      body: { message: "Mahallada tashabbuslar bor, uni o'chirib bo'lmaydi" },
    });
    expect(platform.violations()).toEqual([]);
  });

  test('other roles change the numbers and the financial status in their own place, and nothing else', async () => {
    const moderator = await signIn(platform, 'moderator');
    const [quarter] = await listOf(moderator, { district_id: home.district });
    const body = bodyOf(quarter as Quarter);
    const path = `${PATH}/${quarter?.id}`;
    expect((await moderator.call('PUT', path, { ...body, financial_status: 'BAD', id_number_id: null })).status).toBe(
      200,
    );
    expect((await admin.get(path)).body).toMatchObject({ financial_status: 'BAD', id_number_id: null });
    expect(platform.violations()).toEqual([]);

    for (const locked of [{ title: 'Boshqa' }, { citizen_count: 1 }, { status: 'ARCHIVE' }]) {
      expect((await moderator.call('PUT', path, { ...body, ...locked })).status).toBe(403);
    }
    expect((await moderator.call('POST', PATH, body)).status).toBe(403);
    expect((await moderator.call('DELETE', path)).status).toBe(403);
    const elsewhere = (await listOf(admin)).find(({ district_id }) => district_id !== home.district) as Quarter;
    expect((await moderator.call('PUT', `${PATH}/${elsewhere.id}`, bodyOf(elsewhere))).status).toBe(403);
    expect((await (await signIn(platform, 'region_manager')).get(`${PATH}/${elsewhere.id}`)).status).toBe(403);
    expect((await (await signIn(platform, 'district_manager')).get(path)).status).toBe(403);
  });

  test.each<[what: string, patch: Record<string, unknown>]>([
    ['an empty name', { title: ' ' }],
    ['a population as text', { citizen_count: '4100' }],
    ['a fractional population', { citizen_count: 41.5 }],
    ['an unknown status', { status: 'CLOSED' }],
    ['an extra quarter for an active quarter', { status: 'ACTIVE', additional_quarter_id: 20_001 }],
    ['a region, which only the form has', { region_id: 1 }],
  ])('%s is a violation', async (_what, patch) => {
    const [quarter] = await listOf(admin, { district_id: home.district });
    const body = { ...bodyOf(quarter as Quarter), additional_quarter_id: null, ...patch };
    expect((await admin.call('PUT', `${PATH}/${quarter?.id}`, body)).status).toBe(400);
    expect(platform.violations()).toHaveLength(1);
  });
});

describe('Excel', () => {
  test.each([
    ['quarter-id-numbers/excel', 'quarter-id-numbers/sync-excel'],
    ['quarter-acc-numbers/excel', 'quarter-acc-numbers/sync-excel'],
    ['quarters-excel', 'quarters-excel'],
  ])('%s can be imported again as it is', async (from, to) => {
    const before = await listOf(admin);
    const exported = await admin.send(`api/v1/${from}`);
    expect(exported.headers.get('content-disposition')).toContain('.xlsx');
    const rows = rowsOf(await exported.arrayBuffer());
    expect(rows.length).toBeGreaterThan(8000);
    const answer = await upload(admin, `api/v1/${to}`, workbook(rows.slice(0, 500)));
    expect(answer.body).toEqual({ total: 499, successful: 499, failed: 0, errors: [] });
    expect(await listOf(admin)).toEqual(before);
    expect((await upload(await signIn(platform, 'region_manager'), `api/v1/${to}`, workbook(rows))).status).toBe(403);
  });

  test('new numbers are free, and each bad row has a reason', async () => {
    const answer = await upload(
      admin,
      'api/v1/quarter-id-numbers/sync-excel',
      workbook([
        ['Viloyat', 'Tuman', 'Nomi', 'STIR'],
        ['Toshkent shahri', 'Chilonzor tumani', 'Yangi MFY', '399000111'],
        ['Toshkent shahri', 'Atlantida', 'Yangi MFY', '399000112'],
        ['Toshkent shahri', 'Chilonzor tumani', 'Yangi MFY', '39900'],
      ]),
    );
    expect(answer.body).toEqual({
      total: 3,
      successful: 1,
      failed: 2,
      errors: [
        { row: 3, message: "Bunday viloyat yoki tuman yo'q" },
        { row: 4, message: "STIR 9 ta raqamdan iborat bo'lishi kerak" },
      ],
    });
    const numbers = await numbersOf('id', home.district);
    expect(numbers.filter((row) => row.is_available)).toHaveLength(4);
  });

  test('recess quarters go to the board that is sent with the file', async () => {
    const [quarter] = await listOf(admin, { district_id: home.district });
    const rows = workbook([
      ['Viloyat', 'Tuman', 'Mahalla'],
      ['Toshkent shahri', 'Chilonzor tumani', quarter?.title],
    ]);
    const path = 'api/v1/state-budget/recess-quarters/upload-excel';
    expect((await upload(admin, path, rows, { board_id: '61' })).body).toMatchObject({ successful: 1 });
    expect(platform.db.prepare('SELECT board_id, quarter_id FROM recess_quarters').all()).toMatchObject([
      { board_id: 61, quarter_id: quarter?.id },
    ]);
    expect((await upload(admin, path, rows)).status).toBe(400);
  });
});
