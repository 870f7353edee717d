import type { JournalFacts, JournalNote } from '@shared/journal.ts';
import { describe, expect, test } from 'vitest';
import { decisionStands } from '@/domains/initiative/model/decision-stands.ts';
import { initiativeSchema } from '@/domains/initiative/model/initiative.ts';
import { changedSince, verdictOf } from '@/entities/journal-verdict.ts';

const NEW = { stage: 'INITIAL', moderation_sub_stage: null };
const PROMOTED = { before: { stage: 'PASSED', moderation_sub_stage: null }, expect: { stage: 'WINNER' } };
const MOVED = { before: { latitude: 41.1, longitude: 69.1 }, expect: { latitude: 41.2, longitude: 69.2 } };
type Case = [
  what: string,
  note: Pick<JournalNote, 'action' | 'before' | 'expect'>,
  now: JournalFacts | null,
  verdict: 'done' | 'not-done' | 'other',
];

describe('the verdict on a change with an unknown outcome', () => {
  test.each<Case>([
    ['all that was expected is there', { action: 'promote', ...PROMOTED }, { stage: 'WINNER' }, 'done'],
    ['all that was before is there', { action: 'promote', ...PROMOTED }, { ...PROMOTED.before }, 'not-done'],
    ['neither', { action: 'promote', ...PROMOTED }, { stage: 'INITIAL', moderation_sub_stage: null }, 'other'],
    ['half of what was expected', { action: 'location', ...MOVED }, { latitude: 41.2, longitude: 69.1 }, 'other'],
    ['a rounded coordinate', { action: 'location', ...MOVED }, { latitude: 41.2000004, longitude: 69.2 }, 'done'],
    [
      'a change that its facts do not show',
      { action: 'edit', before: PROMOTED.before, expect: { ...PROMOTED.before } },
      { ...PROMOTED.before },
      'other',
    ],
    ['the record is gone', { action: 'promote', ...PROMOTED }, null, 'other'],
    ['a decision: the state is that from before', { action: 'reject', before: NEW }, { ...NEW }, 'not-done'],
    ['a decision: the state agrees', { action: 'accept', before: NEW }, { ...NEW, stage: 'PASSED' }, 'done'],
    ['a decision: the state contradicts it', { action: 'reject', before: NEW }, { ...NEW, stage: 'PASSED' }, 'other'],
    ['an appeal to be removed is gone', { action: 'appeal-remove' }, null, 'done'],
    ['an appeal to be removed is there', { action: 'appeal-remove' }, { status: 'NEW' }, 'not-done'],
  ])('%s', (_what, note, now, verdict) => {
    const agrees = now !== null && decisionStands(note.action, note.before, initiativeSchema.parse({ id: 1, ...now }));
    expect(verdictOf(note, now && { facts: now, agrees })).toBe(verdict);
  });
});

test('changes since an action are named, and a missing fact counts as null', () => {
  const left = { is_editable: true, stage: 'INITIAL', address_title: null };
  expect(changedSince(left, { is_editable: true, stage: 'INITIAL' })).toEqual([]);
  expect(changedSince(left, { is_editable: false, stage: 'PASSED' })).toEqual(['is_editable', 'stage']);
});
