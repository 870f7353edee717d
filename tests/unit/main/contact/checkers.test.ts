import { mayCheck } from '@shared/access.ts';
import { ROLES, type Role } from '@shared/roles.ts';
import type { SessionState } from '@shared/session.ts';
import { expect, it } from 'vitest';
import { isForAnyone, isOffered, mayBegin } from '../../../../src/main/contact/checkers.ts';

const of = (role: Role) => ({ status: 'signed-in', profile: { role } }) as SessionState;
const NOBODY = { status: 'signed-out' } as SessionState;

it('administrators alone may check the platform', () => {
  expect(ROLES.filter(mayCheck)).toEqual(['admin']);
  expect(ROLES.filter((role) => mayBegin(of(role), false))).toEqual(['admin']);
  expect(ROLES.filter((role) => isOffered(of(role), false))).toEqual(['admin']);
});

it('nobody begins without a session, though the menu offers it before the sign-in', () => {
  expect([mayBegin(NOBODY, true), isOffered(NOBODY, false)]).toEqual([false, true]);
});

it('every role may in a checkout that was started so, and never in an installed program', () => {
  expect(ROLES.filter((role) => !mayBegin(of(role), true))).toEqual([]);
  const argv = ['electron', '.', '--check-as-anyone'];
  expect([isForAnyone({ isPackaged: false, argv }), isForAnyone({ isPackaged: true, argv })]).toEqual([true, false]);
  expect(isForAnyone({ isPackaged: false, argv: ['electron', '.'] })).toBe(false);
});
