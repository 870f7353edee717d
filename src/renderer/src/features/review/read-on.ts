import { cameIn, type Page, type Paging, type Rows } from '@/kit/page.ts';
import type { Direction, Found, Identified, Queue } from './queue.ts';

/**
 * Reads the list beyond an end of the queue. Decided entries leave the list, so offsets shift: a page is used only if
 * it contains an entry of the queue (an anchor); otherwise a page with an anchor is searched for, so that no entry is
 * skipped. Rethrows errors of `read`; the queue is not modified.
 */
export async function readOn<Item extends Identified>(
  queue: Queue<Item>,
  direction: Direction,
  read: (paging: Paging) => Promise<Rows<Item> & { readonly total: number }>,
  limit: number,
): Promise<Found<Item>> {
  const ids = new Set(queue.entries.map(({ item }) => item.id));
  const known = ({ id }: Item) => ids.has(id);
  const alive = queue.entries.filter(({ gone }) => !gone);
  const rank = new Map(alive.map(({ item }, index) => [item.id, index]));
  const anchors = ({ id }: Item) => rank.has(id);
  const step = limit - 1;
  const forward = direction === 'forward';

  const at = async (offset: number): Promise<Page<Item>> => ({ offset, ...(await read({ limit, offset })) });
  const anchored = async (offset: number): Promise<Page<Item>> => {
    const first = await at(offset);
    if (alive.length === 0 || first.rows.some(anchors)) return first;
    for (let lower = offset; lower > 0; ) {
      lower = Math.max(0, Math.min(lower - step, first.total - 1));
      const window = await at(lower);
      if (window.rows.some(anchors)) return window;
    }
    for (let upper = offset + step; upper < first.total; upper += step) {
      const window = await at(upper);
      if (window.rows.some(anchors)) return window;
    }
    return first;
  };

  /** Entries removed by other people still count: never 0 before the beginning of the list has been read. */
  const beforeOf = ({ rows, total, offset }: Page<Item>): number => {
    const anchor = rows.findIndex(anchors);
    if (anchor < 0) return Math.min(offset, total);
    return queue.before && Math.max(1, offset + anchor - (rank.get(rows[anchor]?.id ?? 0) ?? 0));
  };

  const overlap = Math.min(1, alive.length);
  let offset = Math.max(0, forward ? queue.before + alive.length - overlap : queue.before + overlap - limit);
  for (;;) {
    const window = await anchored(offset);
    const { rows, total } = window;
    const edge = forward ? rows.findIndex(anchors) : rows.findLastIndex(anchors);
    const beyond = edge < 0 ? rows : forward ? rows.slice(edge) : rows.slice(0, edge);
    const fresh = beyond.filter((row) => !known(row));
    // A malformed row counts for offsets, though it is not in the queue.
    const came = cameIn(window);
    const ended = forward ? window.offset + came >= total : window.offset === 0;
    if (fresh.length > 0 || ended) {
      const beyondPage = Math.max(0, total - window.offset - came);
      return forward
        ? { direction, fresh, before: beforeOf(window), after: beyondPage }
        : {
            direction,
            fresh,
            before: fresh[0] ? window.offset + rows.indexOf(fresh[0]) : 0,
            after: edge < 0 ? beyondPage : queue.after,
          };
    }
    offset = forward ? window.offset + Math.max(1, came - 1) : Math.max(0, window.offset - step);
  }
}
