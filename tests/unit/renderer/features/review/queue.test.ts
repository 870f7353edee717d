import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterDecision,
  decidedIn,
  indexOf,
  joinedQueue,
  left,
  marked,
  type Queue,
  queueOf,
  queuePlace,
  renewed,
  withStray,
} from '@/features/review/queue.ts';
import { readOn } from '@/features/review/read-on.ts';
import type { Paging } from '@/kit/page.ts';

type Item = { id: number };

const rowsOf = (...ids: number[]) => ids.map((id) => ({ id }));
const idsOf = (queue: Queue<Item>) => queue.entries.map(({ item }) => item.id);

/** The platform's list: pages of what matches, in an order of its own. */
function listOf(ids: readonly number[]) {
  let matching = [...ids];
  return {
    read: async ({ limit, offset }: Paging) => ({
      rows: rowsOf(...matching.slice(offset, offset + limit)),
      total: matching.length,
    }),
    remove: (id: number) => {
      matching = matching.filter((other) => other !== id);
    },
    /** Adds a new entry at the front, as the newest. */
    arrive: (id: number) => matching.unshift(id),
    get matching() {
      return matching;
    },
  };
}
type List = ReturnType<typeof listOf>;

const opened = async (list: List, offset: number, limit: number) =>
  queueOf({ offset, ...(await list.read({ offset, limit })) });
const extended = async (queue: Queue<Item>, direction: 'forward' | 'back', list: List, limit: number) =>
  joinedQueue(queue, await readOn(queue, direction, list.read, limit));

it('unreadable rows take up a place in the list: reading on terminates, and nothing is skipped', async () => {
  const all = Array.from({ length: 23 }, (_, index) => index + 1);
  const odd = (id: number) => id % 4 === 0 || id > 21;
  const read = async ({ limit, offset }: Paging) => {
    const came = all.slice(offset, offset + limit);
    const unread = came.flatMap((id, index) => (odd(id) ? [{ index, id: String(id) }] : []));
    return { rows: rowsOf(...came.filter((id) => !odd(id))), unread, total: all.length };
  };
  let queue = queueOf({ offset: 8, ...(await read({ limit: 5, offset: 8 })) });
  for (let turns = 0; queue.after > 0; turns++) {
    expect(turns).toBeLessThan(20);
    queue = joinedQueue(queue, await readOn(queue, 'forward', read, 5));
  }
  for (let turns = 0; queue.before > 0; turns++) {
    expect(turns).toBeLessThan(20);
    queue = joinedQueue(queue, await readOn(queue, 'back', read, 5));
  }
  expect(idsOf(queue)).toEqual(all.filter((id) => !odd(id)));
});

describe('the place in the queue', () => {
  const queue = queueOf({ rows: rowsOf(11, 12, 13), total: 40, offset: 20 });

  it('counts the entries before and after the stretch', () => {
    expect(queuePlace(queue, 1)).toEqual({ number: 22, of: 40, atLeast: false });
    expect(left(queue)).toBe(40);
  });

  it('stays while entries are decided, and fewer are left', () => {
    const decided = marked(marked(queue, 11, 'for'), 12, 'elsewhere');
    expect(queuePlace(decided, 1)).toEqual({ number: 22, of: 40, atLeast: false });
    expect(left(decided)).toBe(38);
    expect(decided.entries[0]).toEqual({ item: { id: 11 }, mark: 'for', gone: true });
  });

  it('does not lose a decided entry that stays in the list', () => {
    const decided = renewed(marked(queue, 11, 'done'), { id: 11 }, true);
    expect(decided.entries[0]).toEqual({ item: { id: 11 }, mark: 'done', gone: false });
    expect(left(decided)).toBe(39);
  });

  it('does not count an entry that has left the list by itself as left to decide', () => {
    expect(left(renewed(queue, { id: 12 }, false))).toBe(39);
  });

  it('accepts an entry that the list did not give', () => {
    const stray = withStray(queue, { id: 99 }, 1);
    expect(idsOf(stray)).toEqual([11, 99, 12, 13]);
    expect(indexOf(stray, 99)).toBe(1);
    expect(left(stray)).toBe(40);
  });
});

describe('entries found beyond an end', () => {
  const queue = queueOf({ rows: rowsOf(1, 2, 3), total: 6, offset: 0 });

  it('are not added twice, wherever in the queue they already are', () => {
    const found = { direction: 'forward', fresh: rowsOf(1, 2, 3, 4), before: 0, after: 2 } as const;
    expect(idsOf(joinedQueue(queue, found))).toEqual([1, 2, 3, 4]);
    expect(joinedQueue(queue, { ...found, direction: 'back' })).toMatchObject({ before: 0, after: 2 });
    expect(idsOf(joinedQueue(queue, { ...found, direction: 'back' }))).toEqual([4, 1, 2, 3]);
  });
});

it('own decisions are kept with their direction; decisions of others and entries that left do not count', () => {
  let queue: Queue<Item> = queueOf({ offset: 0, rows: rowsOf(1, 2, 3, 4, 5), total: 5 });
  queue = marked(marked(marked(queue, 1, 'for'), 2, 'against'), 3, 'elsewhere');
  queue = renewed(queue, { id: 4 }, false);
  expect([...decidedIn(queue)]).toEqual([
    [1, 'for'],
    [2, 'against'],
  ]);
});

describe('where the work goes on', () => {
  const queue = queueOf({ rows: rowsOf(1, 2, 3), total: 3, offset: 0 });

  it('is the next undecided entry', () => {
    expect(afterDecision(marked(queue, 1, 'for'), 0)).toEqual({ id: 2 });
    expect(afterDecision(marked(marked(queue, 1, 'for'), 2, 'against'), 0)).toEqual({ id: 3 });
    // A skipped entry waits for the end.
    expect(afterDecision(marked(queue, 2, 'for'), 1)).toEqual({ id: 3 });
  });

  it('is an earlier entry where the end is reached, and nowhere where all are decided', () => {
    const last = marked(marked(queue, 3, 'for'), 2, 'for');
    expect(afterDecision(last, 2)).toEqual({ id: 1 });
    expect(afterDecision(marked(last, 1, 'for'), 0)).toBeNull();
  });

  it('leaves out what is being sent, which still counts as left', () => {
    const sent =
      (...ids: number[]) =>
      (id: number) =>
        ids.includes(id);
    expect(afterDecision(queue, 0, sent(1, 2))).toEqual({ id: 3 });
    expect(afterDecision(queue, 2, sent(3))).toEqual({ id: 1 });
    expect(afterDecision(queue, 0, sent(1, 2, 3))).toBeNull();
    expect(left(queue)).toBe(3);
  });

  it('is beyond the stretch where the list continues there', () => {
    const all = (total: number, offset: number) =>
      [1, 2, 3].reduce<Queue<Item>>(
        (now, id) => marked(now, id, 'for'),
        queueOf({ rows: rowsOf(1, 2, 3), total, offset }),
      );
    expect(afterDecision(all(9, 3), 2)).toEqual({ read: 'forward' });
    expect(afterDecision(all(6, 3), 2)).toEqual({ read: 'back' });
  });
});

describe('reading on', () => {
  const ids = Array.from({ length: 12 }, (_, index) => index + 1);

  it('extends the queue at the end and at the beginning', async () => {
    const list = listOf(ids);
    let queue = await opened(list, 4, 4);
    queue = await extended(queue, 'forward', list, 4);
    expect(idsOf(queue)).toEqual([5, 6, 7, 8, 9, 10, 11]);
    queue = await extended(queue, 'back', list, 4);
    expect(idsOf(queue)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect({ before: queue.before, after: queue.after }).toEqual({ before: 1, after: 1 });
  });

  it('skips nothing where own decisions have left the list', async () => {
    const list = listOf(ids);
    let queue = await opened(list, 0, 4);
    for (const id of [1, 2, 3]) {
      list.remove(id);
      queue = marked(queue, id, 'for');
    }
    queue = await extended(queue, 'forward', list, 4);
    expect(idsOf(queue)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(queue.after).toBe(5);
  });

  it('skips nothing where others have decided, and where all of the stretch has gone', async () => {
    const list = listOf(ids);
    let queue = await opened(list, 0, 4);
    for (const id of [1, 2, 4]) list.remove(id);
    queue = await extended(queue, 'forward', list, 4);
    expect(idsOf(queue)).toEqual([1, 2, 3, 4, 5, 6, 7]);

    const vanished = listOf(ids);
    let other = await opened(vanished, 0, 4);
    for (const id of [1, 2, 3, 4]) vanished.remove(id);
    for (let turn = 0; turn < 9 && other.before + other.after > 0; turn += 1) {
      other = await extended(other, other.after > 0 ? 'forward' : 'back', vanished, 4);
    }
    expect(idsOf(other).toSorted((a, b) => a - b)).toEqual(ids);
  });

  it('passes a failure on and leaves the queue as it was', async () => {
    const queue = await opened(listOf(ids), 0, 4);
    const failing = async () => {
      throw new Error('network');
    };
    await expect(readOn(queue, 'forward', failing, 4)).rejects.toThrow('network');
    expect(idsOf(queue)).toEqual([1, 2, 3, 4]);
  });

  it('reports the end where nothing follows any more', async () => {
    const list = listOf([1, 2, 3, 4, 5]);
    let queue = await opened(list, 0, 4);
    list.remove(5);
    queue = await extended(queue, 'forward', list, 4);
    expect(idsOf(queue)).toEqual([1, 2, 3, 4]);
    expect(queue.after).toBe(0);
  });
});

describe('a queue that is worked to its end', () => {
  const step = fc.record({
    /** Whether the decision takes the entry out of the filtered list. */
    leaves: fc.boolean(),
    /** The places in the list that others decide meanwhile. */
    others: fc.array(fc.nat(200), { maxLength: 3 }),
    arrivals: fc.nat(2),
    /** Whether the person looks ahead or back first, as J and K do. */
    look: fc.constantFrom(null, 'forward', 'back'),
  });
  const scenario = fc.record({
    size: fc.integer({ min: 1, max: 40 }),
    start: fc.nat(200),
    limit: fc.integer({ min: 2, max: 9 }),
    steps: fc.array(step, { minLength: 100, maxLength: 100 }),
  });

  it('visits every initiative exactly once, except those that others decide meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(scenario, async ({ size, start, limit, steps }) => {
        const all = Array.from({ length: size }, (_, index) => index + 1);
        const list = listOf(all);
        const decidedByOthers = new Set<number>();
        const visited: number[] = [];
        let queue = await opened(list, start % size, limit);
        let next = afterDecision(queue, -1);

        for (const turn of steps) {
          for (const place of turn.others) {
            const taken = list.matching[place];
            if (taken === undefined || visited.includes(taken)) continue;
            decidedByOthers.add(taken);
            list.remove(taken);
          }
          for (let n = 0; n < turn.arrivals; n += 1) list.arrive(1000 + visited.length * 10 + n);
          if (turn.look) queue = await extended(queue, turn.look, list, limit);
          while (next && 'read' in next) {
            queue = await extended(queue, next.read, list, limit);
            next = afterDecision(queue, next.read === 'forward' ? queue.entries.length - limit : -1);
          }
          if (!next) break;
          visited.push(next.id);
          queue = marked(queue, next.id, 'for');
          if (turn.leaves) list.remove(next.id);
          else queue = renewed(queue, { id: next.id }, list.matching.includes(next.id));
          next = afterDecision(queue, indexOf(queue, next.id));
        }

        const ofTheStart = visited.filter((id) => id <= size);
        expect(new Set(ofTheStart).size).toBe(ofTheStart.length);
        if (next === null) {
          expect(all.filter((id) => !visited.includes(id) && !decidedByOthers.has(id))).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
  });
});

it('is at least what has come where the platform does not say how many there are', () => {
  const queue = queueOf({ rows: rowsOf(1, 2), total: 3, uncounted: true, offset: 0 });
  expect([left(queue), queuePlace(queue, 1)?.atLeast]).toEqual([2, true]);
  expect(queuePlace(queueOf({ rows: rowsOf(1, 2), total: 3, offset: 0 }), 1)?.atLeast).toBe(false);
});
