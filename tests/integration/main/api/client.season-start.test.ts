import { AppError } from '@shared/errors.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApiClient } from '../../../../src/main/api/client.ts';
import { logLines } from '../../../support/log-lines.ts';

// These waits use the fake timers, too.
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => globalThis.setTimeout(resolve, ms)),
}));

/** Width of the time slices in which requests are counted, in ms. */
const SLICE_MS = 100;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Seen = { client: number; method: string; at: number };

type Season = {
  clients: number;
  /** Answer of the platform until it recovers. */
  refusal: () => Response;
  /** In ms from the start. Default: not within the minute of the test. */
  recoversAt?: number;
};

/** All clients ask for the list at the same moment, and each sends a decision after its outcome. */
async function seasonStart({ clients, refusal, recoversAt = 60_000 }: Season) {
  const start = Date.now();
  const seen: Seen[] = [];
  const outcomes = Array.from({ length: clients }, async (_, client) => {
    const api = createApiClient({
      apiUrl: 'https://api.example.uz/',
      fetch: async (input) => {
        const at = Date.now() - start;
        seen.push({ client, method: input instanceof Request ? input.method : 'GET', at });
        return at < recoversAt ? refusal() : Response.json({});
      },
      accessToken: () => 'token',
      onUnauthorized: () => undefined,
      log: logLines().log,
    });
    const outcome = (call: Promise<unknown>) =>
      call.then(
        () => 'done',
        (error: unknown) => AppError.from(error).status ?? AppError.from(error).kind,
      );
    return {
      list: await outcome(api.request({ method: 'GET', path: 'api/v1/initiatives' })),
      decision: await outcome(api.request({ method: 'POST', path: 'api/v1/initiatives/1/accept', body: {} })),
    };
  });
  await vi.advanceTimersByTimeAsync(60_000);
  const of = (method: string) => seen.filter((one) => one.method === method);
  const counts = (method: string) => {
    const each = new Array<number>(clients).fill(0);
    for (const { client } of of(method)) each[client] = (each[client] ?? 0) + 1;
    return each;
  };
  /** The most requests for the list in one time slice after the first moment. */
  const wave = () => {
    const slices = new Map<number, number>();
    for (const { at } of of('GET')) {
      if (at > 0) slices.set(Math.floor(at / SLICE_MS), (slices.get(Math.floor(at / SLICE_MS)) ?? 0) + 1);
    }
    return Math.max(0, ...slices.values());
  };
  return { outcomes: await Promise.all(outcomes), of, counts, wave };
}

const busy = (headers: Record<string, string>) => () => Response.json({}, { status: 503, headers });

describe('workstations that ask at the same moment', () => {
  test('2,000 wait as long as a busy platform asks, spread the retries, and make three attempts at most', async () => {
    const clients = 2_000;
    const refusal = busy({ 'Retry-After': '5' });
    const { outcomes, of, counts, wave } = await seasonStart({ clients, refusal, recoversAt: 8_000 });
    const retries = of('GET').filter(({ at }) => at > 0);
    expect(Math.min(...retries.map(({ at }) => at))).toBeGreaterThanOrEqual(5_000);
    expect(Math.max(...counts('GET'))).toBeLessThanOrEqual(3);
    // With an even spread over four seconds, a tenth of a second gets a fortieth of the retries.
    expect(wave()).toBeLessThan(clients / 20);
    expect(outcomes.every(({ list }) => list === 'done')).toBe(true);
    expect(new Set(counts('POST'))).toEqual(new Set([1]));
  });

  test('spread their retries where the platform names no wait', async () => {
    const clients = 400;
    const { counts, wave } = await seasonStart({ clients, refusal: busy({}) });
    expect(new Set(counts('GET'))).toEqual(new Set([3]));
    // The first retries are spread over 0.6 s, the second over 1.2 s.
    expect(wave()).toBeLessThan(clients / 2);
  });

  test('do not retry where the platform asks for a longer wait than a person has patience for', async () => {
    const { outcomes, counts } = await seasonStart({ clients: 20, refusal: busy({ 'Retry-After': '30' }) });
    expect(new Set(counts('GET'))).toEqual(new Set([1]));
    expect(outcomes.every(({ list }) => list === 503)).toBe(true);
  });

  test('send a decision once, whatever the platform answers', async () => {
    for (const refusal of [
      busy({ 'Retry-After': '1' }),
      () => Response.error(),
      () => new Response('', { status: 502 }),
    ]) {
      const { counts } = await seasonStart({ clients: 20, refusal });
      expect(new Set(counts('POST'))).toEqual(new Set([1]));
    }
  });
});
