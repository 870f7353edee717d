import type { Profile } from '@shared/session.ts';
import { z } from 'zod';
import type { InitiativeFilter } from '@/domains/initiative/model/api.ts';
import type { Identified, Mark, Queue } from './queue.ts';

/** Progress in a queue that survives a reload of the page: ids and marks only, no content of initiatives. */
export type Kept = {
  /** Ids of the entries in queue order. */
  readonly order: readonly number[];
  readonly marks: ReadonlyMap<number, Mark>;
};

const schema = z.object({
  order: z.array(z.int()),
  marks: z.array(z.tuple([z.int(), z.enum(['for', 'against', 'done', 'elsewhere'])])),
});
const ticksSchema = z.array(z.int());

const NOTHING: Kept = { order: [], marks: new Map() };

/** Storage key of the progress: one per person and filter, and per way of choosing from it, if named by `by`. */
export const keptUnder = ({ id, username }: Profile, filter: InitiativeFilter, by = ''): string =>
  `review ${id ?? username} ${JSON.stringify(filter)}${by && ` ${by}`}`;

function parsed<Value>(text: string | null, as: z.ZodType<Value>): Value | null {
  try {
    return as.parse(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

/** Parses stored progress; empty for missing or invalid text. */
export function keptOf(text: string | null): Kept {
  const kept = parsed(text, schema);
  return kept ? { order: kept.order, marks: new Map(kept.marks) } : NOTHING;
}

/** Serialises the decided entries of the queue; null where nothing has been decided. */
export function keptText({ entries }: Queue<Identified>): string | null {
  const marks = entries.flatMap(({ item, mark }) => (mark ? [[item.id, mark]] : []));
  return marks.length === 0 ? null : JSON.stringify({ order: entries.map(({ item }) => item.id), marks });
}

/** Parses the stored selection of ids; empty for missing or invalid text. */
export const ticksOf = (text: string | null): ReadonlySet<number> => new Set(parsed(text, ticksSchema) ?? []);

/** Serialises the selection of ids; null where empty. */
export const ticksText = (ticks: ReadonlySet<number>): string | null =>
  ticks.size === 0 ? null : JSON.stringify([...ticks]);

/** Ids of decided entries that the list no longer contains: at most `count`, nearest to the entry in view first. */
export function missing(kept: Kept, queue: Queue<Identified>, at: number | null, count: number): readonly number[] {
  const known = new Set(queue.entries.map(({ item }) => item.id));
  const middle = Math.max(0, kept.order.indexOf(at ?? -1));
  return kept.order
    .map((id, index) => ({ id, distance: Math.abs(index - middle) }))
    .filter(({ id }) => kept.marks.has(id) && !known.has(id))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ id }) => id);
}

/**
 * Restores the progress after a reload: `lost` entries (no longer in the list) return to their positions, and marks are
 * restored. An entry that `waits` for a decision again gets no mark, as a mark would make the desk skip it.
 */
export function restoredQueue<Item extends Identified>(
  queue: Queue<Item>,
  kept: Kept,
  lost: readonly Item[],
  waits: (item: Item) => boolean,
): Queue<Item> {
  const entries = [...queue.entries];
  const placeOf = (ids: readonly number[]) => {
    const near = ids.find((id) => entries.some(({ item }) => item.id === id));
    return entries.findIndex(({ item }) => item.id === near);
  };
  for (const [index, id] of kept.order.entries()) {
    const item = lost.find((one) => one.id === id);
    if (!item || placeOf([id]) >= 0) continue;
    const before = placeOf(kept.order.slice(0, index).toReversed());
    const after = placeOf(kept.order.slice(index + 1));
    entries.splice(before >= 0 ? before + 1 : Math.max(0, after), 0, { item, mark: null, gone: true });
  }
  return {
    ...queue,
    entries: entries.map((entry) => {
      const mark = kept.marks.get(entry.item.id);
      const isKept = mark && entry.mark === null && (mark === 'done' || !waits(entry.item));
      return isKept ? { ...entry, mark } : entry;
    }),
  };
}
