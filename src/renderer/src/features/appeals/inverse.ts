import type { JournalEntry } from '@shared/journal.ts';
import type { Inverse } from '@/entities/journal-subject.ts';
import { type AppealType, TYPES } from './appeal.ts';

/** A fact of the journal as an appeal type; undefined if it is none. */
export const knownType = (value: unknown): AppealType | undefined => TYPES.find((type) => type === value);

/** The exact inverse of a change of an appeal: only a change of type has one; else null. */
export function inverseOf({ action, before, expect }: JournalEntry): Inverse | null {
  if (action !== 'appeal-type' || !expect || knownType(before?.type) === undefined) return null;
  return { label: 'Avvalgi turini tiklash', left: expect };
}
