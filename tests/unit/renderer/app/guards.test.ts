import { ROLES, type Role } from '@shared/roles.ts';
import type { SessionState } from '@shared/session.ts';
import { describe, expect, it } from 'vitest';
import { guardApp, guardAuth, guardContact, guardHome, guardScreen } from '@/app/guards.ts';
import { screen } from '../screen.ts';

const signedOut: SessionState = { status: 'signed-out', reason: 'never' };
const signedIn: SessionState = {
  status: 'signed-in',
  profile: { role: 'admin' },
  shell: { collapsed: null, headerTitle: '', breadcrumbs: [] },
  persistence: 'keychain',
  confirmed: true,
  locked: false,
};
const forModerators = screen({ path: 'moderators-only', roles: ['moderator'] });
const forEveryone = screen({ path: 'everyone' });

describe('the session guards', () => {
  it('redirect /app to sign-in when signed out, and sign-in to / when signed in', () => {
    expect(guardApp(signedOut)).toEqual({ go: '/auth' });
    expect(guardApp(signedIn)).toEqual({ show: true });
    expect(guardAuth(signedOut)).toEqual({ show: true });
    expect(guardAuth(signedIn)).toEqual({ go: '/' });
  });

  it('let an unconfirmed session in: being offline is no sign-out', () => {
    expect(guardApp({ ...signedIn, confirmed: false })).toEqual({ show: true });
  });
});

it('the check of the platform opens to administrators, and to anybody before the sign-in or where everyone may check', () => {
  const of = (role: Role) => ({ ...signedIn, profile: { role } });
  const openTo = (checkForAnyone: boolean) =>
    ROLES.filter((role) => 'show' in guardContact(of(role), { checkForAnyone }));
  expect(openTo(false)).toEqual(['admin']);
  expect(openTo(true)).toEqual(ROLES);
  expect(guardContact(signedOut, { checkForAnyone: false })).toEqual({ show: true });
});

describe('the role guards', () => {
  it('open a screen to the roles on its list', () => {
    expect(guardScreen('moderator', forModerators, [forModerators])).toEqual({ show: true });
  });

  it('open a screen with an empty list to every role', () => {
    for (const role of ROLES) expect(guardScreen(role, forEveryone, [forEveryone])).toEqual({ show: true });
  });

  it('send another role to the first page of its menu', () => {
    expect(guardScreen('admin', forModerators, [forModerators, forEveryone])).toEqual({ go: '/app/everyone' });
  });

  it('say that there is no page where the menu is empty', () => {
    expect(guardScreen('admin', forModerators, [forModerators])).toEqual({ noPage: true });
    expect(guardHome('admin', [forModerators])).toEqual({ noPage: true });
  });

  it('never send a role home to a screen that is not in its menu', () => {
    expect(guardHome('admin', [{ ...forEveryone, menu: false }])).toEqual({ noPage: true });
  });
});
