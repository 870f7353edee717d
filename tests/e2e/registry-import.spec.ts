import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { dropFiles } from '../support/drop-files.ts';
import { officeTable } from '../support/libre-office.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { openRow, type RowAddress } from './support/open-row.ts';
import { registryIn, withRegistry } from './support/registry-editor.ts';
import { stepsOf } from './support/steps.ts';

const PATH = '/api/v1/initiatives-excel-products';
const HEADER = ['Mahsulot', 'Narxi', 'Soni'];
const POLE = ['Beton tayanch', '2100000', '15'];
const CABLE = ['SIP kabel, 100 m', '4650000', '20'];
const UNKNOWN = ['Televizor', '5000000', '1'];

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

/** Opens the import of a passed initiative; returns its dialog. */
async function openImport(page: Page, initiative: RowAddress, go = goTo): Promise<Locator> {
  const row = await openRow(page, initiative, go);
  await row.getByRole('button', { name: 'Reyestrni fayldan yuklash' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reyestrni fayldan yuklash' });
  await expect(dialog).toBeVisible();
  return dialog;
}

const tile = (dialog: Locator, label: string) =>
  dialog.getByRole('term').filter({ hasText: label }).locator('xpath=../dd');

test('a registry is imported from LibreOffice and csv; a change meanwhile is said, and an ended session keeps the file', async ({
  page,
  platform,
  profileDir,
  signIn,
}) => {
  test.slow();
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'a newer file replaces the older one; a LibreOffice file and a csv become the registry',
    async (platform) => {
      const bought = withRegistry(platform);
      const { id } = bought;
      platform.initiatives.change(id, { stage: 'PASSED' });
      const workbook = await officeTable(join(profileDir, 'fayllar'), 'reyestr', [HEADER, POLE, CABLE, UNKNOWN]);
      const text = join(profileDir, 'reyestr-2.csv');
      await writeFile(text, [HEADER, POLE].map((cells) => cells.join(';')).join('\n'));

      let dialog = await openImport(page, bought);
      const zone = () => dialog.locator('[data-drop-zone]');
      const send = () => dialog.getByRole('button', { name: 'Yuklash', exact: true });
      await send().click();
      await expect(dialog.getByRole('alert').filter({ hasText: 'Majburiy maydon' })).toBeVisible();
      await dropFiles(zone(), [text]);
      await expect(dialog.getByText('reyestr-2.csv')).toBeVisible();
      // The file's preview moves the drop zone.
      await expect(tile(dialog, "Ma'lumot qatorlari")).toHaveText('1');
      await dropFiles(zone(), [workbook]);
      await expect(dialog.getByText('reyestr.xlsx')).toBeVisible();
      await expect(dialog.getByText('reyestr-2.csv')).toHaveCount(0);
      await expect(tile(dialog, "Ma'lumot qatorlari")).toHaveText('3');
      await send().click();
      await expect(tile(dialog, 'Qabul qilindi')).toHaveText('2');
      await expect(dialog.getByRole('list', { name: "O'tmagan qatorlar" })).toContainText('4-qator');
      await expect(page.getByText('Muvoffaqiyatli yuklandi')).toHaveCount(0);
      expect(registryIn(platform, id)).toEqual([
        ['SIP kabel, 100 m', 4_650_000, 20, 4_650_000, 20],
        ['Beton tayanch', 2_100_000, 15, 2_100_000, 15],
      ]);
      await dialog.locator('footer').getByRole('button', { name: 'Yopish' }).click();

      dialog = await openImport(page, bought);
      await dropFiles(zone(), [text]);
      await expect(tile(dialog, "Ma'lumot qatorlari")).toHaveText('1');
      await send().click();
      await expect(page.getByText('Muvoffaqiyatli yuklandi')).toBeVisible();
      await expect(tile(dialog, 'Qabul qilindi')).toHaveText('1');
      expect(registryIn(platform, id)).toEqual([['Beton tayanch', 2_100_000, 15, 2_100_000, 15]]);
      const sent = platform.calls().filter(({ path }) => path === PATH);
      expect(sent.map(({ method, status, body }) => [method, status, body])).toEqual([
        ['POST', 200, expect.objectContaining({ initiative_id: String(id) })],
        ['POST', 200, expect.objectContaining({ initiative_id: String(id) })],
      ]);
    },
  );

  await step(
    'a stage changed meanwhile is refused with the reason, and a session that ends keeps the file',
    async (platform) => {
      const bought = withRegistry(platform);
      const { id } = bought;
      platform.initiatives.change(id, { stage: 'PASSED' });
      const file = join(profileDir, 'reyestr.csv');
      await writeFile(file, [HEADER, POLE].map((cells) => cells.join(';')).join('\n'));
      let dialog = await openImport(page, bought);
      const send = () => dialog.getByRole('button', { name: 'Yuklash', exact: true });
      await dropFiles(dialog.locator('[data-drop-zone]'), [file]);
      await expect(tile(dialog, "Ma'lumot qatorlari")).toHaveText('1');
      platform.initiatives.change(id, { stage: 'NOT_PASSED' });
      await send().click();
      await expect(dialog.getByRole('alert')).toContainText(
        'Reyestr fayli faqat qabul qilingan tashabbuslarga yuklanadi',
      );
      platform.initiatives.change(id, { stage: 'PASSED' });
      platform.faults.add({ kind: 'expired-token', match: { method: 'POST', path: PATH }, times: 1 });
      await send().click();
      await expect(page.getByRole('heading', { name: 'Tizimga kirish' })).toBeVisible();

      await signIn('admin', 'later');
      dialog = await openImport(page, bought, openScreen);
      await expect(dialog.getByText('reyestr.csv')).toBeVisible();
      await send().click();
      await expect(tile(dialog, 'Qabul qilindi')).toHaveText('1');
      expect(registryIn(platform, id)).toEqual([['Beton tayanch', 2_100_000, 15, 2_100_000, 15]]);
    },
  );
});
