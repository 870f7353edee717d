import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { utils, write } from 'xlsx';
import type { Find } from '../../platform/find/find.ts';
import type { InitiativeNeed } from '../../platform/find/initiatives.ts';
import type { Initiative } from '../../platform/find/records.ts';
import { startPlatform } from '../../platform/server.ts';
import type { Platform } from '../../platform/types.ts';
import { type Client, signIn } from '../../support/platform-client.ts';

let platform: Platform;
let find: Find;
let admin: Client;
let moderator: Client;
beforeAll(async () => {
  platform = await startPlatform();
  find = platform.find;
  admin = await signIn(platform, 'admin');
  moderator = await signIn(platform, 'moderator');
});
afterAll(() => platform.close());

type Line = { id: number; title: string; category: string; category_id: number; max_available: number } & Sent;
type Sent = { id: number; price: number; count: number; granted_price: number; granted_count: number };

const path = ({ id }: Pick<Initiative, 'id'>) => `api/v1/moderators/products/initiatives/${id}`;
const linesOf = async (initiative: Initiative, client = admin) =>
  (await client.get(path(initiative))).body.products as Line[];
const sent = ({ id, price, count, granted_price, granted_count }: Line): Sent => ({
  id,
  price,
  count,
  granted_price,
  granted_count,
});
const EQUIPMENT = { asksFor: 'registry' } satisfies InitiativeNeed;
const violations = () => platform.violations().length;

describe('the registry', () => {
  test('has lines with limits, and saving them makes their sum the granted amount', async () => {
    const initiative = find.initiative(EQUIPMENT);
    const lines = await linesOf(initiative, moderator);
    expect(lines[0]).toMatchObject({ category: expect.any(String), title: expect.any(String) });
    const more = lines.map(sent).map((line) => ({ ...line, granted_count: 1, granted_price: 1_000_000 }));
    expect(await moderator.call('POST', path(initiative), more)).toEqual({ status: 200, body: {} });
    expect((await linesOf(initiative)).map(sent)).toEqual(more);
    expect(platform.read.initiative(initiative.id).granted_amount).toBe(more.length * 1_000_000);
    expect(platform.initiatives.history(initiative.id)).toMatchObject([{ action: 'registry', username: 'moderator' }]);
  });

  test('rows are added by both roles and removed only by an admin', async () => {
    const initiative = find.initiative(EQUIPMENT);
    const lines = (await linesOf(initiative)).map(sent);
    const { id } = platform.db
      .prepare(`SELECT max(id) AS id FROM products WHERE id NOT IN (${lines.map((line) => line.id)})`)
      .get() as {
      id: number;
    };
    const added = { id, price: 500_000, count: 0, granted_price: 500_000, granted_count: 1 };
    expect((await moderator.call('POST', path(initiative), [...lines, added])).status).toBe(200);
    const before = violations();
    expect((await moderator.call('POST', path(initiative), lines)).status).toBe(403);
    expect(violations()).toBe(before + 1);
    expect((await admin.call('POST', path(initiative), lines)).status).toBe(200);
    expect((await linesOf(initiative)).map(sent)).toEqual(lines);
  });

  test.each<[what: string, change: (line: Sent, max: number) => unknown]>([
    ['a count above the limit', (line, max) => [{ ...line, granted_count: max + 1 }]],
    ['a negative count', (line) => [{ ...line, granted_count: -1 }]],
    ['no granted price', ({ granted_price: _none, ...line }) => [line]],
    ['a product twice', (line) => [line, line]],
    ['an unknown product', (line) => [{ ...line, id: 9999 }]],
    ['an extra field', (line) => [{ ...line, title: 'x' }]],
    ['an object instead of a list', (line) => ({ products: [line] })],
  ])('%s is refused and recorded', async (_what, change) => {
    const initiative = find.initiative({ ...EQUIPMENT, season: 'finished', place: 'anywhere' });
    const [first] = await linesOf(initiative);
    const before = violations();
    const answer = await admin.call('POST', path(initiative), change(sent(first as Line), first?.max_available ?? 0));
    expect(answer.status).toBe(400);
    expect(violations()).toBe(before + 1);
  });

  test('construction has no registry to save; other districts and roles may not read one', async () => {
    expect((await admin.call('POST', path(find.initiative({ type: 'CONSTRUCTION' })), [])).status).toBe(409);
    const foreign = find.initiative({ ...EQUIPMENT, place: 'elsewhere' });
    expect((await moderator.get(path(foreign))).status).toBe(403);
    const manager = await signIn(platform, 'district_manager');
    expect((await manager.get(path(find.initiative(EQUIPMENT)))).status).toBe(403);
  });

  test('a sum above the cap is refused with a message, which is no violation', async () => {
    const initiative = find.initiative({ ...EQUIPMENT, season: 'finished', place: 'anywhere' });
    const [first] = (await linesOf(initiative)).map(sent);
    const before = violations();
    const answer = await admin.call('POST', path(initiative), [
      { ...first, granted_price: 1_500_000_001, granted_count: 1 },
    ]);
    expect(answer).toEqual({
      status: 400,
      body: { message: "Reyestr summasi 1 500 000 000 so'mdan oshmasligi kerak" },
    });
    expect(violations()).toBe(before);
  });
});

describe('import of a registry', () => {
  const file = (rows: unknown[][], bookType: 'xlsx' | 'csv' | 'biff8') =>
    write(utils.book_new(utils.aoa_to_sheet(rows), 'Reyestr'), { type: 'buffer', bookType }) as Buffer<ArrayBuffer>;
  async function upload(
    initiative: Initiative,
    bytes: Buffer<ArrayBuffer>,
    client = admin,
    more: Record<string, string> = {},
  ) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ initiative_id: String(initiative.id), ...more }))
      form.set(name, value);
    form.set('file', new Blob([bytes]), 'reyestr.xlsx');
    const answer = await client.send('api/v1/initiatives-excel-products', { method: 'POST', body: form });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }
  const winner = () => find.initiative({ season: 'finished', place: 'anywhere', stage: 'WINNER', type: 'EQUIPMENT' });
  const ROWS = [
    ['Mahsulot', 'Narxi', 'Soni'],
    ['Doira', 450_000, 12],
    ['Доира', 450_000, 1],
    ["Yo'q narsa", 1, 1],
    ['Rubob', 'arzon', 2],
    ['UZI apparati', 285_000_000, 3],
  ];

  test.each(['xlsx', 'csv', 'biff8'] as const)('%s: products found by name replace the registry', async (kind) => {
    const initiative = winner();
    expect(await upload(initiative, file(ROWS, kind))).toEqual({
      status: 200,
      body: {
        total: 5,
        successful: 1,
        failed: 4,
        errors: [
          { row: 3, message: "Ushbu maxsulot qo'shilgan" },
          { row: 4, message: "Mahsulot katalogda yo'q: Yo'q narsa" },
          { row: 5, message: "Narx va son butun raqam bo'lishi kerak" },
          { row: 6, message: 'Soni 2 dan oshmasligi kerak' },
        ],
      },
    });
    expect((await linesOf(initiative)).map(sent)).toMatchObject([
      { price: 450_000, count: 12, granted_price: 450_000, granted_count: 12 },
    ]);
    expect(platform.read.initiative(initiative.id).granted_amount).toBe(5_400_000);
  });

  test('new initiatives, other roles, other fields and files that are no registry are refused', async () => {
    const bytes = file(ROWS, 'xlsx');
    expect((await upload(find.initiative({ stage: 'INITIAL', type: 'EQUIPMENT' }), bytes)).status).toBe(409);
    expect((await upload(winner(), bytes, moderator)).status).toBe(403);
    expect((await upload(winner(), bytes, admin, { board_id: '49' })).status).toBe(400);
    expect((await upload(winner(), file([['Nomi']], 'xlsx'))).body.message).toBe(
      'Faylda ustun topilmadi: Mahsulot, Narxi, Soni',
    );
  });
});
