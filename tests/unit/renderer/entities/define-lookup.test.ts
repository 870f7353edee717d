import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const MINUTE = 60_000;
const ANSWER = { regions: [], districts: [], boards: [], initiative_categories: [], cancelation_reasons: [], data: [] };
const request = vi.fn(async () => ({ ok: true, value: ANSWER }));
vi.stubGlobal('window', { bridge: { api: { request, cancel: async () => ({ ok: true }) } } });
const { environmentManager, QueryClient, QueryObserver } = await import('@tanstack/react-query');
const { regionsQuery, districtsQuery } = await import('@/entities/regions.ts');
const { categoriesQuery } = await import('@/entities/categories.ts');
const { cancelationReasonsQuery } = await import('@/entities/cancelation-reasons.ts');
const { boardsQuery } = await import('@/entities/boards.ts');

// The library, shared by all files, found no window when it was loaded, and takes that for a server without timers.
const before = environmentManager.isServer();
beforeAll(() => environmentManager.setIsServer(() => false));
afterAll(() => environmentManager.setIsServer(() => before));
beforeEach(() => {
  vi.useFakeTimers();
  request.mockClear();
});
afterEach(() => vi.useRealTimers());

type Reading = (client: InstanceType<typeof QueryClient>) => Promise<unknown>;

/** Returns how often a lookup is requested by screens that are opened these many minutes apart. */
async function timesAsked(read: Reading, pauses: readonly number[]): Promise<number> {
  const client = new QueryClient();
  await read(client);
  for (const minutes of pauses) {
    await vi.advanceTimersByTimeAsync(minutes * MINUTE);
    await read(client);
  }
  return request.mock.calls.length;
}

test.each<[string, Reading]>([
  ['regions', (client) => client.fetchQuery(regionsQuery)],
  ['districts of a region', (client) => client.fetchQuery(districtsQuery(1))],
  ['categories of initiatives', (client) => client.fetchQuery(categoriesQuery)],
  ['reasons for a rejection', (client) => client.fetchQuery(cancelationReasonsQuery)],
])('%s are requested once in a day of work', async (_name, read) => {
  expect(await timesAsked(read, [20, 40, 8 * 60])).toBe(1);
});

test('boards, whose stage decides what is allowed, are requested again after ten minutes, not before', async () => {
  const read: Reading = (client) => client.fetchQuery(boardsQuery({ role: 'admin' }));
  expect(await timesAsked(read, [9])).toBe(1);
  expect(await timesAsked(read, [11])).toBe(3);
});

test('boards are requested every ten minutes while a screen shows them, and no longer', async () => {
  const stop = new QueryObserver(new QueryClient(), boardsQuery({ role: 'moderator' })).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(31 * MINUTE);
  expect(request).toHaveBeenCalledTimes(4);
  stop();
  await vi.advanceTimersByTimeAsync(31 * MINUTE);
  expect(request).toHaveBeenCalledTimes(4);
});
