import type { JournalEntry } from '@shared/journal.ts';
import { choiceParam, textParam } from '@/kit/list/list-state.ts';
import { DAYS } from './days.ts';
import { isDecision } from './entry-state.ts';
import { isOpen } from './sums.ts';

/** Which entries are shown: all, decisions, or entries with unknown outcome. */
const KINDS = ['all', 'decisions', 'unknown'] as const;
/** Which entries are shown. */
export type Kind = (typeof KINDS)[number];

/** State of the journal kept in the address. */
export const JOURNAL_LIST = {
  filters: { days: choiceParam(DAYS, 'today'), kind: choiceParam(KINDS, 'all'), search: textParam() },
};

/** Whether an entry is of the kind that is shown. */
export const isOfKind = (entry: JournalEntry, kind: Kind): boolean =>
  kind === 'all' || (kind === 'decisions' ? isDecision(entry) : isOpen(entry));
