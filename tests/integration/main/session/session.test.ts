import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@shared/errors.ts';
import type { SessionState } from '@shared/session.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApiClient } from '../../../../src/main/api/client.ts';
import { createProfileLoader } from '../../../../src/main/session/profile.ts';
import { createSession, type Session } from '../../../../src/main/session/session.ts';
import { createVault } from '../../../../src/main/session/vault.ts';
import type { Keychain } from '../../../../src/main/storage/keychain.ts';
import { type Handler, json, type LocalServer, startLocalServer } from '../../../support/local-server.ts';
import { logLines } from '../../../support/log-lines.ts';
import { memoryKeychain } from '../../../support/memory-keychain.ts';
import { timeLimit } from '../../../support/time-limit.ts';
import { SAMPLE } from './sample-record.ts';

const PROFILE = { role: 'admin', id: 1, username: 'admin', district_id: null };
const TOKENS = { access_token: 'token-1', refresh_token: 'refresh-1' };
/** Time limit of a call, in ms: longer than any answer takes. */
const TOTAL_MS = 10_000;

let folder: string;
let server: LocalServer;
let answer: Handler;
const profile: Handler = (_request, response) => json(response, PROFILE);
const status =
  (code: number): Handler =>
  (_request, response) =>
    json(response, { message: 'xato' }, code);
const reset: Handler = (request) => request.socket.resetAndDestroy();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'session-'));
  answer = profile;
  server = await startLocalServer((request, response) => answer(request, response));
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

type Wiring = {
  /** Default: the server of the test. */
  platformAt?: Pick<LocalServer, 'url'>;
  /** How long a start waits for the platform, in ms. Default: longer than any answer takes. */
  patienceMs?: number;
};

/** The session, the vault and the API client together, as a start of the program wires them. */
function program(
  keychain: Keychain | null = memoryKeychain().keychain,
  { platformAt: { url: apiUrl } = server, patienceMs = 10_000 }: Wiring = {},
) {
  const { log, lines } = logLines();
  const platform = new URL(apiUrl).origin;
  const vault = createVault({ file: join(folder, 'session.bin'), keychain, platform, log });
  const api = createApiClient({
    apiUrl,
    fetch,
    accessToken: (): string | null => session.accessToken(),
    onUnauthorized: (token) => void session.expire(token),
    log,
    limits: { totalMs: TOTAL_MS, backoffMs: 1 },
  });
  const session: Session = createSession({ vault, fetchProfile: createProfileLoader(api, log), log, patienceMs });
  const changes: SessionState[] = [];
  session.onChange((state) => changes.push(state));
  return { session, api, vault, changes, lines };
}

const boards = { method: 'GET', path: 'api/v1/boards' } as const;

/** A keychain and a record in the folder, of somebody who had signed in. */
async function signedInBefore(): Promise<Keychain> {
  const { keychain } = memoryKeychain();
  await program(keychain).vault.save(SAMPLE);
  return keychain;
}

test('A-042: what the platform says of a person is in no line of the log', async () => {
  const { session, api, lines } = program();
  await session.establish(TOKENS);
  const message = 'Karimov Aziz, AA1234567, 90 123 45 67';
  answer = (_request, response) => json(response, { message }, 409);
  await expect(api.request(boards)).rejects.toMatchObject({ serverMessage: message });
  answer = (_request, response) => json(response, { message }, 403);
  await expect(session.establish({ ...TOKENS, access_token: 'token-2' })).rejects.toMatchObject({ kind: 'forbidden' });
  expect(lines.join('\n')).toContain('"status":409');
  expect(lines.join('\n')).not.toMatch(/Karimov|AA1234567|45 67/);
});

describe('at the start', () => {
  test('A-040: a session of one platform is never sent to another one', async () => {
    const keychain = await signedInBefore();
    const other = await startLocalServer(profile);
    try {
      const { session } = program(keychain, { platformAt: other });
      expect(await session.start()).toEqual({ status: 'signed-out', reason: 'never' });
      expect(session.accessToken()).toBeNull();
      expect(other.asked).toEqual([]);
    } finally {
      await other.close();
    }
    expect(await program(keychain).session.start()).toMatchObject({ status: 'signed-out' });
    expect(server.asked).toEqual([]);
  });

  test('without a record nobody is signed in, and no request is sent', async () => {
    const { session, changes } = program();
    expect(await session.start()).toEqual({ status: 'signed-out', reason: 'never' });
    expect(session.accessToken()).toBeNull();
    expect(changes).toEqual([]);
    expect(server.asked).toEqual([]);
  });

  test('a record is confirmed by the profile, which replaces the remembered one', async () => {
    const keychain = await signedInBefore();
    const { session, changes } = program(keychain);
    expect(await session.start()).toEqual({
      status: 'signed-in',
      profile: PROFILE,
      shell: SAMPLE.shell,
      persistence: 'keychain',
      confirmed: true,
      locked: false,
    });
    expect(changes).toHaveLength(1);
    expect(server.asked).toEqual(['GET /api/v1/users/profile?cache=off']);
    expect(server.headers[0]?.authorization).toBe(`Bearer ${SAMPLE.access_token}`);
    expect(await program(keychain).vault.load()).toEqual({ ...SAMPLE, role: 'admin', user: PROFILE });
  });

  describe('a profile without a region', () => {
    const UNPLACED = { role: 'moderator', id: 1, username: 'm', district_id: 1726 };
    const platformWith =
      (district: Handler): Handler =>
      (request, response) =>
        request.url?.includes('/districts/') ? district(request, response) : json(response, UNPLACED);
    const asked = ['GET /api/v1/users/profile?cache=off', 'GET /api/v1/districts/1726?cache=off'];

    test.each([
      ['bare', { id: 1726, title: 'Chilonzor', region_id: 26 }],
      ['in an envelope', { data: { id: 1726, region_id: '26' } }],
    ])('has the region of its district, given %s', async (_shape, district) => {
      const keychain = await signedInBefore();
      answer = platformWith((_request, response) => json(response, district));
      const { session } = program(keychain);
      expect(await session.start()).toMatchObject({ profile: { ...UNPLACED, region_id: 26, region_derived: true } });
      expect(server.asked).toEqual(asked);
      // The remembered profile has it, too.
      for (const [outage, confirmed] of [
        [reset, false],
        [platformWith(status(404)), true],
      ] as const) {
        answer = outage;
        expect(await program(keychain).session.start()).toMatchObject({ confirmed, profile: { region_id: 26 } });
      }
      // Of another district it says nothing.
      answer = (request, response) =>
        request.url?.includes('/districts/')
          ? status(404)(request, response)
          : json(response, { ...UNPLACED, district_id: 1735 });
      const moved = await program(keychain).session.start();
      expect(moved).toMatchObject({ profile: { district_id: 1735 } });
      expect(moved).not.toMatchObject({ profile: { region_id: 26 } });
    });

    test('stays without one where the district cannot be read', async () => {
      const keychain = await signedInBefore();
      answer = platformWith(status(404));
      const { session, lines } = program(keychain);
      expect(await session.start()).toMatchObject({ status: 'signed-in', confirmed: true, profile: UNPLACED });
      expect(session.current()).not.toMatchObject({ profile: { region_id: expect.anything() } });
      expect(lines.join('\n')).toContain('the region of the own district could not be read');
    });

    test('is not looked up without a district', async () => {
      const keychain = await signedInBefore();
      answer = (_request, response) => json(response, { role: 'region_manager', id: 2 });
      await program(keychain).session.start();
      expect(server.asked).toEqual(asked.slice(0, 1));
    });
  });

  test('a token that the platform refuses is expired and wiped', async () => {
    const keychain = await signedInBefore();
    answer = status(401);
    const { session, changes } = program(keychain);
    expect(await session.start()).toEqual({ status: 'signed-out', reason: 'expired' });
    expect(changes).toHaveLength(1);
    expect(await program(keychain).vault.load()).toBeNull();
  });

  const outages: Record<string, Handler> = {
    'a broken line': reset,
    'no answer': () => undefined,
    429: status(429),
    502: status(502),
    503: status(503),
    504: status(504),
  };
  test.each(Object.entries(outages))('%s is never a sign-out: the remembered profile stays', async (name, outage) => {
    const keychain = await signedInBefore();
    answer = name === 'no answer' ? timeLimit(TOTAL_MS).pass : outage;
    const { session, changes } = program(keychain);
    expect(await session.start()).toMatchObject({ status: 'signed-in', profile: SAMPLE.user, confirmed: false });
    expect(changes).toHaveLength(1);
    expect(await program(keychain).vault.load()).toEqual(SAMPLE);

    // The second try changes nothing while the outage lasts, and confirms once it is over.
    expect(await session.confirm()).toMatchObject({ confirmed: false });
    answer = profile;
    expect(await session.confirm()).toMatchObject({ profile: PROFILE, confirmed: true });
    expect(changes).toHaveLength(2);
  });

  test('a slow platform does not keep the person waiting: the remembered profile is shown, and confirmed later', async () => {
    const keychain = await signedInBefore();
    const asked = Promise.withResolvers<() => void>();
    answer = (_request, response) => asked.resolve(() => json(response, PROFILE));
    const { session, changes } = program(keychain, { patienceMs: 20 });
    expect(await session.start()).toMatchObject({ status: 'signed-in', profile: SAMPLE.user, confirmed: false });
    // A second confirmation joins the call in flight.
    const confirmed = session.confirm();
    (await asked.promise)();
    expect(await confirmed).toMatchObject({ profile: PROFILE, confirmed: true });
    expect(server.asked).toHaveLength(1);
    expect(changes).toHaveLength(2);
  });

  // The documents name role and district_id only (T-009): the rest may be missing or of another shape.
  const NOBODY = { role: 'admin', id: null, username: null, full_name: null, region_id: null, district_id: null };
  test.each<[string, unknown, object]>([
    ['an id that is a text', { role: 'admin', id: 'f3a1' }, { id: 'f3a1' }],
    ['places as texts', { role: 'admin', region_id: '26', district_id: '1726' }, { region_id: 26, district_id: 1726 }],
    ['places of another shape', { role: 'admin', region_id: { id: 26 }, district_id: 'Chilonzor' }, {}],
    ['a name that is a number', { role: 'admin', username: 31_205_921_234_567 }, { username: '31205921234567' }],
    ['names of another shape', { role: 'admin', username: ['ali'], full_name: { oz: 'Ali' } }, {}],
    ['a blank name', { role: 'admin', full_name: '  ' }, {}],
    ['a wrapped profile', { user: { role: 'admin', id: 1 } }, { id: 1 }],
  ])('signs in with %s, now and at the next start', async (_name, sent, read) => {
    const keychain = memoryKeychain().keychain;
    answer = (_request, response) => json(response, sent);
    const profileOf = (state: SessionState) => ({ ...NOBODY, ...(state.status === 'signed-in' && state.profile) });
    expect(profileOf(await program(keychain).session.establish(TOKENS))).toEqual({ ...NOBODY, ...read });
    answer = status(503);
    expect(profileOf(await program(keychain).session.start())).toEqual({ ...NOBODY, ...read });
  });

  const failures: Record<string, Handler> = {
    403: status(403),
    404: status(404),
    500: status(500),
    'an unknown role': (_request, response) => json(response, { ...PROFILE, role: 'president' }),
    'no profile': (_request, response) => json(response, []),
    'a page': (_request, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>'),
  };
  test.each(Object.entries(failures))('%s for a profile signs out (A-038)', async (_name, failure) => {
    const keychain = await signedInBefore();
    answer = failure;
    const { session } = program(keychain);
    expect(await session.start()).toEqual({ status: 'signed-out', reason: 'profile-failed' });
    expect(await program(keychain).vault.load()).toBeNull();
  });

  test('a confirmed session, and none, need no confirmation; two requests share one call', async () => {
    const { session } = program();
    expect(await session.confirm()).toMatchObject({ status: 'signed-out' });
    const keychain = await signedInBefore();
    answer = status(503);
    const offline = program(keychain);
    await offline.session.start();
    answer = profile;
    const asked = server.asked.length;
    await Promise.all([offline.session.confirm(), offline.session.confirm()]);
    await offline.session.confirm();
    expect(server.asked.length - asked).toBe(1);
  });

  test('without a keychain the start is signed out and the sign-in says that it is not kept', async () => {
    await signedInBefore();
    const { session } = program(null);
    expect(await session.start()).toMatchObject({ status: 'signed-out', reason: 'never' });
    expect(await session.establish(TOKENS)).toMatchObject({ status: 'signed-in', persistence: 'memory' });
  });
});

describe('signing in (A-030)', () => {
  test('stores the tokens, loads the profile with them, stores the role', async () => {
    const { keychain } = memoryKeychain();
    const { session, changes } = program(keychain);
    const stored: unknown[] = [];
    answer = async (_request, response) => {
      stored.push(await program(keychain).vault.load());
      json(response, PROFILE);
    };
    const state = await session.establish(TOKENS);
    expect(state).toMatchObject({ status: 'signed-in', profile: PROFILE, confirmed: true, persistence: 'keychain' });
    expect(stored).toEqual([expect.objectContaining({ ...TOKENS, role: null, user: null })]);
    expect(await program(keychain).vault.load()).toMatchObject({ ...TOKENS, role: 'admin', user: PROFILE });
    expect(changes).toEqual([state]);
    expect(session.accessToken()).toBe('token-1');
  });

  test.each([
    ['401', status(401), 'unauthorized'],
    ['500', status(500), 'server'],
    ['a broken connection', reset, 'network'],
    ['an unknown role', failuresRole, 'unexpected-shape'],
  ])('with %s for a profile leaves nothing behind', async (_name, failure, kind) => {
    const { keychain, secrets } = memoryKeychain();
    answer = failure;
    const { session, changes } = program(keychain);
    const error: unknown = await session.establish(TOKENS).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'AppError', kind });
    // The sign-in page reads a status as a verdict on the credentials, which were right.
    expect(AppError.from(error).toJSON()).not.toHaveProperty('status');
    expect(session.current()).toEqual({ status: 'signed-out', reason: 'never' });
    expect(session.accessToken()).toBeNull();
    expect(changes).toEqual([]);
    expect(await program(keychain).vault.load()).toBeNull();
    expect(secrets.size).toBe(0);
  });

  test('that was asked for twice signs in once', async () => {
    const { session, changes } = program();
    const [first, second] = await Promise.all([session.establish(TOKENS), session.establish(TOKENS)]);
    expect(first).toEqual(second);
    expect(changes).toHaveLength(1);
    expect(server.asked).toHaveLength(1);
    // The same tokens later are a new sign-in.
    await session.signOut();
    expect(await session.establish(TOKENS)).toMatchObject({ status: 'signed-in' });
  });

  test('that a sign-out overtakes does not sign in', async () => {
    const { keychain, secrets } = memoryKeychain();
    const { session } = program(keychain);
    const asked = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    answer = async (_request, response) => {
      asked.resolve();
      await held.promise;
      json(response, PROFILE);
    };
    const establishing = session.establish(TOKENS).catch((error: unknown) => error);
    await asked.promise;
    await session.signOut();
    held.resolve();
    expect(await establishing).toMatchObject({ kind: 'cancelled' });
    expect(session.current()).toEqual({ status: 'signed-out', reason: 'signed-out' });
    expect(session.accessToken()).toBeNull();
    expect(secrets.size).toBe(0);
  });
});

function failuresRole(...[_request, response]: Parameters<Handler>): void {
  json(response, { ...PROFILE, role: 'president' });
}

describe('the end of a session', () => {
  test('by the person wipes everything', async () => {
    const { keychain, secrets } = memoryKeychain();
    const { session, changes } = program(keychain);
    await session.establish(TOKENS);
    await session.signOut();
    await session.signOut();
    expect(changes.slice(1)).toEqual([{ status: 'signed-out', reason: 'signed-out' }]);
    expect(await program(keychain).vault.load()).toBeNull();
    expect(secrets.size).toBe(0);
  });

  test('by many 401s at once is reported once (A-039)', async () => {
    const { session, api, changes } = program();
    await session.establish(TOKENS);
    answer = status(401);
    const calls = await Promise.allSettled(Array.from({ length: 20 }, () => api.request(boards)));
    expect(calls.every(({ status }) => status === 'rejected')).toBe(true);
    expect(changes.slice(1)).toEqual([{ status: 'signed-out', reason: 'expired' }]);
  });

  test('is not caused by a 401 to a call of the previous session', async () => {
    const { session, api } = program();
    await session.establish(TOKENS);
    const asked = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    answer = async (request, response) => {
      if (!request.url?.includes('boards')) return json(response, PROFILE);
      asked.resolve();
      await held.promise;
      json(response, {}, 401);
    };
    const late = api.request(boards).catch((error: unknown) => error);
    await asked.promise;
    await session.signOut();
    await session.establish({ access_token: 'token-2', refresh_token: null });
    held.resolve();
    expect(await late).toMatchObject({ kind: 'unauthorized' });
    expect(session.current()).toMatchObject({ status: 'signed-in' });
    expect(session.accessToken()).toBe('token-2');
  });

  test.each([status(403), status(500), reset])('is not caused by any other failure', async (failure) => {
    const { session, api } = program();
    await session.establish(TOKENS);
    answer = failure;
    await expect(api.request(boards)).rejects.toThrow();
    expect(session.current()).toMatchObject({ status: 'signed-in', confirmed: true });
  });
});

describe('the shell', () => {
  const shell = { collapsed: true, headerTitle: 'Tashabbuslar', breadcrumbs: [{ title: 'Bosh sahifa' }] };

  test('is kept with the session, and the listeners are not notified', async () => {
    const { keychain } = memoryKeychain();
    const { session, changes } = program(keychain);
    await session.establish(TOKENS);
    await session.saveShell(shell);
    expect(session.current()).toMatchObject({ shell });
    expect(changes).toHaveLength(1);
    expect(await program(keychain).session.start()).toMatchObject({ shell, confirmed: true });
  });

  test('is not kept while nobody is signed in', async () => {
    const { session } = program();
    await session.saveShell(shell);
    expect(session.current()).toEqual({ status: 'signed-out', reason: 'never' });
  });

  test('that can no longer be stored is reported: the session lives in memory from then on', async () => {
    const { keychain, refuse } = memoryKeychain();
    const { session, changes } = program(keychain);
    await session.establish(TOKENS);
    refuse(true);
    await rm(folder, { recursive: true, force: true });
    // A file where the folder was: the disk refuses.
    await writeFile(folder, '');
    await session.saveShell(shell);
    expect(changes.at(-1)).toMatchObject({ status: 'signed-in', persistence: 'memory', shell });
  });
});
