import type { JournalEntry, JournalFacts, JournalSettlement } from '@shared/journal.ts';
import type { JournalReading } from './journal-subject.ts';

type Fact = JournalFacts[string];

/** Tolerance for equal numbers: a platform that stores six decimals of a coordinate has stored it. */
const NEAR = 1e-6;

/** Whether two facts are equal; a missing fact equals null. */
const isSame = (a: Fact | undefined, b: Fact | undefined): boolean =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) <= NEAR : (a ?? null) === (b ?? null);

const holds = (wanted: JournalFacts, now: JournalFacts): boolean =>
  Object.entries(wanted).every(([name, value]) => isSame(value, now[name]));

/**
 * Verdict on a change with unknown outcome, by its record as the platform has it now; `reading` is null if the record is
 * gone. `done`: the record is as the change leaves it, which does not tell who has made it so. Pure, so that the same
 * reading always gives the same verdict.
 */
export function verdictOf(
  { action, before, expect }: Pick<JournalEntry, 'action' | 'before' | 'expect'>,
  reading: Pick<JournalReading, 'facts' | 'agrees'> | null,
): Exclude<JournalSettlement['as'], 'hidden'> {
  if (action === 'appeal-remove') return reading ? 'not-done' : 'done';
  if (!reading) return 'other';
  const { facts: now, agrees = false } = reading;
  if (!expect) return before && holds(before, now) ? 'not-done' : agrees ? 'done' : 'other';
  // If the expected facts held before the change, they tell nothing of it.
  if (before && holds(expect, before)) return 'other';
  if (holds(expect, now)) return 'done';
  return before && holds(before, now) ? 'not-done' : 'other';
}

/** Names of the facts in which a record differs from what an action left. */
export const changedSince = (left: JournalFacts, now: JournalFacts): readonly string[] =>
  Object.keys(left).filter((name) => !isSame(left[name], now[name]));
