import type { JournalEntry } from '@shared/journal.ts';
import { createContext, use } from 'react';
import type { Offer } from '@/kit/notices.ts';

/** The record that a change was made to, as the journal names it. */
export type ChangedRecord = Pick<JournalEntry['subject'], 'kind' | 'id'>;

/** The undo of the change that was made to a record last; null where it has no exact inverse. Never rejects. */
export type FindUndo = (record: ChangedRecord) => Promise<Offer | null>;

/** Who finds undos: the journal. Default: there is none. */
export const UndoContext = createContext<FindUndo>(async () => null);

/** Finds the undo of a change that has just been made, for the notice that tells of it. */
export const useFindUndo = (): FindUndo => use(UndoContext);
