import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { dropFiles } from '../support/drop-files.ts';
import { customersWorkbook } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { IMPORT_PATH, openCustomerImport } from './support/customer-import.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { initiativeList } from './support/initiative-list.ts';
import { stepsOf } from './support/steps.ts';

/** The platform's message: below the words of documents 0 and 2 (Z-141), instead of those of 1 (Z-166). */
const SAID = 'Platforma shunday dedi';

const said = async (page: Page, headline: string) => {
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: SAID });
  await expect(alert).toBeVisible();
  await expect(alert.getByText(headline, { exact: true })).toBeVisible();
};
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: SAID });

// Every list, record and save is in a law (`tests/unit/renderer/laws`: failures, form-pages).
test('failures are said in the words of their document: a list, files and lookups', async ({
  page,
  platform,
  profileDir,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('Z-153, R-082: a list that cannot be read says so in its words', async (platform) => {
    platform.faults.add({
      kind: 'status',
      status: 400,
      match: { method: 'GET', path: '/api/v1/funds' },
      message: SAID,
    });
    await goTo(page, '/app/funds');
    await said(page, "Yuklashda xatolik sodir bo'ldi");
  });

  await step('R-087: a failed upload of document 2 says so in its words', async (platform) => {
    platform.faults.add({ kind: 'status', status: 400, message: null, match: { method: 'POST', path: IMPORT_PATH } });
    const file = join(profileDir, 'buyurtmachilar.xlsx');
    await writeFile(file, customersWorkbook(1));
    await goTo(page, '/app/customers');
    await expect(page.getByRole('table', { name: 'Buyurtmachilar' })).toBeVisible();
    const view = await openCustomerImport(page);
    await dropFiles(view.zone, [file]);
    await expect(view.tile('Ustunlar')).toBeVisible();
    await view.confirm.click();
    const failure = view.dialog.getByRole('alert');
    await expect(failure.getByText('Xatolik', { exact: true })).toBeVisible();
    await expect(failure.getByText("Ma'lumot yuklashda xatolik sodir bo'ldi!", { exact: true })).toBeVisible();
  });

  await step('R-086, C-080: an export that fails warns in the words of its document', async (platform) => {
    await goTo(page, '/app/initiatives');
    await initiativeList(page).settled();
    const failing = "Ma'lumot yuklashda xatolik sodir bo'ldi!";
    platform.faults.add({ kind: 'status', status: 400, message: SAID, match: { path: '/api/v1/initiatives-excel' } });
    await page.getByRole('button', { name: 'Excel' }).click();
    await expect(notice(page).getByText(failing, { exact: true })).toBeVisible();
    await expect(page.getByText('Ogohlantirish', { exact: true })).toHaveCount(0);

    platform.faults.add({ kind: 'status', status: 400, message: SAID, match: { path: '/api/v1/customers/excel' } });
    await goTo(page, '/app/customers');
    await expect(page.getByRole('table', { name: 'Buyurtmachilar' })).toBeVisible();
    await page.getByRole('button', { name: 'Excel' }).click();
    await page.getByRole('menuitem', { name: 'Excelga yuklab olish' }).click();
    const warning = notice(page).filter({ hasText: 'Ogohlantirish' });
    await expect(warning.getByText(failing, { exact: true })).toBeVisible();
  });

  await step('R-084, R-085: lookups that fail are named, in filters and in toolbars', async (platform) => {
    const failing = { kind: 'status', status: 400, match: { path: '/api/v1/regions' } } as const;
    const end = platform.faults.add({ ...failing, message: SAID });
    await goTo(page, '/app/population');
    const named = page.getByRole('button', { name: `Viloyat: ${SAID}` });
    await expect(named).toBeVisible();
    end();
    platform.faults.add({ ...failing, message: null });
    await named.click();
    await expect(page.getByRole('button', { name: "Viloyatlar yuklanmadi. Qayta urinib ko'ring" })).toBeVisible();
    platform.faults.add({ kind: 'status', status: 400, message: SAID, match: { path: '/api/v1/boards' } });
    await page.reload();
    await openScreen(page, '/app/initiatives');
    await said(page, 'Doskalar yuklanmadi!');
  });
});
