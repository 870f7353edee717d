import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { dropFiles } from '../support/drop-files.ts';
import { workbookOf } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeForm as formOf } from './support/initiative-form.ts';
import { signOut } from './support/sign-out.ts';
import { stepsOf } from './support/steps.ts';

const PATH = '/api/v1/citizens-count';
const LIST = '/app/population';
const rows = (page: Page) => page.getByRole('table', { name: 'Aholi soni' }).locator('tr[data-row]');
const field = (page: Page, label: string) => formOf(page).field(label);
const choose = async (page: Page, filter: string, option: string) => {
  await page.getByRole('combobox', { name: filter }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

test('L-027, L-028: an admin exports and imports the population of a year, adds and changes a number; a region_manager and a moderator work in their own place', async ({
  page,
  platform,
  profileDir,
  downloadsDir,
  signIn,
}) => {
  const step = stepsOf(platform);
  const { id: district_id, region_id } = platform.find.home;
  await signIn('admin', 'later');
  await step('L-027, L-028: export and import require a year', async (platform) => {
    await goTo(page, LIST);
    await expect(rows(page)).toHaveCount(20);
    const menu = async (item: string) => {
      await page.getByRole('button', { name: 'Excel', exact: true }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await menu('Excelga yuklab olish');
    const dialog = page.getByRole('dialog', { name: 'Aholi sonini Excelga yuklab olish' });
    await dialog.getByRole('button', { name: 'Yuklab olish' }).click();
    await expect(dialog.getByText('Yilni tanlang!')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Yil' }).click();
    await expect(page.getByRole('option')).toHaveText(['2026', '2025', '2024', '2023']);
    await page.getByRole('option', { name: '2025' }).click();
    await dialog.getByRole('button', { name: 'Yuklab olish' }).click();
    await expect(page.getByText('Fayl saqlandi')).toBeVisible();
    expect(await readdir(downloadsDir)).toEqual(['Aholi soni, 2025.xlsx']);

    await menu('Exceldan yuklash');
    const upload = page.getByRole('dialog', { name: 'Aholi sonini Exceldan yuklash' });
    const file = join(profileDir, 'aholi.xlsx');
    await writeFile(
      file,
      workbookOf([
        ['Viloyat', 'Tuman', 'Aholi soni'],
        ['Toshkent shahri', 'Chilonzor tumani', '260000'],
        ['Toshkent shahri', 'Atlantida', '1'],
      ]),
    );
    await dropFiles(upload.locator('[data-drop-zone]'), [file]);
    await expect(upload.getByRole('table')).toBeVisible();
    const confirm = upload.getByRole('button', { name: 'Yuklash', exact: true });
    await confirm.click();
    await expect(upload.getByText('Yilni tanlang!')).toBeVisible();
    await upload.getByRole('combobox', { name: 'Yil' }).click();
    await page.getByRole('option', { name: '2023' }).click();
    await confirm.click();
    await expect(upload.getByRole('list', { name: "O'tmagan qatorlar" })).toContainText(
      "Bunday viloyat yoki tuman yo'q",
    );
    await upload.locator('footer').getByRole('button', { name: 'Yopish' }).click();
    expect(platform.read.population({ district_id, year: 2023 }).citizens_count).toBe(260_000);
  });

  await step('an admin adds a number, and changes that of a year that the filters find', async (platform) => {
    await goTo(page, LIST);
    await page.getByRole('link', { name: "Qo'shish" }).click();
    await expect(field(page, 'Viloyat')).toBeFocused();
    const form = formOf(page);
    await form.choose('Viloyat', 'toshkent sha', 'Toshkent shahri');
    await form.choose('Tuman', 'chilon', 'Chilonzor tumani');
    await field(page, 'Yil').fill('2022');
    await field(page, 'Aholi soni').fill('250000');
    await page.keyboard.press('Control+s');
    await expect(rows(page)).toHaveCount(20);
    await choose(page, 'Viloyat', 'Toshkent shahri');
    await choose(page, 'Tuman', 'Chilonzor tumani');
    await choose(page, 'Yil', '2022');
    await expect(rows(page)).toHaveText([/250\s000/]);
    await rows(page).focus();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Tuman')).toHaveValue('Chilonzor tumani');
    await field(page, 'Aholi soni').fill('251000');
    await page.keyboard.press('Control+s');
    await expect(rows(page)).toHaveText([/251\s000/]);
    expect(platform.read.population({ district_id, year: 2022 }).citizens_count).toBe(251_000);
  });

  await signOut(page);
  await signIn('region_manager', 'later');
  await step('a region_manager works in their own region', async (platform) => {
    await goTo(page, `${LIST}?region=999&district=999`);
    await expect(rows(page).first()).toContainText('Toshkent shahri');
    await expect(page.getByRole('button', { name: 'Filtrlarni tozalash' })).toBeDisabled();
    const lists = platform.calls().filter(({ method, path }) => method === 'GET' && path === PATH);
    expect(lists.map(({ query }) => query.region_id)).toEqual([String(region_id)]);
    await page.getByRole('link', { name: "Qo'shish" }).click();
    await expect(field(page, 'Viloyat')).toHaveValue('Toshkent shahri');
    await formOf(page).choose('Tuman', 'chilon', 'Chilonzor tumani');
    await field(page, 'Yil').fill('2021');
    await field(page, 'Aholi soni').fill('1000');
    await page.keyboard.press('Control+s');
    // The form has been left: the step back would close a menu.
    await expect(rows(page).first()).toBeVisible();
    expect(platform.calls().find(({ method }) => method === 'POST')).toMatchObject({
      ...{ status: 200, body: { region_id, district_id, year: 2021, citizens_count: 1000 } },
    });
  });

  await signOut(page);
  await signIn('moderator', 'later');
  await step('Z-177: a moderator sees the own district first, and others by choice', async () => {
    await goTo(page, LIST);
    await expect(rows(page).first()).toContainText('Chilonzor tumani');
    await page.getByText('Barchasi', { exact: true }).click();
    await expect(rows(page).first()).toContainText('Andijon viloyati');
    await page.getByRole('link', { name: "Qo'shish" }).click();
    await expect(field(page, 'Viloyat')).toHaveValue('Toshkent shahri');
    await expect(field(page, 'Tuman')).toHaveValue('Chilonzor tumani');
  });
});
