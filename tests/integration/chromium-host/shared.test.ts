import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Chromium, launchChromium } from '../../chromium-host/chromium.ts';
import { createSharedChromium } from '../../e2e/support/shared-chromium.ts';
import { eventually, launchSample } from './sample.ts';

let profile: string;
let chromium: Chromium;
beforeAll(async () => {
  profile = await mkdtemp(join(tmpdir(), 'shared-chromium-'));
  chromium = launchChromium({ profile, headed: false });
});
afterAll(async () => {
  await chromium.close();
  await rm(profile, { recursive: true, force: true });
});

test('two programs in one Chromium are isolated, and the end of one leaves the other running', async () => {
  const endpoint = await chromium.endpoint;
  const first = await launchSample({ chromium: endpoint });
  const second = await launchSample({ chromium: endpoint });
  const [one, other] = [first.app.page, second.app.page];
  await one.evaluate(() => localStorage.setItem('whose', 'one'));
  expect(await other.evaluate(() => localStorage.getItem('whose'))).toBeNull();

  // Each origin is answered by its own program.
  const range = () => other.evaluate(async () => (await fetch('/range', { headers: { Range: 'bytes=2-4' } })).text());
  expect(await range()).toBe('234');
  await first.app.kill();
  expect(await range()).toBe('234');

  // The pages of a killed program are closed.
  const watcher = await playwright.connectOverCDP(endpoint);
  const pages = () => watcher.contexts().flatMap((context) => context.pages()).length;
  await eventually(pages).toBe(1);
  await watcher.close();
  await rm(first.profileDir, { recursive: true, force: true });
  await second.remove();
});

test('a program that cannot reach its Chromium ends at once and says why', async () => {
  const nobody = 'ws://127.0.0.1:9/devtools/browser/none';
  await expect(launchSample({ chromium: nobody })).rejects.toThrow(
    /ended with 1 before it showed a window:.*no Chromium answers/s,
  );
});

test('a shared Chromium that has ended between two programs is replaced', async () => {
  const shared = createSharedChromium();
  const first = await shared.endpoint();
  expect(await shared.endpoint()).toBe(first);

  const ending = await playwright.connectOverCDP(first);
  const gone = new Promise((resolve) => ending.once('disconnected', resolve));
  const devTools = await ending.newBrowserCDPSession();
  void devTools.send('Browser.crash').catch(() => undefined);
  await gone;
  await eventually(shared.endpoint).not.toBe(first);
  const program = await launchSample({ chromium: await shared.endpoint() });
  await program.remove();
  await shared.close();
});
