import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { expect } from 'playwright/test';
import { IMPORT_PATH, openCustomerImport, settledCustomers } from '../../tests/e2e/support/customer-import.ts';
import { customersWorkbook } from '../../tests/support/sample-workbook.ts';
import { appOf, type FirstRun, MINUTE_MS, openList } from './context.ts';
import type { FirstStep } from './run-steps.ts';

/** More than is in flight between two programs, in bytes: the upload is cancelled in the midst of its body. */
const LARGE = 24 * 1024 * 1024;
/** Steps with files: sent, saved, printed, opened. */
export const FILE_STEPS: readonly FirstStep<FirstRun>[] = [
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
];
