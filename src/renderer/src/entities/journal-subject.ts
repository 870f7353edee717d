import type { JournalAction, JournalEntry, JournalFacts } from '@shared/journal.ts';
import type { Translation } from '@/i18n/i18n.ts';
import type { Text } from '@/i18n/text.ts';
import type { Question } from '@/kit/confirm.ts';

/** The exact inverse of a change. */
export type Inverse = {
  /** Label of its button. */
  label: Text;
  /** Facts that the change left in the record; the inverse is exact only while the record still has them. */
  left: JournalFacts;
  /**
   * The specification's confirmation question for the same change made by hand. Default: the journal's own question.
   */
  ask?: Omit<Question, 'about'>;
};

/** The current state of a record on the platform. */
export type JournalReading = {
  /** Facts of the record, under the names that the action's note uses. */
  facts: JournalFacts;
  /** Whether the record's state agrees with an entry that names no expected facts, whoever made it so. Default: no. */
  agrees?: boolean;
  /** Sends the inverse of the entry, as a separate entry. Throws `AppError`; only for an entry with an inverse. */
  takeBack: () => Promise<unknown>;
};

/** What the journal asks the feature that owns a kind of record. Each feature knows only its own records. */
export type JournalSubject = {
  /** Actions for which `read` shows whether they were carried out. */
  tells: ReadonlySet<JournalAction>;
  /** Rereads the entry's record, by one call; null if the platform no longer has the record. Throws `AppError`. */
  read: (entry: JournalEntry) => Promise<JournalReading | null>;
  /** The exact inverse of the entry's change; null if there is none. */
  inverseOf: (entry: JournalEntry) => Inverse | null;
  /** Address of the screen that shows the record; null if none does. */
  addressOf: (entry: JournalEntry) => string | null;
  /** A fact in words; null for a fact that means nothing to a person. */
  inWords: (
    name: string,
    value: JournalFacts[string] | undefined,
    translation: Translation,
  ) => { label: string; value: string } | null;
};

/** The subject of actions that the journal cannot check on the platform. */
export const UNTOLD: JournalSubject = {
  tells: new Set(),
  read: async () => null,
  inverseOf: () => null,
  addressOf: () => null,
  inWords: () => null,
};
