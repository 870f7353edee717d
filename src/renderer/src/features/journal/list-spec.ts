import type { JournalEntry } from '@shared/journal.ts';
import { fold } from '@/i18n/fold.ts';
import { choiceParam, textParam } from '@/kit/list/list-state.ts';
import { DAYS } from './days.ts';
import { isDecision } from './entry-state.ts';
import { isOpen } from './sums.ts';

/** Which entries are shown: all, decisions, or entries with unknown outcome. */
const KINDS = ['all', 'decisions', 'unknown'] as const;
type Kind = (typeof KINDS)[number];

/** State of the journal kept in the address. */
export const JOURNAL_LIST = {
  filters: { days: choiceParam(DAYS, 'today'), kind: choiceParam(KINDS, 'all'), search: textParam() },
};

const isOfKind = (entry: JournalEntry, kind: Kind): boolean =>
  kind === 'all' || (kind === 'decisions' ? isDecision(entry) : isOpen(entry));

/** The entries of a kind whose number or title has this text, in either script. */
export function matching(entries: readonly JournalEntry[], { kind, search }: { kind: Kind; search: string }) {
  const wanted = fold(search);
  return entries.filter(
    (entry) =>
      isOfKind(entry, kind) && fold(`${entry.subject.publicId ?? ''} ${entry.subject.title ?? ''}`).includes(wanted),
  );
}
