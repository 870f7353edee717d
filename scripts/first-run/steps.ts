import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { expect, type Page } from 'playwright/test';
import { IMPORT_PATH, openCustomerImport, settledCustomers } from '../../tests/e2e/support/customer-import.ts';
import { goTo } from '../../tests/e2e/support/go-to.ts';
import { initiativeList } from '../../tests/e2e/support/initiative-list.ts';
import { openReject, REASONS } from '../../tests/e2e/support/reject-dialog.ts';
import type { Platform, PlatformUser } from '../../tests/platform/types.ts';
import type { App } from '../../tests/support/launch.ts';
import { customersWorkbook } from '../../tests/support/sample-workbook.ts';
import type { FirstStep } from './run-steps.ts';

/** What the steps work with. */
export type FirstRun = {
  platform: Platform;
  user: PlatformUser;
  /** A folder for files that are sent, and the program's folder of downloads. */
  filesDir: string;
  downloadsDir: string;
  /** What is assumed about Electron, tried out; resolves with the number of what held, throws what did not. */
  beliefs: () => Promise<number>;
  /** Starts the program. */
  launch: () => Promise<App>;
  /** The program, once it has started. */
  app?: App;
};

const MINUTE_MS = 60_000;
/** More than is in flight between two programs, in bytes: the upload is cancelled in the midst of its body. */
const LARGE = 24 * 1024 * 1024;
const LIST = '/app/initiatives';

const appOf = ({ app }: FirstRun): App => {
  if (!app) throw new Error('the program is not running');
  return app;
};

/** Opens the list, and waits longer for its first rows than a test would. */
async function openList(page: Page): Promise<void> {
  await goTo(page, LIST);
  const list = initiativeList(page);
  await list.rows.first().waitFor();
  await list.settled();
}

/** The steps in their order, all as the administrator of the stand-in platform. */
export const FIRST_STEPS: readonly FirstStep<FirstRun>[] = [
  {
    id: 'beliefs',
    title: 'What is assumed about Electron',
    needs: [],
    limitMs: 4 * MINUTE_MS,
    go: async ({ beliefs }) => `${await beliefs()} assumptions hold`,
  },
  {
    id: 'launch',
    title: 'Launch',
    needs: [],
    limitMs: MINUTE_MS,
    go: async (run) => {
      run.app = await run.launch();
      const { page } = run.app;
      page.setDefaultTimeout(MINUTE_MS / 2);
      await page.getByRole('heading', { name: 'Tizimga kirish' }).waitFor();
      return 'the sign-in page is shown';
    },
  },
  {
    id: 'sign-in',
    title: 'Sign-in',
    needs: ['launch'],
    limitMs: MINUTE_MS,
    go: async (run) => {
      const { page } = appOf(run);
      await page.getByLabel('Foydalanuvchi nomi').fill(run.user.username);
      await page.getByRole('textbox', { name: 'Parol' }).fill(run.user.password);
      await page.getByRole('img', { name: 'Misol javobi' }).waitFor();
      await page.getByPlaceholder('Javob').fill(String(run.platform.captchaAnswer()));
      await page.getByRole('button', { name: 'Kirish', exact: true }).click();
      await page.getByRole('button', { name: /Foydalanuvchi menyusi/ }).waitFor();
      return 'by name, password and captcha';
    },
  },
  {
    id: 'list',
    title: 'One list',
    needs: ['sign-in'],
    limitMs: MINUTE_MS,
    go: async (run) => {
      const { page } = appOf(run);
      await openList(page);
      return `${await initiativeList(page).total()} initiatives`;
    },
  },
  {
    id: 'decision',
    title: 'One decision',
    needs: ['sign-in'],
    limitMs: MINUTE_MS,
    go: async (run) => {
      const { page } = appOf(run);
      const initiative = run.platform.find.initiative({ waitsFor: 'moderator' });
      const view = await openReject(page, initiative);
      await view.choose(REASONS.plain);
      await view.comment.fill("Loyiha hujjatlari to'liq emas");
      await view.send.click();
      await page.getByText('Rad etish amalga oshirildi!').waitFor();
      const { stage } = run.platform.read.initiative(initiative.id);
      expect(stage, 'the platform has it').toBe('NOT_PASSED');
      return 'an initiative is rejected';
    },
  },
  {
    id: 'upload',
    title: 'One upload, cancelled',
    needs: ['sign-in'],
    limitMs: MINUTE_MS,
    go: async (run) => {
      const app = appOf(run);
      const { page } = app;
      const file = join(run.filesDir, 'buyurtmachilar.xlsx');
      const logo = { 'xl/media/logo.png': new Uint8Array(randomBytes(LARGE)) };
      writeFileSync(file, zipSync({ ...unzipSync(customersWorkbook(2)), ...logo }, { level: 0 }));
      await openList(page);
      await settledCustomers(page);
      const view = await openCustomerImport(page);
      await app.scriptDialog({ dialog: 'open-dialog', filePaths: [file] });
      await view.dialog.getByRole('button', { name: /Faylni shu yerga tashlang/ }).click();
      await view.tile('Ustunlar').waitFor();
      const match = { method: 'POST', path: IMPORT_PATH };
      const release = run.platform.faults.hold({ match });
      await view.confirm.click();
      const asked = () => run.platform.calls().some(({ method, path }) => method === 'POST' && path === IMPORT_PATH);
      await expect.poll(asked, { timeout: MINUTE_MS / 2 }).toBe(true);
      const arrived = await view.dialog.getByText('Fayl yetib bordi').isVisible();
      await view.dialog.getByRole('button', { name: 'Bekor qilish' }).click();
      await expect(view.confirm).toBeEnabled({ timeout: MINUTE_MS / 2 });
      release();
      const boxes = app.events.flatMap((event) => (event.type === 'error-box' ? [event.content] : []));
      expect(boxes, 'the program has not failed').toEqual([]);
      expect(arrived, 'cancelled before all of it was sent').toBe(false);
      return `of ${LARGE / 1024 ** 2} MiB, in the midst of it; the program goes on`;
    },
  },
  {
    id: 'download',
    title: 'One download',
    needs: ['sign-in'],
    limitMs: MINUTE_MS,
    go: async (run) => {
      const { page } = appOf(run);
      await openList(page);
      await page.getByRole('button', { name: 'Excel', exact: true }).click();
      await page.getByText('Fayl saqlandi').first().waitFor();
      const name = readdirSync(run.downloadsDir).find((one) => one.endsWith('.xlsx'));
      if (!name) throw new Error('no workbook in the folder of downloads');
      return `${name}, ${statSync(join(run.downloadsDir, name)).size} bytes`;
    },
  },
  {
    id: 'print',
    title: 'One print, as a PDF',
    needs: ['sign-in'],
    limitMs: MINUTE_MS,
    go: async (run) => {
      const { page } = appOf(run);
      await openList(page);
      await page.keyboard.press('j');
      await page.keyboard.press('ControlOrMeta+p');
      await page.getByRole('dialog', { name: 'Chop etish' }).waitFor();
      await page.keyboard.press('ControlOrMeta+s');
      await page.getByText(/^tashabbus.*\.pdf/).waitFor();
      const name = readdirSync(run.downloadsDir).find((one) => one.endsWith('.pdf'));
      const content = name ? readFileSync(join(run.downloadsDir, name)) : Buffer.alloc(0);
      expect(content.toString('latin1', 0, 5)).toBe('%PDF-');
      return `${content.length} bytes; the system's dialog for printers was not opened`;
    },
  },
  {
    id: 'open',
    title: 'One file opened',
    needs: ['download'],
    limitMs: MINUTE_MS,
    go: async (run) => {
      const app = appOf(run);
      const { page } = app;
      await openList(page);
      await page.getByRole('button', { name: /^Yuklab olishlar/ }).click();
      const tray = page.getByRole('dialog', { name: 'Yuklab olishlar' });
      await tray.getByRole('button', { name: 'Ochish', exact: true }).first().click();
      const { path } = await app.waitForEvent('open-path', MINUTE_MS / 2);
      if (!existsSync(path)) throw new Error('the opened file is not there');
      await page.keyboard.press('Escape');
      return 'handed to the program that the system has for it: please look whether it was shown';
    },
  },
  {
    id: 'sign-out',
    title: 'One sign-out',
    needs: ['sign-in'],
    limitMs: MINUTE_MS,
    go: async (run) => {
      const { page } = appOf(run);
      await openList(page);
      await page.getByRole('button', { name: /Foydalanuvchi menyusi/ }).click();
      await page.getByRole('menuitem', { name: 'Tizimdan chiqish' }).click();
      const asked = page.getByRole('dialog', { name: 'Tizimdan chiqishni istaysizmi?' });
      await asked.getByRole('button', { name: 'Ha', exact: true }).click();
      await page.waitForURL(/\/auth$/);
      await appOf(run).close();
      return 'and the program has ended in order';
    },
  },
];
