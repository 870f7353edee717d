import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serious } from '../support/axe.ts';
import { dropFiles } from '../support/drop-files.ts';
import { envOfInstalled, installProgram } from '../support/installed-program.ts';
import type { App } from '../support/launch.ts';
import { customersWorkbook } from '../support/sample-workbook.ts';
import { startUpdateFeed, type UpdateFeed } from '../support/update-feed.ts';
import { test as base, expect } from './fixtures.ts';
import { chooseExit } from './support/choose-exit.ts';
import { closeBelow } from './support/close-below.ts';
import { IMPORT_PATH, openCustomerImport, settledCustomers } from './support/customer-import.ts';
import { initiativeList } from './support/initiative-list.ts';

const ROOT = join(import.meta.dirname, '../..');
const MENU = 'updates';
const MIB = 1024 * 1024;

type Installed = {
  feed: UpdateFeed;
  /** The installation's folder: `budjet.AppImage`, and `started` once a newer program has been started. */
  folder: string;
};

/** A program that was installed as an AppImage, with its own update feed. */
const test = base.extend<{ installed: Installed }>({
  installed: async ({ profileDir }, use) => {
    const feed = await startUpdateFeed();
    const folder = join(profileDir, 'installation');
    await installProgram(folder, feed.url);
    await use({ feed, folder });
    await feed.close();
  },

  launch: async ({ launch, appOptions, installed: { folder } }, use) => {
    await use((changes = {}) =>
      launch({ ...changes, env: { ...envOfInstalled(folder), ...appOptions.env, ...changes.env } }),
    );
  },
});

/** A newer program that creates a marker file when it is started, and is large enough to show progress. */
const newer = (folder: string) =>
  Buffer.concat([Buffer.from(`#!/bin/sh\ntouch '${folder}/started'\nexit\n`), Buffer.alloc(3 * MIB, '#')]);

const program = (folder: string) => readFile(join(folder, 'budjet.AppImage'), 'latin1');

/** Opens the dialog from the menu and downloads the version offered; returns the dialog. */
async function download(app: App) {
  const dialog = app.page.getByRole('dialog', { name: 'Dastur yangilanishi' });
  await app.clickMenu(MENU);
  await dialog.getByRole('button', { name: 'Yuklab olish' }).click();
  await expect(dialog.getByRole('button', { name: 'Qayta ishga tushirish' })).toBeVisible();
  return dialog;
}

test.describe('an automatic check', () => {
  test.use({
    appOptions: { env: { NODE_OPTIONS: `--import ${join(ROOT, 'tests/support/before-program/short-waits.ts')}` } },
  });

  test('reports a new version with notes and size; nothing is downloaded unasked', async ({
    installed: { feed },
    page,
    signIn,
  }) => {
    feed.release({
      version: '9.1.0',
      notes: 'Eksport tezlashdi\n<b>Xatolar</b> tuzatildi',
      content: Buffer.alloc(3 * MIB),
    });
    await signIn('admin');
    const banner = page.getByRole('status').filter({ hasText: 'Dasturning yangi versiyasi bor: 9.1.0' });
    await banner.getByRole('button', { name: 'Batafsil' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dastur yangilanishi' });
    await expect(dialog.getByText('Hajmi: 3 MB')).toBeVisible();
    await expect(dialog.getByText('<b>Xatolar</b> tuzatildi')).toBeVisible();
    expect(await serious(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Keyinroq' }).click();
    await expect(dialog).toBeHidden();
    await banner.getByRole('button', { name: 'Yopish' }).click();
    await expect(banner).toBeHidden();
    expect(feed.asked.every((line) => line.includes('/latest-linux.yml'))).toBe(true);
  });
});

test.describe('before the sign-in', () => {
  test.use({ signedOut: true });

  test("the menu's command checks for a version, and reports it", async ({ installed: { feed }, app, page }) => {
    feed.release({ version: '9.1.0', content: Buffer.alloc(MIB) });
    await expect(page.getByRole('button', { name: 'Yagona kirish tizimi orqali kirish' })).toBeVisible();
    await app.clickMenu(MENU);
    const dialog = page.getByRole('dialog', { name: 'Dastur yangilanishi' });
    await expect(dialog.getByRole('button', { name: 'Yuklab olish' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Keyinroq' }).click();
    await expect(dialog).toBeHidden();
  });
});

test('a version is downloaded with progress, and closing the program installs nothing', async ({
  installed: { feed, folder },
  app,
  page,
  signIn,
}) => {
  const content = newer(folder);
  feed.release({ version: '9.1.0', content });
  await signIn('admin');
  await initiativeList(page).settled();
  const rest = Promise.withResolvers<void>();
  feed.instead((path, response) => {
    if (!path.endsWith('.AppImage')) return false;
    response.writeHead(200, { 'Content-Length': content.length }).write(content.subarray(0, MIB));
    // The updater reports its progress once a second, with the next chunk.
    const more = setInterval(() => response.write(content.subarray(MIB, MIB + 1)), 50);
    void rest.promise.then(() => {
      clearInterval(more);
      response.end();
    });
    return true;
  });
  await app.clickMenu(MENU);
  const dialog = page.getByRole('dialog', { name: 'Dastur yangilanishi' });
  await dialog.getByRole('button', { name: 'Yuklab olish' }).click();
  const bar = dialog.getByRole('progressbar', { name: 'Yangi versiyani yuklab olish' });
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(20);
  // The connection breaks: the reason is shown, and a retry downloads the whole file.
  rest.resolve();
  await expect(dialog.getByRole('alert')).toContainText('aloqa');
  feed.instead(() => false);
  await dialog.getByRole('button', { name: 'Qayta urinish' }).click();
  await expect(dialog.getByRole('button', { name: 'Qayta ishga tushirish' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Keyinroq' }).click();
  await expect(page.getByText("Yangi versiya o'rnatishga tayyor: 9.1.0")).toBeVisible();

  const closed = page.waitForEvent('close');
  await chooseExit(app, page);
  await closed;
  await app.close();
  expect(await program(folder)).toBe('the old program');
  expect(existsSync(join(folder, 'started'))).toBe(false);
});

test('an upload in progress is asked about first; the newer program starts only once the person agrees', async ({
  installed: { feed, folder },
  app,
  page,
  platform,
  profileDir,
  signIn,
}) => {
  feed.release({ version: '9.1.0', content: newer(folder) });
  await signIn('admin');
  await initiativeList(page).settled();
  const dialog = await download(app);
  await dialog.getByRole('button', { name: 'Keyinroq' }).click();
  await expect(dialog).toBeHidden();

  const file = join(profileDir, 'buyurtmachilar.xlsx');
  await writeFile(file, customersWorkbook(3));
  // The upload is never answered: the program is closed during it.
  platform.faults.hold({ match: { method: 'POST', path: IMPORT_PATH } });
  await settledCustomers(page);
  const view = await openCustomerImport(page);
  await dropFiles(view.zone, [file]);
  await expect(view.tile('Ustunlar')).toBeVisible();
  await view.confirm.click();
  await expect(view.dialog.getByRole('progressbar')).toBeVisible();

  await app.clickMenu(MENU);
  await app.scriptDialog({ dialog: 'message-box', response: 0 });
  await dialog.getByRole('button', { name: 'Qayta ishga tushirish' }).click();
  const { options } = await app.waitForEvent('message-box');
  expect(options.message).toBe('Fayl hali yuborilmoqda');
  await expect(view.dialog.getByRole('progressbar')).toBeVisible();
  expect(await program(folder)).toBe('the old program');

  const closed = page.waitForEvent('close');
  await app.scriptDialog({ dialog: 'message-box', response: 1 });
  await dialog.getByRole('button', { name: 'Qayta ishga tushirish' }).click();
  await closed;
  await app.close();
  expect(await program(folder)).toContain('#!/bin/sh');
  await expect.poll(() => existsSync(join(folder, 'started'))).toBe(true);
});

test('a captive portal in place of the feed is reported as such', async ({
  installed: { feed },
  app,
  page,
  signIn,
}) => {
  feed.instead((_path, response) => !!response.end('<!doctype html><title>Tarmoqqa kirish</title>'));
  await signIn('admin');
  await initiativeList(page).settled();
  await app.clickMenu(MENU);
  const dialog = page.getByRole('dialog', { name: 'Dastur yangilanishi' });
  await expect(dialog.getByRole('alert')).toContainText('tarmoq avval kirishni');
  feed.instead(() => false);
  feed.release({ version: '0.0.1' });
  await dialog.getByRole('button', { name: 'Qayta urinish' }).click();
  await expect(dialog.getByText("Eng so'nggi versiya o'rnatilgan")).toBeVisible();
});

test('a program that is older than the office allows offers its update', async ({
  installed: { feed, folder },
  launch,
}) => {
  feed.release({ version: '9.1.0', content: newer(folder) });
  const { page } = await launch({ env: { BACKOFFICE_LEAST_VERSION: '9.0.0' } });
  await expect(page.getByRole('heading', { name: 'Dasturni yangilash kerak' })).toBeVisible();
  await page.getByRole('button', { name: 'Yuklab olish' }).click();
  await expect(page.getByRole('button', { name: 'Qayta ishga tushirish' })).toBeVisible();
  expect(await program(folder)).toBe('the old program');
});

base('a program that runs without being installed says so when asked for updates', async ({ app, page, signIn }) => {
  await signIn('admin');
  await initiativeList(page).settled();
  await app.clickMenu(MENU);
  const dialog = page.getByRole('dialog', { name: 'Dastur yangilanishi' });
  await expect(dialog.getByText("Dastur o'rnatilmagan holda ishga tushirilgan")).toBeVisible();
  await closeBelow(dialog).click();
  await expect(dialog).toBeHidden();
});
