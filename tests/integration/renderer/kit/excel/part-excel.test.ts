import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dropFiles } from '../../../../support/drop-files.ts';
import { caseOf } from '../../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';
import { bodiesOf } from '../../../../support/gallery/gallery-stub.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });

const gallery = galleryForEach('excel/part-excel');
let page: Page;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kit-part-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  page = await gallery.open();
});

const open = async (item: string) => {
  await caseOf(page, 'excel/part-excel').root.getByRole('button', { name: 'Excel', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};
const dialog = () => page.getByRole('dialog');
const chooseSeason = async (season: string) => {
  await dialog().getByLabel('Mavsum').click();
  await page.getByRole('option', { name: season }).click();
};

test('the export asks for the part, and closing it clears the error', async () => {
  await open('Excelga yuklab olish');
  await dialog().getByRole('button', { name: 'Yuklab olish' }).click();
  await expectPage(dialog().getByText('Majburiy maydon')).toBeVisible();
  await dialog().getByRole('button', { name: 'Bekor qilish' }).click();
  await expectPage(dialog()).toHaveCount(0);
  await open('Excelga yuklab olish');
  await expectPage(dialog().getByLabel('Mavsum')).toBeVisible();
  await expectPage(dialog().getByText('Majburiy maydon')).toHaveCount(0);
  expect(await bodiesOf(page, 'downloads.start')).toEqual([]);
  await chooseSeason('2');
  await dialog().getByRole('button', { name: 'Yuklab olish' }).click();
  await expectPage(dialog()).toHaveCount(0);
  await expect
    .poll(() => bodiesOf(page, 'downloads.start'))
    .toEqual([{ path: 'api/v1/gallery/excel', query: { season: 2 }, suggestedName: 'mavsum-2.xlsx' }]);
});

test('the import asks for the part and the file together, and starts empty the next time', async () => {
  const file = join(folder, 'mavsum.xlsx');
  await writeFile(file, 'x');
  await open('Exceldan yuklash');
  const confirm = dialog().getByRole('button', { name: 'Yuklash', exact: true });
  await confirm.click();
  await expectPage(dialog().getByText('Majburiy maydon')).toHaveCount(2);
  await dropFiles(dialog().locator('[data-drop-zone]'), [file]);
  await expectPage(dialog().getByText('2 ta varaq')).toBeVisible();
  await confirm.click();
  expect(await bodiesOf(page, 'files.upload')).toEqual([]);
  await chooseSeason('1');
  await confirm.click();
  await expectPage(caseOf(page, 'excel/part-excel').holds).toHaveText('1');
  await expect
    .poll(() => bodiesOf(page, 'files.upload'))
    .toMatchObject([{ path: 'api/v1/gallery/excel', field: 'file', fields: { season: '1' } }]);
  await dialog().locator('footer').getByRole('button', { name: 'Yopish' }).click();
  await open('Exceldan yuklash');
  await expectPage(dialog().getByLabel('Mavsum')).toHaveValue('');
  await expectPage(dialog().getByText('Majburiy maydon')).toHaveCount(0);
});

test('a lost answer: the list is refetched, since the file may have been accepted', async () => {
  const file = join(folder, 'mavsum.xlsx');
  await writeFile(file, 'x');
  await open('Exceldan yuklash');
  await dropFiles(dialog().locator('[data-drop-zone]'), [file]);
  await chooseSeason('1');
  await expectPage(dialog().getByText('2 ta varaq')).toBeVisible();
  const confirm = dialog().getByRole('button', { name: /^(Yuklash|Qayta yuborish)$/ });
  const { holds } = caseOf(page, 'excel/part-excel');
  await page.evaluate(() => window.stub.fail('files.upload', { kind: 'invalid', status: 400 }));
  await confirm.click();
  await expectPage(dialog().getByRole('alert')).toBeVisible();
  await expectPage(holds).toHaveText('0');
  await page.evaluate(() => {
    window.stub.mend();
    window.stub.fail('files.upload', { kind: 'network' });
  });
  await confirm.click();
  await expectPage(dialog().getByRole('alert')).toContainText('Fayl qayta yuborilsinmi?');
  await expectPage(holds).toHaveText('1');
});
