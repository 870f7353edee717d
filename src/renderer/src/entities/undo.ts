import type { JournalEntry } from '@shared/journal.ts';
import { createContext, use } from 'react';
import type { Offer } from '@/kit/notices.ts';

/** The record that was changed, as the journal names it. */
export type ChangedRecord = Pick<JournalEntry['subject'], 'kind' | 'id'>;

/** Finds the undo of the last change to a record; null if that change has no exact inverse. Never rejects. */
export type FindUndo = (record: ChangedRecord) => Promise<Offer | null>;

/** The function that finds undos, provided by the journal. Default: finds none. */
export const UndoContext = createContext<FindUndo>(async () => null);

/** Returns the function that finds the undo of a change just made, for the notice about the change. */
export const useFindUndo = (): FindUndo => use(UndoContext);
