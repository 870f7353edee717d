import type { DraftPlace } from '../../src/shared/drafts.ts';
import type { PersonName, Work } from './plan.ts';

/**
 * What the window said after a press:
 * `done`; `settled`: the decision had already been made; `changed`: the record has changed and nothing was sent;
 * `refused`: the action failed; `unsure`: the outcome is unknown; `signed out`; `gone`: the window closed or reloaded
 * before it said anything; `silent`: nothing was said for longer than any answer may take.
 */
export type Told = 'done' | 'settled' | 'changed' | 'refused' | 'unsure' | 'signed out' | 'gone' | 'silent';

/** An action that a person attempted. */
export type Attempt = {
  person: PersonName;
  work: Exclude<Work, 'draft'>;
  /** The record it was about: an id or a name. */
  record: string;
  /** Unique words that identify the attempt in the platform's records; '' if the action takes none. */
  words: string;
  /** The outcome shown for each press, in order. */
  told: Told[];
};

/** Form input that a person has typed and not sent, and that the program has written to the disk. */
export type KeptWords = DraftPlace & {
  person: PersonName;
  words: string;
  /** Later input at the same place that the program could keep only in memory. */
  inMemory?: string;
};

/** True if the draft that the program keeps for a place contains the expected words. */
export const holds = ({ words, inMemory }: Pick<KeptWords, 'words' | 'inMemory'>, kept: string | null): boolean =>
  [words, inMemory].some((typed) => typed !== undefined && kept?.includes(typed));

/** Every person's attempts, the outcomes shown, and the drafts left behind. */
export type Ledger = {
  attempts: Attempt[];
  /** Drafts that the audit must find, by person and place. */
  drafts: Map<string, KeptWords>;
  /** Failures during the run, in words. */
  broken: string[];
  /** Number of occurrences by event name. */
  counts: Map<string, number>;
  /** Logs an event, for finding the cause of a failure. */
  diary: (line: string) => void;
};

export const createLedger = (diary: Ledger['diary']): Ledger => ({
  attempts: [],
  drafts: new Map(),
  broken: [],
  counts: new Map(),
  diary,
});

export const draftKey = ({ person, scope, record }: Omit<KeptWords, 'words'>): string => `${person}/${scope}/${record}`;

/** Counts an event. */
export const count = ({ counts }: Ledger, what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
