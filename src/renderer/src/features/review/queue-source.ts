import type { DeskPlace } from '@/domains/initiative/links/address.ts';
import type { Paging, Rows } from '@/kit/page.ts';
import { type Direction, type Found, type Identified, type Queue, queueOf } from './queue.ts';
import { readOn } from './read-on.ts';

/** Source of a queue's entries. */
export type QueueSource<Item> = {
  /** Reads the part around the place where the desk opens. Rejects where it cannot be read. */
  readonly open: (start: DeskPlace) => Promise<Queue<Item>>;
  /** Reads beyond an end of the queue, where there is more. Rejects where it cannot be read. */
  readonly readOn: (queue: Queue<Item>, direction: Direction) => Promise<Found<Item>>;
  /** Reads one entry that has left the source; null for a source that entries never leave. */
  readonly readOne: ((id: number) => Promise<Item>) | null;
  /** Distance from an end of the loaded part, in entries, at which more is read ahead. */
  readonly near: number;
};

/** Reads a page of a filtered list. */
export type ReadPage<Item> = (paging: Paging) => Promise<Rows<Item> & { readonly total: number }>;

/** Page size of a read, and number of entries loaded before the entry where the desk opens. */
const LIMIT = 50;
const BEFORE = 20;
const NEAR = 8;

/** A filtered list, read by offset. */
export const listSource = <Item extends Identified>(
  read: ReadPage<Item>,
  readOne: (id: number) => Promise<Item>,
): QueueSource<Item> => ({
  async open({ row }) {
    const at = async (offset: number) => ({ offset, ...(await read({ limit: LIMIT, offset })) });
    const page = await at(Math.max(0, row - BEFORE));
    return queueOf(page.rows.length > 0 || page.offset === 0 ? page : await at(0));
  },
  readOn: (queue, direction) => readOn(queue, direction, read, LIMIT),
  readOne,
  near: NEAR,
});
