import { cameIn, type Page } from '@/kit/page.ts';

/** Outcome of an entry while the queue is worked through; `elsewhere`: decided by somebody else. */
export type Mark = 'for' | 'against' | 'done' | 'elsewhere';

/** An item of the queue and its state. */
export type Entry<Item> = {
  readonly item: Item;
  readonly mark: Mark | null;
  /** The item has left the filtered list, as far as known. */
  readonly gone: boolean;
};

/**
 * The loaded part of a filtered list, in list order; grows at both ends. An entry stays in the queue after leaving the
 * platform's list, so that decided entries remain visible and no entry is shown twice.
 */
export type Queue<Item> = {
  readonly entries: readonly Entry<Item>[];
  /** Number of list entries before and after the loaded part, as of the last read. */
  readonly before: number;
  readonly after: number;
  /**
   * Only some of the list entries before and after belong to the queue, unknown which, or the platform does not say how
   * many there are. Default: false, all do.
   */
  readonly sifted?: true;
};

/** Direction of a read beyond the loaded part. */
export type Direction = 'forward' | 'back';
/** An item with an id. */
export type Identified = { readonly id: number };

/** Queue of a single page of the list. */
export const queueOf = <Item>(page: Page<Item>): Queue<Item> => ({
  entries: page.rows.map((item) => ({ item, mark: null, gone: false })),
  before: Math.min(page.offset, page.total),
  after: Math.max(0, page.total - page.offset - cameIn(page)),
  ...(page.uncounted && { sifted: true }),
});

/** Inserts an item that the read did not return (no longer in the list, or far away) at the given index. */
export const withStray = <Item>(queue: Queue<Item>, item: Item, index: number): Queue<Item> => ({
  ...queue,
  entries: queue.entries.toSpliced(index, 0, { item, mark: null, gone: true }),
});

/** Index of an entry by id; -1 where the queue does not contain it. */
export const indexOf = (queue: Queue<Identified>, id: number | null): number =>
  queue.entries.findIndex(({ item }) => item.id === id);

/** Marks an entry as decided; until refetched (`renewed`), it counts as gone from the list. */
export function marked<Item extends Identified>(queue: Queue<Item>, id: number, mark: Mark): Queue<Item> {
  return withEntry(queue, id, (entry) => ({ ...entry, mark, gone: true }));
}

/** Updates an item after a refetch; `matches`: whether the list's filter still includes the item. */
export function renewed<Item extends Identified>(queue: Queue<Item>, item: Item, matches: boolean): Queue<Item> {
  return withEntry(queue, item.id, (entry) => ({ ...entry, item, gone: !matches }));
}

function withEntry<Item extends Identified>(
  queue: Queue<Item>,
  id: number,
  change: (entry: Entry<Item>) => Entry<Item>,
): Queue<Item> {
  return { ...queue, entries: queue.entries.map((entry) => (entry.item.id === id ? change(entry) : entry)) };
}

/** This person's decisions in the queue, by id. */
export const decidedIn = ({ entries }: Queue<Identified>): ReadonlyMap<number, 'for' | 'against'> =>
  new Map(
    entries.flatMap(({ item, mark }) => (mark === 'for' || mark === 'against' ? [[item.id, mark] as const] : [])),
  );

const isLeft = ({ mark, gone }: Entry<unknown>): boolean => mark === null && !gone;

/** Whether the queue may have more entries than `left` and `queuePlace` count. */
export const isAtLeast = ({ sifted, before, after }: Queue<unknown>): boolean => sifted === true && before + after > 0;

/** Number of entries in the list before and after that are known to belong to the queue. */
const outside = ({ sifted, before, after }: Queue<unknown>): number => (sifted ? 0 : before + after);

/** Number of entries still to be decided, as far as known; those outside the loaded part included. */
export const left = (queue: Queue<unknown>): number => outside(queue) + queue.entries.filter(isLeft).length;

/** Position of an entry in the queue. */
export type Position = {
  /** From 1. */
  number: number;
  /** Length of the queue, as far as known. */
  of: number;
  /** Whether it may be longer. */
  atLeast: boolean;
};

/** Position of the entry at `index`. */
export const queuePlace = (queue: Queue<unknown>, index: number): Position => ({
  number: (queue.sifted ? 0 : queue.before) + index + 1,
  of: outside(queue) + queue.entries.length,
  atLeast: isAtLeast(queue),
});

/**
 * Next step after the entry at `index` is decided, or its decision is under way: another entry, a read beyond an end of the
 * loaded part, or null. `isUnderWay`: whether a decision is being sent; such an entry is left, but nothing can be done to it.
 */
export function afterDecision(
  queue: Queue<Identified>,
  index: number,
  isUnderWay: (id: number) => boolean = () => false,
): { id: number } | { read: Direction } | null {
  const isOpen = (entry: Entry<Identified>) => isLeft(entry) && !isUnderWay(entry.item.id);
  const next = queue.entries.slice(index + 1).find(isOpen);
  if (next) return { id: next.item.id };
  if (queue.after > 0) return { read: 'forward' };
  const earlier = queue.entries.find(isOpen);
  if (earlier) return { id: earlier.item.id };
  return queue.before > 0 ? { read: 'back' } : null;
}

/** Result of a read beyond an end of the loaded part; no items where the list ends there. */
export type Found<Item> = {
  readonly direction: Direction;
  readonly fresh: readonly Item[];
  readonly before: number;
  readonly after: number;
};

/** Adds the items of a read to the queue, skipping items that were added in the meantime. */
export function joinedQueue<Item extends Identified>(queue: Queue<Item>, found: Found<Item>): Queue<Item> {
  const entries = found.fresh
    .filter(({ id }) => indexOf(queue, id) < 0)
    .map((item): Entry<Item> => ({ item, mark: null, gone: false }));
  return {
    ...queue,
    entries: found.direction === 'forward' ? [...queue.entries, ...entries] : [...entries, ...queue.entries],
    before: found.before,
    after: found.after,
  };
}
