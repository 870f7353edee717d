import type { JournalEntry } from '@shared/journal.ts';
import { expect, test } from 'vitest';
import { isDecision, stateOf } from '@/features/journal/entry-state.ts';
import { sumsOf } from '@/features/journal/sums.ts';
import { counted, entry, REFUSED, THURSDAY, UNKNOWN } from './entries.ts';

const settled = (as: NonNullable<JournalEntry['settled']>['as']) => ({ ...UNKNOWN, settled: { as, at: THURSDAY } });

test('sums count known outcomes: a settled entry counts as what it was settled to be', () => {
  const entries = [
    entry('accept', { amount: 100 }),
    entry('accept', { amount: 30, ...settled('done') }),
    entry('accept', { amount: 7, ...settled('not-done') }),
    entry('accept', { amount: 9, ...REFUSED }),
    entry('accept', { amount: 11, ...UNKNOWN }),
    entry('reject'),
    entry('reject', settled('other')),
    entry('deny', settled('hidden')),
    entry('confirm'),
    entry('deny'),
    entry('location'),
    entry('ban', { outcome: { state: 'running' } }),
  ];
  expect(sumsOf(entries)).toEqual({
    ...{ accepted: 2, rejected: 1, confirmed: 1, denied: 1 },
    ...{ others: 1, notDone: 2, unknown: 4, granted: 130 },
  });
});

test('what reached nobody is not done, what reached some is', () => {
  const entries = ([0, 2, 3] as const).map((reached) => entry('sms', counted(reached)));
  expect(sumsOf(entries)).toMatchObject({ others: 2, notDone: 1, unknown: 0 });
});

test('a deed that was sent twice counts once, with the sum that was granted once', () => {
  const [first, second] = ['5f3c0a5e-8f2e-4d62-9f0e-0a3c1f7f2b11', '5f3c0a5e-8f2e-4d62-9f0e-0a3c1f7f2b12'];
  const lost = entry('accept', { id: first, amount: 30, repeatedBy: second, ...UNKNOWN });
  const again = entry('accept', { id: second, amount: 30, repeats: first });
  expect(sumsOf([again, lost])).toMatchObject({ accepted: 1, unknown: 0, granted: 30 });
  expect(stateOf(lost)).toBe('repeated');
  // Refused, the second attempt says nothing of the first, which is the one that is open.
  const { repeatedBy: _, ...open } = lost;
  expect(sumsOf([{ ...again, ...REFUSED }, open])).toMatchObject({ accepted: 0, notDone: 0, unknown: 1, granted: 0 });
  expect(sumsOf([{ ...again, ...UNKNOWN }, lost])).toMatchObject({ unknown: 1, granted: 0 });
});

test('removing an appeal that is already gone counts as done', () => {
  const gone = { outcome: { state: 'refused' as const, status: 404, at: THURSDAY } };
  expect(stateOf(entry('appeal-remove', gone))).toBe('done');
  expect(stateOf(entry('appeal-answer', gone))).toBe('refused');
});

test('decisions are distinguished from other work', () => {
  expect((['accept', 'ban', 'appeal-answer'] as const).every((action) => isDecision({ action }))).toBe(true);
  expect((['edit', 'location', 'sms', 'protocol'] as const).some((action) => isDecision({ action }))).toBe(false);
});
