import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { dropFiles } from '../support/drop-files.ts';
import { workbookOf } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeForm as formOf } from './support/initiative-form.ts';
import { stepsOf } from './support/steps.ts';

const LIST = '/app/road-prices';
const BOARD = 'Tashabbusli budjet, 2-mavsum, 2026 yil';
const rows = (page: Page) => page.getByRole('table', { name: "Yo'l narxlari" }).locator('tr[data-row]');
const update = (page: Page) => page.getByRole('button', { name: 'Exceldan yangilash' });
const price = (page: Page) => page.getByRole('textbox', { name: 'Narxi', exact: true });

test('R-050 to R-055: prices are filtered by board, added, changed and deleted; exported, and updated for one board', {
  tag: '@journey',
}, async ({ page, platform, signIn, profileDir, downloadsDir }) => {
  const step = stepsOf(platform);
  const { home } = platform.find;
  await signIn('admin', 'later');
  await step(
    'R-050 to R-054: a price of a board is added; another region does not clear the district, the platform decides; it is changed and deleted',
    async (platform) => {
      platform.remove.roadPrice({ board_id: 61, district_id: home.id });
      await goTo(page, LIST);
      // In a list of several boards each row names its board.
      await expect(rows(page).first()).toHaveText(/ · Tashabbusli budjet, .+ yil\d/);
      await page.getByRole('combobox', { name: 'Mavsum' }).click();
      await page.getByRole('option', { name: BOARD }).click();
      await expect(page).toHaveURL(/board_id=61$/);
      await expect(rows(page).first()).toHaveText(/^1.+ tumaniAndijon viloyati\d/);

      await page.getByRole('link', { name: "Qo'shish" }).click();
      const form = formOf(page);
      await expect(form.field('Mavsum')).toBeFocused();
      await form.choose('Mavsum', '2026 yil', BOARD);
      await form.choose('Viloyat', 'toshkent sha', 'Toshkent shahri');
      await form.choose('Tuman', 'chilon', home.title);
      // The quarters are read although they are not used (Z-092).
      const quarters = { method: 'GET', path: '/api/v1/quarters' };
      const read = () => platform.calls().filter(({ path }) => path === quarters.path);
      await expect.poll(() => read().map(({ query }) => query.district_id)).toEqual([String(home.id)]);
      await form.choose('Viloyat', 'andijon', 'Andijon viloyati');
      await expect(form.field('Tuman')).toHaveValue(home.title);
      await expect(page.getByText('Tanlangan tuman boshqa viloyatda.')).toBeVisible();
      await price(page).fill('812500000,5');
      await page.getByRole('textbox', { name: 'Yarim tayyor narxi' }).fill('0');
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Tuman tanlangan viloyatga tegishli emas')).toBeVisible();
      await form.choose('Viloyat', 'toshkent sha', 'Toshkent shahri');
      await expect(page.getByText('Tanlangan tuman boshqa viloyatda.')).toHaveCount(0);
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\?board_id=61$/);
      const { id, ...added } = platform.read.roadPrice({ board_id: 61, district_id: home.id });
      expect(added).toEqual({
        ...{ board_id: 61, region_id: home.region_id, district_id: home.id, price: 812_500_000.5, half_ready_price: 0 },
      });

      // A failed read of the quarters is reported, and the form still works.
      const mend = platform.faults.add({ kind: 'status', status: 404, message: null, match: quarters });
      await goTo(page, `${LIST}/${id}`);
      await expect(page.getByText("Mahalla yuklanmadi. Qayta urinib ko'ring")).toBeVisible();
      mend();
      await expect(price(page)).toHaveValue('812 500 000,5 UZS');
      await price(page).fill('900000000');
      // A second price for a district on the same board is refused at the field.
      await form.choose('Tuman', 'yunusobod', 'Yunusobod tumani');
      await page.keyboard.press('Control+s');
      await expect(form.field('Tuman')).toHaveAccessibleDescription("Bu tuman uchun yo'l narxi kiritilgan");
      await form.choose('Tuman', 'chilon', home.title);
      await page.keyboard.press('Control+s');
      await expect(rows(page)).toHaveCount(15);
      expect(platform.read.roadPrice(id).price).toBe(900_000_000);

      const last = Math.ceil(platform.find.count('roadPrice', { board_id: 61 }) / 15);
      await goTo(page, `${LIST}?board_id=61&page=${last}`);
      const row = rows(page).filter({ hasText: home.title });
      await row.getByRole('button', { name: "O'chirish" }).click();
      await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha', exact: true }).click();
      await expect(row).toHaveCount(0);
    },
  );

  await step(
    'R-051, R-055: prices are exported for all boards or for one; the update is for one, by default the chosen board',
    async (platform) => {
      const file = join(profileDir, 'narxlar.xlsx');
      await writeFile(
        file,
        workbookOf([
          ['Viloyat', 'Tuman', 'Narxi', 'Yarim tayyor narxi'],
          ['Toshkent shahri', home.title, '700000000', '400000000'],
          ['Atlantida', 'Markaz', '1', '1'],
        ]),
      );
      await goTo(page, LIST);
      const save = page.getByRole('button', { name: 'Yuklash', exact: true });
      await save.click();
      await expect(page.getByText('Fayl saqlandi')).toBeVisible();
      await expect(update(page)).toHaveCount(0);
      await goTo(page, `${LIST}?board_id=49`);
      await save.click();
      await expect.poll(() => readdir(downloadsDir)).toHaveLength(2);
      const exports = platform.calls().filter(({ path }) => path === '/api/v1/road-prices/excel');
      expect(exports.map(({ query }) => query.board_id)).toEqual([undefined, '49']);

      await update(page).click();
      const dialog = page.getByRole('dialog', { name: "Yo'l narxlarini Exceldan yangilash" });
      await expect(dialog.getByRole('combobox', { name: 'Mavsum' })).toHaveValue(
        'Tashabbusli budjet, 2-mavsum, 2025 yil',
      );
      await dropFiles(dialog.locator('[data-drop-zone]'), [file]);
      await expect(dialog.getByRole('table')).toBeVisible();
      await dialog.getByRole('button', { name: 'Yuklash', exact: true }).click();
      await expect(dialog.getByRole('list', { name: "O'tmagan qatorlar" })).toContainText(
        "Bunday viloyat yoki tuman yo'q",
      );
      expect(platform.read.roadPrice({ board_id: 49, district_id: home.id })).toMatchObject({
        ...{ price: 700_000_000, half_ready_price: 400_000_000 },
      });
    },
  );
});
