import type { CallInput } from '@shared/bridge/contract.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

const NAME = { uz_lat: 'Bandlik jamgʻarmasi', uz_cyr: '', ru: '', en: '', kr: '' };
const TITLES = [
  { fund: NAME },
  { fund: NAME.uz_lat },
  { fund: { id: 3, title: NAME } },
  { fund: { id: 3, title: NAME.uz_lat } },
  { fund: null, fund_title: NAME },
  { fund_title: NAME.uz_lat },
];
const data = TITLES.map((title, id) => ({ id, ...title }));
const request = vi.fn(async (_: CallInput<'api.request'>) => ({ ok: true, value: { data } }));
vi.stubGlobal('window', { bridge: { api: { request, cancel: async () => ({ ok: true }) } } });
const { stateTargetFunds } = await import('@/features/state-target-funds/state-target-fund.ts');

test("T-037: a row has its fund's name in any of the shapes that the documents leave open", async () => {
  const list = stateTargetFunds.list({ limit: 10, offset: 0 });
  const { rows, unread } = await new QueryClient().fetchQuery({ ...list, retry: false });
  expect(unread ?? []).toEqual([]);
  expect(rows.map(({ fund }) => fund)).toEqual(TITLES.map(() => NAME));
});
