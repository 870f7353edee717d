import type { JournalEntry } from '@shared/journal.ts';
import { UNTOLD } from '@/entities/journal-subject.ts';
import { appealSubject } from '@/features/appeals/journal-subject.ts';
import { districtSubject } from '@/features/initiatives/journal/district-subject.ts';
import { initiativeSubject } from '@/features/initiatives/journal/initiative-subject.ts';

/** Whom the journal asks about which record. Nothing tells whether an SMS of a board was sent. */
const SUBJECTS = {
  initiative: initiativeSubject,
  appeal: appealSubject,
  district: districtSubject,
  'council-decision': districtSubject,
  board: UNTOLD,
};

/** What the journal asks about an entry's record. */
export const subjectOf = ({ subject }: JournalEntry) => SUBJECTS[subject.kind];
