import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SessionState } from '@shared/session.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApiClient } from '../../../src/main/api/client.ts';
import { createPasswordSignIn } from '../../../src/main/auth/password.ts';
import { challengeOf, randomToken } from '../../../src/main/auth/pkce.ts';
import { createSsoSignIn } from '../../../src/main/auth/sso.ts';
import { createDownloads } from '../../../src/main/files/downloads.ts';
import { createProfileLoader } from '../../../src/main/session/profile.ts';
import { createSession, type Session } from '../../../src/main/session/session.ts';
import { createVault } from '../../../src/main/session/vault.ts';
import { startPlatform } from '../../platform/server.ts';
import type { Platform } from '../../platform/types.ts';
import { sealOf } from '../../support/download-rig.ts';
import { logLines } from '../../support/log-lines.ts';
import { until } from '../../support/until.ts';
import { simpleBrowser } from './auth/simple-browser.ts';

let platform: Platform;
let folder: string;
beforeAll(async () => {
  platform = await startPlatform();
}, 60_000);
afterAll(() => platform.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sign-in-'));
});
afterEach(async () => {
  platform.faults.clear();
  await rm(folder, { recursive: true, force: true });
});

/** Everything between the bridge and the platform, wired as the program wires it. */
function program() {
  const { log, lines } = logLines();
  const env = (name: string) => platform.env[`BACKOFFICE_${name}`] ?? '';
  const changes: SessionState[] = [];
  const opened: string[] = [];
  const api = createApiClient({
    apiUrl: env('API_URL'),
    fetch,
    accessToken: (): string | null => session.accessToken(),
    onUnauthorized: (token) => void session.expire(token),
    log,
  });
  const vault = createVault({ file: join(folder, 'session.bin'), keychain: null, platform: env('API_URL'), log });
  const session: Session = createSession({ vault, fetchProfile: createProfileLoader(api, log), log });
  session.onChange((state) => changes.push(state));
  const password = createPasswordSignIn({ api });
  const sso = createSsoSignIn({
    authorizeUrl: env('SSO_AUTHORIZE_URL'),
    clientId: env('SSO_CLIENT_ID'),
    redirectPorts: [],
    api,
    openExternal: async (url) => void opened.push(url),
    copyText: () => undefined,
    onChange: () => undefined,
    log,
  });
  const downloads = createDownloads({
    api,
    folder: async () => folder,
    owner: () => null,
    sureNow: Date.now,
    sealOf,
    openPath: async () => '',
    showItemInFolder: () => undefined,
    mark: async () => undefined,
    mayOpenOwn: async () => true,
    onChange: () => undefined,
    onProgress: () => undefined,
    onLongEnd: () => undefined,
    log,
  });
  return { api, session, password, sso, downloads, changes, opened, lines };
}

type Program = ReturnType<typeof program>;

async function signInByPassword(
  { session, password }: Program,
  username: string,
  changed: { secret?: string; sum?: number } = {},
) {
  const { key } = await password.captcha();
  const captchaResult = String(changed.sum ?? platform.captchaAnswer(key));
  const secret = changed.secret ?? `parol-${username}`;
  return session.establish(await password.signIn({ username, password: secret, captchaKey: key, captchaResult }));
}

async function whenOpened({ opened }: Program): Promise<string> {
  await until(() => opened.length > 0);
  return String(opened.at(-1));
}

test("single sign-on through the provider's own pages gives every role its profile", async () => {
  for (const user of platform.users) {
    const running = program();
    const tokens = running.sso.signIn();
    const browser = simpleBrowser();
    const login = await browser.go(await whenOpened(running));
    const end = await browser.go(login.address, { username: user.username, password: user.password });
    expect(end.text).toContain('Dasturga qaytishingiz mumkin');
    expect(await running.session.establish(await tokens)).toMatchObject({
      status: 'signed-in',
      confirmed: true,
      profile: { role: user.role, full_name: user.full_name, region_id: user.region_id, district_id: user.district_id },
    });
  }
});

test('a code that belongs to another sign-in is refused by the provider, even with our state (RFC 9700 §4.5)', async () => {
  const user = platform.users[0];
  const running = program();
  const tokens = running.sso.signIn().catch((error: unknown) => error);
  const link = new URL(await whenOpened(running));
  link.searchParams.set('code_challenge', challengeOf(randomToken()));
  const browser = simpleBrowser();
  const login = await browser.go(link.href);
  await browser.go(login.address, { username: user?.username ?? '', password: user?.password ?? '' });
  expect(await tokens).toMatchObject({ name: 'AppError', kind: 'invalid' });
  expect(running.session.current()).toEqual({ status: 'signed-out', reason: 'never' });
});

test('cancelling at the provider ends the sign-in as cancelled', async () => {
  const running = program();
  const tokens = running.sso.signIn().catch((error: unknown) => error);
  const browser = simpleBrowser();
  const login = await browser.go(await whenOpened(running));
  const end = await browser.go(login.address, { cancel: '1' });
  expect(end.text).toContain('Kirish amalga oshmadi');
  expect(await tokens).toMatchObject({ kind: 'cancelled' });
});

test('a sign-in by user name, password and captcha tells a wrong password from a wrong captcha', async () => {
  const running = program();
  await expect(signInByPassword(running, 'admin', { secret: 'xato' })).rejects.toMatchObject({ status: 401 });
  await expect(signInByPassword(running, 'admin', { sum: 1 })).rejects.toMatchObject({ status: 400 });
  expect(running.changes).toEqual([]);
  expect(await signInByPassword(running, 'moderator')).toMatchObject({
    status: 'signed-in',
    profile: { role: 'moderator' },
  });
});

test('expired tokens end the session once, however many calls are in flight', async () => {
  const running = program();
  await signInByPassword(running, 'admin');
  platform.expireTokens();
  const calls = Array.from({ length: 5 }, () => running.api.request({ method: 'GET', path: 'api/v1/regions' }));
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  expect(running.changes.slice(1)).toEqual([{ status: 'signed-out', reason: 'expired' }]);
});

test('the Excel export is saved under the name that the platform gives', async () => {
  const running = program();
  await signInByPassword(running, 'admin');
  const answer = await running.api.request({ method: 'GET', path: 'api/v1/boards', query: { status: 1 } });
  expect(answer).toHaveProperty('boards.0.id');
  const [board] = platform.db.prepare("SELECT id FROM boards WHERE stage = 'REVIEW' LIMIT 1").all();
  const { id } = running.downloads.start({
    path: 'api/v1/initiatives-excel',
    query: { board_id: Number(board?.id), stage: 'INITIAL' },
    suggestedName: 'tashabbuslar.xlsx',
  });
  const current = () => running.downloads.list().find((download) => download.id === id);
  await until(() => current()?.state !== 'running');
  const download = current();
  expect(download).toMatchObject({ state: 'done', name: expect.stringMatching(/^Tashabbuslar roʻyxati.*\.xlsx$/) });
  const content = await readFile(join(folder, download?.name ?? ''));
  expect(content.length).toBe(download?.receivedBytes);
  expect(content.subarray(0, 2).toString()).toBe('PK');
});

test('none of these calls violated the specification', () => {
  expect(platform.violations()).toEqual([]);
});
