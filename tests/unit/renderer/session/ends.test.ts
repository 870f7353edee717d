import { expect, test } from 'vitest';
import { isDeleted } from '@/session/ends.ts';

test.each([
  ['expired', []],
  ['profile-failed', ['chosen files']],
  ['never', ['chosen files']],
  ['signed-out', ['window choices', 'chosen files']],
] as const)('a session that is %s deletes what may not be kept', (reason, deleted) => {
  const all = ['window choices', 'chosen files'] as const;
  expect(all.filter((what) => isDeleted(what, { status: 'signed-out', reason }))).toEqual(deleted);
});

test('nothing is deleted before the session is known', () => {
  expect(isDeleted('window choices', undefined)).toBe(false);
});
