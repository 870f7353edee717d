import type { Journal } from '../../journal/journal.ts';
import type { Handlers } from '../router.ts';

/** Calls about the journal of sent changes. */
export const journalHandlers = (journal: Journal): Pick<Handlers, `journal.${string}` & keyof Handlers> => ({
  'journal.list': (span) => journal.list(span),
  'journal.settle': ({ id, settled }) => journal.settle(id, settled),
  'journal.clear': () => journal.clear(),
  'journal.state': async () => journal.state(),
});
