import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Chromium, launchChromium } from '../../chromium-host/chromium.ts';
import { keepChromium } from '../../chromium-host/kept-chromium.ts';
import { createOrigins } from '../../chromium-host/origin.ts';
import { type App, launchApp } from '../../support/launch.ts';
import type { LaunchOptions } from '../../support/program-process.ts';
import { createProgramRunner, type ProgramRunner } from '../../support/program-runner.ts';
import { call, eventually, MAIN } from './sample.ts';

const ORIGIN = 'http://sample.localhost';

let profile: string;
let chromium: Chromium;
let runner: ProgramRunner;
let profileDir: string;
beforeAll(async () => {
  profile = await mkdtemp(join(tmpdir(), 'again-chromium-'));
  chromium = launchChromium({ profile, headed: false, flags: ['--process-per-site'] });
});
afterAll(async () => {
  await chromium.close();
  await rm(profile, { recursive: true, force: true });
});
beforeEach(async () => {
  runner = createProgramRunner(ORIGIN);
  profileDir = await mkdtemp(join(tmpdir(), 'again-'));
});
afterEach(async () => {
  await runner.close();
  await rm(profileDir, { recursive: true, force: true });
});

const start = async (options: Partial<LaunchOptions> = {}): Promise<App> =>
  launchApp({ main: MAIN, env: {}, profileDir, chromium: await chromium.endpoint, ...options }, runner.start);

/** Stores something of every kind that a page can store. */
const storeEverything = async () => {
  localStorage.setItem('kept', 'yes');
  // biome-ignore lint/suspicious/noDocumentCookie: a cookie is what is examined.
  document.cookie = 'kept=yes; max-age=1000';
  await caches.open('kept');
  await new Promise((resolve, reject) => {
    const opening = indexedDB.open('kept');
    opening.onsuccess = () => resolve(opening.result.close());
    opening.onerror = reject;
  });
};

test('the second program in a process starts as the first did: modules, arguments, environment, page', async () => {
  const state = async (app: App) => ({
    process: await call(app.page, 'process'),
    page: await app.page.evaluate(async () => [
      localStorage.length,
      sessionStorage.length,
      document.cookie,
      (await indexedDB.databases()).length,
      (await caches.keys()).length,
      history.length,
    ]),
  });
  const first = await start({ env: { SAMPLE_MARK: 'one' }, args: ['--one'] });
  const before = await state(first);
  expect(before.process).toMatchObject({ counted: 1, mark: 'one', args: ['--one'] });
  await first.page.evaluate(storeEverything);
  await first.close();

  const second = await start({ args: ['--two'] });
  const after = await state(second);
  expect(after).toEqual({ ...before, process: { ...(before.process as object), mark: null, args: ['--two'] } });
  await second.close();
});

test('a handle that survives its program fails that program, by name', async () => {
  const app = await start();
  await call(app.page, 'listen');
  await expect(app.close()).rejects.toThrow('survived the program: TCPServerWrap');
});

test('a request ends unheard with its program: the next one meets neither its failure nor another attempt', async () => {
  let requests = 0;
  const server = createServer(() => void requests++).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const first = await start();
  await call(first.page, 'insist', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await eventually(async () => requests).toBe(1);
  await first.close();
  server.closeAllConnections();
  // Another attempt would have been made before the next program has started.
  const second = await start();
  await second.close();
  expect(requests).toBe(1);
  server.close();
});

test('while a program runs, another gets a process of its own', async () => {
  const first = await start();
  const second = await start({ profileDir: join(profileDir, 'other') });
  const pids = await Promise.all([first, second].map((app) => call(app.page, 'pid')));
  expect(new Set(pids).size).toBe(2);
  await second.close();
  await first.close();
});

test('a program that is killed takes its process along, and the next one gets a new one', async () => {
  const first = await start();
  const pid = await call(first.page, 'pid');
  await first.kill();
  const second = await start();
  expect(await call(second.page, 'pid')).not.toBe(pid);
  await second.close();
});

test('everything that a page stores is listed until it is cleared', async () => {
  const { openChromium, left, clear } = await keepChromium({
    endpoint: await chromium.endpoint,
    origin: ORIGIN,
    onLost: () => {},
  });
  const origins = createOrigins();
  origins.register('app');
  const page = () => new Response('<title>page</title>', { headers: { 'Content-Type': 'text/html' } });
  const { chromium: part } = await openChromium({ origins, handler: () => page });
  const { browser, session } = part.cdp;
  const { targetId } = await browser.send('Target.createTarget', { url: ORIGIN, browserContextId: part.context ?? '' });
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
  const evaluate = (expression: string) =>
    session(sessionId).send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  await eventually(async () => (await evaluate('document.title')).result.value).toBe('page');
  await evaluate(`(${storeEverything})()`);

  const stored = ['cookie kept', 'localStorage kept', 'indexedDB kept', 'cache kept'];
  expect(await left()).toEqual([`page ${ORIGIN}/`, ...stored]);
  await part.close();
  expect(await left()).toEqual(stored);
  await clear();
  expect(await left()).toEqual([]);
});

test('a process that ends soon after its program is waited for, one that stays fails the program by name', async () => {
  const asking = await start();
  await call(asking.page, 'spawn', '1');
  await asking.close();
  const leaving = await start();
  await call(leaving.page, 'spawn', '60');
  await expect(leaving.close()).rejects.toThrow('survived the program: ProcessWrap');
});
