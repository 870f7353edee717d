import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Kept,
  keptOf,
  keptText,
  missing,
  restoredQueue,
  ticksOf,
  ticksText,
} from '@/features/review/kept-queue.ts';
import { left, marked, type Queue, queueOf } from '@/features/review/queue.ts';

type Item = { id: number };
const rowsOf = (...ids: number[]) => ids.map((id) => ({ id }));
const queueWith = (...ids: number[]) => queueOf({ rows: rowsOf(...ids), total: ids.length, offset: 0 });
const shape = ({ entries }: Queue<Item>) => entries.map(({ item, mark }) => (mark ? `${item.id}:${mark}` : item.id));
const never = () => false;

/** The kept state of a queue with these ids, some of them decided. */
const keptFrom = (ids: number[], ...decided: number[]): Kept =>
  keptOf(keptText(decided.reduce((queue, id) => marked(queue, id, 'for'), queueWith(...ids))));

describe('the kept state of a queue', () => {
  it('is the order and the marks, and nothing where nothing was decided', () => {
    expect(keptFrom([3, 1, 2], 1)).toEqual({ order: [3, 1, 2], marks: new Map([[1, 'for']]) });
    expect(keptText(queueWith(1, 2))).toBeNull();
  });

  it.each([null, '', '{', '{"order":["a"],"marks":[]}', '{"order":[1],"marks":[[1,"perhaps"]]}'])(
    'is nothing where it is malformed: %j',
    (text) => {
      expect(keptOf(text)).toEqual({ order: [], marks: new Map() });
    },
  );

  it('has the ticks', () => {
    expect(ticksOf(ticksText(new Set([4, 2])))).toEqual(new Set([4, 2]));
    expect(ticksText(new Set())).toBeNull();
    expect(ticksOf('nonsense')).toEqual(new Set());
  });
});

describe('a queue that is read again', () => {
  it('has entries that have left the list at their former place, with their marks', () => {
    const kept = keptFrom([1, 2, 3, 4, 5, 6], 1, 2, 4, 6);
    const queue = restoredQueue(queueWith(3, 5), kept, rowsOf(6, 2, 1, 4), never);
    expect(shape(queue)).toEqual(['1:for', '2:for', 3, '4:for', 5, '6:for']);
    expect(left(queue)).toBe(2);
  });

  it('marks entries that are still in the list, but not those that wait for a decision again', () => {
    const kept = keptFrom([1, 2, 3], 1, 2);
    const queue = restoredQueue(queueWith(1, 2, 3), kept, [], ({ id }) => id === 2);
    expect(shape(queue)).toEqual(['1:for', 2, 3]);
    expect(left(queue)).toBe(2);
  });

  it('keeps an entry marked as done although it may be decided again', () => {
    const kept = keptOf(keptText(marked(queueWith(1, 2), 1, 'done')));
    expect(shape(restoredQueue(queueWith(1, 2), kept, [], () => true))).toEqual(['1:done', 2]);
  });

  it('requests the missing entries nearest to the one in view, up to a limit', () => {
    const kept = keptFrom([1, 2, 3, 4, 5, 6, 7, 8], 1, 2, 3, 4, 5, 7, 8);
    expect(missing(kept, queueWith(6, 8), 6, 3)).toEqual([5, 7, 4]);
    expect(missing(kept, queueWith(6), null, 2)).toEqual([1, 2]);
  });

  it('loses and duplicates no entry, whatever the list has become', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 25 });
    fc.assert(
      fc.property(ids, ids, fc.func(fc.boolean()), (before, now, decide) => {
        const kept = keptFrom(before, ...before.filter(decide));
        const strays = missing(kept, queueWith(...now), now[0] ?? null, 99);
        const entries = restoredQueue(queueWith(...now), kept, rowsOf(...strays), never).entries.map(
          ({ item }) => item.id,
        );
        expect(entries.filter((id) => now.includes(id))).toEqual(now);
        expect(new Set(entries)).toEqual(new Set([...now, ...kept.marks.keys()]));
        expect(entries).toHaveLength(new Set(entries).size);
      }),
    );
  });
});
