import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { expect, test } from 'vitest';
import { kitPageForEach } from '../../../support/gallery/kit-page.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });

const shown = kitPageForEach('remote-select.html');
let page: Page;

const field = () => page.getByRole('combobox', { name: 'Muallif' });
const options = () => page.getByRole('option');
const searches = () => page.evaluate(() => (window as unknown as { searches: string[] }).searches);
const chosen = () => page.locator('output');
const show = async (query = '') => {
  page = await shown.open(query);
  await expectPage(field()).toBeVisible();
};

test('opens with the first ten, searches from two characters on, and a shorter text resets it', async () => {
  await show();
  expect(await searches()).toEqual([]);
  await field().click();
  await expectPage(options()).toHaveCount(10);
  // Time stands still while the letters are typed: however long that takes, they are one search.
  await shown.clockOf(page).install();
  await shown.clockOf(page).pauseAt(Date.now() + 60_000);
  await field().pressSequentially('olm');
  await shown.clockOf(page).resume();
  await expectPage(options().first()).toHaveText('Olmazor 2');
  await expectPage(options()).toHaveCount(10);
  await expect.poll(() => searches()).toEqual(['', 'olm']);
  await field().press('Backspace');
  await field().press('Backspace');
  await expectPage(options().first()).toHaveText('Bobur 1');
  await field().fill('olmazor 38');
  await expectPage(options()).toHaveText(['Olmazor 38']);
  await options().click();
  await expectPage(chosen()).toHaveText('{"value":38,"label":"Olmazor 38"}');
  await expectPage(field()).toHaveValue('Olmazor 38');
  expect((await searches()).every((text) => text.length !== 1)).toBe(true);
});

test('says that it is loading, that nothing is found, and that there is nothing', async () => {
  await show('?slow');
  await field().click();
  await expectPage(page.getByText('Yuklanmoqda...')).toBeVisible();
  await page.evaluate(() => (window as unknown as { answer: () => void }).answer());
  await expectPage(options()).toHaveCount(10);
  await show();
  await field().fill('qwerty');
  await expectPage(page.getByText('Topilmadi')).toBeVisible();
  await show('?empty');
  await field().click();
  await expectPage(page.getByText("Ma'lumot yo'q")).toBeVisible();
});

test('the value of a record is shown by its name and survives a search', async () => {
  await show('?known');
  await expectPage(field()).toHaveValue('Olmazor 40');
  await field().click();
  await expectPage(options()).toHaveCount(10);
  await expect.poll(() => searches()).toEqual(['']);
  await field().fill('bobur 1');
  await expectPage(options().first()).toHaveText('Bobur 1');
  await field().press('Escape');
  await field().blur();
  await expectPage(chosen()).toHaveText('{"value":40,"label":"Olmazor 40"}');
  await expectPage(field()).toHaveValue('Olmazor 40');
});

test('a value without a known name is shown by its number, until another is picked', async () => {
  await show('?nameless');
  await expectPage(field()).toHaveValue('ID 40');
  await field().click();
  await expectPage(options()).toHaveCount(10);
  await expect.poll(() => searches()).toEqual(['']);
  await field().fill('olmazor 40');
  await options().click();
  await expectPage(field()).toHaveValue('Olmazor 40');
  await expectPage(chosen()).toHaveText('{"value":40,"label":"Olmazor 40"}');
});

test('names that only the other script has are found, and the list says by which spelling', async () => {
  await show();
  await field().fill('олмазор 38');
  await expectPage(options()).toHaveText(['Olmazor 38']);
  await expectPage(page.getByRole('listbox')).toContainText("«olmazor 38» bo'yicha");
  await expect.poll(async () => (await searches()).slice(-2)).toEqual(['олмазор 38', 'olmazor 38']);
  await field().press('ArrowDown');
  await field().press('Enter');
  await expectPage(chosen()).toHaveText('{"value":38,"label":"Olmazor 38"}');
  await field().fill('олмазор 99');
  await expectPage(page.getByText('Topilmadi')).toBeVisible();
});

test('a failed search is reported and can be retried', async () => {
  await show('?failing');
  await field().click();
  await expectPage(page.getByRole('alert')).toContainText("Ma'lumot yuklashda xatolik sodir bo'ldi!");
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  await page.getByRole('button', { name: 'Qayta urinish' }).click();
  await expectPage(page.getByRole('alert')).toHaveCount(0);
  await field().click();
  await expectPage(options()).toHaveCount(10);
});
