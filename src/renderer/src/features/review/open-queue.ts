import type { DeskPlace } from '@/domains/initiative/links/address.ts';
import { type Kept, missing, restoredQueue } from './kept-queue.ts';
import { type Identified, indexOf, type Queue, withStray } from './queue.ts';
import type { QueueSource } from './queue-source.ts';

/** Maximum number of entries outside the source to refetch after a reload: as many as the rail shows. */
const STRAYS = 12;

type Options<Item> = {
  source: QueueSource<Item>;
  start: DeskPlace;
  kept: Kept;
  /** Whether this person can decide on the item now. */
  waits: (item: Item) => boolean;
};

/**
 * Reads the part of the source around the place where the desk opens. Includes the entry in view and the entries decided
 * before a reload, even if a list no longer contains them. Rejects where the source cannot be read.
 */
export async function openQueue<Item extends Identified>(options: Options<Item>): Promise<Queue<Item>> {
  const { source, start, kept, waits } = options;
  const { readOne } = source;
  let queue = await source.open(start);
  if (!readOne) return restoredQueue(queue, kept, [], waits);
  const single = (id: number) => readOne(id).catch(() => null);
  if (start.at !== null && indexOf(queue, start.at) < 0) {
    // The list does not contain the entry: decided meanwhile, or a hand-made URL.
    const stray = await single(start.at);
    if (stray) queue = withStray(queue, stray, Math.max(0, start.row - queue.before));
  }
  const strays = await Promise.all(missing(kept, queue, start.at, STRAYS).map(single));
  return restoredQueue(
    queue,
    kept,
    strays.filter((stray) => stray !== null),
    waits,
  );
}
