import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { dropFiles } from '../support/drop-files.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeForm as formOf } from './support/initiative-form.ts';
import { contentFiles } from './support/pictures.ts';
import { signOut } from './support/sign-out.ts';
import { stepsOf } from './support/steps.ts';

const LIST = '/app/quarter-reports';
const rows = (page: Page) => page.getByRole('table', { name: 'Choraklik hisobotlar' }).locator('tr[data-row]');
const choose = async (page: Page, filter: string, option: string) => {
  await page.getByRole('combobox', { name: filter }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

const WEB_OFFICE = 'https://panel.example.uz/app';

test.use({ appOptions: { env: { BACKOFFICE_WEB_OFFICE_URL: WEB_OFFICE } } });

test("K-017: an admin adds, opens, changes and deletes a quarterly report, exports the payments of quarters, starts the chronology's update and is led to the web back-office; a moderator reports on the own district", async ({
  page,
  platform,
  signIn,
  app,
  profileDir,
  downloadsDir,
}) => {
  const step = stepsOf(platform);
  const { paper, picture } = await contentFiles(join(profileDir, 'fayllar'));
  const { home } = platform.find;
  await signIn('admin', 'later');
  await step('leaving a report with a refused file asks once, and leads back to the list', async () => {
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

  await step(
    'an admin adds a report with its file, opens and saves the file, changes the report and deletes it',
    async (platform) => {
      platform.remove.quarterlyReport({ district_id: home.id });
      const form = formOf(page);
      await goTo(page, LIST);
      await page.getByRole('link', { name: "Qo'shish" }).click();
      await expect(form.field('Yil')).toHaveValue('2025');
      await dropFiles(page.locator('[data-drop-zone]'), [paper]);
      await expect(page.getByText('Yuborildi')).toBeVisible();
      await form.choose('Viloyat', 'toshkent sha', 'Toshkent shahri');
      await form.choose('Tuman', 'chilon', home.title);
      await choose(page, 'Yil', '2024');
      await page.keyboard.press('Control+s');
      await expect(rows(page)).toHaveCount(10);
      await choose(page, 'Yil', '2024');
      await choose(page, 'Viloyat', 'Toshkent shahri');
      await choose(page, 'Tuman', home.title);
      await expect(rows(page)).toHaveCount(1);
      // T-015: its file is opened and saved.
      const named = `${home.title}, 2024, 1-chorak`;
      await rows(page)
        .getByRole('button', { name: `Ochish: ${named}` })
        .click();
      expect(await readFile((await app.waitForEvent('open-path')).path)).toEqual(await readFile(paper));
      await rows(page)
        .getByRole('button', { name: `Yuklab olish: ${named}` })
        .click();
      await expect(page.getByText('Fayl saqlandi')).toBeVisible();
      expect(await readdir(downloadsDir)).toEqual(['nizom.pdf']);
      await rows(page).focus();
      await page.keyboard.press('Enter');
      await expect(form.field('Tuman')).toHaveValue(home.title);
      await choose(page, 'Chorak', '2-chorak');
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Hisobot topilmadi')).toBeVisible();
      await choose(page, 'Chorak', '2-chorak');
      await expect(rows(page)).toHaveText([/2-chorak/]);
      expect(platform.read.quarterlyReport({ district_id: home.id, season: 2024 }).quarter).toBe(2);
      await rows(page).focus();
      await page.keyboard.press('Delete');
      await page.getByRole('button', { name: 'Ha', exact: true }).click();
      await expect(page.getByText('Hisobot topilmadi')).toBeVisible();
    },
  );

  await step('the payments of quarters are exported for a year', async (platform) => {
    await goTo(page, '/app/quarter-report');
    await expect(page.getByRole('combobox', { name: 'Yil' })).toHaveValue(String(new Date().getFullYear()));
    await choose(page, 'Yil', '2024');
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

  await step("an admin starts the chronology's update and is led to the web back-office", async (platform) => {
    await goTo(page, '/app/chronology-reports');
    const start = page.getByRole('button', { name: "Xronologiya ma'lumotlarini yangilash" });
    const path = '/api/v1/chronology/scheduler/daily-updates';
    const none = { data: { total: 2, successful: 0, failed: 2 } };
    platform.faults.add({ kind: 'reshape', reshape: () => none, match: { path }, times: 1 });
    await start.click();
    const totals = page.getByRole('dialog', { name: "Xronologiya ma'lumotlarini yangilash" });
    await expect(totals).toContainText("Birorta ham ma'lumot yuklanmadi.");
    await totals.getByRole('button', { name: 'Yopish' }).last().click();
    await expect(totals).toHaveCount(0);
    await start.click();
    await expect(page.getByText("Kapital dasturidan ma'lumotlarni yuklash jarayoni boshlandi")).toBeVisible();
    expect(platform.calls().findLast((call) => call.path === path)).toMatchObject({ user: 'scheduler', status: 200 });
    await goTo(page, '/app/report-savings');
    await page.getByRole('button', { name: "Veb-panelda qo'shish" }).click();
    expect((await app.waitForEvent('open-external')).url).toBe(WEB_OFFICE);
  });

  await signOut(page);
  await signIn('moderator', 'later');

  await step('a moderator reports on their own district: the form has no place fields (Z-070)', async (platform) => {
    await goTo(page, `${LIST}/add`);
    await expect(page.getByRole('combobox', { name: 'Yil' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: /Viloyat|Tuman/ })).toHaveCount(0);
    await dropFiles(page.locator('[data-drop-zone]'), [paper]);
    await expect(page.getByText('Yuborildi')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/app\/quarter-reports$/);
    const [sent] = platform
      .calls()
      .filter(({ method, path }) => method === 'POST' && path.endsWith('/quarterly-reports'));
    expect(sent?.body).toMatchObject({ region_id: home.region_id, district_id: home.id, season: 2025 });
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
