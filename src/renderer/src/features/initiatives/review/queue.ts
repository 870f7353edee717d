import { cameIn, type Page } from '@/kit/page.ts';

/** What became of an entry while the queue was worked; `elsewhere`: somebody else decided it. */
export type Mark = 'for' | 'against' | 'done' | 'elsewhere';

export type Entry<Item> = {
  readonly item: Item;
  readonly mark: Mark | null;
  /** Whether it has left the filtered list, as far as is known. */
  readonly gone: boolean;
};

/**
 * The filtered list as it is worked: a stretch of it, in its order, which grows at both ends. An entry stays when the
 * platform's list loses it, so that what was decided is still seen and nothing is shown twice.
 */
export type Queue<Item> = {
  readonly entries: readonly Entry<Item>[];
  /** How many of the list stand before and after the stretch, as of the last reading. */
  readonly before: number;
  readonly after: number;
};

export type Direction = 'forward' | 'back';
export type Identified = { readonly id: number };

/** The stretch that one page of the list gives. */
export const queueOf = <Item>(page: Page<Item>): Queue<Item> => ({
  entries: page.rows.map((item) => ({ item, mark: null, gone: false })),
  before: Math.min(page.offset, page.total),
  after: Math.max(0, page.total - page.offset - cameIn(page)),
});

/** Puts one that the list did not give (it has left it, or stands far off) at this place of the stretch. */
export const withStray = <Item>(queue: Queue<Item>, item: Item, index: number): Queue<Item> => ({
  ...queue,
  entries: queue.entries.toSpliced(index, 0, { item, mark: null, gone: true }),
});

export const indexOf = (queue: Queue<Identified>, id: number | null): number =>
  queue.entries.findIndex(({ item }) => item.id === id);

/** What has been decided; it is taken to have left the list until it is read again (`renewed`). */
export function marked<Item extends Identified>(queue: Queue<Item>, id: number, mark: Mark): Queue<Item> {
  return withEntry(queue, id, (entry) => ({ ...entry, mark, gone: true }));
}

/** The item as it has been read again, and whether the list's filter still lets it through. */
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

const isLeft = ({ mark, gone }: Entry<unknown>): boolean => mark === null && !gone;

/** How many are still to be decided, those outside the stretch counted too. */
export const left = ({ entries, before, after }: Queue<unknown>): number =>
  before + after + entries.filter(isLeft).length;

/** Place of an entry from 1, and of how many. */
export const placeOf = ({ entries, before, after }: Queue<unknown>, index: number): { number: number; of: number } => ({
  number: before + index + 1,
  of: before + entries.length + after,
});

/** Where the work goes on after the entry at `index`: another entry, an end that must be read on first, or nowhere. */
export function afterDecision(queue: Queue<Identified>, index: number): { id: number } | { read: Direction } | null {
  const next = queue.entries.slice(index + 1).find(isLeft);
  if (next) return { id: next.item.id };
  if (queue.after > 0) return { read: 'forward' };
  const earlier = queue.entries.find(isLeft);
  if (earlier) return { id: earlier.item.id };
  return queue.before > 0 ? { read: 'back' } : null;
}

/** What was found beyond an end of the stretch: nothing where the list ends there. */
export type Found<Item> = {
  readonly direction: Direction;
  readonly fresh: readonly Item[];
  readonly before: number;
  readonly after: number;
};

/** The queue with what was found; what it has got meanwhile is not taken twice. */
export function joined<Item extends Identified>(queue: Queue<Item>, found: Found<Item>): Queue<Item> {
  const entries = found.fresh
    .filter(({ id }) => indexOf(queue, id) < 0)
    .map((item): Entry<Item> => ({ item, mark: null, gone: false }));
  return {
    entries: found.direction === 'forward' ? [...queue.entries, ...entries] : [...entries, ...queue.entries],
    before: found.before,
    after: found.after,
  };
}
