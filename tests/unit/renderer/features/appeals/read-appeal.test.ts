import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';

type Asked = { search?: string; status?: string; limit: number; offset: number };
type Found = Readonly<Record<string, readonly unknown[]>>;

/** Rows that the platform finds, by search text; '' holds those of a list that is not searched. */
let found: Found = {};
/** Most rows that the platform sends in one answer. */
let most = 1000;
const request = vi.fn(async ({ query }: { query: Asked }) => {
  const { search = '', status, limit, offset } = query;
  const rows = found[status ? `${status} ${search}`.trim() : search] ?? [];
  return { ok: true, value: { questions: rows.slice(offset, offset + Math.min(limit, most)), count: rows.length } };
});
vi.stubGlobal('window', {
  bridge: { app: { noteOddFields: () => {} }, api: { request, cancel: async () => ({ ok: true }) } },
});
const { appeals } = await import('@/features/appeals/api.ts');
const { appealSchema } = await import('@/features/appeals/appeal.ts');
const { asItStands, readAppeal } = await import('@/features/appeals/read-appeal.ts');

const others = Array.from({ length: 2300 }, (_, nth) => ({ question_id: 1000 + nth }));
const asked = () => request.mock.calls.map(([{ query }]) => [query.status ?? query.search ?? '', query.offset]);
beforeEach(() => {
  most = 1000;
  request.mockClear();
});

describe('an appeal that no list shows', () => {
  it('is found among all that its number occurs in', async () => {
    found = { 123: [...others, { question_id: 7 }] };
    expect(await readAppeal(7, '123')).toMatchObject({ question_id: 7 });
    expect(asked()).toEqual([
      ['123', 0],
      ['123', 1000],
      ['123', 2000],
    ]);
  });

  it('is found among all appeals where the search does not cover numbers, by parts of any size', async () => {
    found = { '': [...others, { question_id: 7, type: 2 }] };
    most = 100;
    expect(await readAppeal(7, '123')).toMatchObject({ question_id: 7, type: 2 });
  });

  it.each(['123', undefined])('is gone where all appeals were read (public id %s)', async (publicId) => {
    found = { 123: [{ question_id: 8 }], '': others };
    expect(await readAppeal(7, publicId)).toBeNull();
  });

  it.each<[string, number, Found]>([
    ['whose row may be the unreadable one', 1000, { '': [{ question_id: null }] }],
    ['of a list whose rows do not come', 0, { '': others }],
    ['of a list that is too long to read', 1, { '': others }],
  ])('%s is not said to be gone: an unknown deletion must not count as done', async (_which, atOnce, rows) => {
    found = rows;
    most = atOnce;
    await expect(readAppeal(7, '123')).rejects.toMatchObject({ kind: 'unexpected-shape' });
    expect(request.mock.calls.length).toBeLessThanOrEqual(51);
  });
});

describe('an appeal before a change', () => {
  const seen = appealSchema.parse({ question_id: 7, public_id: '123', author_name: 'Aliyev', type: 1 });
  /** The list of new appeals as the page shows it, read while the platform had `rows`. */
  const shownBy = async (rows: readonly unknown[]) => {
    const client = new QueryClient();
    found = { NEW: rows };
    await client.fetchQuery(appeals.list({ limit: 20, offset: 0, status: 'NEW' }));
    request.mockClear();
    return client;
  };

  it('is read on the page that shows it, whatever the search covers', async () => {
    const client = await shownBy([{ question_id: 7, type: 1 }]);
    found = { NEW: [{ question_id: 7, type: 2 }] };
    expect(await asItStands(seen, client)).toMatchObject({ type: 2 });
    expect(asked()).toEqual([['NEW', 0]]);
  });

  it('is read on the page that showed it last, where two have shown it', async () => {
    const client = new QueryClient();
    const earlier = appeals.list({ limit: 20, offset: 0, status: 'ANSWERED' });
    client.setQueryData(earlier.queryKey, { rows: [seen], total: 1, offset: 0 }, { updatedAt: 1 });
    found = { NEW: [{ question_id: 7, type: 2 }], ANSWERED: [{ question_id: 7, type: 1 }] };
    await client.fetchQuery(appeals.list({ limit: 20, offset: 0, status: 'NEW' }));
    request.mockClear();
    expect(await asItStands(seen, client)).toMatchObject({ type: 2 });
    expect(asked()).toEqual([['NEW', 0]]);
  });

  it('is searched by number and author once it has left that page', async () => {
    const client = await shownBy([{ question_id: 7, type: 1 }]);
    found = { NEW: [], Aliyev: [{ question_id: 7, type: 2 }] };
    expect(await asItStands(seen, client)).toMatchObject({ type: 2 });
    expect(asked().map(([what]) => what)).toEqual(['NEW', '123', 'Aliyev']);
  });

  it('is as the person has seen it where neither finds it: the platform has the last word', async () => {
    const client = await shownBy([{ question_id: 7, type: 1 }]);
    found = {};
    expect(await asItStands(seen, client)).toBe(seen);
    expect(await asItStands(seen, new QueryClient())).toBe(seen);
  });

  it('is not known while the platform cannot be read', async () => {
    const client = await shownBy([{ question_id: 7, type: 1 }]);
    request.mockResolvedValueOnce({ ok: false, error: { kind: 'server' } } as never);
    await expect(asItStands(seen, client)).rejects.toMatchObject({ kind: 'server' });
  });
});
