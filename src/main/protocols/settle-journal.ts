import type { Journal } from '../journal/journal.ts';
import type { KeptRun } from './run.ts';

/**
 * Settles journal entries with an unknown outcome (the answer was lost) whose file the platform's own list shows
 * attached. Otherwise, and if the journal cannot be read, the person is asked to check what the program has just read.
 */
export async function settleJournal(
  { items, startedAt }: KeptRun,
  journal: Pick<Journal, 'list' | 'settle'>,
  now: number,
): Promise<void> {
  const attached = new Set(items.filter(({ step }) => step === 'done').map(({ hash }) => hash));
  const entries = await journal.list({ from: startedAt, to: now + 1 }).catch(() => []);
  for (const { id, action, expect, outcome, settled } of entries) {
    const isOpen = action === 'protocol' && outcome.state === 'unknown' && settled === undefined;
    if (isOpen && attached.has(String(expect?.file_id))) await journal.settle(id, { as: 'done' });
  }
}
