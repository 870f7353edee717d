import { AppError } from '@shared/errors.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { LOCAL_QUERY } from '@/api/local-query.ts';
import { callNews } from '@/app/shell/connection/call-news.ts';

/** Returns the news about the connection while `work` uses the cache. */
async function heard(work: (queries: QueryClient) => unknown): Promise<unknown[]> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const news: unknown[] = [];
  queries.getQueryCache().subscribe((event) => news.push(callNews(event)));
  await work(queries);
  return news.filter((one) => one !== null);
}
const queryKey = ['one'];

it('an answer reports the connection as up; only a network failure reports it as lost', async () => {
  expect(await heard((queries) => queries.fetchQuery({ queryKey, queryFn: () => 1 }))).toEqual(['answered']);
  for (const [kind, news] of [
    ['network', ['lost']],
    ['server', []],
    ['timeout', []],
  ] as const) {
    const failing = { queryKey, queryFn: () => Promise.reject(new AppError({ kind })) };
    expect(await heard((queries) => queries.fetchQuery(failing).catch(() => undefined))).toEqual(news);
  }
});

it('values set by the page and answers of the main process alone report nothing', async () => {
  expect(await heard((queries) => queries.setQueryData(queryKey, 1))).toEqual([]);
  expect(await heard((queries) => queries.fetchQuery({ queryKey, queryFn: () => 1, meta: LOCAL_QUERY }))).toEqual([]);
});
