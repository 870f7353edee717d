import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { dropFiles } from '../support/drop-files.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeForm as formOf } from './support/initiative-form.ts';
import { contentFiles } from './support/pictures.ts';
import { stepsOf } from './support/steps.ts';

const TEMPLATES = '/api/v1/my-school/initiative-templates';
const HASH = expect.stringMatching(/^[0-9a-f]{40}$/);
const rows = (page: Page) => page.getByRole('table').locator('tr[data-row]');
const field = (page: Page, label: string) => formOf(page).field(label);
const remove = async (page: Page, name: string) => {
  await rows(page).filter({ hasText: name }).focus();
  await page.keyboard.press('Delete');
  await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
  await expect(rows(page).filter({ hasText: name })).toHaveCount(0);
};

test('categories and templates are added, changed and removed; templates that are missing in the answer are reported', {
  tag: '@journey',
}, async ({ page, platform, signIn, profileDir }) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('S-015: a category is added with its icon and position, changed and removed', async (platform) => {
    // Z-182: a drawing is shown as a picture.
    const icon = join(profileDir, 'belgi.svg');
    const circle = '<circle r="9" cx="12" cy="12"/>';
    await writeFile(icon, `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">${circle}</svg>`);
    await goTo(page, '/app/school-initiative-categories');
    const shown = page.locator('tr[data-row] [data-state=there]');
    await expect(shown).toHaveCount(9);
    await page.getByRole('link', { name: "Qo'shish" }).click();
    await expect(page.getByRole('textbox', { name: "Nomi: O'zbekcha" })).toBeFocused();
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
    await expect(shown).toHaveCount(10);
    const title = {
      ...{ uz_lat: 'Maktab bogʻi', uz_cyr: 'Мактаб боғи' },
      ...{ ru: 'Школьный сад', en: 'School garden', kr: 'Mektep baǵı' },
    };
    const { id } = platform.find.schoolCategory({ title: { en: title.en } });
    expect(platform.read.schoolCategory(id)).toMatchObject({ title, icon: HASH, order: 13 });

    await rows(page).last().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Faylni olib tashlash' }).click();
    await field(page, 'Tartib raqami').fill('');
    await page.keyboard.press('Control+s');
    // Without a position it comes first.
    await expect(rows(page).first()).toContainText('Maktab bogʻi—');
    expect(platform.read.schoolCategory(id)).toMatchObject({ title, icon: null, order: null });
    await remove(page, 'Maktab bogʻi');
    expect(platform.find.count('schoolCategory', { id })).toBe(0);
  });

  await step(
    'S-016 to S-020: templates arrive unpaginated and are shown in pages; one is added, changed and removed',
    async (platform) => {
      const { picture } = await contentFiles(join(profileDir, 'fayllar'));
      await goTo(page, '/app/school-templates');
      await expect(rows(page)).toHaveCount(15);
      await page.getByRole('button', { name: 'Keyingi sahifa' }).click();
      await expect(rows(page).first()).toContainText(/^16/);
      expect(platform.calls().filter(({ path }) => path === TEMPLATES)).toHaveLength(1);

      await page.getByRole('link', { name: "Qo'shish" }).click();
      await expect(field(page, 'Sarlavha')).toBeFocused();
      await page.keyboard.type('Maktab issiqxonasi');
      await field(page, 'Tavsif').fill('Issiqxona quriladi.');
      await formOf(page).choose('Mavsum', '2026', 'Mening maktabim, 1-mavsum, 2026 yil');
      await formOf(page).choose('Toifa', 'obod', 'Obodonlashtirish');
      await field(page, "So'ralgan summa").fill('62000000');
      await dropFiles(page.getByRole('button', { name: /^Rasm/ }), [picture]);
      await expect(page.getByRole('img', { name: 'Rasm' })).toBeVisible();
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/app\/school-templates\?page=2$/);

      // The new template is the last of the newest season.
      const added = rows(page).filter({ hasText: 'Maktab issiqxonasi' });
      await expect(added).toContainText(/^18/);
      await expect(added.locator('[data-state=there]')).toHaveCount(1);
      const { id, ...stored } = platform.find.schoolTemplate({ title: 'Maktab issiqxonasi' });
      expect(stored).toMatchObject({ requested_amount: 62_000_000, photo: HASH });
      await added.focus();
      await page.keyboard.press('Enter');
      await expect(field(page, "So'ralgan summa")).toHaveValue('62 000 000 UZS');
      await field(page, "So'ralgan summa").fill('65000000');
      await page.keyboard.press('Control+s');
      await expect(added).toContainText(/65\s000\s000/);
      expect(platform.read.schoolTemplate(id)).toEqual({ id, ...stored, requested_amount: 65_000_000 });
      await remove(page, 'Maktab issiqxonasi');
      expect(platform.find.count('schoolTemplate', { id })).toBe(0);

      platform.faults.add({
        kind: 'reshape',
        reshape: (answer) => ({ ...(answer as object), count: 120 }),
        match: { method: 'GET', path: TEMPLATES },
      });
      await goTo(page, '/app/school-templates');
      await expect(page.getByText('Platforma 120 ta shablondan 34 tasini yubordi')).toBeVisible();
    },
  );
});
