import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Platform } from '../platform/types.ts';
import { serious } from '../support/axe.ts';
import { dropFiles } from '../support/drop-files.ts';
import { workbookOf } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeForm as formOf } from './support/initiative-form.ts';
import { stepsOf } from './support/steps.ts';

const PATH = '/api/v1/road-prices';
const LIST = '/app/road-prices';
const BOARD = 'Tashabbusli budjet, 2-mavsum, 2026 yil';
const rows = (page: Page) => page.getByRole('table', { name: "Yo'l narxlari" }).locator('tr[data-row]');
const update = (page: Page) => page.getByRole('button', { name: 'Exceldan yangilash' });
const callsOf = (platform: Platform, method: string, path = PATH) =>
  platform.calls().filter((call) => call.method === method && call.path === path);

test('R-050 to R-055: prices are filtered by board, added, changed and deleted; exported, and updated for one board', {
  tag: '@journey',
}, async ({ page, platform, signIn, profileDir, downloadsDir }) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'R-050 to R-054: prices are filtered by board, added with every message, changed without clearing, deleted',
    async (platform) => {
      const { home } = platform.find;
      platform.remove.roadPrice({ board_id: 61, district_id: home.id });
      await goTo(page, LIST);
      await expect(rows(page)).toHaveCount(15);
      await expect(page.getByRole('columnheader')).toHaveText([
        ...['№', 'TumanViloyat', 'NarxiUZS', 'Yarim tayyor narxiUZS', 'Amallar'],
      ]);
      // In a list of several boards each row names its board.
      await expect(rows(page).first()).toHaveText(
        /^1.+ tumaniAndijon viloyati · Tashabbusli budjet, .+ yil\d{3}\s000\s000\d{3}\s000\s000$/,
      );
      await expect(update(page)).toHaveCount(0);
      expect(await serious(page)).toEqual([]);
      await page.getByRole('combobox', { name: 'Mavsum' }).click();
      await page.getByRole('option', { name: BOARD }).click();
      await expect(page).toHaveURL(/board_id=61$/);
      await expect(rows(page).first()).toHaveText(/^1.+ tumaniAndijon viloyati\d/);
      const asked = () => callsOf(platform, 'GET').at(-1)?.query;
      await expect.poll(asked).toEqual({ cache: 'off', board_id: '61', limit: '15', offset: '0' });
      await expect(update(page)).toBeVisible();

      await page.getByRole('link', { name: "Qo'shish" }).click();
      const form = formOf(page);
      await expect(form.field('Mavsum')).toBeFocused();
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Majburiy maydon')).toHaveCount(5);
      expect(await serious(page)).toEqual([]);
      await form.choose('Mavsum', '2026 yil', BOARD);
      await form.choose('Viloyat', 'toshkent sha', 'Toshkent shahri');
      await form.choose('Tuman', 'chilon', home.title);
      // The quarters are read although they are not used (Z-092).
      await expect.poll(() => callsOf(platform, 'GET', '/api/v1/quarters').length).toBe(1);
      expect(callsOf(platform, 'GET', '/api/v1/quarters')[0]?.query.district_id).toBe(String(home.id));
      await form.choose('Viloyat', 'andijon', 'Andijon viloyati');
      await expect(form.field('Tuman')).toHaveValue(home.title);
      await expect(page.getByText('Tanlangan tuman boshqa viloyatda.')).toBeVisible();
      await page.getByRole('textbox', { name: 'Narxi', exact: true }).fill('812500000,5');
      await page.getByRole('textbox', { name: 'Yarim tayyor narxi' }).fill('0');
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Tuman tanlangan viloyatga tegishli emas')).toBeVisible();
      await form.choose('Viloyat', 'toshkent sha', 'Toshkent shahri');
      await expect(page.getByText('Tanlangan tuman boshqa viloyatda.')).toHaveCount(0);
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('status').filter({ hasText: 'Tabriklaymiz' })).toContainText(
        'Muvafaqiyatli saqlandi',
      );
      await expect(page).toHaveURL(/\?board_id=61$/);
      const { id, ...added } = platform.read.roadPrice({ board_id: 61, district_id: home.id });
      expect(added).toEqual({
        ...{ board_id: 61, region_id: home.region_id, district_id: home.id, price: 812_500_000.5, half_ready_price: 0 },
      });

      // A failed read of the quarters is reported, and the form still works.
      const quarters = { method: 'GET', path: '/api/v1/quarters' };
      platform.faults.add({ kind: 'status', status: 404, message: null, match: quarters, times: 1 });
      await goTo(page, `${LIST}/${id}`);
      await expect(page.getByText("Mahalla yuklanmadi. Qayta urinib ko'ring")).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Narxi', exact: true })).toHaveValue('812 500 000,5 UZS');
      await page.getByRole('textbox', { name: 'Narxi', exact: true }).fill('900000000');
      // A second price for a district on the same board is refused at the field.
      await form.choose('Tuman', 'yunusobod', 'Yunusobod tumani');
      await page.keyboard.press('Control+s');
      await expect(page.getByText("Bu tuman uchun yo'l narxi kiritilgan")).toBeVisible();
      await form.choose('Tuman', 'chilon', home.title);
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(new RegExp(`${LIST}$`));
      expect(platform.read.roadPrice(id).price).toBe(900_000_000);

      await goTo(
        page,
        `${LIST}?board_id=61&page=${Math.ceil(platform.find.count('roadPrice', { board_id: 61 }) / 15)}`,
      );
      const row = rows(page).filter({ hasText: home.title });
      await row.getByRole('button', { name: "O'chirish" }).click();
      await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha', exact: true }).click();
      await expect(page.getByText("Muvaffaqqiyatli o'chirildi")).toBeVisible();
      await expect(row).toHaveCount(0);
    },
  );

  await step(
    'R-051, R-055: prices are exported for all boards or for one; the update is for one, by default the chosen board',
    async (platform) => {
      const { home } = platform.find;
      const file = join(profileDir, 'narxlar.xlsx');
      const header = ['Viloyat', 'Tuman', 'Narxi', 'Yarim tayyor narxi'];
      await writeFile(
        file,
        workbookOf([
          header,
          ['Toshkent shahri', home.title, '700000000', '400000000'],
          ['Atlantida', 'Markaz', '1', '1'],
        ]),
      );
      await goTo(page, LIST);
      const save = page.getByRole('button', { name: 'Yuklash', exact: true });
      await save.click();
      await expect(page.getByText('Fayl saqlandi')).toBeVisible();
      await goTo(page, `${LIST}?board_id=49`);
      await save.click();
      await expect
        .poll(() => callsOf(platform, 'GET', `${PATH}/excel`).map(({ query }) => query.board_id))
        .toEqual([undefined, '49']);
      await expect.poll(() => readdir(downloadsDir)).toHaveLength(2);

      await update(page).click();
      const dialog = page.getByRole('dialog', { name: "Yo'l narxlarini Exceldan yangilash" });
      const board = dialog.getByRole('combobox', { name: 'Mavsum' });
      await expect(board).toHaveValue('Tashabbusli budjet, 2-mavsum, 2025 yil');
      await dropFiles(dialog.locator('[data-drop-zone]'), [file]);
      await expect(dialog.getByRole('table')).toBeVisible();
      await board.click();
      await page.getByRole('option', { name: BOARD }).click();
      expect(await serious(page)).toEqual([]);
      // Closed and reopened, the dialog starts afresh.
      await dialog.getByRole('button', { name: 'Bekor qilish' }).click();
      await update(page).click();
      await expect(board).toHaveValue('Tashabbusli budjet, 2-mavsum, 2025 yil');
      await dropFiles(dialog.locator('[data-drop-zone]'), [file]);
      await expect(dialog.getByRole('table')).toBeVisible();
      await dialog.getByRole('button', { name: 'Yuklash', exact: true }).click();
      await expect(dialog.getByRole('list', { name: "O'tmagan qatorlar" })).toContainText(
        "Bunday viloyat yoki tuman yo'q",
      );
      expect(platform.read.roadPrice({ board_id: 49, district_id: home.id })).toMatchObject({
        price: 700_000_000,
        half_ready_price: 400_000_000,
      });
    },
  );
});
