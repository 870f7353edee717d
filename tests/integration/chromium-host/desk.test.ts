import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../support/launch.ts';
import { call, eventually, launchSample, seenBy } from './sample.ts';

/** How long an answer may take on a busy machine, in ms. */
const BUSY_MS = 50_000;

let app: App;
let remove: () => Promise<void>;
beforeAll(async () => {
  ({ app, remove } = await launchSample());
});
afterAll(() => remove());

test('actions outside of the window are recorded and not performed', async () => {
  await call(app.page, 'outside');
  expect(await app.waitForEvent('open-external')).toMatchObject({ url: 'https://example.uz/' });
  expect(await app.waitForEvent('show-item-in-folder')).toMatchObject({ path: '/tmp/a.xlsx' });
  expect(await app.waitForEvent('clipboard')).toMatchObject({ text: 'nusxa' });
  expect(await app.waitForEvent('notification')).toMatchObject({ title: 'Tayyor', body: 'Fayl saqlandi' });
});

test.runIf(process.platform === 'linux')('a request to open a file is never answered on Linux', async () => {
  expect(await call(app.page, 'openPath', '/tmp/a.pdf')).toBe('no answer');
  expect(await app.waitForEvent('open-path')).toMatchObject({ path: '/tmp/a.pdf' });
});

test('dialogs are answered as scripted, and cancelled otherwise', async () => {
  expect(await call(app.page, 'ask')).toEqual({ response: 2, canceled: true, filePaths: [] });
  await app.scriptDialog({ dialog: 'message-box', response: 1 });
  await app.scriptDialog({ dialog: 'open-dialog', filePaths: ['/tmp/b.pdf'] });
  expect(await call(app.page, 'ask')).toEqual({ response: 1, canceled: false, filePaths: ['/tmp/b.pdf'] });
  expect(await app.waitForEvent('message-box')).toMatchObject({ options: { buttons: ['a', 'b', 'c'] }, response: 2 });
});

test('a message box is closed by its signal, as if it had been cancelled; after that none is shown', async () => {
  await app.scriptDialog({ dialog: 'message-box', response: null });
  const shown = () => app.events.filter(({ type }) => type === 'message-box').length;
  const before = shown();
  expect(await call(app.page, 'withdraw')).toEqual([2, null]);
  expect(shown()).toBe(before + 1);
});

test('a print job is recorded and not printed, and fails as scripted, or is never answered', async () => {
  expect(await call(app.page, 'paper', BUSY_MS)).toEqual([true, '', 'later']);
  expect(await app.waitForEvent('print')).toMatchObject({ options: { copies: 2 }, reason: '' });
  await app.scriptDialog({ dialog: 'print', reason: 'Print job canceled' });
  expect(await call(app.page, 'paper', BUSY_MS)).toEqual([false, 'Print job canceled', 'later']);
  await app.scriptDialog({ dialog: 'print', reason: null });
  expect(await call(app.page, 'paper', 1000)).toBe('no answer');
});

describe('the menu', () => {
  test('reacts to its accelerators unless the page took the key, and to clicks from outside', async () => {
    await call(app.page, 'menu');
    const chosen = async () => (await seenBy(app.page)).filter((line) => line === 'Qidirish' || line === 'Yordam');
    await app.page.keyboard.press('Control+k');
    await app.page.keyboard.press('F1');
    await eventually(chosen).toEqual(['Qidirish', 'Yordam']);

    await app.page.evaluate(() => addEventListener('keydown', (event) => event.key === 'k' && event.preventDefault()));
    await app.page.keyboard.press('Control+k');
    await app.clickMenu('help');
    await eventually(chosen).toEqual(['Qidirish', 'Yordam', 'Yordam']);
    // By its id only: Electron finds none by its label.
    await expect(app.clickMenu('Yordam')).rejects.toThrow('no menu entry Yordam');
  });

  test('zooms as a browser does', async () => {
    const width = () => app.page.evaluate(() => [innerWidth, devicePixelRatio]);
    expect(await width()).toEqual([900, 1]);
    await app.page.keyboard.press('Control+Shift++');
    await eventually(width).toEqual([822, expect.closeTo(1.095, 3)]);
    await call(app.page, 'zoom', 0);
    await eventually(width).toEqual([900, 1]);
  });
});

test('a context menu is recorded, and an enabled entry of it chosen from outside, once', async () => {
  await call(app.page, 'popup');
  const entries = [
    { label: 'Nusxa', enabled: true },
    { label: "Qo'yish", enabled: false },
  ];
  expect(await app.waitForEvent('popup')).toMatchObject({ entries, x: 30, y: 40, source: 'keyboard' });
  await expect(app.choose("Qo'yish")).rejects.toThrow("no enabled entry Qo'yish in an open menu");
  await app.choose('Nusxa');
  expect(await seenBy(app.page)).toContain('chosen Nusxa');
  await expect(app.choose('Nusxa')).rejects.toThrow('no enabled entry Nusxa in an open menu');
});

test('the window has the size that it was given', async () => {
  expect(await call(app.page, 'bounds')).toMatchObject({ width: 900, height: 500 });
  await call(app.page, 'setBounds', { x: 20, y: 30, width: 1000, height: 600 });
  await eventually(() => app.page.evaluate(() => [innerWidth, innerHeight])).toEqual([1000, 600]);
  expect(await call(app.page, 'bounds')).toEqual({ x: 20, y: 30, width: 1000, height: 600 });
});

test('the main process reaches the network, and its failures have the names that Chromium gives them', async () => {
  const server = createServer((_request, response) => response.end('javob')).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  expect(await call(app.page, 'net', url)).toBe('javob');

  await app.setOnline(false);
  await eventually(() => app.page.evaluate(() => navigator.onLine)).toBe(false);
  expect(await call(app.page, 'net', url)).toBe('net::ERR_INTERNET_DISCONNECTED');
  await app.setOnline(true);
  await eventually(() => app.page.evaluate(() => navigator.onLine)).toBe(true);

  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await call(app.page, 'net', url)).toBe('net::ERR_CONNECTION_REFUSED');
});

describe('a process of its own', () => {
  /** Before it has spawned, a process has no pid and cannot be killed. */
  const early = [null, false];

  test('answers, and ends with 0 when it is killed', async () => {
    const outcome = { pong: { n: 1 }, args: ['one', 'two'] };
    expect(await call(app.page, 'worker', { n: 1 }, BUSY_MS)).toEqual({ early, outcome, end: 0 });
  });

  test('can be killed in an endless loop', async () => {
    expect(await call(app.page, 'worker', 'spin', 400)).toEqual({ early, outcome: 'late', end: 0 });
  });

  test('ends with 1 if its code throws', async () => {
    expect(await call(app.page, 'worker', 'throw', BUSY_MS)).toEqual({ early, outcome: 1, end: 1 });
  });

  test("obeys V8's flags behind --js-flags only; V8's own end is an error before the exit", async () => {
    expect(await call(app.page, 'worker', 'fill', BUSY_MS)).toMatchObject({ outcome: 'FatalError' });
  });
});
