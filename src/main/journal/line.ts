import {
  type JournalEntry,
  journalNoteSchema,
  journalOutcomeSchema,
  journalSettlementSchema,
} from '@shared/journal.ts';
import { z } from 'zod';

const stamp = { id: z.uuid(), at: z.number() };

/** One line of the journal's file: an entry begins, its call ends, its unknown outcome is settled. */
export const lineSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sent'), ...stamp, note: journalNoteSchema }),
  z.object({ type: z.literal('end'), ...stamp, outcome: journalOutcomeSchema }),
  z.object({ type: z.literal('settled'), ...stamp, settled: journalSettlementSchema }),
]);
export type Line = z.infer<typeof lineSchema>;

/**
 * The entries of lines, in the order in which they began; an entry's end may precede its beginning if one of the two
 * could not be written to disk. An entry without an end is running if `isRunning` is true for it; otherwise the program
 * ended before the answer arrived, and the outcome is unknown. The last settlement counts. Entries of one deed know each
 * other.
 */
export function entriesOf(lines: readonly Line[], isRunning: (id: string) => boolean): JournalEntry[] {
  const entries = new Map<string, JournalEntry>();
  for (const line of lines) {
    if (line.type !== 'sent') continue;
    const { id, at, note } = line;
    const outcome = isRunning(id) ? { state: 'running' as const } : { state: 'unknown' as const, at };
    entries.set(id, { ...note, id, at, outcome });
  }
  for (const line of lines) {
    const entry = entries.get(line.id);
    // The entry's beginning could not be read, or was removed with its month.
    if (!entry || line.type === 'sent') continue;
    if (line.type === 'end') entry.outcome = { ...line.outcome, at: line.at };
    else entry.settled = { ...line.settled, at: line.at };
  }
  linkRepeats([...entries.values()]);
  return [...entries.values()];
}

/** What makes two entries the same deed: the action, its record, and the state in which the record was left before. */
const deedOf = ({ action, subject, before }: JournalEntry) =>
  JSON.stringify([action, subject.kind, subject.id, before]);

/**
 * Links an entry to the one that it repeats: the same deed, sent before with an outcome that was still unknown. A
 * refusal tells nothing of the earlier attempt, which then stays open; any other outcome is that of both. An action
 * without facts of its record is never a repetition: a second SMS is a second deed.
 */
function linkRepeats(entries: readonly JournalEntry[]): void {
  const open = new Map<string, JournalEntry>();
  for (const entry of entries) {
    if (!entry.before) continue;
    const deed = deedOf(entry);
    const first = open.get(deed);
    if (first && !(first.settled && first.settled.at < entry.at)) {
      entry.repeats = first.id;
      if (entry.outcome.state === 'refused') continue;
      first.repeatedBy = entry.id;
    }
    if (entry.outcome.state === 'unknown') open.set(deed, entry);
    else open.delete(deed);
  }
}
