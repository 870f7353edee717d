import type { CallInput } from '@shared/bridge/contract.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

const NAME = { uz_lat: 'Transport vazirligi', uz_cyr: '', ru: '', en: '', kr: '' };
const data = [
  { id: 1, ministry: NAME },
  { id: 2, ministry: { id: 7, title: NAME } },
  { id: 3, ministry_title: NAME.uz_lat },
  { id: 4, ministry_id: 7 },
  { id: 5, ministry_id: 7 },
  { id: 6, ministry_id: 8 },
];
const request = vi.fn(async ({ path }: CallInput<'api.request'>) => {
  if (path.endsWith('/8')) return { ok: false, error: { kind: 'not-found', status: 404 } };
  return { ok: true, value: path.endsWith('/7') ? { ministry: { id: 7, title: NAME } } : { data } };
});
vi.stubGlobal('window', { bridge: { api: { request, cancel: async () => ({ ok: true }) } } });
const { executions } = await import('@/features/ministry-execution/execution.ts');

test('R-032, T-039: a row has the name of its ministry, also by its id, each read once', async () => {
  const list = executions.list({ limit: 10, offset: 0 });
  const { rows } = await new QueryClient().fetchQuery({ ...list, retry: false });
  expect(rows.map(({ ministry }) => ministry.uz_lat)).toEqual([...Array(5).fill(NAME.uz_lat), '']);
  expect(request.mock.calls.map(([{ path }]) => path)).toEqual([
    'api/v1/ministries-execution',
    'api/v1/ministries/7',
    'api/v1/ministries/8',
  ]);
});
