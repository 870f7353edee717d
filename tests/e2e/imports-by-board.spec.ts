import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Platform } from '../platform/types.ts';
import { dropFiles } from '../support/drop-files.ts';
import { workbookOf } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { stepsOf } from './support/steps.ts';

const board = (page: Page) => page.getByRole('combobox', { name: 'Mavsum' });
const send = (page: Page) => page.getByRole('button', { name: 'Yuklash', exact: true });
const callsOf = (platform: Platform, path: string) => platform.calls().filter((call) => call.path === path);

/** Chooses the first season offered. */
async function chooseBoard(page: Page): Promise<void> {
  await board(page).click();
  await page.getByRole('option').first().click();
  await expect(board(page)).not.toHaveValue('');
}

test('district budgets and roads of a season are imported and exported', async ({
  page,
  platform,
  profileDir,
  downloadsDir,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('district budgets are imported from a file: a second file replaces the first', async (platform) => {
    const file = async (name: string, amount: string) => {
      const header = ['Viloyat', 'Tuman', 'Summa'];
      const at = join(profileDir, name);
      await writeFile(
        at,
        workbookOf([header, ['Toshkent shahri', platform.find.home.title, amount], ['Atlantida', 'Markaz', '1']]),
      );
      return at;
    };
    await goTo(page, '/app/district-budget');
    const zone = page.locator('[data-drop-zone]');
    await dropFiles(zone, [await file('birinchi.xlsx', '1')]);
    await expect(page.getByText('birinchi.xlsx')).toBeVisible();
    await dropFiles(zone, [await file('ikkinchi.xlsx', '4500000000')]);
    await expect(page.getByText('ikkinchi.xlsx')).toBeVisible();
    await expect(page.getByText('birinchi.xlsx')).toHaveCount(0);
    await expect(page.getByRole('table')).toContainText(/4.?500.?000.?000/);
    await chooseBoard(page);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText("Bunday viloyat yoki tuman yo'q")).toBeVisible();
    expect(platform.read.districtBudget({ district_id: platform.find.home.id }).amount).toBe(4_500_000_000);
  });

  await step('roads of a season are exported and imported', async (platform) => {
    await goTo(page, '/app/roads');
    const save = page.getByRole('button', { name: 'Excelga yuklab olish' });
    await save.click();
    const asked = page.getByText('Tashabbuslar doskasini tanlang!');
    await expect(asked).toBeVisible();
    await chooseBoard(page);
    await expect(asked).toHaveCount(0);
    await save.click();
    await expect(page.getByText('Fayl saqlandi')).toBeVisible();
    expect(await readdir(downloadsDir)).toHaveLength(1);
    const [exported] = callsOf(platform, '/api/v1/roads/excel');
    expect(exported?.query).toEqual({ cache: 'off', board_id: expect.stringMatching(/^\d+$/) });

    const table = join(profileDir, 'yollar.xlsx');
    const row = ['Toshkent shahri', platform.find.home.title, 'Yangi yoʻl', '640'];
    await writeFile(table, workbookOf([['Viloyat', 'Tuman', "Yo'l nomi", 'Uzunligi'], row]));
    await dropFiles(page.locator('[data-drop-zone]'), [table]);
    await expect(page.getByRole('table')).toBeVisible();
    await send(page).click();
    await expect.poll(() => callsOf(platform, '/api/v1/roads/sync-excel').length).toBe(1);
    await expect
      .poll(() => platform.find.count('road', { title: 'Yangi yoʻl', board_id: Number(exported?.query.board_id) }))
      .toBe(1);
    // The road is stored before the answer arrives: until then the form is still sending.
    await expect(page.getByText('Amaliyot muvaffaqiyatli bajarildi!')).toBeVisible();
  });
});
