import { AppError } from '@shared/errors.ts';
import { expect, test } from 'vitest';
import { type Initiative, initiativeSchema } from '@/domains/initiative/model/initiative.ts';
import { readSeason, type SeasonPorts } from '@/domains/initiative/reading/read-season.ts';
import { NOTHING_READ, type SoFar } from '@/domains/initiative/reading/so-far.ts';
import type { Paging } from '@/kit/page.ts';

const initiative = (id: number): Initiative => initiativeSchema.parse({ id, region_id: id % 3, stage: 'INITIAL' });

/** A platform of `count` initiatives, newest first, and a clock that moves only during calls and waits. */
function world(count: number, changes: Partial<SeasonPorts> & { took?: number } = {}) {
  const { took = 10, ...ports } = changes;
  let ids = Array.from({ length: count }, (_, index) => count - index);
  let now = 0;
  const calls: (Paging & { at: number })[] = [];
  const stopper = new AbortController();
  const seen: SoFar[] = [];
  const read: SeasonPorts['read'] = async (paging) => {
    calls.push({ ...paging, at: now });
    now += took;
    return { rows: ids.slice(paging.offset, paging.offset + paging.limit).map(initiative), total: ids.length };
  };
  const all: SeasonPorts = {
    read,
    wait: async (ms) => {
      now += ms;
    },
    line: async () => {},
    now: () => now,
    onProgress: (soFar) => void seen.push(soFar),
    signal: stopper.signal,
    ...ports,
  };
  return {
    ...{ all, calls, seen, stopper, read },
    change: (next: (ids: number[]) => number[]) => {
      ids = next(ids);
    },
    tick: (ms: number) => {
      now += ms;
    },
  };
}

test('wR2: one call at a time, a second apart, pages doubled while answers are fast', async () => {
  const { all, calls } = world(2_500);
  const { soFar, end } = await readSeason(NOTHING_READ, all);
  expect(end).toEqual({ state: 'whole' });
  expect(soFar.rows.size).toBe(2_500);
  expect(calls.map(({ limit, offset }) => [limit, offset])).toEqual([
    [200, 0],
    [400, 200],
    [800, 600],
    [1000, 1400],
    [1000, 2400],
  ]);
  const pauses = calls.slice(1).map(({ at }, index) => at - (calls[index]?.at ?? 0) - 10);
  expect(pauses.every((pause) => pause >= 1_000)).toBe(true);
});

test('slow answers lead to smaller pages, and so does a timeout', async () => {
  const slow = world(500, { took: 13_000 });
  await readSeason(NOTHING_READ, slow.all);
  expect(slow.calls.map(({ limit }) => limit)).toEqual([200, 100, 100, 100]);

  let late = true;
  const { all, read } = world(300);
  const limits: number[] = [];
  const { end } = await readSeason(NOTHING_READ, {
    ...all,
    read: async (paging, signal) => {
      limits.push(paging.limit);
      if (late) {
        late = false;
        throw new AppError({ kind: 'timeout' });
      }
      return read(paging, signal);
    },
  });
  expect(limits).toEqual([200, 100, 200]);
  expect(end).toEqual({ state: 'whole' });
});

test('where new initiatives arrive meanwhile no other is missing, and the result is "about"', async () => {
  const { all, change, read } = world(1_000);
  let next = 1_001;
  const { soFar, end } = await readSeason(NOTHING_READ, {
    ...all,
    read: async (paging, signal) => {
      const page = await read(paging, signal);
      change((ids) => [next++, ...ids]);
      return page;
    },
  });
  expect(end).toEqual({ state: 'about' });
  // The newest arrived after the first page was read: the next reading gets them.
  expect([...soFar.rows.keys()].filter((id) => id <= 1_000)).toHaveLength(1_000);
});

test('where initiatives are removed meanwhile, the last pages are read again, else the result is "about"', async () => {
  const { all, change, read, calls } = world(1_000);
  let removed = false;
  const { end } = await readSeason(NOTHING_READ, {
    ...all,
    read: async (paging, signal) => {
      const page = await read(paging, signal);
      if (!removed) {
        removed = true;
        // Fifty of the first page are removed: fifty others shift over its edge unseen.
        change((ids) => ids.slice(50));
      }
      return page;
    },
  });
  expect(calls.at(-1)?.offset).toBeLessThan(950);
  expect(['whole', 'about']).toContain(end.state);

  const short = world(300);
  const { end: missing } = await readSeason(NOTHING_READ, {
    ...short.all,
    read: async (paging, signal) => ({ ...(await short.read(paging, signal)), total: 301 }),
  });
  expect(missing).toEqual({ state: 'about' });
});

test('wR3: a stopped reading resumes where it was, and reads no page twice', async () => {
  const { all, calls, stopper } = world(2_000);
  const { soFar, end } = await readSeason(NOTHING_READ, {
    ...all,
    onProgress: ({ calls: answered }) => {
      if (answered === 2) stopper.abort();
    },
    wait: async (_, signal) => signal.throwIfAborted(),
  });
  expect(end).toEqual({ state: 'stopped' });
  expect(soFar.rows.size).toBe(600);

  const again = await readSeason(soFar, { ...all, signal: new AbortController().signal });
  expect(again.end).toEqual({ state: 'whole' });
  expect(again.soFar.rows.size).toBe(2_000);
  const offsets = calls.map(({ offset }) => offset);
  expect(new Set(offsets).size).toBe(offsets.length);
});

test.each([503, 429])('%i is retried; six in a row halt the reading, which can be resumed', async (status) => {
  const waits: number[] = [];
  const { all, read } = world(100);
  const busy = new AppError({ kind: 'server', status });
  const halted = await readSeason(NOTHING_READ, {
    ...all,
    wait: async (ms) => void waits.push(ms),
    read: async () => {
      throw busy;
    },
  });
  expect(halted.end).toEqual({ state: 'refused' });
  expect(waits).toEqual([5_000, 10_000, 20_000, 40_000, 60_000]);
  expect((await readSeason(halted.soFar, { ...all, read })).end).toEqual({ state: 'whole' });
});

test('a refusal is retried after its Retry-After; a Retry-After that is too long halts the reading', async () => {
  const waits: number[] = [];
  const asked = [20_000, 1_000, 3_600_000];
  const { all } = world(100);
  const { end } = await readSeason(NOTHING_READ, {
    ...all,
    wait: async (ms) => void waits.push(ms),
    read: async () => {
      throw new AppError({ kind: 'server', status: 503, retryAfterMs: asked.shift() });
    },
  });
  expect(end).toEqual({ state: 'refused' });
  expect(waits).toEqual([20_000, 1_000]);
});

test('a lost connection is waited for; the end of the session and a final refusal end the reading', async () => {
  let lines = 0;
  const { all, read } = world(100);
  const { end } = await readSeason(NOTHING_READ, {
    ...all,
    line: async () => {
      lines += 1;
    },
    read: async (paging, signal) => {
      if (lines === 1) throw new AppError({ kind: 'network' });
      return read(paging, signal);
    },
  });
  expect([end.state, lines]).toEqual(['whole', 2]);

  for (const kind of ['unauthorized', 'forbidden', 'unexpected-shape'] as const) {
    const error = new AppError({ kind });
    const failed = await readSeason(NOTHING_READ, {
      ...all,
      read: async () => {
        throw error;
      },
    });
    expect(failed.end).toEqual({ state: 'failed', error });
  }
});

test('unreadable rows count, though their place is unknown', async () => {
  const { all } = world(10);
  const { end } = await readSeason(NOTHING_READ, {
    ...all,
    read: async () => ({
      rows: [initiative(1)],
      unread: [
        { index: 1, id: null },
        { index: 2, id: '7' },
      ],
      total: 3,
    }),
  });
  expect(end).toEqual({ state: 'whole' });
});

test('wR4: what is kept of 21,049 initiatives takes less than 40 MB: of a description the beginning', async () => {
  const { all } = world(21_049);
  const text = 'Mahallamizda ichimlik suvi tarmogʻini tortish. '.repeat(60);
  const { soFar } = await readSeason(NOTHING_READ, {
    ...all,
    onProgress: () => {},
    read: async (paging, signal) => {
      const page = await all.read(paging, signal);
      return {
        ...page,
        rows: page.rows.map((row) => ({ ...row, title: 'Ichimlik suvi tarmogʻi', description: text })),
      };
    },
  });
  const kept = [...soFar.rows.values()];
  expect(JSON.stringify(kept).length).toBeLessThan(40_000_000);
  expect(kept).toHaveLength(21_049);
  expect(kept[0]?.description?.startsWith('Mahallamizda')).toBe(true);
});
