import type { DraftPlace } from '../../src/shared/drafts.ts';
import type { PersonName, Work } from './plan.ts';

/**
 * What the window said after a press:
 * `done`; `settled`: somebody has decided already; `changed`: the record has changed and nothing was sent; `refused`: it
 * failed; `unsure`: nobody knows; `signed out`; `gone`: the window went before it could say anything; `silent`: nothing
 * was said for longer than any answer may take.
 */
export type Told = 'done' | 'settled' | 'changed' | 'refused' | 'unsure' | 'signed out' | 'gone' | 'silent';

/** Something that a person tried to get done. */
export type Attempt = {
  person: PersonName;
  work: Exclude<Work, 'draft'>;
  /** What it was about: an id or a name. */
  record: string;
  /** Words by which the platform's record of it is known; no two attempts have the same. '' where it takes none. */
  words: string;
  /** What was said to each press, in order. */
  told: Told[];
};

/** Words that a person has typed and not sent, and that the program holds on the disk. */
export type KeptWords = DraftPlace & {
  person: PersonName;
  words: string;
  /** Later words of the same place, which the program could hold in memory alone. */
  inMemory?: string;
};

/** Whether what the program keeps for a place holds the words that it has to hold. */
export const holds = ({ words, inMemory }: Pick<KeptWords, 'words' | 'inMemory'>, kept: string | null): boolean =>
  [words, inMemory].some((typed) => typed !== undefined && kept?.includes(typed));

/** What each person did, was told and has left behind. */
export type Ledger = {
  attempts: Attempt[];
  /** What is still to be found, by person and place. */
  drafts: Map<string, KeptWords>;
  /** What broke in the course of it, in words. */
  broken: string[];
  /** How often something was met, by its name. */
  counts: Map<string, number>;
  /** Notes what happens, for whoever looks for a cause. */
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

/** Counts something that happened. */
export const count = ({ counts }: Ledger, what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
