import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { utils, write } from 'xlsx';
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

const TREES = [
  'api/v1/ministries',
  'api/v1/consolidated-budgets',
  'api/v1/expences',
  'api/v1/economic-classifications',
] as const;
const EXECUTION = 'api/v1/ministries-execution';
const INDICATORS = 'api/v1/consolidated-budget-indicators';
const IMPORT = 'api/v1/state-budget/excel-economy/upload-excel';

type Node = { id: number; parent_id: number | null; title: Record<string, string>; created_at: string };
const title = (name: string) => ({ uz_lat: name, uz_cyr: name, ru: name, en: name, kr: name });
const rows = async <T>(path: string, query = {}) =>
  (await admin.get(path, { limit: 100, offset: 0, ...query })).body.data as T[];

describe.each(TREES)('%s', (path) => {
  test('returns the roots, then the children of a node, page by page', async () => {
    const roots = await rows<Node>(path);
    expect(roots.every(({ parent_id }) => parent_id === null)).toBe(true);
    expect(roots[0]).toMatchObject({ title: { uz_lat: expect.any(String), kr: expect.any(String) } });
    const parent = roots[0]?.id ?? 0;
    const children = await rows<Node>(path, { parent_id: parent });
    expect(children.length).toBeGreaterThan(1);
    expect(children.every(({ parent_id }) => parent_id === parent)).toBe(true);
    const second = await admin.get(path, { limit: 1, offset: 1, parent_id: parent });
    expect(second.body).toEqual({ data: [children[1]], count: children.length });
  });

  test('a node is added below its parent, renamed and deleted; one with children stays', async () => {
    const [root] = (await rows<Node>(path)) as [Node];
    const added = await admin.call('POST', path, { title: title('Yangi'), parent_id: root.id });
    const own = `${path}/${added.body.id}`;
    expect((await admin.get(own)).body).toMatchObject({ parent_id: root.id, title: title('Yangi') });
    await admin.call('PUT', own, { title: title('Boshqa'), parent_id: root.id });
    expect((await admin.get(own)).body).toMatchObject({ title: { ru: 'Boshqa' } });
    expect(await admin.call('DELETE', own)).toEqual({ status: 200, body: {} });
    expect((await admin.get(own)).status).toBe(404);
    expect(await admin.call('DELETE', `${path}/${root.id}`)).toEqual({
      status: 409,
      body: { message: "Ichida yozuvlar bor, uni o'chirib bo'lmaydi" },
    });
    expect(platform.violations()).toEqual([]);
  });

  test('a missing language, a node below itself, an unknown parent and another role are refused', async () => {
    const [root] = (await rows<Node>(path)) as [Node];
    const [child] = (await rows<Node>(path, { parent_id: root.id })) as [Node];
    const body = { title: root.title, parent_id: null };
    const answers = [
      await admin.call('POST', path, { ...body, title: { ...title('Yangi'), kr: ' ' } }),
      await admin.call('PUT', `${path}/${root.id}`, { ...body, parent_id: child.id }),
      await admin.call('POST', path, { ...body, parent_id: 999_999 }),
      await (await signIn(platform, 'moderator')).call('GET', `${path}?limit=10`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 403]);
    expect(platform.violations()).toHaveLength(4);
  });
});

test('a ministry with execution figures cannot be deleted', async () => {
  const [root] = (await rows<Node>(TREES[0])).filter(({ title }) => title.uz_lat === 'Adliya vazirligi') as [Node];
  expect((await admin.call('DELETE', `${TREES[0]}/${root.id}`)).body.message).toContain('ijro');
});

test('the execution of a ministry: entered, listed with its name, changed, deleted', async () => {
  const [root] = (await rows<Node>(TREES[0])) as [Node];
  const figures = { year: 2026, quarter: 3, plan: 100.5, executed: 110, difference: -9.5, percent: 109.45 };
  const record = { ministry_id: root.id, ...figures };
  const { body } = await admin.call('POST', EXECUTION, record);
  const [first] = await rows<object>(EXECUTION);
  expect(first).toMatchObject({ id: body.id, ...record, ministry: root.title });
  await admin.call('PUT', `${EXECUTION}/${body.id}`, { ...record, quarter: 4 });
  expect((await admin.get(`${EXECUTION}/${body.id}`)).body).toMatchObject({ ...record, quarter: 4 });
  expect((await admin.call('DELETE', `${EXECUTION}/${body.id}`)).status).toBe(200);
  expect((await admin.get(`${EXECUTION}/${body.id}`)).status).toBe(404);
  expect(platform.violations()).toEqual([]);
  await admin.call('POST', EXECUTION, { ...record, quarter: 5 });
  await admin.call('POST', EXECUTION, { ...record, year: '2026' });
  expect(platform.violations()).toHaveLength(2);
});

test('indicators of a budget line: all years or one, added, changed, deleted', async () => {
  const [line] = (await rows<Node>(TREES[1])) as [Node];
  const query = { consolidated_budget_id: line.id };
  const all = await rows<{ id: number; year: number }>(INDICATORS, query);
  expect(all.map(({ year }) => year)).toEqual([2026, 2025, 2024]);
  expect(await rows(INDICATORS, { ...query, year: 2025 })).toEqual([all[1]]);
  const { id: _id, ...figures } = { ...all[0] } as Record<string, number>;
  const { body } = await admin.call('POST', INDICATORS, { ...figures, year: 2027 });
  const own = `${INDICATORS}/${body.id}`;
  await admin.call('PUT', own, { ...figures, year: 2027, accepted_amount: -1.25 });
  expect((await admin.get(own)).body).toEqual({ ...figures, id: body.id, year: 2027, accepted_amount: -1.25 });
  expect((await admin.call('DELETE', own)).status).toBe(200);
  expect(platform.violations()).toEqual([]);
  const { accepted_percent: _left, ...without } = figures;
  expect((await admin.call('POST', INDICATORS, without)).status).toBe(400);
  expect(platform.violations()).toHaveLength(1);
});

test.each([
  { nodes: 'api/v1/expences', figures: 'api/v1/expence-indicators', key: 'expence_id' },
  {
    nodes: 'api/v1/economic-classifications',
    figures: 'api/v1/economic-classification-indicators',
    key: 'economic_classification_id',
  },
])(
  'indicators of a node of $nodes: by quarter, added once, changed, deleted; a node that has some stays',
  async (of) => {
    const { nodes, figures, key } = of;
    const { body: node } = await admin.call('POST', nodes, { title: title('Yangi'), parent_id: null });
    const [root] = (await rows<Node>(nodes)) as [Node];
    const seeded = await rows<{ year: number; quarter: number }>(figures, { [key]: root.id });
    expect(seeded.slice(0, 4)).toMatchObject([
      { [key]: root.id, year: 2026, quarter: 3, amount: expect.any(Number) },
      ...[2, 1].map((quarter) => ({ year: 2026, quarter })),
      { year: 2025, quarter: 4 },
    ]);
    const record = { [key]: node.id, year: 2026, quarter: 3, amount: 0.1 };
    const { body } = await admin.call('POST', figures, record);
    expect(await rows(figures, { [key]: node.id })).toEqual([{ id: body.id, ...record }]);
    expect(await admin.call('POST', figures, record)).toEqual({
      status: 409,
      body: { message: "2026-yil 3-chorak uchun ko'rsatgich kiritilgan" },
    });
    const own = `${figures}/${body.id}`;
    await admin.call('PUT', own, { ...record, amount: -12345678901.23 });
    expect((await admin.get(own)).body).toEqual({ id: body.id, ...record, amount: -12345678901.23 });
    expect((await admin.call('DELETE', `${nodes}/${node.id}`)).status).toBe(409);
    expect((await admin.call('DELETE', own)).status).toBe(200);
    expect((await admin.call('DELETE', `${nodes}/${node.id}`)).status).toBe(200);
    expect(platform.violations()).toEqual([]);
    const wrong = [{ quarter: 5 }, { year: '2026' }, { amount: '1' }, { [key]: 999_999 }];
    for (const field of wrong)
      expect((await admin.call('POST', figures, { ...record, [key]: root.id, ...field })).status).toBe(400);
    // The node of the figures is required.
    expect((await admin.get(figures, { limit: 10, offset: 0 })).status).toBe(400);
    expect(platform.violations()).toHaveLength(5);
  },
);

describe('the state budget', () => {
  const BUDGET = 'api/v1/state-budget-indicators';
  type Indicator = Node & { type: 'INCOME' | 'EXPENSE' };
  const roots = (type: string) => rows<Indicator>(BUDGET, { type });

  test('is two trees, each with its own list; a title may be empty', async () => {
    const [income, expense] = [await roots('INCOME'), await roots('EXPENSE')];
    expect([income, expense].map(([first]) => first?.type)).toEqual(['INCOME', 'EXPENSE']);
    const [first] = income as [Indicator];
    const body = { type: 'INCOME', parent_id: first.id, title: { ...title(''), ru: 'Сбор' } };
    const added = await admin.call('POST', BUDGET, body);
    expect((await admin.get(`${BUDGET}/${added.body.id}`)).body).toMatchObject(body);
    expect((await rows(BUDGET, { type: 'INCOME', parent_id: first.id })).at(-1)).toMatchObject(body);
    await admin.call('PUT', `${BUDGET}/${added.body.id}`, { ...body, type: 'EXPENSE', parent_id: null });
    expect((await roots('EXPENSE')).length).toBe(expense.length + 1);
    expect((await admin.call('DELETE', `${BUDGET}/${added.body.id}`)).status).toBe(200);
    expect((await admin.call('DELETE', `${BUDGET}/${first.id}`)).status).toBe(409);
    expect(platform.violations()).toEqual([]);
  });

  test('a node has the type of its parent and of its children, and every list requires the type', async () => {
    const [[income], [expense]] = [await roots('INCOME'), await roots('EXPENSE')] as [[Indicator], [Indicator]];
    const { title: named } = income;
    const other = { type: 'EXPENSE', parent_id: null, title: named };
    expect((await admin.call('PUT', `${BUDGET}/${income.id}`, other)).status).toBe(409);
    expect(platform.violations()).toEqual([]);
    const answers = [
      await admin.call('POST', BUDGET, { ...other, parent_id: income.id }),
      await admin.call('POST', BUDGET, { ...other, type: 'OTHER' }),
      await admin.call('PUT', `${BUDGET}/${expense.id}`, { ...other, parent_id: expense.id }),
      await admin.get(BUDGET, { limit: 10, offset: 0 }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(platform.violations()).toHaveLength(4);
  });
});

describe('the Excel import of the economy', () => {
  const FIELDS = { title: 'Ijro', type: 'income', currency: 'mlrduzs', description: 'Izoh' };
  const table = write(
    utils.book_new(
      utils.aoa_to_sheet([
        ['Nomi', 'Reja'],
        ['Soliqlar', 12],
      ]),
      'Varaq',
    ),
    {
      type: 'buffer',
      bookType: 'xlsx',
    },
  ) as Buffer<ArrayBuffer>;
  const upload = async (fields: Record<string, string>, bytes: Buffer<ArrayBuffer> = table) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([bytes]), 'ijro.xlsx');
    const answer = await admin.send(IMPORT, { method: 'POST', body: form });
    return { status: answer.status, body: await answer.json() };
  };

  test('is stored with its form; the day is optional', async () => {
    expect(await upload(FIELDS)).toEqual({ status: 200, body: {} });
    expect(await upload({ ...FIELDS, type: 'outcome', date: '2026-06-30' })).toEqual({ status: 200, body: {} });
    expect(platform.db.prepare('SELECT type, date, rows, file_name FROM economy_imports').all()).toMatchObject([
      { type: 'income', date: null, rows: 1, file_name: 'ijro.xlsx' },
      { type: 'outcome', date: '2026-06-30' },
    ]);
    expect(platform.violations()).toEqual([]);
  });

  test('reports an unreadable file, and refuses any other field or value', async () => {
    expect(await upload(FIELDS, Buffer.from(table.subarray(0, 300)))).toEqual({
      status: 400,
      body: { message: "Excel faylni o'qib bo'lmadi" },
    });
    expect(platform.violations()).toEqual([]);
    const wrong = [{ currency: 'uzs' }, { description: ' ' }, { date: '30.06.2026' }, { date: '2026-02-30' }];
    for (const field of wrong) expect((await upload({ ...FIELDS, ...field })).status).toBe(400);
    expect(platform.violations()).toHaveLength(4);
  });
});
