import type { JournalEntry } from '@shared/journal.ts';
import { initiativeSubject } from '@/domains/initiative/journal/journal-subject.ts';
import { UNTOLD } from '@/entities/journal-subject.ts';
import { appealSubject } from '@/features/appeals/journal-subject.ts';
import { districtSubject } from '@/features/protocols/journal-subject.ts';

/** The journal's subjects, by kind of record. No reading tells whether a board's SMS was sent. */
const SUBJECTS = {
  initiative: initiativeSubject,
  appeal: appealSubject,
  district: districtSubject,
  'council-decision': districtSubject,
  board: UNTOLD,
};

/** The journal's subject for an entry's record. */
export const subjectOf = ({ subject }: JournalEntry) => SUBJECTS[subject.kind];
