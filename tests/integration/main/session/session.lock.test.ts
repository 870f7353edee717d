import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANOTHER_PERSON } from '@shared/constants.ts';
import type { Profile } from '@shared/session.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSession } from '../../../../src/main/session/session.ts';
import { createVault } from '../../../../src/main/session/vault.ts';
import { logLines } from '../../../support/log-lines.ts';
import { memoryKeychain } from '../../../support/memory-keychain.ts';

const profileOf = (id: number, role: Profile['role'] = 'moderator'): Profile => ({
  ...{ id, role, username: `user-${id}`, full_name: null, region_id: null, district_id: null },
});
const TOKENS = { access_token: 'token-1', refresh_token: null };
const AGAIN = { access_token: 'token-2', refresh_token: 'refresh-2' };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A program of one profile folder; a second one is its next run. */
function program(keychain = memoryKeychain().keychain) {
  const { log } = logLines();
  const vault = createVault({ file: join(folder, 'session.bin'), keychain, platform: 'https://a.uz', log });
  const session = createSession({ vault, fetchProfile: async () => profileOf(7), log });
  return { session, vault, keychain };
}

/** A signed-in program that has been locked. */
async function locked() {
  const made = program();
  await made.session.establish(TOKENS);
  await made.session.saveShell({ collapsed: true, headerTitle: 'Tashabbuslar', breadcrumbs: [] });
  await made.session.lock();
  return made;
}

test('a lock is a state of the session, and outlives the run', async () => {
  const { session, vault, keychain } = await locked();
  expect(session.current()).toMatchObject({ status: 'signed-in', locked: true, profile: { id: 7 } });
  await vault.settled();
  const next = program(keychain).session;
  expect(await next.start()).toMatchObject({ status: 'signed-in', locked: true });
  // The platform's confirmation of the profile opens nothing.
  expect(await next.confirm()).toMatchObject({ locked: true });
});

test('the same person opens it: with the new tokens and the role of today, and with the shell as it was', async () => {
  const { session, vault, keychain } = await locked();
  const told: unknown[] = [];
  session.onChange((state) => told.push(state));
  const opened = await session.unlock(AGAIN, profileOf(7, 'admin'));
  expect(opened).toMatchObject({ locked: false, profile: { role: 'admin' }, shell: { headerTitle: 'Tashabbuslar' } });
  expect(told).toEqual([opened]);
  expect(session.accessToken()).toBe('token-2');
  await vault.settled();
  expect(await program(keychain).vault.load()).toMatchObject({ ...AGAIN, role: 'admin', locked: false });
});

test('nobody else does: the session stays locked, with its own token, also on the disk', async () => {
  const { session, vault, keychain } = await locked();
  const refused = session.unlock(AGAIN, profileOf(8));
  await expect(refused).rejects.toMatchObject({ kind: 'forbidden', detail: ANOTHER_PERSON });
  expect(session.current()).toMatchObject({ locked: true, profile: { id: 7 } });
  expect(session.accessToken()).toBe('token-1');
  await vault.settled();
  expect(await program(keychain).vault.load()).toMatchObject({ access_token: 'token-1', locked: true });
});

test('there is nothing to lock without a session, and a lock ends with it', async () => {
  const { session } = program();
  await session.lock();
  expect(session.current()).toEqual({ status: 'signed-out', reason: 'never' });
  await session.establish(TOKENS);
  expect(session.current()).toMatchObject({ locked: false });
  await session.lock();
  await session.signOut();
  // An answer of the single sign-on that comes late signs nobody in.
  expect(await session.unlock(AGAIN, profileOf(7))).toMatchObject({ status: 'signed-out' });
  expect(session.accessToken()).toBeNull();
  expect(await session.establish(TOKENS)).toMatchObject({ locked: false });
});
