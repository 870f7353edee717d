import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { dropFiles } from '../support/drop-files.ts';
import { customersWorkbook } from '../support/sample-workbook.ts';
import { canMount, mountDisk, resizeDisk, unmountDisk } from '../support/small-disk.ts';
import { expect, test } from './fixtures.ts';
import { IMPORT_PATH, openCustomerImport, settledCustomers } from './support/customer-import.ts';
import { namesIn, openTray, putFile, startDownload, statusesOf } from './support/downloads.ts';
import { goTo } from './support/go-to.ts';
import { heldAnswer } from './support/held-answer.ts';
import { initiativeList } from './support/initiative-list.ts';
import { sendAgain } from './support/send-again.ts';
import { stepsOf } from './support/steps.ts';

const MIB = 1024 * 1024;
const CONTENT = randomBytes(6 * MIB);
const SHORT_WAITS = join(import.meta.dirname, '../support/before-program/short-waits.ts');

test.beforeEach(async ({ page, signIn }) => {
  await signIn('admin');
  await initiativeList(page).settled();
});

/** A workbook of two customers with a large logo, so that its upload takes a while. */
async function largeWorkbook(folder: string): Promise<{ path: string; bytes: number }> {
  const parts = unzipSync(customersWorkbook(2));
  const zip = zipSync({ ...parts, 'xl/media/logo.png': new Uint8Array(randomBytes(4 * MIB)) }, { level: 0 });
  const path = join(folder, 'logotipli.xlsx');
  await writeFile(path, zip);
  return { path, bytes: zip.length };
}

test('an upload that breaks, or that a gateway answers, is sent again on request only', async ({
  page,
  platform,
  profileDir,
}) => {
  const step = stepsOf(platform);
  await step(
    'an upload that breaks at 10, 50 and 99 % asks each time, and arrives whole in the end',
    async (platform) => {
      const { path, bytes } = await largeWorkbook(profileDir);
      for (const share of [0.99, 0.5, 0.1]) {
        const match = { method: 'POST', path: IMPORT_PATH };
        platform.faults.add({ kind: 'drop-upload', bytes: Math.floor(bytes * share), match, times: 1 });
      }
      const sent = () => platform.calls().filter((call) => call.method === 'POST' && call.path === IMPORT_PATH);
      await settledCustomers(page);
      const view = await openCustomerImport(page);
      await dropFiles(view.zone, [path]);
      await expect(view.tile('Ustunlar')).toBeVisible();
      await view.confirm.click();
      for (const times of [1, 2, 3]) {
        await expect.poll(() => sent().length).toBe(times);
        await view.says('Aloqa uzilib qoldi. Fayl qayta yuborilsinmi?');
        await view.dialog.getByRole('button', { name: 'Qayta yuborish' }).click();
        await sendAgain(page);
      }
      await expect(view.tile('Qabul qilindi')).toHaveText('2');
      expect(sent().map(({ status }) => status)).toEqual([null, null, null, 200]);
      expect(sent().at(-1)?.body).toEqual({ file: `logotipli.xlsx, ${bytes} bytes` });
    },
  );

  for (const status of [502, 504])
    await step(
      `an import that a gateway answers with ${status} is not reported as refused, and asks before a retry`,
      async (platform) => {
        await goTo(page, '/app/initiatives');
        await initiativeList(page).settled();
        const file = join(profileDir, 'buyurtmachilar.xlsx');
        await writeFile(file, customersWorkbook(2));
        const match = { method: 'POST', path: IMPORT_PATH };
        platform.faults.add({ kind: 'status', status, message: null, match, times: 1 });
        const sent = () => platform.calls().filter((call) => call.method === 'POST' && call.path === IMPORT_PATH);
        await settledCustomers(page);
        const view = await openCustomerImport(page);
        await dropFiles(view.zone, [file]);
        await expect(view.tile('Ustunlar')).toBeVisible();
        await view.confirm.click();
        await view.says(/Platforma javob bermadi.*Fayl qayta yuborilsinmi\?/);
        expect(sent().map((call) => call.status)).toEqual([status]);
        await view.dialog.getByRole('button', { name: 'Qayta yuborish' }).click();
        await sendAgain(page);
        await expect(view.tile('Qabul qilindi')).toHaveText('2');
        expect(sent().map((call) => call.status)).toEqual([status, 200]);
      },
    );
});

test('a download that breaks at 10, 50 and 99 % resumes by itself each time, and is whole', async ({
  page,
  platform,
  downloadsDir,
}) => {
  const path = await putFile(platform, CONTENT);
  // Each is a fraction of the bytes still missing. The answer after the first break is held, so that its words are seen.
  const match = { path: `/${path}` };
  platform.faults.add({ kind: 'drop-mid-body', fraction: 0.49 / 0.5, match, times: 1 });
  const second = heldAnswer(platform, { kind: 'drop-mid-body', fraction: 0.4 / 0.9, match });
  platform.faults.add({ kind: 'drop-mid-body', fraction: 0.1, match, times: 1 });
  const tray = await openTray(page);
  await startDownload(page, path);
  await expect(tray.getByText(/^Aloqa uzildi, qayta ulanilmoqda · /)).toBeVisible();
  second.release();
  await expect(tray.getByRole('button', { name: 'Ochish' })).toBeVisible();
  expect(statusesOf(platform, path)).toEqual([200, 206, 206, 206]);
  expect(namesIn(downloadsDir)).toEqual(['qaror.pdf']);
  expect(readFileSync(join(downloadsDir, 'qaror.pdf')).equals(CONTENT)).toBe(true);
});

test('two simultaneous downloads of one name get two names, both whole', async ({ page, platform, downloadsDir }) => {
  const other = randomBytes(3 * MIB);
  const paths = [await putFile(platform, CONTENT), await putFile(platform, other)];
  const held = paths.map((path) => platform.faults.hold({ match: { path: `/${path}` } }));
  const tray = await openTray(page);
  await Promise.all(paths.map((path) => startDownload(page, path)));
  await expect(tray.getByRole('button', { name: 'Yuklab olishni bekor qilish' })).toHaveCount(2);
  for (const release of held) release();
  await expect(tray.getByRole('button', { name: 'Ochish' })).toHaveCount(2);
  await expect(tray.getByRole('listitem').filter({ hasText: 'qaror (2).pdf' })).toHaveCount(1);
  expect(namesIn(downloadsDir).sort()).toEqual(['qaror (2).pdf', 'qaror.pdf']);
  const files = namesIn(downloadsDir).map((name) => readFileSync(join(downloadsDir, name)));
  for (const content of [CONTENT, other]) expect(files.some((file) => file.equals(content))).toBe(true);
});

test.describe('a full disk', () => {
  const possible = canMount();
  if (!possible) console.warn('NOT TESTED: a full disk, as this machine lets nobody mount one');
  test.skip(!possible, 'nobody may mount a disk here');

  test.afterEach(({ downloadsDir }) => unmountDisk(downloadsDir));

  test('is reported in the tray, and the download succeeds once there is room', async ({
    page,
    platform,
    downloadsDir,
  }) => {
    mkdirSync(downloadsDir);
    mountDisk(downloadsDir, '2m');
    const path = await putFile(platform, CONTENT);
    await startDownload(page, path);
    const tray = await openTray(page);
    await expect(tray.getByText("Diskda bo'sh joy yetarli emas")).toBeVisible();
    expect(namesIn(downloadsDir)).toEqual([]);

    resizeDisk(downloadsDir, '20m');
    await tray.getByRole('button', { name: 'Qayta urinish' }).click();
    await expect(tray.getByRole('button', { name: 'Ochish' })).toBeVisible();
    expect(readFileSync(join(downloadsDir, 'qaror.pdf')).equals(CONTENT)).toBe(true);
  });
});

test.describe('a platform slower than the timeout', () => {
  test.use({ appOptions: { env: { NODE_OPTIONS: `--import=${SHORT_WAITS}` } } });

  test('is reported for a download, which can be restarted, and for an upload, which is sent again only on request', async ({
    page,
    platform,
    downloadsDir,
    profileDir,
  }) => {
    const step = stepsOf(platform);
    await step('is reported for a download, which can be restarted', async (platform) => {
      const path = await putFile(platform, CONTENT);
      const end = platform.faults.add({ kind: 'latency', ms: 25_000, match: { path: `/${path}` } });
      await startDownload(page, path);
      const tray = await openTray(page);
      await expect(tray.getByText('Server javob bermadi')).toBeVisible();
      expect(namesIn(downloadsDir)).toEqual([]);
      end();
      await tray.getByRole('button', { name: 'Qayta urinish' }).click();
      await expect(tray.getByRole('button', { name: 'Ochish' })).toBeVisible();
    });

    await step('is reported for an upload, which is sent again only on request', async (platform) => {
      await goTo(page, '/app/initiatives');
      await initiativeList(page).settled();
      const file = join(profileDir, 'sekin.xlsx');
      await writeFile(file, customersWorkbook(1));
      const match = { method: 'POST', path: IMPORT_PATH };
      const end = platform.faults.add({ kind: 'latency', ms: 25_000, match });
      const sent = () => platform.calls().filter((call) => call.method === 'POST' && call.path === IMPORT_PATH).length;
      await settledCustomers(page);
      const view = await openCustomerImport(page);
      await dropFiles(view.zone, [file]);
      await expect(view.tile('Ustunlar')).toBeVisible();
      await view.confirm.click();
      await view.says(/Platforma javob bermadi: fayl yetib borgan bo'lishi ham/);
      expect(sent()).toBe(1);
      end();
      await view.dialog.getByRole('button', { name: 'Qayta yuborish' }).click();
      await sendAgain(page);
      await expect(view.tile('Qabul qilindi')).toHaveText('1');
      expect(sent()).toBe(2);
    });
  });
});
