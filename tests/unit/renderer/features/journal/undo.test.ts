import type { JournalEntry } from '@shared/journal.ts';
import { describe, expect, it } from 'vitest';
import { UNTOLD } from '@/entities/journal-subject.ts';
import { undoOfLast } from '@/features/journal/undo.ts';
import { entry, REFUSED, UNKNOWN } from './entries.ts';

const NEWER = '5f3c0a5e-8f2e-4d62-9f0e-0a3c1f7f2b12';
const record = { kind: 'initiative', id: '42' } as const;
const inverse = { label: "G'oliblikni bekor qilish", left: { stage: 'WINNER' } } as const;
/** Here only `promote` has an inverse. */
const subjectOf = () => ({
  ...UNTOLD,
  inverseOf: ({ action }: JournalEntry) => (action === 'promote' ? inverse : null),
});

describe('the undo of the last change of a record', () => {
  it('is the inverse of its newest entry', () => {
    const of = (id: string) => ({ subject: { kind: 'initiative' as const, id } });
    const entries = [entry('promote', { ...of('43'), id: NEWER }), entry('promote')];
    expect(undoOfLast(entries, record, subjectOf)).toEqual({ entry: entries[1], inverse });
    expect(undoOfLast([entry('promote', { subject: { kind: 'appeal', id: '42' } })], record, subjectOf)).toBeNull();
  });

  it('is none where the newest entry has no inverse, whatever came before it', () => {
    expect(undoOfLast([entry('return', { id: NEWER }), entry('promote')], record, subjectOf)).toBeNull();
    expect(undoOfLast([], record, subjectOf)).toBeNull();
  });

  it('is none where the newest entry was refused, has an unknown outcome, or is undone', () => {
    expect(undoOfLast([entry('promote', REFUSED)], record, subjectOf)).toBeNull();
    expect(undoOfLast([entry('promote', UNKNOWN)], record, subjectOf)).toBeNull();
    const promoted = entry('promote', { id: NEWER });
    const back = entry('demote', { undoes: NEWER, subject: { kind: 'initiative', id: '42' } });
    expect(undoOfLast([promoted, back], record, subjectOf)).toBeNull();
  });
});
