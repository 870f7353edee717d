import type { Page, Paging } from '@/kit/page.ts';
import type { DeskPlace } from './address.ts';
import { type Kept, missing, restored } from './kept-queue.ts';
import { type Identified, indexOf, type Queue, queueOf, withStray } from './queue.ts';

/** Entries of one reading, and how many of them stand before the one that the desk is opened at. */
export const LIMIT = 50;
const BEFORE = 20;
/** So many of those that have left the list are read again when the page is loaded anew: what the rail has in view. */
const STRAYS = 12;

type Options<Item> = {
  start: DeskPlace;
  kept: Kept;
  /** Whether an item is to be decided by this person now. */
  waits: (item: Item) => boolean;
  /** Reads a page of the list. */
  read: (paging: Paging) => Promise<Page<Item>>;
  readOne: (id: number) => Promise<Item>;
};

/**
 * Reads the stretch about the place where the desk is opened, with the one in view and with what was decided before the
 * page was loaded anew, also where the list no longer gives them. Rejects where the list cannot be read.
 */
export async function openQueue<Item extends Identified>(options: Options<Item>): Promise<Queue<Item>> {
  const { start, kept, waits, read, readOne } = options;
  const single = (id: number) => readOne(id).catch(() => null);
  const page = await read({ limit: LIMIT, offset: Math.max(0, start.row - BEFORE) });
  const shown = page.rows.length > 0 || page.offset === 0 ? page : await read({ limit: LIMIT, offset: 0 });
  let queue = queueOf(shown);
  if (start.at !== null && indexOf(queue, start.at) < 0) {
    // It has been decided meanwhile, or the address was made by hand.
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
