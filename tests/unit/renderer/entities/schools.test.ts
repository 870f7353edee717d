import type { CallInput } from '@shared/bridge/contract.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

const classes = [{ class_name: '7-A' }, { class_name: 7 }, { class_name: '' }];
const request = vi.fn(async (_: CallInput<'api.request'>) => ({ ok: true, value: { classes, schools: [{ id: 2 }] } }));
const done = async () => ({ ok: true });
vi.stubGlobal('window', { bridge: { api: { request, cancel: done }, app: { noteOddFields: done } } });
const { classesQuery, schoolsQuery } = await import('@/entities/schools.ts');

test('S-089: a class is named by a text or a number; one without a name is not offered', async () => {
  const read = await new QueryClient().fetchQuery({ ...classesQuery(1, 2), retry: false });
  expect(read).toEqual([{ class_name: '7-A' }, { class_name: '7' }]);
});

test('schools and classes are requested again by the next form: students may have been added meanwhile', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  const wanted = { board_id: 1, region_id: 3, district_id: 4 };
  const form = () => Promise.all([queries.fetchQuery(schoolsQuery(wanted)), queries.fetchQuery(classesQuery(1, 2))]);
  const calls = async () => {
    request.mockClear();
    await form();
    return request.mock.calls.length;
  };
  // The schools come without a total: a second answer without a new one shows that these are all.
  expect([await calls(), await calls()]).toEqual([3, 3]);
});
