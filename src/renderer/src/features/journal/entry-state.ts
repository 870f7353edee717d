import type { JournalAction, JournalEntry } from '@shared/journal.ts';

/** State of a change: `other` and `hidden` are unknown outcomes that were settled or dismissed. */
export type EntryState = 'running' | 'done' | 'refused' | 'unknown' | 'not-done' | 'other' | 'hidden';

/** Actions that decide on an initiative or an appeal. */
const DECISIONS: ReadonlySet<JournalAction> = new Set([
  'accept',
  'reject',
  'confirm',
  'deny',
  'return',
  'promote',
  'demote',
  'ban',
  'appeal-answer',
]);

/** Whether an entry is a decision. */
export const isDecision = ({ action }: Pick<JournalEntry, 'action'>): boolean => DECISIONS.has(action);

/** The state of an entry. A removal of an appeal refused with 404 counts as done: the appeal is gone. */
export function stateOf({ action, outcome, settled }: JournalEntry): EntryState {
  if (outcome.state === 'refused') return action === 'appeal-remove' && outcome.status === 404 ? 'done' : 'refused';
  return outcome.state === 'unknown' ? (settled?.as ?? 'unknown') : outcome.state;
}
