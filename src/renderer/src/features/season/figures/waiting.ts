import type { Part } from '@/domains/initiative/model/access.ts';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import { progressOf } from '@/domains/initiative/reading/season-row.ts';
import { dayAt, dayOf } from '@/entities/days.ts';
import { WAITING_SHOWN } from './count-calls.ts';
import type { CountId } from './counts.ts';

/** A waiting initiative, and its row in the list of its count. */
export type WaitingRow = { readonly initiative: Initiative; readonly row: number };
/** Counts whose rows may wait. */
export type WaitingCount = Extract<CountId, 'initial' | 'accepted' | 'denied'>;
/** The rows that came with these counts, in the order of the platform's list. */
export type CameWith = Readonly<Record<WaitingCount, readonly Initiative[]>>;

const placed = (rows: readonly Initiative[]): readonly WaitingRow[] =>
  rows.map((initiative, row) => ({ initiative, row }));

/**
 * The first initiatives that wait, in the order of the platform's list: for a decision of this person, or, for a person
 * who oversees, to be seen by a moderator. Those that came back stand apart.
 */
export function waitingRows(part: Part, { initial, accepted, denied }: CameWith): readonly WaitingRow[] {
  const waiting =
    part === 'confirms'
      ? // Two lists of one order, the newest first.
        [...placed(accepted), ...placed(denied)].toSorted((a, b) => b.initiative.id - a.initiative.id)
      : placed(initial).filter(({ initiative }) => part === 'decides' || progressOf(initiative) === 'notSeen');
  return waiting.slice(0, WAITING_SHOWN);
}

/** Days since an initiative was submitted, at `now` (ms since the epoch); null where that is not known. */
export function daysWaiting({ created_at }: Pick<Initiative, 'created_at'>, now: number): number | null {
  const days = created_at === null ? Number.NaN : dayAt(now) - dayOf(created_at);
  return days >= 0 ? days : null;
}
