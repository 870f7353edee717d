import { expect, it } from 'vitest';
import { marked, type Queue, queueOf, withStray } from '@/features/review/queue.ts';
import { readOn } from '@/features/review/read-on.ts';
import type { Paging } from '@/kit/page.ts';

type Item = { id: number };
const LIMIT = 4;

const rowsOf = (...ids: number[]) => ids.map((id) => ({ id }));
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The stretch from `first` to `last` of a list of 1 to 12, as it was opened. */
const stretch = (first: number, last: number): Queue<Item> =>
  queueOf({ rows: rowsOf(...range(first, last)), total: 12, offset: first - 1 });

/** Reads beyond an end while the platform has `list`; returns the result and the offsets that were read. */
async function found(queue: Queue<Item>, direction: 'forward' | 'back', list: readonly number[]) {
  const asked: number[] = [];
  const read = async ({ limit, offset }: Paging) => {
    asked.push(offset);
    return { rows: rowsOf(...list.slice(offset, offset + limit)), total: list.length };
  };
  const { fresh, before, after } = await readOn(queue, direction, read, LIMIT);
  return { fresh: fresh.map(({ id }) => id), before, after, asked };
}

it('reads one page where only own decisions have left the list', async () => {
  const queue = marked(marked(stretch(5, 8), 5, 'for'), 6, 'for');
  expect(await found(queue, 'forward', [...range(1, 4), ...range(7, 12)])).toEqual({
    fresh: [9, 10, 11],
    before: 4,
    after: 1,
    asked: [5],
  });
});

it('reads one page where all of the stretch was decided', async () => {
  const queue = range(1, 4).reduce((now, id) => marked(now, id, 'for'), stretch(1, 4));
  expect(await found(queue, 'forward', range(5, 12))).toEqual({ fresh: [5, 6, 7, 8], before: 0, after: 4, asked: [0] });
});

it('finds the stretch nearer to the beginning where others have decided entries before it', async () => {
  expect(await found(stretch(7, 10), 'forward', range(7, 12))).toEqual({
    fresh: [11, 12],
    // Not 0 before it is known.
    before: 1,
    after: 0,
    asked: [9, 5, 2],
  });
});

it('finds the stretch farther from the beginning where new entries have arrived', async () => {
  expect(await found(stretch(1, 4), 'forward', [...range(101, 110), ...range(1, 12)])).toEqual({
    fresh: [5, 6],
    before: 0,
    after: 6,
    asked: [3, 0, 6, 9, 12],
  });
});

it('does not take entries before the stretch for new ones', async () => {
  expect(await found(stretch(5, 5), 'forward', [101, 102, ...range(1, 12)])).toEqual({
    fresh: [6],
    before: 6,
    after: 6,
    asked: [4],
  });
});

it('continues from its old place where others have decided the whole stretch', async () => {
  expect(await found(stretch(1, 4), 'forward', range(5, 13))).toEqual({
    fresh: [8, 9, 10, 11],
    before: 3,
    after: 2,
    asked: [3, 0, 6],
  });
  expect(await found(stretch(5, 5), 'back', [...range(1, 4), ...range(6, 12)])).toEqual({
    fresh: [2, 3, 4, 6],
    before: 1,
    after: 6,
    asked: [1, 0, 4, 7, 10],
  });
});

it('does not take entries after the stretch for entries before it', async () => {
  expect(await found(stretch(5, 5), 'back', range(4, 12))).toEqual({ fresh: [4], before: 0, after: 7, asked: [1, 0] });
  expect(await found(stretch(5, 5), 'back', range(5, 12))).toEqual({ fresh: [], before: 0, after: 7, asked: [1, 0] });
});

it('leaves out an entry that was added to the queue by itself, and counts it at its place', async () => {
  const queue = withStray(stretch(5, 5), { id: 2 }, 0);
  expect(await found(queue, 'back', range(1, 12))).toEqual({ fresh: [3, 4], before: 2, after: 7, asked: [1] });
});
