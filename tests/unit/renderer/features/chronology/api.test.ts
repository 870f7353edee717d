import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';

const calls: Record<string, unknown>[] = [];
let answers: Record<string, unknown> = {};
const request = async ({ requestId: _, ...call }: Record<string, unknown>) => {
  calls.push(call);
  const value = answers[String(call.path)];
  return value === undefined ? { ok: false, error: { kind: 'network' } } : { ok: true, value };
};
vi.stubGlobal('window', { bridge: { api: { request, cancel: () => {} }, app: { noteOddFields: () => {} } } });
const { chronologyQuery, chronologyRecords } = await import('@/features/chronology/api.ts');
const { chronologyForm } = await import('@/features/chronology/chronology.ts');

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const LIST = 'api/v1/chronology';
const ROW = {
  id: 7,
  orderer_id: 5,
  orderer_title: 'Obodonlashtirish',
  contractor_id: 9,
  contractor_title: 'Yangi davr',
};
beforeEach(() => {
  calls.length = 0;
  answers = {
    [LIST]: [ROW],
    [`${LIST}/7`]: { chronology: { id: 7, chronology_type: 'SALE', orderer_id: 5, contractor_id: 9 } },
  };
});

it('N-001: the rows of an initiative are requested by its id alone, and arrive as a bare array', async () => {
  expect(await client().fetchQuery(chronologyQuery(21))).toMatchObject({ rows: [ROW], total: 1 });
  expect(calls).toEqual([{ method: 'GET', path: LIST, query: { initiative_id: 21 } }]);
  answers = { [LIST]: { id: 3, invest_object: { data: [] } } };
  await expect(client().fetchQuery(chronologyQuery(21))).rejects.toMatchObject({ kind: 'unexpected-shape' });
});

it('a record is read with names from the list; without the list it can still be edited', async () => {
  const read = await client().fetchQuery(chronologyRecords(21).item('7'));
  expect(read).toMatchObject({ chronology_type: 'SALE', orderer_id: { value: 5, label: 'Obodonlashtirish' } });
  delete answers[LIST];
  const nameless = await client().fetchQuery(chronologyRecords(21).item('7'));
  expect(nameless.orderer_id).toEqual({ value: 5, label: '' });
});

it('the orderer that somebody else has chosen since the list was read is named', async () => {
  const fresh = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  await fresh.fetchQuery(chronologyQuery(21));
  answers = {
    [LIST]: [{ ...ROW, orderer_id: 6, orderer_title: 'Yagona buyurtmachi' }],
    [`${LIST}/7`]: { chronology: { id: 7, chronology_type: 'SALE', orderer_id: 6, contractor_id: 9 } },
  };
  const read = await fresh.fetchQuery(chronologyRecords(21).item('7'));
  expect(read.orderer_id).toEqual({ value: 6, label: 'Yagona buyurtmachi' });
});

it('saving sends a new record by POST and an existing one by PUT, each with its initiative', async () => {
  answers = { [LIST]: {}, [`${LIST}/7`]: {} };
  const sent = { ...chronologyForm.empty(), final_sum: 1 } as never;
  const { save } = chronologyRecords(21);
  await save(sent, undefined);
  await save(sent, '7');
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([`POST ${LIST}`, `PUT ${LIST}/7`]);
  for (const { body } of calls) expect(body).toMatchObject({ initiative_id: 21, final_sum: 1 });
});
