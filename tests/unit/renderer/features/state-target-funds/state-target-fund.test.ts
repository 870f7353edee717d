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
let answer: (path: string) => unknown = () => ({ data });
const request = vi.fn(async ({ path }: CallInput<'api.request'>) => ({ ok: true, value: answer(path) }));
vi.stubGlobal('window', {
  bridge: { app: { noteOddFields: () => {} }, api: { request, cancel: async () => ({ ok: true }) } },
});
const { stateTargetFunds } = await import('@/features/state-target-funds/state-target-fund.ts');

test("T-037: a row has its fund's name in any of the shapes that the documents leave open", async () => {
  const list = stateTargetFunds.list({ limit: 10, offset: 0 });
  const { rows, unread } = await new QueryClient().fetchQuery({ ...list, retry: false });
  expect(unread ?? []).toEqual([]);
  expect(rows.map(({ fund }) => fund)).toEqual(TITLES.map(() => NAME));
  expect(request).toHaveBeenCalledTimes(1);
});

test.each<[string, unknown, string]>([
  ['is named', { data: [{ id: 3, title: NAME.uz_lat }] }, NAME.uz_lat],
  ['stays nameless while the funds cannot be read', { other: { x: 1 } }, ''],
])('R-024, T-037: a row with only the id of its fund %s, beside one with its name', async (_what, funds, name) => {
  const rows = [{ id: 1, fund_id: 3, year: 2026 }, data[0]];
  answer = (path) => (path.endsWith('/funds') ? funds : { data: rows });
  const list = stateTargetFunds.list({ limit: 10, offset: 0 });
  const page = await new QueryClient().fetchQuery({ ...list, retry: false });
  expect(page.rows).toMatchObject([{ id: 1, year: 2026, fund: { uz_lat: name } }, { fund: NAME }]);
});
