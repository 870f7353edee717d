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
import { signOut } from './support/sign-out.ts';
import { stepsOf } from './support/steps.ts';

const PATH = '/api/v1/citizens-count';
const LIST = '/app/population';
const table = (page: Page) => page.getByRole('table', { name: 'Aholi soni' });
const rows = (page: Page) => table(page).locator('tr[data-row]');
const field = (page: Page, label: string) => formOf(page).field(label);
const choose = async (page: Page, filter: string, option: string) => {
  await page.getByRole('combobox', { name: filter }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const callsOf = (platform: Platform, method: string, path = PATH) =>
  platform.calls().filter((call) => call.method === method && call.path === path);
const homeOf = ({ find }: Platform) => ({ region_id: find.home.region_id, district_id: find.home.id });

test('L-027, L-028: an admin filters the population, adds and changes a number, exports and imports a year; a region_manager and a moderator work in their own place', async ({
  page,
  platform,
  profileDir,
  downloadsDir,
  signIn,
}) => {
  const step = stepsOf(platform);
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
    expect(callsOf(platform, 'GET', `${PATH}/excel`)).toEqual([]);
    expect(await serious(page)).toEqual([]);
    await dialog.getByRole('combobox', { name: 'Yil' }).click();
    await expect(page.getByRole('option')).toHaveText(['2026', '2025', '2024', '2023']);
    await page.getByRole('option', { name: '2025' }).click();
    await dialog.getByRole('button', { name: 'Yuklab olish' }).click();
    await expect(page.getByText('Fayl saqlandi')).toBeVisible();
    expect(await readdir(downloadsDir)).toEqual(['Aholi soni, 2025.xlsx']);
    expect(callsOf(platform, 'GET', `${PATH}/excel`)[0]?.query).toMatchObject({ year: '2025' });

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
    expect(callsOf(platform, 'POST', `${PATH}/sync-excel`)).toEqual([]);
    expect(await serious(page)).toEqual([]);
    await upload.getByRole('combobox', { name: 'Yil' }).click();
    await page.getByRole('option', { name: '2023' }).click();
    await confirm.click();
    await expect(upload.getByRole('list', { name: "O'tmagan qatorlar" })).toContainText(
      "Bunday viloyat yoki tuman yo'q",
    );
    await upload.locator('footer').getByRole('button', { name: 'Yopish' }).click();
    const { region_id, district_id } = homeOf(platform);
    await goTo(page, `${LIST}?region=${region_id}&district=${district_id}&year=2023`);
    await expect(rows(page)).toHaveText([/260\s000/]);
  });

  await step('an admin filters the list, adds a number and changes it', async (platform) => {
    await goTo(page, LIST);
    await expect(rows(page)).toHaveCount(20);
    await expect(table(page).getByRole('columnheader')).toHaveText([
      '№',
      'Viloyat',
      'Tuman',
      'Aholi soni',
      'Yil',
      'Yaratilgan sana',
      'Amallar',
    ]);
    await expect(rows(page).first()).toHaveText(/^1Andijon viloyati.+ tumani\d{2,3}\s\d{3}2026\d\d\.01\.2026$/);
    await expect(page.getByRole('button', { name: /^O'chirish/ })).toHaveCount(0);
    expect(await serious(page)).toEqual([]);
    const { region_id, district_id } = homeOf(platform);
    await choose(page, 'Viloyat', 'Toshkent shahri');
    await choose(page, 'Tuman', 'Chilonzor tumani');
    await expect(rows(page)).toHaveCount(4);
    await choose(page, 'Yil', '2024');
    await expect(rows(page)).toHaveCount(1);
    await expect
      .poll(() => callsOf(platform, 'GET').at(-1)?.query)
      .toEqual({
        cache: 'off',
        limit: '20',
        offset: '0',
        region_id: String(region_id),
        district_id: String(district_id),
        year: '2024',
      });

    await page.getByRole('link', { name: "Qo'shish" }).click();
    await expect(field(page, 'Viloyat')).toBeFocused();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Majburiy maydon')).toHaveCount(4);
    const form = formOf(page);
    await form.choose('Viloyat', 'andijon', 'Andijon viloyati');
    await form.chooseFirst('Tuman');
    await form.choose('Viloyat', 'toshkent sha', 'Toshkent shahri');
    await expect(field(page, 'Tuman')).toHaveValue('');
    await form.choose('Tuman', 'chilon', 'Chilonzor tumani');
    await field(page, 'Yil').fill('202');
    await field(page, 'Aholi soni').fill('250000');
    await page.keyboard.press('Control+s');
    await expect(page.getByText("Yil noto'g'ri kiritilgan")).toBeVisible();
    await field(page, 'Yil').fill('2024');
    await page.keyboard.press('Control+s');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Bu tuman uchun 2024-yil aholi soni kiritilgan' }),
    ).toBeVisible();
    await expect(field(page, 'Aholi soni')).toHaveValue('250 000');
    expect(await serious(page)).toEqual([]);
    await field(page, 'Yil').fill('2022');
    await form.save.click();
    await expect(page).toHaveURL(/\?region=\d+&district=\d+&year=2024$/);
    const body = { citizens_count: 250_000, region_id, district_id, year: 2022 };
    expect(callsOf(platform, 'POST').map((call) => [call.status, call.body])).toEqual([
      [409, { ...body, year: 2024 }],
      [200, body],
    ]);

    await goTo(page, `${LIST}?region=${region_id}&district=${district_id}&year=2022`);
    await rows(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Tuman')).toHaveValue('Chilonzor tumani');
    await field(page, 'Aholi soni').fill('251000');
    await page.keyboard.press('Control+s');
    await expect(rows(page).first()).toContainText('251 000');
    const [put] = platform.calls().filter(({ method }) => method === 'PUT');
    expect(put?.path).toMatch(/^\/api\/v1\/citizens-count\/\d+$/);
    expect(put?.body).toEqual({ ...body, citizens_count: 251_000 });
  });

  await signOut(page);
  await signIn('region_manager', 'later');
  await step('a region_manager works in their own region', async (platform) => {
    const { region_id, district_id } = homeOf(platform);
    await goTo(page, `${LIST}?region=999&district=999`);
    await expect(rows(page).first()).toContainText('Toshkent shahri');
    await expect(page.getByRole('button', { name: 'Filtrlarni tozalash' })).toBeDisabled();
    expect(callsOf(platform, 'GET').map(({ query }) => query.region_id)).toEqual([String(region_id)]);
    for (const name of ['Viloyat', 'Tuman']) await expect(page.getByRole('combobox', { name })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Excel' })).toHaveCount(0);
    await choose(page, 'Yil', '2024');
    await expect(rows(page).first()).toContainText('2024');

    await page.getByRole('link', { name: "Qo'shish" }).click();
    await expect(field(page, 'Viloyat')).toHaveValue('Toshkent shahri');
    await expect(field(page, 'Viloyat')).toBeDisabled();
    const form = formOf(page);
    await form.choose('Tuman', 'chilon', 'Chilonzor tumani');
    await field(page, 'Yil').fill('2021');
    await field(page, 'Aholi soni').fill('1000');
    await form.save.click();
    await expect(page.getByText('Muvafaqiyatli saqlandi')).toBeVisible();
    // The form has been left: the step back would close a menu.
    await expect(rows(page).first()).toBeVisible();
    expect(callsOf(platform, 'POST')[0]).toMatchObject({
      status: 200,
      body: { region_id, district_id, year: 2021, citizens_count: 1000 },
    });
  });

  await signOut(page);
  await signIn('moderator', 'later');
  await step('a moderator works in the own district first, and in others by choice', async (platform) => {
    const { district_id } = homeOf(platform);
    await goTo(page, LIST);
    // Z-177: the own district at first, others by choice.
    await expect(rows(page).first()).toContainText('Chilonzor tumani');
    expect(callsOf(platform, 'GET').at(-1)?.query.district_id).toBe(String(district_id));
    await page.getByText('Barchasi', { exact: true }).click();
    await expect(rows(page).first()).toContainText('Andijon viloyati');
    await expect(page.getByRole('combobox', { name: 'Viloyat' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Tuman' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Excel' })).toHaveCount(0);
    await page.getByRole('link', { name: "Qo'shish" }).click();
    await expect(field(page, 'Viloyat')).toHaveValue('Toshkent shahri');
    await expect(field(page, 'Tuman')).toHaveValue('Chilonzor tumani');
    await expect(field(page, 'Tuman')).toBeEnabled();
  });
});
