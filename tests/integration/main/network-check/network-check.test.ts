import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Check, CheckName } from '@shared/network-check.ts';
import { networkCheckSchema } from '@shared/network-check.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createStreamFetch } from '../../../../src/main/api/stream-fetch.ts';
import { createNetworkCheck } from '../../../../src/main/network-check/network-check.ts';
import type { Keychain } from '../../../../src/main/storage/keychain.ts';
import { createNet } from '../../../chromium-host/net.ts';
import { type Handler, json, type LocalServer, startLocalServer } from '../../../support/local-server.ts';
import { logLines } from '../../../support/log-lines.ts';
import { memoryKeychain } from '../../../support/memory-keychain.ts';
import { onLoopback } from '../../../support/on-loopback.ts';
import { selfSigned } from '../../../support/self-signed.ts';

const { net } = createNet();

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const page: Handler = (_request, response) =>
  void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Xush kelibsiz</h1>');
const status =
  (code: number): Handler =>
  (_request, response) =>
    json(response, { message: 'x' }, code);
const redirect =
  (to: string): Handler =>
  (_request, response) =>
    void response.writeHead(302, { Location: to }).end();
const healthy: Handler = (request, response) => {
  if (request.url?.startsWith('/tiles')) return void response.writeHead(200, { 'Content-Type': 'image/png' }).end(PNG);
  if (request.url?.startsWith('/auth')) return void response.writeHead(400, { 'Content-Type': 'text/html' }).end('x');
  json(response, {});
};

let folder: string;
let closing: (() => Promise<void>)[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-'));
  closing = [];
});
afterEach(async () => {
  for (const close of closing) await close();
  await rm(folder, { recursive: true, force: true });
});

async function serve(handler: Handler): Promise<LocalServer> {
  const server = await startLocalServer(handler);
  closing.push(server.close);
  return server;
}

type Changes = {
  /** Address of the platform. Default: a healthy server. */
  apiUrl?: string;
  keychain?: Pick<Keychain, 'get'> | null;
  downloads?: string;
  now?: () => number;
};

/** Runs the check over healthy servers with these changes; returns its outcome. */
async function check({ apiUrl, keychain = memoryKeychain().keychain, downloads = folder, now }: Changes = {}) {
  const server = await serve(healthy);
  const { log, lines } = logLines();
  const outcome = await createNetworkCheck({
    config: {
      apiUrl: apiUrl ?? server.url,
      ssoAuthorizeUrl: `${server.url}auth?tenant=1`,
      tileUrl: `${server.url}tiles/{z}/{x}/{y}.png`,
      geocoderUrl: `${server.url}geocoder/`,
    },
    fetch: createStreamFetch((options) => net.request(options)),
    userAgent: 'Tashabbusli-budjet/1',
    keychain,
    downloadsFolder: async () => downloads,
    profile: folder,
    log,
    timeoutMs: 4000,
    ...(now && { now }),
  })();
  expect(networkCheckSchema.parse(outcome)).toEqual(outcome);
  const of = (name: CheckName): Check | undefined => outcome.checks.find((one) => one.name === name);
  return { outcome, of, server, lines };
}

test('a workstation without problems: every check is good, with its figure', async () => {
  const { outcome, server, lines } = await check();
  expect(outcome.checks.map(({ name, state, figure }) => [name, state, figure?.unit])).toEqual([
    ['platform', 'good', 'ms'],
    ['sign-on', 'good', 'ms'],
    ['tiles', 'good', 'ms'],
    ['geocoder', 'good', 'ms'],
    ['keychain', 'good', 'ms'],
    ['downloads', 'good', 'bytes'],
    ['profile', 'good', 'bytes'],
    ['clock', 'good', 'minutes'],
  ]);
  expect(outcome.serverTime).not.toBeNull();
  expect(server.asked.sort()).toEqual([
    'GET /api/v2/vote/captcha-2?cache=off',
    'GET /auth?tenant=1',
    'GET /geocoder/reverse?lat=41.31&lon=69.28&format=jsonv2',
    'GET /tiles/0/0/0.png',
  ]);
  expect(server.headers.every(({ authorization, cookie }) => !authorization && !cookie)).toBe(true);
  expect(lines.join()).toContain('platform good');
});

describe('why the platform cannot be reached', () => {
  const platform = async (apiUrl: string) => (await check({ apiUrl })).of('platform');

  test.each<[string, Handler, string]>([
    ['a page of the network in place of JSON', page, 'captive-portal'],
    ['a status of the network (RFC 6585)', status(511), 'captive-portal'],
    ['an error of the platform', status(503), 'server'],
    ['a connection that is cut', (request) => void request.socket.destroy(), 'connection'],
    ['no answer', () => undefined, 'timeout'],
  ])('%s', async (_what, handler, problem) => {
    const { url } = await serve(handler);
    expect(await platform(url)).toMatchObject({ state: 'bad', problem, host: new URL(url).host });
  });

  test('a redirect to the page of the network', async () => {
    const { url } = await serve(redirect('http://portal.invalid/'));
    expect(await platform(url)).toMatchObject({ state: 'bad', problem: 'captive-portal', figure: { unit: 'ms' } });
  });

  test('a redirect to another page of the platform', async () => {
    const { url } = await serve(redirect('/elsewhere'));
    expect(await platform(url)).toMatchObject({ state: 'bad', problem: 'server' });
  });

  test('a refused connection', async () => {
    const server = await startLocalServer(status(200));
    await server.close();
    expect(await platform(server.url)).toMatchObject({ state: 'bad', problem: 'refused', figure: null });
  });

  test('an unknown host name (RFC 6761)', async () => {
    expect(await platform('https://platform.invalid/')).toMatchObject({ state: 'bad', problem: 'name' });
  });

  test('an untrusted certificate', async () => {
    const { url, close } = await onLoopback(createServer(selfSigned('localhost'), healthy));
    closing.push(close);
    expect(await platform(url.replace('http://127.0.0.1', 'https://localhost'))).toMatchObject({
      state: 'bad',
      problem: 'certificate',
    });
  });

  test('does not affect the other checks', async () => {
    const { url } = await serve(() => undefined);
    const { outcome } = await check({ apiUrl: url });
    expect(outcome.checks.filter(({ state }) => state === 'good')).toHaveLength(6);
    expect(outcome.checks.at(-1)).toMatchObject({ name: 'clock', state: 'unknown', problem: 'no-server-time' });
  });
});

test("a clock that is days off is detected by the server's date, and not by a page of the network", async () => {
  const DAY = 24 * 60 * 60_000;
  const { of, outcome } = await check({ now: () => Date.now() + 3 * DAY });
  expect(of('clock')).toMatchObject({ state: 'bad', problem: 'clock-off', figure: { unit: 'minutes', value: 4320 } });
  expect(Math.abs((outcome.serverTime ?? 0) - Date.now())).toBeLessThan(60_000);
  const portal = await serve(page);
  expect((await check({ apiUrl: portal.url })).of('clock')?.state).toBe('unknown');
});

describe('the workstation', () => {
  test.each<[string, Pick<Keychain, 'get'> | null]>([
    ['is missing', null],
    ['refuses', { get: () => Promise.reject(new Error('locked')) }],
    ['does not answer', { get: () => new Promise(() => undefined) }],
  ])('a keychain that %s is a warning: the program works without it', async (_what, keychain) => {
    expect((await check({ keychain })).of('keychain')).toMatchObject({ state: 'warning', problem: 'no-keychain' });
  });

  test('a folder that the program will create is judged by its disk, and a file in its place is reported', async () => {
    expect((await check({ downloads: join(folder, 'to/come') })).of('downloads')?.state).toBe('good');
    const taken = join(folder, 'taken');
    await writeFile(taken, 'x');
    const { of } = await check({ downloads: taken });
    expect(of('downloads')).toMatchObject({ state: 'bad', problem: 'no-folder' });
    expect(of('profile')?.state).toBe('good');
  });
});
