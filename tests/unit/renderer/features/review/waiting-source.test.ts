import { describe, expect, it } from 'vitest';
import { isAtLeast, joinedQueue, left, marked, type Queue, queuePlace } from '@/features/review/queue.ts';
import { waitingSource } from '@/features/review/waiting-source.ts';
import type { Paging } from '@/kit/page.ts';

type Item = { id: number };
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
const idsOf = ({ entries }: Queue<Item>) => entries.map(({ item }) => item.id);
const START = { at: null, row: 0 };

/** A source over a list that may change meanwhile, in which every `nth` entry waits. */
function sourceOf(list: { ids: readonly number[] }, nth: number) {
  const asked: Paging[] = [];
  const single: number[] = [];
  const wholes: (readonly Item[])[] = [];
  const source = waitingSource<Item>(
    async (paging) => {
      asked.push(paging);
      const { limit, offset } = paging;
      return { rows: list.ids.slice(offset, offset + limit).map((id) => ({ id })), total: list.ids.length };
    },
    async (id) => {
      single.push(id);
      return { id };
    },
    ({ id }) => id % nth === 0,
    (whole) => wholes.push(whole),
  );
  return { source, asked, single, wholes };
}

describe('a list of up to 1,000', () => {
  it('is read in full first: the number of waiting entries is exact', async () => {
    const { source, asked } = sourceOf({ ids: range(1, 1000) }, 7);
    const queue = await source.open(START);
    expect(idsOf(queue)).toEqual(range(1, 142).map((id) => id * 7));
    expect([left(queue), isAtLeast(queue)]).toEqual([142, false]);
    expect(asked.length).toBeLessThan(8);
  });

  it('of 101 entries, a district, takes one call', async () => {
    const { source, asked } = sourceOf({ ids: range(1, 101) }, 2);
    expect(left(await source.open(START))).toBe(50);
    expect(asked).toEqual([{ limit: 200, offset: 0 }]);
  });

  it('is reported in full, whatever part of it waits', async () => {
    const { source, wholes } = sourceOf({ ids: range(1, 450) }, 7);
    await source.open(START);
    expect(wholes.map((whole) => whole.map(({ id }) => id))).toEqual([range(1, 450)]);
  });

  it('may hold no waiting entry', async () => {
    const queue = await sourceOf({ ids: range(1, 300) }, 1000).source.open(START);
    expect([idsOf(queue), left(queue), isAtLeast(queue)]).toEqual([[], 0, false]);
    expect(await sourceOf({ ids: [] }, 1).source.open(START)).toEqual({ entries: [], before: 0, after: 0 });
  });
});

describe('a longer list', () => {
  it('is not reported', async () => {
    const { source, wholes } = sourceOf({ ids: range(1, 1201) }, 300);
    await source.open(START);
    expect(wholes).toEqual([]);
  });

  it('is read as far as needed, and its count is "at least" until its end is known', async () => {
    const { source, asked } = sourceOf({ ids: range(1, 1201) }, 300);
    let queue = await source.open(START);
    expect([idsOf(queue), left(queue), isAtLeast(queue)]).toEqual([[300], 1, true]);
    expect(queuePlace(queue, 0)).toEqual({ number: 1, of: 1, atLeast: true });
    const before = asked.length;
    queue = joinedQueue(queue, await source.readOn(queue, 'forward'));
    expect(idsOf(queue)).toEqual([300, 600]);
    expect(asked.length).toBeGreaterThan(before);
    while (queue.after > 0) queue = joinedQueue(queue, await source.readOn(queue, 'forward'));
    expect(idsOf(queue)).toEqual([300, 600, 900, 1200]);
    expect([left(queue), isAtLeast(queue)]).toEqual([4, false]);
  });

  it('skips nothing and repeats nothing while decided entries leave it', async () => {
    const list = { ids: range(1, 2000) };
    const { source } = sourceOf(list, 10);
    let queue = await source.open(START);
    while (queue.after > 0) {
      // This person decides all loaded entries, and somebody else the entry before each, which does not wait.
      for (const { item } of queue.entries) queue = marked(queue, item.id, 'for');
      const gone = new Set([...idsOf(queue), ...idsOf(queue).map((id) => id - 1)]);
      list.ids = list.ids.filter((id) => !gone.has(id));
      queue = joinedQueue(queue, await source.readOn(queue, 'forward'));
    }
    expect(idsOf(queue)).toEqual(range(1, 200).map((id) => id * 10));
  });
});

it('a skipped entry is known without a call', async () => {
  const { source, single } = sourceOf({ ids: range(1, 50) }, 2);
  await source.open(START);
  expect(await source.readOne?.(3)).toEqual({ id: 3 });
  expect(single).toEqual([]);
  expect(await source.readOne?.(99)).toEqual({ id: 99 });
  expect(single).toEqual([99]);
});
