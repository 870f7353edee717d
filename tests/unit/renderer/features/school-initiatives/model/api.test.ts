import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';

type Row = { id: number; public_id?: string; title?: string };
/** Rows that the platform answers, by search text; `undefined`: without a search. */
let found: Readonly<Record<string, readonly Row[]>> = {};
const request = vi.fn(async ({ query }: { query: Record<string, unknown> }) => ({
  ok: true,
  value: { initiatives: found[String(query.search)] ?? [] },
}));
vi.stubGlobal('window', { bridge: { api: { request, cancel: async () => ({ ok: true }) } } });
const { readSchoolInitiative, schoolInitiativesQuery } = await import('@/features/school-initiatives/model/api.ts');
const { schoolInitiativeSchema } = await import('@/features/school-initiatives/model/school-initiative.ts');

const asked = () => request.mock.calls.map(([{ query }]) => query);
beforeEach(() => void request.mockClear());

describe('the list', () => {
  it('S-035, S-038: is requested with its filters, and its rows know their board', async () => {
    found = { suv: [{ id: 7 }] };
    const filter = { board: 4, search: 'suv', stage: 'WINNER', status: 'FINISHED' } as const;
    const query = schoolInitiativesQuery(filter, { limit: 15, offset: 30 });
    const page = await new QueryClient().fetchQuery({ ...query, retry: false });
    expect(asked()).toEqual([
      { limit: 15, offset: 30, board_id: 4, search: 'suv', stage: 'WINNER', status: 'FINISHED' },
    ]);
    expect(page).toMatchObject({ rows: [{ id: 7, board_id: 4 }], total: 31, offset: 30 });
  });

  it('is requested without filters that are set to ALL', async () => {
    found = { null: [] };
    const filter = { board: null, search: '', stage: 'ALL', status: 'ALL' } as const;
    await new QueryClient().fetchQuery({ ...schoolInitiativesQuery(filter, { limit: 15, offset: 0 }), retry: false });
    expect(asked()).toEqual([{ limit: 15, offset: 0, board_id: null, search: null, stage: null, status: null }]);
  });
});

describe('a single initiative, for which there is no call', () => {
  const seen = {
    ...schoolInitiativeSchema.parse({ id: 7, public_id: '300417', title: 'Issiqxona', stage: 'INITIAL' }),
    board_id: 4,
  };

  it('is found by its number in its board, in every stage', async () => {
    found = { 300417: [{ id: 8 }, { id: 7, title: 'Katta issiqxona' }] };
    expect(await readSchoolInitiative(seen)).toMatchObject({ id: 7, title: 'Katta issiqxona', board_id: 4 });
    expect(asked()).toEqual([{ limit: 1000, offset: 0, board_id: 4, search: '300417' }]);
  });

  it('is found by its title where the platform does not search by number, or has given none', async () => {
    found = { Issiqxona: [{ id: 7 }] };
    expect(await readSchoolInitiative(seen)).toMatchObject({ id: 7 });
    expect(await readSchoolInitiative({ ...seen, public_id: null })).toMatchObject({ id: 7 });
    expect(asked().map(({ search }) => search)).toEqual(['300417', 'Issiqxona', 'Issiqxona']);
  });

  it('is found among the rows of its board where it has neither', async () => {
    found = { null: [{ id: 8 }, { id: 7 }] };
    expect(await readSchoolInitiative({ ...seen, public_id: null, title: null })).toMatchObject({ id: 7 });
    expect(asked()).toHaveLength(1);
  });

  it('is an error with a message where it is not found', async () => {
    found = { Issiqxona: [{ id: 8 }] };
    await expect(readSchoolInitiative(seen)).rejects.toMatchObject({
      serverMessage: "Tashabbus shu mavsum ro'yxatida topilmadi: hech narsa yuborilmadi.",
    });
  });
});
