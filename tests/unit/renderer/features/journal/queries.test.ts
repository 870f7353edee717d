import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

const state = async () => ({ ok: true, value: { now: Date.now(), persistent: true, days: 180 } });
vi.stubGlobal('window', { bridge: { journal: { state } } });
const { environmentManager, QueryClient, QueryObserver } = await import('@tanstack/react-query');
const { stateQuery } = await import('@/features/journal/queries.ts');

// The library, shared by all files, found no window when it was loaded, and takes that for a server without timers.
const before = environmentManager.isServer();
beforeAll(() => environmentManager.setIsServer(() => false));
afterAll(() => environmentManager.setIsServer(() => before));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('a journal that stays open shows the new day before the tenth minute after midnight', async () => {
  const midnight = Date.parse('2026-09-11T00:00:00+05:00');
  vi.setSystemTime(midnight - 60_000);
  const observer = new QueryObserver(new QueryClient(), stateQuery);
  const leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult().data?.now).toBeLessThan(midnight);
  await vi.advanceTimersByTimeAsync(11 * 60_000);
  expect(observer.getCurrentResult().data?.now).toBeGreaterThanOrEqual(midnight);
  leave();
});
