import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Platform } from '../platform/types.ts';
import { dropFiles } from '../support/drop-files.ts';
import { customersWorkbook } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { IMPORT_PATH, openCustomerImport } from './support/customer-import.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { initiativeList } from './support/initiative-list.ts';
import { goOnTo } from './support/screens/walk.ts';
import { stepsOf } from './support/steps.ts';

/** The platform's message in each test: below the words of documents 0 and 2 (Z-141), instead of those of 1 (Z-166). */
const SAID = 'Platforma shunday dedi';

/** A list of each document; every other one is in a law (`tests/unit/renderer/laws/failures.test.ts`). */
const LISTS = [
  ['/app/initiatives', '/api/v1/moderators/initiatives', "Ma'lumot yuklashda xatolik sodir bo'ldi!"],
  ['/app/news', '/api/v1/admin/news', "Ma'lumot yuklashda xatolik sodir bo'ldi!"],
  ['/app/funds', '/api/v1/funds', "Yuklashda xatolik sodir bo'ldi"],
] as const;

/** Records whose words differ. */
const RECORDS = [
  ['/app/news/add/1', '/api/v1/admin/news/1', "Ma'lumot yuklashda xatolik sodir bo'ldi!"],
  ['/app/faq/list/1', '/api/v1/faqs/1', "Hatolik qayta urinib ko'ring"],
  ['/app/quarters/1', '/api/v1/quarters/1', "Mahalla yuklanmadi. Qayta urinib ko'ring"],
  ['/app/funds/1', '/api/v1/funds/1', "Ma'lumot yuklashda xatolik sodir bo'ldi. Iltimos, qayta urinib ko'ring."],
] as const;

const said = async (page: Page, headline: string) => {
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: SAID });
  await expect(alert).toBeVisible();
  await expect(alert.getByText(headline, { exact: true })).toBeVisible();
};

/** Screens of document 1, whose message stands instead of the words. */
const OF_DOCUMENT_1 = new Set<string>([LISTS[1], ...RECORDS.slice(0, 3)].map(([address]) => address));

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: SAID });

/** Opens an address whose call fails, and waits until its page says so. */
async function openFailing(
  page: Page,
  platform: Platform,
  [address, path, headline]: readonly [string, string, string],
) {
  const failing = { kind: 'status', status: 400, match: { method: 'GET', path } } as const;
  const end = platform.faults.add({ ...failing, message: SAID });
  // The previous page may show the same words, and stays until this one has been loaded.
  const open = new URL(page.url()).pathname === address ? openScreen : goOnTo;
  await open(page, `${address}${address.endsWith('/1') ? '' : '?size=50'}`);
  if (!OF_DOCUMENT_1.has(address)) return said(page, headline);
  await said(page, SAID);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.getByText(headline, { exact: true })).toHaveCount(0);
  end();
  platform.faults.add({ ...failing, message: null });
  await alert.getByRole('button', { name: 'Qayta urinish' }).click();
  await expect(alert.getByText(headline, { exact: true })).toBeVisible();
}

test('failures are said in the words of their document: lists, records, saves, files and lookups', async ({
  page,
  platform,
  profileDir,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', '/app/initiatives');
  await initiativeList(page).settled();
  for (const list of LISTS)
    await step(`Z-153, R-082, Q-019: a list that cannot be read says so in its words: ${list[0]}`, (platform) =>
      openFailing(page, platform, list),
    );

  for (const record of RECORDS)
    await step(
      `Z-153, R-082: a record that cannot be read says so in the words of its document: ${record[0]}`,
      (platform) => openFailing(page, platform, record),
    );

  await step('R-083, R-088: a failed save of document 2 says so in its words', async (platform) => {
    const path = /^\/api\/v1\/funds\/\d+$/;
    platform.faults.add({ kind: 'status', status: 400, message: SAID, match: { method: 'PUT', path } });
    await goTo(page, `/app/funds/${platform.find.fund().id}`);
    await page.getByRole('textbox', { name: 'Nomi: English' }).fill('Fund');
    await page.keyboard.press('Control+s');
    await said(page, 'Xatolik');
    await said(page, "Iltimos, qayta urinib ko'ring.");
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Yozganlaringiz joyida.');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Chiqish', exact: true }).click();
  });

  await step('Q-011, Z-166: a failed save of a record of document 1 says what the platform says', async (platform) => {
    const { id } = platform.find.quarter();
    const path = `/api/v1/quarters/${id}`;
    platform.faults.add({ kind: 'status', status: 400, message: SAID, match: { method: 'PUT', path } });
    await goTo(page, `/app/quarters/${id}`);
    await page.getByRole('textbox', { name: 'Mahalla nomi' }).fill('Yangi nom');
    await page.keyboard.press('Control+s');
    await said(page, 'Xatolik');
    await expect(page.getByText("Iltimos, qayta urinib ko'ring.", { exact: true })).toHaveCount(0);
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
