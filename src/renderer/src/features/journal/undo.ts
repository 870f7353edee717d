import type { JournalEntry } from '@shared/journal.ts';
import type { Inverse, JournalSubject } from '@/entities/journal-subject.ts';
import type { ChangedRecord } from '@/entities/undo.ts';
import { stateOf } from './entry-state.ts';
import type { SubjectOf } from './report.ts';

/** Whether an entry that undoes another was, or may have been, carried out. */
const takesBack = (entry: JournalEntry): boolean => {
  const state = stateOf(entry);
  return state !== 'refused' && state !== 'not-done' && state !== 'none' && state !== 'repeated';
};

/** Ids of the entries that other given entries undo. */
export const takenBack = (entries: readonly JournalEntry[]): ReadonlySet<string> =>
  new Set(entries.flatMap((entry) => (entry.undoes !== undefined && takesBack(entry) ? [entry.undoes] : [])));

/** The inverse that an entry offers if its change was carried out and is not undone; null for none. */
export const offeredInverse = (
  entry: JournalEntry,
  subject: JournalSubject,
  back: ReadonlySet<string>,
): Inverse | null => (stateOf(entry) === 'done' && !back.has(entry.id) ? subject.inverseOf(entry) : null);

/**
 * The last change of a record and its inverse, from entries sorted newest first; null if it was not carried out, is
 * undone, or has no inverse.
 */
export function undoOfLast(
  entries: readonly JournalEntry[],
  { kind, id }: ChangedRecord,
  subjectOf: SubjectOf,
): { entry: JournalEntry; inverse: Inverse } | null {
  const entry = entries.find(({ subject }) => subject.kind === kind && subject.id === id);
  const inverse = entry && offeredInverse(entry, subjectOf(entry), takenBack(entries));
  return inverse ? { entry, inverse } : null;
}
