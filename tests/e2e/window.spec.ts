import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dropFiles } from '../support/drop-files.ts';
import { NO_RECONNECTION } from '../support/electron-limits.ts';
import { inElectron } from '../support/launch-electron.ts';
import { customersWorkbook } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { chooseExit } from './support/choose-exit.ts';
import { IMPORT_PATH, openCustomerImport, settledCustomers } from './support/customer-import.ts';
import { filesBelow } from './support/files-below.ts';
import { initiativeList } from './support/initiative-list.ts';
import { stepsOf } from './support/steps.ts';

test.beforeEach(async ({ page, signIn }) => {
  await signIn('admin');
  await initiativeList(page).settled();
});

test('a page crash is reported, a reload restores the page as it was, and the profile holds no dump of it', async ({
  app,
  page,
  profileDir,
}) => {
  test.skip(inElectron, NO_RECONNECTION);
  await page.getByRole('button', { name: 'Keyingi sahifa' }).click();
  await expect(page).toHaveURL(/page=2/);
  await app.scriptDialog({ dialog: 'message-box', response: 0 });
  const devTools = await page.context().newCDPSession(page);
  void devTools.send('Page.crash').catch(() => undefined);
  const { options } = await app.waitForEvent('message-box');
  expect(options.buttons[0]).toBe('Qayta yuklash');
  const again = await app.reconnect();
  await initiativeList(again).settled();
  await expect(again).toHaveURL(/page=2/);
  // What Crashpad and Breakpad write; real only in Electron.
  expect(filesBelow(profileDir).filter(({ file }) => /\.(dmp|meta)$/i.test(file))).toEqual([]);
});

test.describe('with a short hang timeout', () => {
  test.use({ appOptions: { env: { HOST_PATIENCE_MS: '3000' } } });

  test('a page that hangs is reported, and reloaded when the person chooses', async ({ app, page }) => {
    await app.scriptDialog({ dialog: 'message-box', response: 1 });
    void page
      .evaluate(() => {
        for (;;);
      })
      .catch(() => undefined);
    const { options } = await app.waitForEvent('message-box');
    expect(options.buttons.slice(0, 2)).toEqual(['Kutish', 'Qayta yuklash']);
    // Its process is terminated first and the page reloaded, which takes a moment.
    await expect(async () => initiativeList(await app.reconnect()).settled()).toPass();
  });
});

test('the page reaches nothing but its own origin; closing during a download asks first', async ({
  app,
  page,
  platform,
}) => {
  const step = stepsOf(platform);
  await step('the page can neither leave, nor open windows, nor reach anything but its own origin', async () => {
    const opened = await page.evaluateHandle(() => window.open('https://example.com'));
    // Electron refuses the window at once; the stand-in closes it a moment later.
    await expect.poll(() => opened.evaluate((other) => other === null || other.closed)).toBe(true);
    const outcome = await page.evaluate(async () => ({
      fetched: await fetch('https://example.com').then(
        () => true,
        () => false,
      ),
      node: 'require' in window || 'process' in window,
      // Headless Chromium answers "default": there is no prompt, and nothing is allowed.
      notified: (await window.Notification.requestPermission()) === 'granted',
    }));
    expect(outcome).toEqual({ fetched: false, node: false, notified: false });
    for (const address of ['https://example.com', 'mailto:a@example.uz']) {
      await page.evaluate((to) => window.location.assign(to), address);
      await initiativeList(page).settled();
    }
    expect(app.events.filter(({ type }) => type === 'open-external')).toEqual([]);
  });

  await step('closing during a download asks first', async (platform) => {
    platform.faults.add({ kind: 'stall', fraction: 0.3, match: { path: '/api/v1/initiatives-excel' }, times: 1 });
    await page.getByRole('button', { name: 'Excel' }).click();
    await expect(page.getByRole('button', { name: /^Yuklab olishlar/ })).toBeVisible();
    await expect.poll(() => platform.calls().some(({ path }) => path === '/api/v1/initiatives-excel')).toBe(true);
    await app.scriptDialog({ dialog: 'message-box', response: 0 });
    await chooseExit(app, page);
    const { options } = await app.waitForEvent('message-box');
    expect(options.message).toBe('Yuklab olish tugamagan');
    expect(options.buttons).toEqual(['Qolish', 'Dasturni yopish']);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('closing during an upload asks first, and aborts the upload only if the person agrees', async ({
  app,
  page,
  platform,
  profileDir,
}) => {
  const file = join(profileDir, 'buyurtmachilar.xlsx');
  await writeFile(file, customersWorkbook(3));
  platform.faults.hold({ match: { method: 'POST', path: IMPORT_PATH } });
  await settledCustomers(page);
  const view = await openCustomerImport(page);
  await dropFiles(view.zone, [file]);
  await expect(view.tile('Ustunlar')).toBeVisible();
  await view.confirm.click();
  await expect(view.dialog.getByRole('progressbar')).toBeVisible();

  await app.scriptDialog({ dialog: 'message-box', response: 0 });
  await chooseExit(app, page);
  const { options } = await app.waitForEvent('message-box');
  expect(options.message).toBe('Fayl hali yuborilmoqda');
  expect(options.buttons).toEqual(['Qolish', 'Dasturni yopish']);
  await expect(view.dialog.getByRole('progressbar')).toBeVisible();

  const closed = page.waitForEvent('close');
  await app.scriptDialog({ dialog: 'message-box', response: 1 });
  await chooseExit(app, page);
  await closed;
});
