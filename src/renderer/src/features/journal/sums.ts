import type { JournalAction, JournalEntry } from '@shared/journal.ts';
import { isRepetition, stateOf } from './entry-state.ts';

/** Sums of some entries. */
export type Sums = {
  accepted: number;
  rejected: number;
  confirmed: number;
  denied: number;
  /** Carried out, if only in part, and of another kind than those above. */
  others: number;
  notDone: number;
  /** Outcome unknown, including actions in flight. */
  unknown: number;
  /** Granted by the acceptances that were carried out, in so'm. */
  granted: number;
};

const COUNTED: Partial<Record<JournalAction, 'accepted' | 'rejected' | 'confirmed' | 'denied'>> = {
  accept: 'accepted',
  reject: 'rejected',
  confirm: 'confirmed',
  deny: 'denied',
};

/** Counts deeds by outcome, each once, however often it was sent. */
export function sumsOf(entries: readonly JournalEntry[]): Sums {
  const sums: Sums = {
    ...{ accepted: 0, rejected: 0, confirmed: 0, denied: 0 },
    ...{ others: 0, notDone: 0, unknown: 0, granted: 0 },
  };
  for (const entry of entries) {
    if (isRepetition(entry)) continue;
    const state = stateOf(entry);
    if (state === 'refused' || state === 'not-done' || state === 'none') sums.notDone += 1;
    else if (state !== 'done' && state !== 'partly') sums.unknown += 1;
    else {
      sums[COUNTED[entry.action] ?? 'others'] += 1;
      if (entry.action === 'accept') sums.granted += entry.amount ?? 0;
    }
  }
  return sums;
}

/** Whether an entry waits for the person: its outcome is unknown, neither settled nor dismissed. */
export const isOpen = (entry: JournalEntry): boolean => stateOf(entry) === 'unknown';
