import type { JournalEntry } from '@shared/journal.ts';
import { bridge, unwrap } from '@/api/bridge.ts';
import type { JournalReading } from './journal-subject.ts';
import { verdictOf } from './journal-verdict.ts';

/**
 * Settles what the journal does not know about a record, by a reading that a dialog has made of it: its own decision may
 * be the change that it has found. What the record does not show yet stays open, as the person is about to send it
 * again. Never rejects: a journal that cannot be read or written is reported elsewhere.
 */
export async function settleOutcomes(
  { kind, id }: Pick<JournalEntry['subject'], 'kind' | 'id'>,
  readingFor: (entry: JournalEntry) => Pick<JournalReading, 'facts' | 'agrees'> | null,
): Promise<void> {
  try {
    const entries = await unwrap(bridge.journal.list({ from: 0, to: Number.MAX_SAFE_INTEGER }));
    for (const entry of entries) {
      const { subject, outcome, settled, repeatedBy } = entry;
      if (subject.kind !== kind || subject.id !== id || outcome.state !== 'unknown') continue;
      const reading = settled || repeatedBy !== undefined ? null : readingFor(entry);
      const as = reading && verdictOf(entry, reading);
      if (!as || as === 'not-done') continue;
      await unwrap(
        bridge.journal.settle({ id: entry.id, settled: { as, ...(as === 'other' && { now: reading.facts }) } }),
      );
    }
  } catch {
    // The decision itself does not depend on the journal.
  }
}
