import { expect, test } from 'vitest';
import { listOf, returnedAt, undecidedAt, waitingAt, waitingOneAt } from '@/features/season/figures/links.ts';

test('a count leads to the list with its filter, in its own board', () => {
  expect(listOf(5, 'denied')).toBe('/app/initiatives?board=5&stage=INITIAL&sub_stage=MODERATOR_DENIED');
  expect(listOf(5, 'passed')).toBe('/app/initiatives?board=5&stage=PASSED&sub_stage=ALL');
});

test('waiting initiatives open in the review desk, which skips those not waiting for this person', () => {
  expect(waitingAt(5)).toBe('/app/initiatives/review?board=5&stage=INITIAL&sub_stage=ALL&mine=1');
});

test('a returned initiative is opened among the returned ones, at its row', () => {
  const query = 'board=5&stage=INITIAL&sub_stage=DISTRICT_MANAGER_DENIED';
  expect(returnedAt(5, 71, 2)).toBe(`/app/initiatives/review?${query}&at=71&row=2`);
});

test('a waiting initiative is opened among those that wait, an undecided one at its row of the undecided', () => {
  expect(waitingOneAt(5, 71)).toBe('/app/initiatives/review?board=5&stage=INITIAL&sub_stage=ALL&mine=1&at=71');
  expect(undecidedAt(5, 71, 3)).toBe('/app/initiatives/review?board=5&stage=INITIAL&sub_stage=ALL&at=71&row=3');
});
