import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { serious } from '../support/axe.ts';
import { dropFiles } from '../support/drop-files.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeForm as formOf } from './support/initiative-form.ts';
import { contentFiles } from './support/pictures.ts';
import { signOut } from './support/sign-out.ts';
import { stepsOf } from './support/steps.ts';

const PATH = '/api/v1/quarterly-reports';
const READ_AT = '/api/v1/moderators/quarterly-reports';
const LIST = '/app/quarter-reports';
const rows = (page: Page) => page.getByRole('table', { name: 'Choraklik hisobotlar' }).locator('tr[data-row]');
const choose = async (page: Page, filter: string, option: string) => {
  await page.getByRole('combobox', { name: filter }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

test('K-017: an admin filters the quarterly reports, adds, changes and deletes one, and exports the payments of quarters; a moderator reports on the own district', async ({
  page,
  platform,
  signIn,
  app,
  profileDir,
  downloadsDir,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'an admin filters the quarterly reports, adds one with its file, changes, saves and deletes it',
    async (platform) => {
      const { paper, picture } = await contentFiles(join(profileDir, 'fayllar'));
      const { home } = platform.find;
      const place = { region_id: home.region_id, district_id: home.id };
      platform.remove.quarterlyReport({ district_id: home.id });
      const asked = () => platform.calls().findLast(({ path }) => path === READ_AT)?.query;
      await goTo(page, LIST);
      await expect(rows(page)).toHaveCount(10);
      await expect(page.getByRole('columnheader')).toHaveText([
        '№',
        'Yil',
        'Chorak',
        'Viloyat',
        'Tuman',
        'Fayl',
        'Amallar',
      ]);
      await expect.poll(asked).toEqual({ cache: 'off', season: '2023', quarter: '1', limit: '10', offset: '0' });
      expect(await serious(page)).toEqual([]);
      await page.getByRole('combobox', { name: 'Yil' }).click();
      const years = page.getByRole('option');
      await expect(years.first()).toHaveText(String(new Date().getFullYear()));
      await expect(years.last()).toHaveText('2020');
      await page.getByRole('option', { name: '2024' }).click();
      await choose(page, 'Chorak', '3-chorak');
      await choose(page, 'Viloyat', 'Toshkent shahri');
      await choose(page, 'Tuman', home.title);
      await expect(page.getByText('Hisobot topilmadi')).toBeVisible();
      await expect.poll(asked).toMatchObject({ season: '2024', quarter: '3', region_id: String(place.region_id) });

      await page.getByRole('button', { name: 'Excelga yuklab olish' }).click();
      await expect(page.getByText('Fayl saqlandi')).toBeVisible();
      expect(await readdir(downloadsDir)).toEqual(['Hisobotlar, 2024-3.xlsx']);
      expect(platform.calls().find(({ path }) => path === `${PATH}/excel`)?.query).toEqual({
        cache: 'off',
        season: '2024',
        quarter: '3',
        region_id: String(place.region_id),
      });

      await page.getByRole('link', { name: "Qo'shish" }).click();
      const form = formOf(page);
      await expect(form.field('Yil')).toHaveValue('2025');
      await expect(form.field('Chorak')).toHaveValue('1-chorak');
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Majburiy maydon')).toHaveCount(2);
      await expect(page.getByText('Fayl tanlanmagan!')).toBeVisible();
      expect(await serious(page)).toEqual([]);
      const drop = page.locator('[data-drop-zone]');
      await dropFiles(drop, [picture]);
      await expect(page.getByText('Iltimos pdf fayl yuklang!')).toBeVisible();
      await dropFiles(drop, [paper]);
      await expect(page.getByText('Yuborildi')).toBeVisible();
      await form.choose('Viloyat', 'toshkent sha', 'Toshkent shahri');
      await form.choose('Tuman', 'chilon', home.title);
      await choose(page, 'Yil', '2024');
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/app\/quarter-reports\?/);
      const [sent] = platform.calls().filter(({ method, path }) => method === 'POST' && path === PATH);
      expect(sent?.body).toEqual({
        ...place,
        season: 2024,
        quarter: 1,
        file_id: expect.stringMatching(/^[0-9a-f]{40}$/),
      });

      await goTo(page, `${LIST}?year=2024&region=${place.region_id}&district=${place.district_id}`);
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toHaveText([`120241-chorakToshkent shahri${home.title}`]);
      // T-015: its file is opened and saved.
      const named = `${home.title}, 2024, 1-chorak`;
      await rows(page)
        .getByRole('button', { name: `Ochish: ${named}` })
        .click();
      expect(await readFile((await app.waitForEvent('open-path')).path)).toEqual(await readFile(paper));
      await rows(page)
        .getByRole('button', { name: `Yuklab olish: ${named}` })
        .click();
      await expect.poll(() => readdir(downloadsDir)).toContain('nizom.pdf');
      await rows(page).first().focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/add\/\d+$/);
      await expect(form.field('Tuman')).toHaveValue(home.title);
      await choose(page, 'Chorak', '2-chorak');
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/app\/quarter-reports\?/);
      expect(platform.read.quarterlyReport({ district_id: place.district_id, season: 2024 }).quarter).toBe(2);
      await choose(page, 'Chorak', '2-chorak');
      await expect(rows(page)).toHaveText([/2-chorak/]);
      await rows(page).first().focus();
      await page.keyboard.press('Delete');
      await page.getByRole('button', { name: 'Ha', exact: true }).click();
      await expect(page.getByText('Hisobot topilmadi')).toBeVisible();
    },
  );

  await step('leaving a report with a refused file asks once, and leads back to the list', async () => {
    const { picture } = await contentFiles(join(profileDir, 'fayllar'));
    await goTo(page, LIST);
    await page.getByRole('link', { name: "Qo'shish" }).click();
    await choose(page, 'Yil', '2024');
    await dropFiles(page.locator('[data-drop-zone]'), [picture]);
    await expect(page.getByText('Iltimos pdf fayl yuklang!')).toBeVisible();
    await page.keyboard.press('Escape');
    const form = formOf(page);
    await form.leave();
    await expect(rows(page)).toHaveCount(10);
    await expect(form.question).toHaveCount(0);
  });

  await step('the payments of quarters are exported for a year', async (platform) => {
    await goTo(page, '/app/quarter-report');
    const years = page.getByRole('combobox', { name: 'Yil' });
    const now = new Date().getFullYear();
    await expect(years).toHaveValue(String(now));
    await choose(page, 'Yil', '2024');
    await expect(page).toHaveURL(/fin_year=2024$/);
    expect(await serious(page)).toEqual([]);
    const save = page.getByRole('button', { name: 'Excelga yuklab olish' });
    const path = '/api/v1/quarter-payments/excel';
    platform.faults.add({ kind: 'status', status: 422, message: "Ma'lumot tayyor emas", match: { path }, times: 1 });
    await save.click();
    const warning = page.getByRole('alert');
    await expect(warning).toContainText('Ogohlantirish');
    await expect(warning).toContainText("Ma'lumot yuklashda xatolik sodir bo'ldi!");
    await expect(warning).toContainText("Ma'lumot tayyor emas");
    await save.click();
    await expect(page.getByText('Fayl saqlandi')).toBeVisible();
    expect(await readdir(downloadsDir)).toContain("To'lovlar, 2024.xlsx");
  });

  await signOut(page);
  await signIn('moderator', 'later');

  await step('a moderator reports on their own district: the form has no place fields (Z-070)', async (platform) => {
    const { paper } = await contentFiles(join(profileDir, 'fayllar'));
    const { home } = platform.find;
    await goTo(page, `${LIST}/add`);
    await expect(page.getByRole('combobox', { name: 'Yil' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: /Viloyat|Tuman/ })).toHaveCount(0);
    await dropFiles(page.locator('[data-drop-zone]'), [paper]);
    await expect(page.getByText('Yuborildi')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/app\/quarter-reports$/);
    const [sent] = platform.calls().filter(({ method, path }) => method === 'POST' && path === PATH);
    expect(sent?.body).toMatchObject({ region_id: home.region_id, district_id: home.id, season: 2025 });
    const own = { region_id: String(home.region_id), district_id: String(home.id) };
    await expect.poll(() => platform.calls().findLast(({ path }) => path === READ_AT)?.query).toMatchObject(own);
  });
});

test.describe('where the office has the web back-office', () => {
  test.use({ appOptions: { env: { BACKOFFICE_WEB_OFFICE_URL: 'https://panel.example.uz/app' } } });

  test("an admin starts the chronology's update and is led to the web back-office", async ({
    app,
    page,
    platform,
    signIn,
  }) => {
    await signIn('admin', '/app/chronology-reports');
    const start = page.getByRole('button', { name: "Xronologiya ma'lumotlarini yangilash" });
    await start.click();
    await expect(page.getByText("Kapital dasturidan ma'lumotlarni yuklash jarayoni boshlandi")).toBeVisible();
    const path = '/api/v1/chronology/scheduler/daily-updates';
    expect(platform.calls().filter((call) => call.path === path)).toMatchObject([{ user: 'scheduler', status: 200 }]);
    const none = { data: { total: 2, successful: 0, failed: 2 } };
    platform.faults.add({ kind: 'reshape', reshape: () => none, match: { path }, times: 1 });
    await start.click();
    const totals = page.getByRole('dialog', { name: "Xronologiya ma'lumotlarini yangilash" });
    await expect(totals).toContainText("Birorta ham ma'lumot yuklanmadi.");
    await totals.getByRole('button', { name: 'Yopish' }).last().click();
    await expect(totals).toHaveCount(0);
    platform.faults.add({ kind: 'status', status: 500, message: 'Jadval band', match: { path }, times: 1 });
    await start.click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Jadval band');
    await expect(alert).not.toContainText("Amaliyot bajarishda xatolik sodir bo'ldi");
    expect(await serious(page)).toEqual([]);
    await goTo(page, '/app/report-savings');
    await page.getByRole('button', { name: "Veb-panelda qo'shish" }).click();
    expect((await app.waitForEvent('open-external')).url).toBe('https://panel.example.uz/app');
  });
});

test.describe('without credentials of the scheduler', () => {
  test.use({ appOptions: { env: { BACKOFFICE_SCHEDULER_CREDENTIALS: '' } } });

  test('the update is not offered, and the page says that the address is not set', async ({ page, signIn }) => {
    await signIn('admin', '/app/chronology-reports');
    await expect(page.getByText('Panel manzili sozlanmagan', { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: "Xronologiya ma'lumotlarini yangilash" })).toHaveCount(0);
  });
});
