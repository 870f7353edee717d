import { type JournalEntry, traitsOf } from '@shared/journal.ts';

/**
 * State of a change: `other` and `hidden` are unknown outcomes that were settled or dismissed, `repeated` is one of
 * which a later entry of the same deed tells; `partly` and `none` are answered ones that reached some or nobody.
 */
export type EntryState =
  | 'running'
  | 'done'
  | 'partly'
  | 'none'
  | 'refused'
  | 'unknown'
  | 'not-done'
  | 'other'
  | 'hidden'
  | 'repeated';

/** Whether an entry is a decision. */
export const isDecision = ({ action }: Pick<JournalEntry, 'action'>): boolean => traitsOf(action).decides === true;

/** The state of an entry. A removal of an appeal refused with 404 counts as done: the appeal is gone. */
export function stateOf({ action, outcome, settled, repeatedBy }: JournalEntry): EntryState {
  if (outcome.state === 'refused') return action === 'appeal-remove' && outcome.status === 404 ? 'done' : 'refused';
  if (outcome.state === 'done') return outcome.counted?.as ?? 'done';
  if (outcome.state !== 'unknown') return outcome.state;
  return repeatedBy === undefined ? (settled?.as ?? 'unknown') : 'repeated';
}

/**
 * Whether an entry is an attempt at a deed of which another entry tells: it was sent again, or it is a refused
 * repetition of one that is still open.
 */
export const isRepetition = (entry: JournalEntry): boolean =>
  entry.repeatedBy !== undefined || (entry.repeats !== undefined && entry.outcome.state === 'refused');
