import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../support/launch.ts';
import { call, launchSample, type SampleWindow } from './sample.ts';

let app: App;
let remove: () => Promise<void>;
beforeAll(async () => {
  ({ app, remove } = await launchSample());
});
afterAll(() => remove());

describe('calls of the page', () => {
  test('name their sender by its address in the scheme of the program', async () => {
    await app.page.evaluate(() => history.pushState({}, '', '/initiatives?page=2#top'));
    expect(await call(app.page, 'who')).toEqual({
      ours: true,
      url: 'app://sample/initiatives?page=2#top',
      origin: 'app://sample',
      top: true,
    });
  });
});

test('long texts come back as they went, each call with its own', async () => {
  const came = await app.page.evaluate(async () => {
    const { sample } = window as Window as SampleWindow;
    const asked = ['ў', '"', '\ud83d'].map((letter) => [
      { text: letter.repeat(60_000), rows: Array(9_000).fill(letter) },
      1,
    ]);
    const answers = await Promise.all(asked.map((values) => sample.invoke('echo', ...values)));
    return answers.map((answer, nth) => JSON.stringify(answer) === JSON.stringify(asked[nth]));
  });
  expect(came).toEqual([true, true, true]);
});

test('an answer to the previous document does not reach this one', async () => {
  const hold = (value: string) =>
    app.page.evaluate((held) => {
      const { sample } = window as Window as SampleWindow;
      Object.assign(window, { answered: sample.invoke('hold', held) });
    }, value);
  const loaded = async () => {
    await app.page.reload();
    await app.page.waitForFunction(() => 'sample' in window);
  };
  // The first call of each document.
  await loaded();
  await hold('before');
  await loaded();
  await hold('now');
  await call(app.page, 'release');
  expect(await app.page.evaluate(() => (window as unknown as { answered: Promise<string> }).answered)).toBe('now');
});

test('a document that replaces another at once gets its answers', async () => {
  // Each pair: the second load begins while the host still takes hold of the first one's document.
  for (let pair = 0; pair < 8; pair++) {
    await app.page.reload({ waitUntil: 'commit' });
    await app.page.reload();
    await app.page.waitForFunction(() => 'sample' in window);
    const answered = await Promise.race([call(app.page, 'echo', pair), setTimeout(20_000, 'no answer')]);
    expect(answered).toEqual([pair]);
  }
});

test('events of the main process reach the listeners, until they stop listening', async () => {
  const received = await app.page.evaluate(async () => {
    const { sample } = window as Window as SampleWindow;
    const all: unknown[][] = [];
    const first = new Promise<void>((resolve) => {
      const stop = sample.on('pushed', (...args) => {
        all.push(args);
        stop();
        resolve();
      });
    });
    sample.send('push', { n: 1 });
    await first;
    const second = new Promise<unknown[]>((resolve) => sample.on('pushed', (...args) => resolve(args)));
    sample.send('push', 2);
    all.push(await second);
    return all.map((args) => args.map((arg) => (arg === undefined ? 'undefined' : arg)));
  });
  expect(received).toEqual([
    [{ n: 1 }, 'undefined', 'end'],
    [2, 'undefined', 'end'],
  ]);
});

describe('the page', () => {
  test('has the exposed object, read-only, and nothing else of the host', async () => {
    const found = await app.page.evaluate(() => {
      const { sample } = window as Window as SampleWindow;
      const own = Object.getOwnPropertyNames(window).filter((name) =>
        /^(host|world)-|electron|ipcRenderer|^require$|^process$/i.test(name),
      );
      const tries = [
        () => Object.assign(window, { sample: 1 }),
        () => sample.deep.list.push(3),
        () => Object.assign(sample, { invoke: null }),
      ].map((attempt) => {
        try {
          attempt();
          return 'changed';
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error);
        }
      });
      return { own, tries, secure: window.isSecureContext };
    });
    expect(found).toEqual({ own: [], tries: ['refused', 'refused', 'refused'], secure: true });
  });

  test('has a preload with no more access than a sandboxed one', async () => {
    const problems = await app.page.evaluate(() => (window as Window as SampleWindow).sample.problems);
    expect(problems[0]).toContain('module not found: node:fs');
    expect(problems[1]).toBe('chromium-host: ipcRenderer.sendSync is not offered');
  });
});

test('a member that is not offered fails with its name, and unsafe windows are refused', async () => {
  expect(await call(app.page, 'unknown')).toEqual([
    'chromium-host: app.setBadgeCount is not offered',
    'chromium-host: webContents.capturePage is not offered',
    "chromium-host: event 'gpu-info-update' of app is not offered",
    expect.stringContaining('refuses a window'),
    expect.stringContaining('refuses a window'),
  ]);
});

test('the program knows its name, version, folder and display', async () => {
  expect(await call(app.page, 'about')).toEqual({
    name: 'Sample',
    version: '4.2.0',
    folder: expect.stringMatching(/chromium-host\/program$/),
    display: { x: 0, y: 0, width: 1920, height: 1080 },
  });
});
