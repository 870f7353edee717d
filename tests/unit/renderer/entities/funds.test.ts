import type { CallInput } from '@shared/bridge/contract.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

const request = vi.fn(async (_: CallInput<'api.request'>) => ({ ok: true, value: { data: [] } }));
vi.stubGlobal('window', { bridge: { api: { request, cancel: async () => ({ ok: true }) } } });
const { fundsQuery } = await import('@/entities/funds.ts');

test('R-022, R-079: a picker requests 10,000 funds', async () => {
  await new QueryClient().fetchQuery({ ...fundsQuery, retry: false });
  expect(request.mock.calls[0]?.[0]).toMatchObject({ path: 'api/v1/funds', query: { limit: 10_000, offset: 0 } });
});
