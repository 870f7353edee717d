import { beforeEach, expect, it, vi } from 'vitest';

/** Rows that the platform finds, by search text. */
let found: Readonly<Record<string, readonly unknown[]>> = {};
/** Most rows that the platform sends in one answer. */
let most = 1000;
const request = vi.fn(async ({ query }: { query: { search: string; limit: number; offset: number } }) => {
  const { search, limit, offset } = query;
  const rows = found[search] ?? [];
  return { ok: true, value: { questions: rows.slice(offset, offset + Math.min(limit, most)), count: rows.length } };
});
vi.stubGlobal('window', {
  bridge: { app: { noteOddFields: () => {} }, api: { request, cancel: async () => ({ ok: true }) } },
});
const { readAppeal } = await import('@/features/appeals/api.ts');

const others = Array.from({ length: 2300 }, (_, nth) => ({ question_id: 1000 + nth }));
const asked = () => request.mock.calls.map(([{ query }]) => [query.search, query.offset]);
beforeEach(() => {
  most = 1000;
  request.mockClear();
});

it('an appeal is found among all that its number occurs in', async () => {
  found = { 123: [...others, { question_id: 7 }] };
  expect(await readAppeal(7, '123', 'Aliyev')).toMatchObject({ question_id: 7 });
  expect(asked()).toEqual([
    ['123', 0],
    ['123', 1000],
    ['123', 2000],
  ]);
});

it('an appeal is found where the platform sends fewer rows than it was asked for', async () => {
  found = { 123: [...others, { question_id: 7 }] };
  most = 100;
  expect(await readAppeal(7, '123')).toMatchObject({ question_id: 7 });
  most = 0;
  await expect(readAppeal(7, '123')).rejects.toMatchObject({ kind: 'unexpected-shape' });
});

it('an appeal that neither number nor author finds is gone', async () => {
  found = { 123: [{ question_id: 8 }] };
  expect(await readAppeal(7, '123', 'Aliyev')).toBeNull();
  expect(asked()).toEqual([
    ['123', 0],
    ['Aliyev', 0],
  ]);
});

it.each<[string, string | undefined, Readonly<Record<string, readonly unknown[]>>]>([
  ['without a public id', undefined, {}],
  ['whose row may be the unreadable one', '123', { 123: [{ question_id: null }] }],
])(
  'an appeal %s is not said to be gone: an unknown deletion must not count as done',
  async (_which, publicId, rows) => {
    found = rows;
    await expect(readAppeal(7, publicId)).rejects.toMatchObject({ kind: 'unexpected-shape' });
  },
);
