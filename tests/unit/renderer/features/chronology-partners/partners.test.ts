import { beforeEach, describe, expect, it, vi } from 'vitest';

const calls: Record<string, unknown>[] = [];
let answer: unknown;
const request = async ({ requestId: _, ...call }: Record<string, unknown>) => {
  calls.push(call);
  return { ok: true, value: answer };
};
vi.stubGlobal('window', { bridge: { api: { request, cancel: () => {} }, app: { noteOddFields: () => {} } } });
const { QueryClient } = await import('@tanstack/react-query');
const { partnerSearch } = await import('@/entities/chronology-partners.ts');
const { orderers } = await import('@/features/chronology-partners/orderers.ts');
const { contractors } = await import('@/features/chronology-partners/contractors.ts');

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
beforeEach(() => void calls.splice(0));

describe('the two lists', () => {
  it.each([
    [orderers, 'orderers', { intended_sum: '9876543210000', transfered_sum: 0 }, { intended_sum: 9_876_543_210_000 }],
    [contractors, 'contractors', { contract_time: '2025-08-01' }, { contract_time: '2025-08-01' }],
  ] as const)('M-019, M-020: are read under their own names', async (partners, of, own, read) => {
    answer = { [of]: [{ id: 1, title: 'Yangi davr', inn: 300_400_000, ...own }], count: 120 };
    const list = partners.list.list({ board_id: 3, limit: 20, offset: 40 });
    const page = await client().fetchQuery(list as ReturnType<typeof orderers.list.list>);
    expect(page).toMatchObject({ rows: [{ inn: '300400000', created_at: null, ...read }], total: 120, offset: 40 });
    expect(calls).toMatchObject([{ path: `api/v1/chronology/${of}`, query: { board_id: 3, limit: 20, offset: 40 } }]);
    expect([partners.address, partners.syncPath]).toEqual([`/app/chronology/${of}`, `api/v1/chronology/${of}/sync`]);
  });
});

describe('the search of a form', () => {
  it('M-027: requests ten partners of the board, labelled by title and tax number', async () => {
    answer = { orderers: [{ id: 5, title: 'Obodonlashtirish', inn: '200100000' }, { id: 6 }], count: 2 };
    expect(await client().fetchQuery(partnerSearch('orderers', 3)('obod'))).toEqual([
      { value: 5, label: 'Obodonlashtirish', hint: '200100000' },
      { value: 6, label: '', hint: null },
    ]);
    expect(calls[0]?.query).toEqual({ board_id: 3, search: 'obod', limit: 10, offset: 0 });
  });

  it('has its own cache key for each board and list', () => {
    const keys = [partnerSearch('orderers', 3), partnerSearch('orderers', null), partnerSearch('contractors', 3)];
    expect(new Set(keys.map((search) => JSON.stringify(search('').queryKey))).size).toBe(3);
  });
});
