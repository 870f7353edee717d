import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { read, utils, write } from 'xlsx';
import { CUSTOMER_TYPES } from '../../platform/db/customers.ts';
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

const PATH = 'api/v1/customers';
const workbook = (rows: unknown[][]) =>
  write(utils.book_new(utils.aoa_to_sheet(rows), 'Varaq'), { type: 'buffer', bookType: 'xlsx' }) as Buffer<ArrayBuffer>;

async function upload(bytes: Buffer<ArrayBuffer>, { client = admin, field = 'file' } = {}) {
  const form = new FormData();
  form.append(field, new Blob([bytes]), 'buyurtmachilar.xlsx');
  const answer = await client.send(`${PATH}/excel`, { method: 'POST', body: form });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

test('the list is paginated by title, with its count, and every type occurs', async () => {
  const all = await admin.get(PATH, { limit: 100_000, offset: 0 });
  const rows = all.body.data as { id: number; title: string; tin: string; type: string }[];
  expect(all.body.count).toBe(300);
  expect(rows).toHaveLength(300);
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(CUSTOMER_TYPES));
  expect(rows.every(({ tin }) => /^\d{9}$/.test(tin))).toBe(true);
  const page = await admin.get(PATH, { limit: 15, offset: 15 });
  expect(page.body.data).toEqual(rows.slice(15, 30));
});

test('the search finds a name with any apostrophe, and a tin', async () => {
  const byName = await admin.get(PATH, { limit: 15, offset: 0, search: "AVTOMOBIL YO'LLARI" });
  expect(byName.body.count).toBe(14);
  const [first] = byName.body.data as [{ tin: string }];
  expect((await admin.get(PATH, { limit: 15, offset: 0, search: first.tin })).body).toMatchObject({
    count: 1,
    data: [first],
  });
});

describe('import', () => {
  test('adds new customers, changes known ones, and gives a reason for each rejected row', async () => {
    const [known] = (await admin.get(PATH, { limit: 1, offset: 0 })).body.data as [{ id: number; tin: string }];
    const answer = await upload(
      workbook([
        ['№', 'INN', 'NOMI', 'Turi'],
        [1, 399_000_111, 'Yangi buyurtmachi', 'OTHERS'],
        [2, known.tin, 'Boshqa nom', 'ECOLOGY'],
        [],
        [3, '12', 'Qisqa INN', 'OTHERS'],
        [4, '399000112', '', 'OTHERS'],
        [5, '399000113', 'Turi xato', 'ROADS'],
      ]),
    );
    expect(answer).toEqual({
      status: 200,
      body: {
        total: 5,
        successful: 2,
        failed: 3,
        errors: [
          { row: 5, message: "INN 9 ta raqamdan iborat bo'lishi kerak" },
          { row: 6, message: "Nomi ko'rsatilmagan" },
          { row: 7, message: "Turi noma'lum: ROADS" },
        ],
      },
    });
    expect((await admin.get(PATH, { limit: 9, offset: 0, search: '399000111' })).body.data).toMatchObject([
      { title: 'Yangi buyurtmachi', type: 'OTHERS' },
    ]);
    expect((await admin.get(PATH, { limit: 9, offset: 0, search: known.tin })).body.data).toEqual([
      { id: known.id, tin: known.tin, title: 'Boshqa nom', type: 'ECOLOGY' },
    ]);
  });

  test('the export can be imported again as it is', async () => {
    const exported = await admin.send(`${PATH}/excel`);
    expect(exported.headers.get('content-disposition')).toContain('Buyurtmachilar.xlsx');
    const bytes = Buffer.from(await exported.arrayBuffer());
    const book = read(bytes);
    expect(utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {})).toHaveLength(300);
    expect((await upload(bytes)).body).toMatchObject({ total: 300, successful: 300, failed: 0 });
    expect((await admin.get(PATH, { limit: 1, offset: 0 })).body.count).toBe(300);
  });

  test('a file without the columns, and a file that is no table, are refused with a message', async () => {
    expect(await upload(workbook([['Nomi', 'Manzil']]))).toEqual({
      status: 400,
      body: { message: 'Faylda ustun topilmadi: INN, Turi' },
    });
    const cut = workbook([['Nomi', 'INN', 'Turi']]).subarray(0, 500);
    expect(await upload(Buffer.from(cut))).toEqual({
      status: 400,
      body: { message: "Excel faylni o'qib bo'lmadi" },
    });
    expect(platform.violations()).toEqual([]);
  });

  test('another form field and another role are violations', async () => {
    const bytes = workbook([['Nomi', 'INN', 'Turi']]);
    expect((await upload(bytes, { field: 'excel' })).status).toBe(400);
    expect((await upload(bytes, { client: await signIn(platform, 'moderator') })).status).toBe(403);
    expect(platform.violations().map(({ status }) => status)).toEqual([400, 403]);
  });
});
