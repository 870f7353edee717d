import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Platform } from '../platform/types.ts';
import { serious } from '../support/axe.ts';
import { dropFiles } from '../support/drop-files.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeForm as formOf } from './support/initiative-form.ts';
import { contentFiles } from './support/pictures.ts';
import { stepsOf } from './support/steps.ts';

const CATEGORIES = '/api/v1/my-school/initiative-categories';
const TEMPLATES = '/api/v1/my-school/initiative-templates';
const HASH = expect.stringMatching(/^[0-9a-f]{40}$/);
const rows = (page: Page) => page.getByRole('table').locator('tr[data-row]');
const field = (page: Page, label: string) => formOf(page).field(label);
const bodies = (platform: Platform, path: string) =>
  platform
    .calls()
    .filter((call) => ['POST', 'PUT'].includes(call.method) && call.path.startsWith(path))
    .map(({ body }) => body);
const remove = async (page: Page, row: number) => {
  await rows(page).nth(row).focus();
  await page.keyboard.press('Delete');
  await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
};

test('S-015 to S-021, S-086: categories and templates are added, changed and removed; failed reads are retried', {
  tag: '@journey',
}, async ({ page, platform, signIn, profileDir }) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'S-086: failed reads of seasons and categories are reported and retried; missing templates are reported',
    async (platform) => {
      const refused = (path: string) =>
        platform.faults.add({ kind: 'status', status: 500, message: null, match: { method: 'GET', path } });
      const repaired = [refused('/api/v1/my-school/boards'), refused(CATEGORIES)];
      await goTo(page, '/app/school-templates/1');
      for (const text of ['Doskalar yuklanmadi!', 'Toifalar yuklanmadi']) {
        const failure = page.getByRole('alert').filter({ hasText: text });
        await expect(failure).toBeVisible();
        repaired.shift()?.();
        await failure.getByRole('button', { name: 'Qayta urinish' }).click();
        await expect(failure).toHaveCount(0);
      }
      await expect(field(page, 'Mavsum')).toHaveValue('Mening maktabim, 1-mavsum, 2026 yil');
      await expect(field(page, 'Toifa')).toHaveValue('Sport maydonchasi');

      platform.faults.add({
        kind: 'reshape',
        reshape: (answer) => ({ ...(answer as object), count: 120 }),
        match: { method: 'GET', path: TEMPLATES },
      });
      await page.keyboard.press('Escape');
      await expect(page.getByText('Platforma 120 ta shablondan 34 tasini yubordi')).toBeVisible();
    },
  );

  await step(
    'S-015: a category is added with its icon and position, changed and removed; one with templates stays',
    async (platform) => {
      test.slow();
      // Z-182: a drawing is shown as a picture.
      const icon = join(profileDir, 'belgi.svg');
      const circle = '<circle r="9" cx="12" cy="12"/>';
      await writeFile(icon, `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">${circle}</svg>`);
      await goTo(page, '/app/school-initiative-categories');
      await expect(rows(page)).toHaveCount(12);
      await expect(page.getByRole('columnheader')).toHaveText([
        ...['№', 'Belgi', 'Nomi', 'Tartib raqami', 'Yaratilgan sana', 'Amallar'],
      ]);
      await expect(rows(page).nth(3)).toHaveText('4—Laboratoriya jihozlari413.01.2024 | 09:13:05');
      await expect(page.locator('tr[data-row] [data-state=there]')).toHaveCount(9);
      await expect
        .poll(() => platform.calls().findLast(({ path }) => path === CATEGORIES)?.query)
        .toEqual({
          ...{ cache: 'off', limit: '15', offset: '0' },
        });
      expect(await serious(page)).toEqual([]);

      await page.getByRole('link', { name: "Qo'shish" }).click();
      await expect(page.getByRole('textbox', { name: "Nomi: O'zbekcha" })).toBeFocused();
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Majburiy maydon')).toHaveCount(5);
      expect(await serious(page)).toEqual([]);
      for (const [language, text] of [
        ["O'zbekcha", 'Maktab bogʻi'],
        ['Русский', 'Школьный сад'],
        ['English', 'School garden'],
        ['Qaraqalpaqsha', 'Mektep baǵı'],
      ] as const)
        await page.getByRole('textbox', { name: `Nomi: ${language}` }).fill(text);
      await page.getByRole('button', { name: "Lotindan o'girish" }).click();
      await dropFiles(page.getByRole('button', { name: /^Belgi/ }), [icon]);
      const drawing = page.getByRole('img', { name: 'Belgi' });
      await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(24);
      await field(page, 'Tartib raqami').fill('13');
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/app\/school-initiative-categories$/);
      await expect(rows(page)).toHaveCount(13);
      await expect(page.locator('tr[data-row] [data-state=there]')).toHaveCount(10);
      const title = {
        ...{ uz_lat: 'Maktab bogʻi', uz_cyr: 'Мактаб боғи' },
        ...{ ru: 'Школьный сад', en: 'School garden', kr: 'Mektep baǵı' },
      };
      expect(bodies(platform, CATEGORIES)).toEqual([{ title, icon: HASH, order: 13 }]);

      await rows(page).last().focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Faylni olib tashlash' }).click();
      await field(page, 'Tartib raqami').fill('');
      await page.keyboard.press('Control+s');
      // Without a position it comes first.
      await expect(rows(page).first()).toContainText('Maktab bogʻi—');
      expect(bodies(platform, CATEGORIES).at(-1)).toEqual({ title, icon: null, order: null });
      await remove(page, 0);
      await expect(rows(page)).toHaveCount(12);
      await remove(page, 0);
      await expect(page.getByRole('alert').filter({ hasText: 'Toifada shablonlar bor' })).toContainText('Xatolik');
      await expect(rows(page)).toHaveCount(12);
    },
  );

  await step(
    'S-016 to S-021: templates arrive unpaginated and are shown in pages; one is added, changed and removed',
    async (platform) => {
      test.slow();
      const { picture, paper } = await contentFiles(join(profileDir, 'fayllar'));
      const board = platform.find.schoolBoard({ year: 2026 });
      await goTo(page, '/app/school-templates');
      await expect(rows(page)).toHaveCount(15);
      await expect(page.getByRole('columnheader')).toHaveText([
        ...['№', 'Rasm', 'Sarlavha', 'Tavsif', 'Mavsum', 'Toifa', "So'ralganUZS", 'Yaratilgan sana', 'Amallar'],
      ]);
      await expect(rows(page).nth(4)).toHaveText(
        /^5—Robototexnika toʻgaragi jihozlariRobototexn…Mening maktabim, 1-mavsum, 2026 yilAxborot texnologiyalari74\s000\s00014\.01\.2026 \| 14:05:34$/,
      );
      await expect
        .poll(() => platform.calls().findLast(({ path }) => path === TEMPLATES)?.query)
        .toEqual({ cache: 'off' });
      expect(await serious(page)).toEqual([]);
      await page.getByRole('button', { name: 'Keyingi sahifa' }).click();
      await expect(rows(page).first()).toContainText(/^16/);
      await expect(page).toHaveURL(/\?page=2$/);

      await page.getByRole('link', { name: "Qo'shish" }).click();
      await expect(field(page, 'Sarlavha')).toBeFocused();
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Majburiy maydon')).toHaveCount(5);
      expect(await serious(page)).toEqual([]);
      await field(page, 'Sarlavha').fill('Maktab issiqxonasi');
      await field(page, 'Tavsif').fill('Issiqxona quriladi.');
      await formOf(page).choose('Mavsum', '2026', 'Mening maktabim, 1-mavsum, 2026 yil');
      await formOf(page).choose('Toifa', 'obod', 'Obodonlashtirish');
      await field(page, "So'ralgan summa").fill('62000000');
      const photo = page.getByRole('button', { name: /^Rasm/ });
      await dropFiles(photo, [paper]);
      await expect(page.getByText(/Kerakli tur: jpg, png/)).toBeVisible();
      await dropFiles(page.getByText('nizom.pdf').last(), [picture]);
      await expect(page.getByRole('img', { name: 'Rasm' })).toBeVisible();
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/app\/school-templates\?page=2$/);
      const category = platform.find.schoolCategory({ title: { uz_lat: 'Obodonlashtirish' } });
      const body = {
        ...{ title: 'Maktab issiqxonasi', description: 'Issiqxona quriladi.', board_id: board.id },
        ...{ category_id: category.id, requested_amount: 62_000_000 },
      };
      expect(bodies(platform, TEMPLATES)).toEqual([{ ...body, photo: HASH }]);

      // The new template is the last of the newest season.
      const added = rows(page).filter({ hasText: 'Maktab issiqxonasi' });
      await expect(added).toContainText(/^18/);
      await expect(added.locator('[data-state=there]')).toHaveCount(1);
      await added.focus();
      await page.keyboard.press('Enter');
      await expect(field(page, "So'ralgan summa")).toHaveValue('62 000 000 UZS');
      await field(page, "So'ralgan summa").fill('65000000');
      await page.keyboard.press('Control+s');
      await expect(added).toContainText(/65\s000\s000/);
      expect(platform.find.schoolTemplate({ title: body.title })).toMatchObject({
        ...body,
        requested_amount: 65_000_000,
      });
      await remove(page, 2);
      await expect(added).toHaveCount(0);
    },
  );
});
