import { type Identified, joinedQueue, type Queue, queueOf } from './queue.ts';
import type { QueueSource, ReadPage } from './queue-source.ts';
import { readOn } from './read-on.ts';

/** Page size of a read: small enough to avoid a timeout on a slow connection (the design's §3.4). */
const LIMIT = 200;
/** Longest list that is first read to its end, so that the number of entries left is exact. */
const WHOLE = 1000;
const NEAR = 8;

/**
 * A filtered list without the entries that do not wait for this person's decision; from its beginning, since entries
 * before the place of a reload have been decided or skipped. A list of up to 1,000 rows is read to its end when the
 * desk opens, a longer list as far as needed: its queue is then `sifted`.
 */
export function waitingSource<Item extends Identified>(
  read: ReadPage<Item>,
  readOne: (id: number) => Promise<Item>,
  waits: (item: Item) => boolean,
  /** Called with all items of the list, waiting or not, if it was read to its end on opening. */
  onWhole?: (items: readonly Item[]) => void,
): QueueSource<Item> {
  // All rows read, waiting or not: offsets count them all.
  let rows: Queue<Item> = { entries: [], before: 0, after: 0 };
  const more = async (): Promise<readonly Item[]> => {
    const found = await readOn(rows, 'forward', read, LIMIT);
    rows = joinedQueue(rows, found);
    return found.fresh.filter(waits);
  };
  return {
    async open() {
      const first = { limit: LIMIT, offset: 0 };
      const page = { offset: 0, ...(await read(first)) };
      rows = queueOf(page);
      const found = page.rows.filter(waits);
      while (rows.after > 0 && (page.total <= WHOLE || found.length === 0)) found.push(...(await more()));
      if (rows.after === 0) onWhole?.(rows.entries.map(({ item }) => item));
      const entries = found.map((item) => ({ item, mark: null, gone: false }));
      return { entries, before: 0, after: rows.after, ...(rows.after > 0 && { sifted: true as const }) };
    },
    async readOn(queue, direction) {
      // Entries decided since may have left the list.
      const worked = new Map(queue.entries.map((entry) => [entry.item.id, entry]));
      rows = { ...rows, entries: rows.entries.map((entry) => worked.get(entry.item.id) ?? entry) };
      const fresh: Item[] = [];
      while (direction === 'forward' && rows.after > 0 && fresh.length === 0) fresh.push(...(await more()));
      return { direction, fresh, before: 0, after: rows.after };
    },
    readOne: async (id) => rows.entries.find(({ item }) => item.id === id)?.item ?? (await readOne(id)),
    near: NEAR,
  };
}
