import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { beforeEach, expect, test } from 'vitest';
import { caseOf } from '../../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';
import { bodiesOf } from '../../../../support/gallery/gallery-stub.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });

const gallery = galleryForEach('excel/excel-menu');
let page: Page;
beforeEach(async () => {
  page = await gallery.open();
});

test('the menu of one of several lists names it, offers the others, and says where filters do not apply', async () => {
  const menu = caseOf(page, 'excel/excel-menu').root.filter({ hasText: 'of several' });
  const open = () => menu.getByRole('button', { name: 'Excel', exact: true }).click();
  await open();
  await expectPage(page.getByRole('menu')).toHaveText(
    /^Mahalla boshqaruvi.*Exceldan yuklashBoshqa ro'yxatlarni yuklab olishMahalla moderatoriBarcha boshqaruvchilar$/,
  );
  const own = page.getByRole('menuitem', { name: 'Excelga yuklab olish' });
  await expectPage(own).toHaveAccessibleDescription("Excelga filtrlar qo'llanmaydi: butun ro'yxat saqlanadi.");
  await own.click();
  await expectPage(page.getByText("Excelga filtrlar qo'llanmaydi: butun ro'yxat saqlanadi.")).toBeVisible();
  await open();
  await page.getByRole('menuitem', { name: 'Mahalla moderatori' }).click();
  await expectPage.poll(() => bodiesOf(page, 'downloads.start')).toHaveLength(2);
  await expect
    .poll(async () => (await bodiesOf(page, 'downloads.start')).map((body) => (body as { path: string }).path))
    .toEqual(['api/v1/gallery/excel', 'api/v1/gallery/other']);
});

test('a list that is only downloaded has no import; the menu may have one for a further table', async () => {
  const menu = caseOf(page, 'excel/excel-menu').root.filter({ hasText: 'only downloaded' });
  await menu.getByRole('button', { name: 'Excel', exact: true }).click();
  await expectPage(page.getByRole('menuitem')).toHaveText([
    'Excelga yuklab olish',
    'Ovozlarni yuklab olish',
    'Ovozlarni Exceldan yuklash',
  ]);
  await page.getByRole('menuitem').last().click();
  await expectPage(page.getByRole('dialog', { name: 'Ovozlarni Exceldan yuklash' })).toBeVisible();
});
