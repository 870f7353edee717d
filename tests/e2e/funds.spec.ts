import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { isUncovered } from './support/is-uncovered.ts';

const rows = (page: Page) => page.getByRole('table', { name: "Jamg'armalar" }).locator('tr[data-row]');
const line = (page: Page, language: string) => page.getByRole('textbox', { name: `Nomi: ${language}` });

test('a fund is added, changed and deleted; the list stays where it was', { tag: '@journey' }, async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('admin', '/app/funds?size=15');
  const before = platform.find.count('fund');
  await expect(rows(page)).toHaveCount(before);
  await page.getByRole('link', { name: "Qo'shish" }).click();
  await expect(line(page, "O'zbekcha")).toBeFocused();
  await page.keyboard.type("Sinov jamg'armasi ");
  await page.getByRole('button', { name: "Lotindan o'girish" }).click();
  await expect(line(page, 'Ўзбекча')).toHaveValue('Синов жамғармаси');
  for (const [language, text] of [
    ['Русский', 'Фонд'],
    ['English', 'Fund'],
    ['Qaraqalpaqsha', 'Qor'],
  ] as const)
    await line(page, language).fill(text);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/app\/funds\?size=15$/);
  await expect(rows(page)).toHaveCount(before + 1);
  const { id, title } = platform.find.fund();
  expect(title).toEqual({
    ...{ uz_lat: "Sinov jamg'armasi", uz_cyr: 'Синов жамғармаси' },
    ...{ ru: 'Фонд', en: 'Fund', kr: 'Qor' },
  });

  // By keyboard: the last row, Enter opens its form.
  await rows(page).last().focus();
  await page.keyboard.press('Enter');
  await expect(line(page, 'English')).toHaveValue('Fund');
  await line(page, 'English').fill('Trial fund');
  await page.getByRole('button', { name: 'Saqlash' }).click();
  await expect(page).toHaveURL(/\/app\/funds\?size=15$/);
  expect(platform.read.fund(id).title).toEqual({ ...title, en: 'Trial fund' });

  await rows(page).last().focus();
  await page.keyboard.press('Delete');
  const question = page.getByRole('dialog', { name: 'Diqqat!' });
  await question.getByRole('button', { name: 'Bekor qilish' }).click();
  await expect(page.getByText("O'chirish bekor qilindi")).toBeVisible();
  await expect(question).toBeHidden();
  // The notice does not cover the button.
  const again = rows(page).last().getByRole('button', { name: "O'chirish" });
  expect(await isUncovered(again)).toBe(true);
  await again.click();
  await question.getByRole('button', { name: 'Ha' }).click();
  await expect(rows(page)).toHaveCount(before);
  expect(platform.find.count('fund', { id })).toBe(0);
});
