import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Platform } from '../platform/types.ts';
import { dropFiles } from '../support/drop-files.ts';
import { customersWorkbook } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { IMPORT_PATH, openCustomerImport } from './support/customer-import.ts';
import { openScreen } from './support/go-to.ts';
import { initiativeList } from './support/initiative-list.ts';
import { goOnTo } from './support/screens/walk.ts';

/** The platform's message in each test: below the words of documents 0 and 2 (Z-141), instead of those of 1 (Z-166). */
const SAID = 'Platforma shunday dedi';

const LISTS = {
  'document 0': [['/app/initiatives', '/api/v1/moderators/initiatives', "Ma'lumot yuklashda xatolik sodir bo'ldi!"]],
  'document 1': [
    ['/app/news', '/api/v1/admin/news', "Ma'lumot yuklashda xatolik sodir bo'ldi!"],
    ['/app/green-budget', '/api/v1/admin/green-budget', "Ma'lumot yuklashda xatolik sodir bo'ldi!"],
    ['/app/contacts', '/api/v1/contact', "Ma'lumot yuklashda xatolik sodir bo'ldi!"],
    ['/app/call-me-back', '/api/v2/info/suggestions/call-me-back', "Ma'lumot yuklashda xatolik sodir bo'ldi!"],
    ['/app/budget-params', '/api/v1/budget-params', "Ma'lumot yuklashda xatolik sodir bo'ldi..."],
    ['/app/budget-citizen', '/api/v1/budget-citizens', "Ma'lumot yuklashda xatolik sodir bo'ldi..."],
    ['/app/regulatory-documents', '/api/v1/posts/legislation', "Ma'lumot yuklashda xatolik sodir bo'ldi!"],
    ['/app/forum', '/api/v2/info/forum/filter', "Ma'lumot yuklashda xatolik sodir bo'ldi!"],
    ['/app/faq/list', '/api/v1/faqs', "Hatolik qayta urinib ko'ring"],
    ['/app/suggestions', '/api/v2/info/suggestions', "Ma'lumot yuklashda xatolik sodir bo'ldi!"],
    ['/app/appeals', '/api/v1/questions', "Ma'lumot yuklashda xatolik sodir bo'ldi!"],
    ['/app/answer-templates', '/api/v1/answer-template', "Ma'lumot yuklashda xatolik sodir bo'ldi!"],
    ['/app/population', '/api/v1/citizens-count', "Ma'lumot yuklashda xatolik sodir bo'ldi!"],
    ['/app/quarters', '/api/v1/quarters', "Yuklashda xatolik sodir bo'ldi"],
  ],
  'document 2': [
    ['/app/funds', '/api/v1/funds', "Yuklashda xatolik sodir bo'ldi"],
    ['/app/ministries', '/api/v1/ministries', "Yuklashda xatolik sodir bo'ldi"],
    ['/app/ministries-execution', '/api/v1/ministries-execution', "Yuklashda xatolik sodir bo'ldi"],
    ['/app/consolidated-budgets', '/api/v1/consolidated-budgets', "Yuklashda xatolik sodir bo'ldi"],
    ['/app/state-target-funds', '/api/v1/state-target-funds', "Yuklashda xatolik sodir bo'ldi"],
    ['/app/customers', '/api/v1/customers', "Yuklashda xatolik sodir bo'ldi"],
    ['/app/expences', '/api/v1/expences', "Yuklashda xatolik sodir bo'ldi"],
    ['/app/economic-classifications', '/api/v1/economic-classifications', "Yuklashda xatolik sodir bo'ldi"],
    ['/app/state-budget', '/api/v1/state-budget-indicators', "Yuklashda xatolik sodir bo'ldi"],
    ['/app/school-boards', '/api/v1/my-school/boards', "Yuklashda xatolik sodir bo'ldi"],
    ['/app/school-templates', '/api/v1/my-school/initiative-templates', "Yuklashda xatolik sodir bo'ldi"],
  ],
} as const;

const RECORDS = [
  ['/app/news/add/1', '/api/v1/admin/news/1', "Ma'lumot yuklashda xatolik sodir bo'ldi!"],
  ['/app/contacts/1', '/api/v1/contact', "Ma'lumot yuklashda xatolik sodir bo'ldi!"],
  ['/app/budget-params/1', '/api/v1/budget-params/1', "Ma'lumot yuklashda xatolik sodir bo'ldi!"],
  ['/app/budget-citizen/1', '/api/v1/budget-citizens/1', "Ma'lumot yuklashda xatolik sodir bo'ldi!"],
  ['/app/regulatory-documents/1', '/api/v1/posts/legislation/1', "Ma'lumot yuklashda xatolik sodir bo'ldi!"],
  ['/app/forum/1', '/api/v2/info/forum/1', "Ma'lumot yuklashda xatolik sodir bo'ldi!"],
  ['/app/faq/list/1', '/api/v1/faqs/1', "Hatolik qayta urinib ko'ring"],
  ['/app/population/1', '/api/v1/citizens-count/1', "Ma'lumot yuklashda xatolik sodir bo'ldi!"],
  ['/app/quarters/1', '/api/v1/quarters/1', "Mahalla yuklanmadi. Qayta urinib ko'ring"],
  ...['funds', 'ministries', 'ministries-execution', 'consolidated-budgets', 'state-target-funds', 'customers'].map(
    (path) =>
      [
        `/app/${path}/1`,
        `/api/v1/${path}/1`,
        "Ma'lumot yuklashda xatolik sodir bo'ldi. Iltimos, qayta urinib ko'ring.",
      ] as const,
  ),
] as const;

const said = async (page: Page, headline: string) => {
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: SAID });
  await expect(alert).toBeVisible();
  await expect(alert.getByText(headline, { exact: true })).toBeVisible();
};

/** Screens of document 1, whose message stands instead of the words. */
const OF_DOCUMENT_1 = new Set<string>([...LISTS['document 1'], ...RECORDS.slice(0, 9)].map(([address]) => address));

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: SAID });

test.beforeEach(async ({ page, signIn }) => {
  await signIn('admin');
  await initiativeList(page).settled();
});

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

for (const [of, lists] of Object.entries(LISTS)) {
  test(`Z-153, R-082, Q-019: a list of ${of} that cannot be read says so in its words`, async ({ page, platform }) => {
    for (const [address, path, headline] of lists) {
      platform.faults.clear();
      await openFailing(page, platform, [address, path, headline]);
    }
  });
}

test('Z-153, R-082: a record that cannot be read says so in the words of its document', async ({ page, platform }) => {
  for (const record of RECORDS) await openFailing(page, platform, record);
});

test('R-083, R-088, Q-014: a failed save or delete of document 2 says so in its words', async ({ page, platform }) => {
  const path = /^\/api\/v1\/funds\/\d+$/;
  for (const method of ['PUT', 'DELETE'])
    platform.faults.add({ kind: 'status', status: 400, message: SAID, match: { method, path } });
  await openScreen(page, `/app/funds/${platform.find.fund().id}`);
  await page.getByRole('textbox', { name: 'Nomi: English' }).fill('Fund');
  await page.keyboard.press('Control+s');
  await said(page, 'Xatolik');
  await said(page, "Iltimos, qayta urinib ko'ring.");
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Yozganlaringiz joyida.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Chiqish', exact: true }).click();
  await page.getByRole('table').locator('tr[data-row]').first().focus();
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Ha', exact: true }).click();
  await expect(notice(page).getByText('Xatolik', { exact: true })).toBeVisible();
  await expect(notice(page).getByText("Iltimos, qayta urinib ko'ring", { exact: true })).toBeVisible();
});

test('Q-011, Z-166: a failed save of a record of document 1 says what the platform says', async ({
  page,
  platform,
}) => {
  const { id } = platform.find.quarter();
  const path = `/api/v1/quarters/${id}`;
  platform.faults.add({ kind: 'status', status: 400, message: SAID, match: { method: 'PUT', path } });
  await openScreen(page, `/app/quarters/${id}`);
  await page.getByRole('textbox', { name: 'Mahalla nomi' }).fill('Yangi nom');
  await page.keyboard.press('Control+s');
  await said(page, 'Xatolik');
  await expect(page.getByText("Iltimos, qayta urinib ko'ring.", { exact: true })).toHaveCount(0);
});

test('Q-014: a failed deletion of a record of document 1 says so in its words', async ({ page, platform }) => {
  platform.faults.add({ kind: 'status', status: 400, message: null, match: { method: 'DELETE' } });
  await openScreen(page, '/app/news');
  await page.getByRole('table', { name: 'Yangiliklar' }).locator('tr[data-row]').first().focus();
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Ha', exact: true }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Xatolik' });
  await expect(failure.getByText("Iltimos, qayta urinib ko'ring", { exact: true })).toBeVisible();
});

test('R-087: a failed upload of document 2 says so in its words', async ({ page, platform, profileDir }) => {
  platform.faults.add({ kind: 'status', status: 400, message: null, match: { method: 'POST', path: IMPORT_PATH } });
  const file = join(profileDir, 'buyurtmachilar.xlsx');
  await writeFile(file, customersWorkbook(1));
  await openScreen(page, '/app/customers');
  await expect(page.getByRole('table', { name: 'Buyurtmachilar' })).toBeVisible();
  const view = await openCustomerImport(page);
  await dropFiles(view.zone, [file]);
  await expect(view.tile('Ustunlar')).toBeVisible();
  await view.confirm.click();
  const failure = view.dialog.getByRole('alert');
  await expect(failure.getByText('Xatolik', { exact: true })).toBeVisible();
  await expect(failure.getByText("Ma'lumot yuklashda xatolik sodir bo'ldi!", { exact: true })).toBeVisible();
});

test('R-086, C-080: an export that fails warns in the words of its document', async ({ page, platform }) => {
  const failing = "Ma'lumot yuklashda xatolik sodir bo'ldi!";
  platform.faults.add({ kind: 'status', status: 400, message: SAID, match: { path: '/api/v1/initiatives-excel' } });
  await page.getByRole('button', { name: 'Excel' }).click();
  await expect(notice(page).getByText(failing, { exact: true })).toBeVisible();
  await expect(page.getByText('Ogohlantirish', { exact: true })).toHaveCount(0);

  platform.faults.add({ kind: 'status', status: 400, message: SAID, match: { path: '/api/v1/customers/excel' } });
  await openScreen(page, '/app/customers');
  await expect(page.getByRole('table', { name: 'Buyurtmachilar' })).toBeVisible();
  await page.getByRole('button', { name: 'Excel' }).click();
  await page.getByRole('menuitem', { name: 'Excelga yuklab olish' }).click();
  const warning = notice(page).filter({ hasText: 'Ogohlantirish' });
  await expect(warning.getByText(failing, { exact: true })).toBeVisible();
});

test('R-084, R-085: lookups that fail are named, in filters and in toolbars', async ({ page, platform }) => {
  const failing = { kind: 'status', status: 400, match: { path: '/api/v1/regions' } } as const;
  const end = platform.faults.add({ ...failing, message: SAID });
  await openScreen(page, '/app/population');
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
