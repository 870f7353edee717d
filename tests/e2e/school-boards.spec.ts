import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Platform } from '../platform/types.ts';
import { dropFiles } from '../support/drop-files.ts';
import { workbookOf } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { initiativeForm as formOf } from './support/initiative-form.ts';
import { stepsOf } from './support/steps.ts';

const PATH = '/api/v1/my-school/boards';
const NEWEST = 'Mening maktabim, 1-mavsum, 2026 yil';
const rows = (page: Page) => page.getByRole('table', { name: 'Mavsumlar' }).locator('tr[data-row]');
const field = (page: Page, label: string) => formOf(page).field(label);
const sent = (platform: Platform) =>
  platform.calls().filter(({ method, path }) => method !== 'GET' && path.startsWith(PATH));

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

/** A day, counted from today, as typed and as sent. */
function dayFromNow(days: number): { typed: string; iso: string } {
  const iso = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return { typed: iso.split('-').reverse().join('.'), iso };
}

test('a season is added, changed and removed; its budget is exported, and imported for its row', async ({
  page,
  platform,
  signIn,
  profileDir,
  downloadsDir,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('S-010: a season is added with dates in any order, changed and removed', async (platform) => {
    await goTo(page, '/app/school-boards');
    await page.getByRole('link', { name: "Qo'shish" }).click();
    await expect(field(page, 'Sarlavha')).toBeFocused();
    await expect(field(page, 'Yil')).toHaveValue('2024');
    await page.keyboard.type('Mening maktabim');
    await field(page, 'Tavsif').fill('Kuzgi mavsum');
    await field(page, 'Yil').fill('2027');
    await field(page, 'Mavsum').fill('2');
    await field(page, 'Budjet summasi').fill('45000000000');
    await field(page, "Bitta tashabbusning eng ko'p summasi").fill('120000000');
    // Voting is before the phases that it follows: the order of the dates is not checked.
    const dates = {
      accepting_start: dayFromNow(-1),
      accepting_end: dayFromNow(1),
      moderating_start: dayFromNow(40),
      moderating_end: dayFromNow(30),
      voting_start: dayFromNow(20),
      voting_end: dayFromNow(10),
    };
    for (const [name, { typed }] of Object.entries(dates)) await page.locator(`input[data-path=${name}]`).fill(typed);
    await page.keyboard.press('Control+s');
    await expect(rows(page).first()).toContainText('Qabul qilish');
    expect(sent(platform).at(-1)?.body).toEqual({
      ...{ title: 'Mening maktabim', description: 'Kuzgi mavsum', rules: null, year: 2027, season: 2 },
      ...{ budget: 45_000_000_000, initiatives_max_amount: 120_000_000 },
      ...Object.fromEntries(
        Object.entries(dates).map(([name, { iso }]) => [
          name,
          `${iso}T${name.endsWith('_start') ? '00:00:00' : '23:59:59'}`,
        ]),
      ),
    });

    // A phase has its hours: a change of one moment leaves the others as they are (Z-178).
    const newest = platform.find.schoolBoard({ year: 2026 });
    await rows(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('input[data-path=voting_end]')).toHaveValue('10.05.2026 18:00:00');
    await field(page, 'Qoidalar').fill('Bitta oʻquvchi, bitta ovoz.');
    await page.locator('input[data-path=accepting_start]').fill('12.02.2026 10:30');
    await page.keyboard.press('Control+s');
    await expect(rows(page).nth(1)).toContainText('Bitta oʻqu…');
    const { rules: _, accepting_start: __, stage: ___, ...kept } = platform.read.schoolBoard(newest.id);
    expect(newest).toMatchObject(kept);
    expect(platform.read.schoolBoard(newest.id).accepting_start).toBe('2026-02-12T10:30:00');

    await page.getByRole('button', { name: "O'chirish: Mening maktabim, 2-mavsum, 2027 yil" }).click();
    await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
    await expect(rows(page)).toHaveCount(4);
  });

  await step(
    'S-001, S-085: the budget of a season is exported, and imported only for the season of the row',
    async (platform) => {
      const newest = platform.find.schoolBoard({ year: 2026 });
      const { home } = platform.find;
      const file = join(profileDir, 'budjet.xlsx');
      const table = [
        ['Viloyat', 'Tuman', 'Summa'],
        ['Toshkent shahri', home.title, '275000000'],
        ['Atlantida', 'Markaz', '1'],
      ];
      await writeFile(file, workbookOf(table));
      await goTo(page, '/app/school-boards');
      await page.getByRole('button', { name: `Budjet ma'lumotlarini Excelga yuklab olish: ${NEWEST}` }).click();
      await expect(page.getByText('Fayl saqlandi')).toBeVisible();
      expect(await readdir(downloadsDir)).toEqual(['Maktab budjeti, 1-mavsum, 2026.xlsx']);

      const dialog = page.getByRole('dialog', { name: "Budjet ma'lumotlarini Exceldan yuklash" });
      const open = (name: string) =>
        page.getByRole('button', { name: `Budjet ma'lumotlarini Exceldan yuklash: ${name}` }).click();
      await open(NEWEST);
      await dropFiles(dialog.locator('[data-drop-zone]'), [file]);
      await expect(dialog.getByRole('table')).toBeVisible();
      const path = `${PATH}/${newest.id}/budget-info/excel`;
      platform.faults.add({ kind: 'expired-token', match: { method: 'POST', path }, times: 1 });
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('heading', { name: 'Tizimga kirish' })).toBeVisible();

      // The file is kept for its season, not for the next dialog.
      await signIn('admin', 'later');
      await expect(page).toHaveURL(/\/app\/\w/);
      await openScreen(page, '/app/school-boards');
      await open('Mening maktabim, 2-mavsum, 2025 yil');
      await expect(dialog.getByRole('button', { name: 'Yuklash', exact: true })).toBeVisible();
      await expect(dialog.getByText('budjet.xlsx')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await open(NEWEST);
      await expect(dialog.getByText('budjet.xlsx')).toBeVisible();
      await dialog.getByRole('button', { name: 'Yuklash', exact: true }).click();
      await expect(dialog.getByRole('list', { name: "O'tmagan qatorlar" })).toContainText(
        "Bunday viloyat yoki tuman yo'q",
      );
      expect(sent(platform).map((call) => [call.path, call.status])).toEqual([
        [path, 401],
        [path, 200],
      ]);
      expect(platform.find.schoolBudget({ board_id: newest.id, district_id: home.id }).amount).toBe(275_000_000);
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
    },
  );
});
