import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Run, runQueue } from '@/kit/run-queue.ts';

const states = (runs: readonly Run<unknown, unknown>[]) => runs.map(({ state }) => state);

/** Work whose calls the test ends. */
function heldWork() {
  const begun: { item: number; end: () => void; fail: (error: Error) => void }[] = [];
  const work = (item: number) =>
    new Promise<string>((resolve, reject) => {
      begun.push({ item, end: () => resolve(`${item} done`), fail: reject });
    });
  return { begun, work };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a queue of single calls', () => {
  it('has two calls in flight and begins the next when one ends', async () => {
    const { begun, work } = heldWork();
    const all = runQueue([1, 2, 3, 4], work);
    expect(begun.map(({ item }) => item)).toEqual([1, 2]);
    begun[1]?.end();
    await settle();
    expect(begun.map(({ item }) => item)).toEqual([1, 2, 3]);
    for (let turn = 0; turn < 4; turn += 1) {
      for (const { end } of begun) end();
      await settle();
    }
    expect(await all).toEqual([1, 2, 3, 4].map((item) => ({ item, state: 'done', value: `${item} done` })));
  });

  it('goes on after a failure and keeps its reason', async () => {
    const broken = new Error('cut');
    const runs = await runQueue([1, 2, 3], async (item) => {
      if (item === 2) throw broken;
      return item;
    });
    expect(states(runs)).toEqual(['done', 'failed', 'done']);
    expect(runs[1]).toEqual({ item: 2, state: 'failed', error: broken });
  });

  it('begins nothing more once it is cancelled, and waits for the calls in flight', async () => {
    const { begun, work } = heldWork();
    const cancel = new AbortController();
    const all = runQueue([1, 2, 3, 4], work, { signal: cancel.signal });
    cancel.abort();
    begun[0]?.end();
    begun[1]?.fail(new Error('cut'));
    expect(states(await all)).toEqual(['done', 'failed', 'cancelled', 'cancelled']);
    expect(begun).toHaveLength(2);
  });

  it('reports every change, in the order of the items', async () => {
    const told: string[] = [];
    await runQueue(['a', 'b'], async (item) => item, {
      concurrency: 1,
      onChange: (runs) => told.push(states(runs).join(' ')),
    });
    expect(told).toEqual(['running waiting', 'done waiting', 'done running', 'done done']);
  });

  it('runs every item once, never more at a time than allowed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ fails: fc.boolean(), ticks: fc.nat(4) }), { maxLength: 20 }),
        fc.integer({ min: 1, max: 4 }),
        async (items, concurrency) => {
          let [now, most] = [0, 0];
          const worked: unknown[] = [];
          const runs = await runQueue(
            items,
            async (item) => {
              now += 1;
              most = Math.max(most, now);
              worked.push(item);
              for (let tick = 0; tick < item.ticks; tick += 1) await Promise.resolve();
              now -= 1;
              if (item.fails) throw new Error('fails');
            },
            { concurrency },
          );
          expect(new Set(worked).size).toBe(items.length);
          expect(worked).toHaveLength(items.length);
          expect(most).toBeLessThanOrEqual(concurrency);
          expect(states(runs)).toEqual(items.map(({ fails }) => (fails ? 'failed' : 'done')));
        },
      ),
    );
  });

  it('has nothing to do for no items', async () => {
    expect(await runQueue([], async () => 1)).toEqual([]);
  });
});
