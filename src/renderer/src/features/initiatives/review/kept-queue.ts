import type { Profile } from '@shared/session.ts';
import { z } from 'zod';
import type { InitiativeFilter } from '../model/api.ts';
import type { Identified, Mark, Queue } from './queue.ts';

/** What the work leaves for a page that is loaded anew: numbers only, nothing that the initiatives say. */
export type Kept = {
  /** The stretch, in its order. */
  readonly order: readonly number[];
  readonly marks: ReadonlyMap<number, Mark>;
};

const schema = z.object({
  order: z.array(z.int()),
  marks: z.array(z.tuple([z.int(), z.enum(['for', 'against', 'done', 'elsewhere'])])),
});
const ticksSchema = z.array(z.int());

const NOTHING: Kept = { order: [], marks: new Map() };

/** Under what it is kept: this person's work on this list. */
export const keptUnder = ({ id, username }: Profile, filter: InitiativeFilter): string =>
  `review ${id ?? username} ${JSON.stringify(filter)}`;

function parsed<Value>(text: string | null, as: z.ZodType<Value>): Value | null {
  try {
    return as.parse(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

/** What was kept; nothing where there is no text, or one that makes no sense. */
export function keptOf(text: string | null): Kept {
  const kept = parsed(text, schema);
  return kept ? { order: kept.order, marks: new Map(kept.marks) } : NOTHING;
}

/** What has been decided in this queue, as text; null where nothing has. */
export function keptText({ entries }: Queue<Identified>): string | null {
  const marks = entries.flatMap(({ item, mark }) => (mark ? [[item.id, mark]] : []));
  return marks.length === 0 ? null : JSON.stringify({ order: entries.map(({ item }) => item.id), marks });
}

/** The ids that were ticked. */
export const ticksOf = (text: string | null): ReadonlySet<number> => new Set(parsed(text, ticksSchema) ?? []);

export const ticksText = (ticks: ReadonlySet<number>): string | null =>
  ticks.size === 0 ? null : JSON.stringify([...ticks]);

/** Decided ones that the list no longer gives, at most `count`, those nearest to the one in view first. */
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
 * The queue with what was decided before the page was loaded anew: `lost`, which the list has lost, stand where they
 * stood, and marks are put back. One that `waits` for a decision again gets no mark, or it would be passed over.
 */
export function restored<Item extends Identified>(
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
      return mark && (mark === 'done' || !waits(entry.item)) ? { ...entry, mark } : entry;
    }),
  };
}
