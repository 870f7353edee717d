import type { JournalAction, JournalEntry, JournalFacts } from '@shared/journal.ts';
import type { Text } from '@/i18n/catalogue.ts';
import type { Translation } from '@/i18n/i18n.ts';
import type { Question } from '@/kit/confirm.ts';

/** The exact inverse of a change. */
export type Inverse = {
  /** Label of its button. */
  label: Text;
  /** What the change left in the record; the inverse is exact only while the record still says so. */
  left: JournalFacts;
  /** The specification's question before the same change made by hand. Default: the journal's own question. */
  ask?: Omit<Question, 'about'>;
};

/** A record as the platform has it now. */
export type JournalReading = {
  /** What the record says, by the names that the action's note uses. */
  facts: JournalFacts;
  /** Sends the inverse of the entry, as an entry of its own. Throws `AppError`; only for an entry with an inverse. */
  takeBack: () => Promise<unknown>;
};

/** What the journal asks the feature of a kind of record. Each feature knows its own records only. */
export type JournalSubject = {
  /** Actions of which a reading tells whether they were carried out. */
  tells: ReadonlySet<JournalAction>;
  /** Reads the entry's record anew, by one call; null where the platform has it no longer. Throws `AppError`. */
  read: (entry: JournalEntry) => Promise<JournalReading | null>;
  /** The exact inverse of the entry's change; null where there is none. */
  inverseOf: (entry: JournalEntry) => Inverse | null;
  /** Address of the screen that shows the record; null where none does. */
  addressOf: (entry: JournalEntry) => string | null;
  /** A fact in words; null for one that means nothing to a person. */
  inWords: (
    name: string,
    value: JournalFacts[string] | undefined,
    translation: Translation,
  ) => { label: string; value: string } | null;
};

/** The subject of actions about which the platform answers no question. */
export const UNTOLD: JournalSubject = {
  tells: new Set(),
  read: async () => null,
  inverseOf: () => null,
  addressOf: () => null,
  inWords: () => null,
};
