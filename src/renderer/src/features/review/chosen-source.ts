import { AppError } from '@shared/errors.ts';
import type { Identified } from './queue.ts';
import type { QueueSource } from './queue-source.ts';

/** Number of entries read together, of entries before the one where the desk opens, and of calls in flight. */
const SLICE = 8;
const BEFORE = 2;
const AT_ONCE = 4;
/** Each entry may cost a call: fewer entries are read ahead than of a list. */
const NEAR = 3;

/** True if the initiative is gone or forbidden: it is dropped from the order, and the others are shown. */
const isOutOfReach = (error: unknown): boolean => ['not-found', 'forbidden'].includes(AppError.from(error).kind);

/**
 * The initiatives with these ids, in this order, without those that are gone or forbidden. Where none is left, `open`
 * rejects with the first refusal.
 */
export function chosenSource<Item extends Identified>(
  ids: readonly number[],
  readOne: (id: number) => Promise<Item>,
): QueueSource<Item> {
  let order = ids;
  /** Reads this range of the order; throws if an initiative cannot be read for another reason. */
  async function slice(from: number, to: number): Promise<{ items: Item[]; refusal: unknown }> {
    const wanted = order.slice(from, to);
    const items: Item[] = [];
    const out = new Set<number>();
    let refusal: unknown;
    for (let done = 0; done < wanted.length; done += AT_ONCE) {
      const together = wanted.slice(done, done + AT_ONCE);
      for (const [nth, answer] of (await Promise.allSettled(together.map(readOne))).entries()) {
        if (answer.status === 'fulfilled') items.push(answer.value);
        else if (!isOutOfReach(answer.reason)) throw answer.reason;
        else {
          refusal ??= answer.reason;
          out.add(together[nth] ?? 0);
        }
      }
    }
    order = order.filter((id) => !out.has(id));
    return { items, refusal };
  }
  const placeOf = (item: Item | undefined) => (item ? order.indexOf(item.id) : -1);

  return {
    async open({ at, row }) {
      order = ids;
      let refusal: unknown;
      while (order.length > 0) {
        const place = at === null ? -1 : order.indexOf(at);
        const from = Math.max(0, Math.min(place >= 0 ? place : row, order.length - 1) - BEFORE);
        const read = await slice(from, from + SLICE);
        refusal ??= read.refusal;
        if (read.items.length === 0) continue;
        const entries = read.items.map((item) => ({ item, mark: null, gone: false }));
        return { entries, before: from, after: order.length - from - entries.length };
      }
      if (refusal !== undefined) throw refusal;
      return { entries: [], before: 0, after: 0 };
    },
    async readOn({ entries, after }, direction) {
      const forward = direction === 'forward';
      for (;;) {
        const edge = placeOf(entries.at(forward ? -1 : 0)?.item);
        const [from, to] = forward ? [edge + 1, edge + 1 + SLICE] : [Math.max(0, edge - SLICE), edge];
        const { items: fresh } = await slice(from, to);
        const first = placeOf((forward ? entries[0]?.item : undefined) ?? fresh[0] ?? entries[0]?.item);
        const ended = forward ? from >= order.length : from === 0;
        if (fresh.length === 0 && !ended) continue;
        return { direction, fresh, before: first, after: forward ? order.length - from - fresh.length : after };
      }
    },
    readOne: null,
    near: NEAR,
  };
}
