import { expect, it } from 'vitest';
import { DONE_PARTS, PROPOSED_PARTS, sharesOf } from '@/features/season/figures/shares.ts';

it('each part of a share is called by what it counts', () => {
  const parts = [...DONE_PARTS, ...PROPOSED_PARTS, ...sharesOf('confirms').flatMap(({ counts }) => counts)];
  expect(Object.fromEntries(parts.map(({ count, label }) => [count, label]))).toEqual({
    ...{ passed: '{{n}} qabul', notPassed: '{{n}} rad', winners: '{{n}} golib' },
    ...{ accepted: '{{n}} qabul', denied: '{{n}} rad', returned: '{{n}} qaytarilgan' },
  });
});
