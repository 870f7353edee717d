import { describe, expect, it } from 'vitest';
import { oneReading } from '@/features/review/one-reading.ts';
import type { Direction } from '@/features/review/queue.ts';

/** Readings in the order in which they began; the test ends them. */
function readings() {
  const begun: { direction: Direction; end: PromiseWithResolvers<void> }[] = [];
  const extend = oneReading((direction) => {
    const end = Promise.withResolvers<void>();
    begun.push({ direction, end });
    return end.promise;
  });
  const turns = async () => {
    for (let turn = 0; turn < 20; turn += 1) await null;
  };
  return {
    extend,
    began: () => begun.map(({ direction }) => direction),
    come: async () => {
      begun.at(-1)?.end.resolve();
      await turns();
    },
    fail: async () => {
      begun.at(-1)?.end.reject(new Error('gone'));
      await turns();
    },
  };
}

describe('the list beyond the ends of the queue', () => {
  it('is read once for concurrent requests for the same end', async () => {
    const { extend, began, come } = readings();
    const all = Promise.all([extend('forward'), extend('forward'), extend('forward')]);
    await come();
    await all;
    expect(began()).toEqual(['forward']);
    const more = extend('forward');
    await come();
    await more;
    expect(began()).toEqual(['forward', 'forward']);
  });

  it('is read at one end after the other, never at both at once', async () => {
    const { extend, began, come } = readings();
    const all = Promise.all([extend('forward'), extend('back'), extend('back')]);
    expect(began()).toEqual(['forward']);
    await come();
    expect(began()).toEqual(['forward', 'back']);
    await come();
    await all;
    expect(began()).toEqual(['forward', 'back']);
  });

  it('is read once more for the others where a reading fails; only its first caller gets the error', async () => {
    const { extend, began, come, fail } = readings();
    const first = expect(extend('forward')).rejects.toThrow('gone');
    const others = Promise.all([extend('forward'), extend('forward')]);
    await fail();
    await first;
    expect(began()).toEqual(['forward', 'forward']);
    await come();
    await others;
    expect(began()).toEqual(['forward', 'forward']);
  });
});
