import type { Page, Paging } from '@/kit/page.ts';
import type { DeskPlace } from './address.ts';
import { type Kept, missing, restored } from './kept-queue.ts';
import { type Identified, indexOf, type Queue, queueOf, withStray } from './queue.ts';

/** Page size of a read, and number of entries loaded before the entry where the desk opens. */
export const LIMIT = 50;
const BEFORE = 20;
/** Maximum number of entries outside the list to refetch after a reload: as many as the rail shows. */
const STRAYS = 12;

type Options<Item> = {
  start: DeskPlace;
  kept: Kept;
  /** Whether this person can decide on the item now. */
  waits: (item: Item) => boolean;
  /** Reads a page of the list. */
  read: (paging: Paging) => Promise<Page<Item>>;
  readOne: (id: number) => Promise<Item>;
};

/**
 * Reads the part of the list around the place where the desk opens. Includes the entry in view and the entries decided
 * before a reload, even if the list no longer contains them. Rejects where the list cannot be read.
 */
export async function openQueue<Item extends Identified>(options: Options<Item>): Promise<Queue<Item>> {
  const { start, kept, waits, read, readOne } = options;
  const single = (id: number) => readOne(id).catch(() => null);
  const page = await read({ limit: LIMIT, offset: Math.max(0, start.row - BEFORE) });
  const shown = page.rows.length > 0 || page.offset === 0 ? page : await read({ limit: LIMIT, offset: 0 });
  let queue = queueOf(shown);
  if (start.at !== null && indexOf(queue, start.at) < 0) {
    // The list does not contain the entry: decided meanwhile, or a hand-made URL.
    const stray = await single(start.at);
    if (stray) queue = withStray(queue, stray, start.row - shown.offset);
  }
  const strays = await Promise.all(missing(kept, queue, start.at, STRAYS).map(single));
  return restored(
    queue,
    kept,
    strays.filter((stray) => stray !== null),
    waits,
  );
}
