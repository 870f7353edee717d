import { expect, it } from 'vitest';
import type { ApiRequest } from '../../../../../src/main/api/client.ts';
import { inPages } from '../../../../../src/main/api/ways/in-pages.ts';

/** A platform of so many rows, which refuses more than `most` in one answer. */
function platformOf(total: number, most: number, answer: (rows: readonly number[]) => unknown) {
  const asked: string[] = [];
  const ask = async ({ query = {} }: ApiRequest) => {
    const size = Number(query.limit ?? query.size);
    const from = 'page' in query ? Number(query.page) * size : Number(query.offset ?? 0);
    asked.push(`${from}+${size}`);
    if (size > most) throw new Error('refused');
    const all = Array.from({ length: total }, (_, nth) => nth);
    const value = answer(all.slice(from, from + size));
    return { value, text: JSON.stringify(value) };
  };
  return { asked, ask };
}
const list = (query: ApiRequest['query']): ApiRequest => ({ method: 'GET', path: 'api/v1/funds', query });
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, nth) => from + nth);

it.each([
  ['a full page', { limit: 250, offset: 250 }, 900, range(250, 500), ['250+100', '350+100', '450+50']],
  ['the last page', { limit: 1000, offset: 0 }, 150, range(0, 150), ['0+100', '100+100']],
  ['a numbered page', { page: 1, size: 150 }, 900, range(150, 300), ['150+75', '225+75']],
  ['a page that is small enough', { limit: 100, offset: 300 }, 900, range(300, 400), ['300+100']],
])('reads %s, no row twice and none lost', async (_, query, total, rows, calls) => {
  const { ask, asked } = platformOf(total, 100, (some) => ({ holat: 'ok', data: { rows: some, count: total } }));
  const { value, text } = await inPages(list(query), 100, ask);
  expect(value).toEqual({ holat: 'ok', data: { rows, count: total } });
  expect(JSON.parse(text)).toEqual(value);
  expect(asked).toEqual(calls);
});

it('reads a bare array, and leaves an answer without rows to its reader', async () => {
  const bare = platformOf(120, 100, (some) => some);
  expect((await inPages(list({ limit: 200, offset: 0 }), 100, bare.ask)).value).toEqual(range(0, 120));
  const odd = platformOf(120, 100, () => ({ message: 'yaroqsiz' }));
  expect((await inPages(list({ limit: 200, offset: 0 }), 100, odd.ask)).value).toEqual({ message: 'yaroqsiz' });
  expect(odd.asked).toHaveLength(1);
});

it('makes a single call without a limit, and for what is no reading', async () => {
  const { ask, asked } = platformOf(900, 5000, (some) => some);
  await inPages(list({ limit: 1000, offset: 0 }), undefined, ask);
  await inPages({ ...list({ limit: 1000, offset: 0 }), method: 'POST' }, 100, ask);
  expect(asked).toEqual(['0+1000', '0+1000']);
});
