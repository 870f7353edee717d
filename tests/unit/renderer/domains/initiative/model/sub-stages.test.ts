import { describe, expect, test } from 'vitest';
import { saidInReview, standingVerdict } from '@/domains/initiative/model/sub-stages.ts';

describe('the decision that stands', () => {
  test.each([
    ['WINNER', null, 'accepted', true],
    ['PUBLIC_CONTROL', 'MODERATOR_DENIED', 'accepted', true],
    ['PASSED', null, 'accepted', true],
    ['NOT_PASSED', 'DISTRICT_MANAGER_ACCEPTED', 'rejected', true],
    ['NOT_PASSED', 'MODERATOR_ACCEPTED', 'rejected', true],
    ['INITIAL', 'MODERATOR_ACCEPTED', 'accepted', false],
    ['INITIAL', 'MODERATOR_DENIED', 'rejected', false],
  ] as const)('of %s with %s is %s, final: %s', (stage, moderation_sub_stage, is, final) => {
    expect(standingVerdict({ stage, moderation_sub_stage })).toEqual({ is, final });
  });

  test.each([
    ['INITIAL', null],
    // Sent back to the moderator (Z-044).
    ['INITIAL', 'DISTRICT_MANAGER_DENIED'],
    // What was confirmed is not said.
    ['INITIAL', 'DISTRICT_MANAGER_ACCEPTED'],
    ['INITIAL', 'UNKNOWN'],
    [null, 'MODERATOR_ACCEPTED'],
  ] as const)('there is none of %s with %s', (stage, moderation_sub_stage) => {
    expect(standingVerdict({ stage, moderation_sub_stage })).toBeNull();
  });
});

test.each([
  ['INITIAL', null, null],
  [null, null, null],
  ['INITIAL', 'MODERATOR_DENIED', 'MODERATOR_DENIED'],
  ['PASSED', 'DISTRICT_MANAGER_ACCEPTED', 'DISTRICT_MANAGER_ACCEPTED'],
  // Decided at once by a garden moderator or an admin: not "not seen".
  ['PASSED', null, undefined],
  ['NOT_PASSED', null, undefined],
] as const)('%s with %s says %s of the review', (stage, moderation_sub_stage, said) => {
  expect(saidInReview({ stage, moderation_sub_stage })).toBe(said);
});
