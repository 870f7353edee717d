import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { expect, test } from 'vitest';
import { customers } from '../../../gallery/many-options.ts';
import { serious } from '../../../support/axe.ts';
import { kitPageForEach } from '../../../support/gallery/kit-page.ts';

/** Longer than the default: on a busy machine 100,000 options take a while to prepare. */
const expectPage = playwrightExpect.configure({ timeout: 15_000 });
const ALL = customers(100_000);
const OBOD = ALL.findIndex(({ label }) => label.includes('obodonlashtirish'));

const shown = kitPageForEach('big-select.html');
let page: Page;

const field = () => page.getByRole('combobox', { name: 'Buyurtmachi' });
const listed = () => page.getByRole('listbox', { name: 'Buyurtmachi' });
const value = () => page.locator('output');

async function show(query = '') {
  page = await shown.open(query);
  await expectPage(field()).toBeVisible();
}

/** The option that `aria-activedescendant` names, which must be in the document. */
async function activeOption() {
  const id = await field().getAttribute('aria-activedescendant');
  if (!id) throw new Error('No option is active');
  return page.locator(`[id="${id}"][role=option]`);
}

const expectActive = (place: number) =>
  expectPage(async () => {
    const option = await activeOption();
    await expectPage(option).toHaveAttribute('aria-posinset', String(place + 1), { timeout: 100 });
    await expectPage(option).toBeInViewport({ timeout: 100 });
  }).toPass({ timeout: 15_000 });

test('keys move through 100,000 options, and only those near the view are in the document', async () => {
  await show();
  await field().focus();
  await expectPage(field()).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expectPage(field()).toHaveAttribute('aria-expanded', 'true');
  await expectPage(field()).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Enter');
  await expectPage(value()).toHaveText(/^null/);

  await page.keyboard.press('ArrowDown');
  await expectActive(0);
  await page.keyboard.press('PageDown');
  await expectActive(6);
  await page.keyboard.press('End');
  await expectActive(99_999);
  await page.keyboard.press('ArrowDown');
  await expectActive(99_999);
  await page.keyboard.press('PageUp');
  await expectActive(99_993);
  expect(await listed().getByRole('option').count()).toBeLessThan(30);
  const option = await activeOption();
  await expectPage(option).toHaveAttribute('aria-setsize', '100000');
  await page.keyboard.press('Enter');
  await expectPage(listed()).toBeHidden();
  await expectPage(value()).toHaveText(/^99994/);
  await expectPage(field()).toHaveValue(ALL[99_993]?.label ?? '');
});

test('the chosen option is in view when the list opens, wherever it is', async () => {
  await show('?value=54321');
  await expectPage(field()).toHaveValue(ALL[54_320]?.label ?? '');
  await field().click();
  await expectActive(54_320);
  await expectPage(await activeOption()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expectActive(54_319);
  await page.keyboard.press('Escape');
  await expectPage(field()).toHaveValue(ALL[54_320]?.label ?? '');
  await expectPage(value()).toHaveText(/^54321/);
  await page.keyboard.press('ArrowDown');
  await expectActive(54_320);
});

test('typed text finds an option in the other script, and Enter picks the first', async () => {
  await show();
  await field().click();
  await field().pressSequentially('ободонлаш');
  await expectPage(listed().getByRole('option').first()).toContainText('obodonlashtirish');
  await expectActive(0);
  await page.keyboard.press('Enter');
  await expectPage(value()).toHaveText(new RegExp(`^${ALL[OBOD]?.value} `));
});

test('of more results than are listed, it says how many are', async () => {
  await show();
  await field().click();
  const capped = page.getByText(/^Birinchi .+ tasi ko'rsatildi/);
  await expectPage(listed().getByRole('option').first()).toBeVisible();
  await expectPage(capped).toHaveCount(0);
  await field().pressSequentially('obodonlash');
  await expectPage(capped).toHaveText(/^Birinchi 1\s000 tasi ko'rsatildi\. So'rovni aniqlashtiring\.$/);
  await expectPage(await activeOption()).toHaveAttribute('aria-setsize', '1000');
});

test('a tax number finds its customer; typed text replaces a chosen name', async () => {
  await show('?value=7');
  await field().focus();
  await page.keyboard.type(ALL[777]?.hint ?? '');
  await expectPage(listed().getByRole('option')).toHaveCount(1);
  await listed().getByRole('option').click();
  await expectPage(value()).toHaveText(/^778/);
  await expectPage(field()).toHaveValue(ALL[777]?.label ?? '');
  await expectPage(field()).toBeFocused();
});

test('an empty result is reported; leaving the field keeps the chosen option', async () => {
  await show('?few&value=7');
  await field().click();
  await field().fill('yoʻq narsa');
  await expectPage(page.getByText('Hech narsa topilmadi')).toBeVisible();
  await page.keyboard.press('Enter');
  await expectPage(value()).toHaveText('7 ');
  await page.keyboard.press('Tab');
  await expectPage(page.getByText('Hech narsa topilmadi')).toBeHidden();
  await expectPage(field()).toHaveValue(ALL[6]?.label ?? '');
});

test('the field can be emptied by keys, unless it is required', async () => {
  await show('?few&value=7');
  await field().focus();
  await page.keyboard.press('Tab');
  await expectPage(page.getByRole('button', { name: 'Tozalash' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPage(value()).toHaveText(/^null/);
  await expectPage(field()).toHaveValue('');

  await show('?few&value=7&required');
  await expectPage(page.getByRole('button', { name: 'Tozalash' })).toHaveCount(0);
  await expectPage(field()).toHaveAttribute('aria-required', 'true');
});

test('as a field of a form, its error is its description, and the form focuses it', async () => {
  await show('?few');
  await page.getByRole('button', { name: 'Saqlash' }).click();
  await expectPage(field()).toBeFocused();
  await expectPage(field()).toHaveAccessibleDescription('Majburiy maydon');
  await expectPage(field()).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expectPage(field()).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Saqlash' }).click();
  await expectPage(value()).toHaveText('1 1');
});

test('options that fail to load are reported, and requested again on retry', async () => {
  await show('?state=waiting');
  // The spinner beside the field has a role; without one its name would belong to nothing.
  await expectPage(page.getByRole('img', { name: "Ma'lumotlar yuklanmoqda" })).toBeVisible();
  await field().click();
  await expectPage(page.getByText("Ma'lumotlar yuklanmoqda")).toBeVisible();

  await show('?state=waiting&value=7');
  await field().focus();
  await page.keyboard.type('samarqand');
  await page.evaluate(() => document.dispatchEvent(new Event('arrive')));
  await expectPage(listed().getByRole('option').first()).toContainText('Samarqand');
  await expectPage(field()).toHaveValue('samarqand');
  await page.keyboard.press('Escape');
  await expectPage(field()).toHaveValue(ALL[6]?.label ?? '');

  await show('?state=failed&value=7');
  const alert = page.getByRole('alert');
  await expectPage(alert).toContainText("Ma'lumot yuklashda xatolik sodir bo'ldi!");
  // The chosen option has no name yet: neither its id nor an invitation to choose is shown.
  await expectPage(field()).toHaveValue('');
  await expectPage(field()).toHaveAttribute('placeholder', '—');
  await field().focus();
  await expectPage(value()).toHaveText(/^7/);
  await alert.getByRole('button', { name: 'Qayta urinish' }).click();
  await expectPage(alert).toHaveCount(0);
  await expectPage(field()).toHaveValue(ALL[6]?.label ?? '');
});

test('Enter before the options arrive picks the best match when they do, unless another key follows', async () => {
  await show('?state=waiting');
  await field().focus();
  await page.keyboard.type('samarqand');
  await page.keyboard.press('Enter');
  await expectPage(value()).toHaveText(/^null/);
  await page.evaluate(() => document.dispatchEvent(new Event('arrive')));
  await expectPage(field()).toHaveValue(/Samarqand/);
  await expectPage(field()).toHaveAttribute('aria-expanded', 'false');

  await show('?state=waiting');
  await field().focus();
  await page.keyboard.type('samarqan');
  await page.keyboard.press('Enter');
  await page.keyboard.type('d');
  await page.evaluate(() => document.dispatchEvent(new Event('arrive')));
  await expectPage(listed().getByRole('option').first()).toContainText('Samarqand');
  await expectPage(value()).toHaveText(/^null/);
});

test('a value that is not an option is shown as an id', async () => {
  await show('?value=100001');
  await expectPage(field()).toHaveValue('ID 100001');
  await expectPage(value()).toHaveText(/^100001/);
});

test.each(['light', 'dark'])('axe finds no serious violation, closed and open (%s)', async (scheme) => {
  await show(`?few&scheme=${scheme}&value=9`);
  expect(await serious(page)).toEqual([]);
  await field().click();
  await field().pressSequentially('qashqa');
  await expectPage(listed().getByRole('option').first()).toContainText('Qashqadaryo');
  expect(await serious(page)).toEqual([]);
});

test('a suggested option is marked, and no value until Enter takes it, which goes on to the next empty field', async () => {
  await show('?few&required&suggested=7');
  const offer = page.getByRole('button', { name: 'oxirgi tanlangan' });
  await expectPage(offer).toBeVisible();
  await expectPage(field()).toHaveAttribute('placeholder', ALL[6]?.label ?? '');
  await expectPage(field()).toHaveAttribute('title', /oxirgi tanlangan$/);
  expect(await serious(page)).toEqual([]);
  await field().focus();
  for (const key of ['Control+Enter', 'Shift+Enter', 'Alt+Enter']) await page.keyboard.press(key);
  await page.keyboard.press('Tab');
  await expectPage(value()).toHaveText('null ');
  await field().focus();
  await page.keyboard.press('Enter');
  await expectPage(value()).toHaveText('7 ');
  await expectPage(field()).toHaveValue(ALL[6]?.label ?? '');
  await expectPage(page.getByRole('textbox', { name: 'Keyin' })).toBeFocused();
  await expectPage(offer).toHaveCount(0);
});

test('a suggested option is the first choice of the opened list, is clicked by its mark, and must be an option', async () => {
  await show('?few&suggested=700');
  await field().click();
  await expectActive(699);
  await page.keyboard.press('Enter');
  await expectPage(value()).toHaveText('700 ');
  await page.getByRole('button', { name: 'Tozalash' }).click();
  await page.getByRole('button', { name: 'oxirgi tanlangan' }).click();
  await expectPage(value()).toHaveText('700 ');
  await show('?few&suggested=1001');
  await expectPage(field()).toHaveAttribute('placeholder', 'Tanlang');
  await expectPage(page.getByText('oxirgi tanlangan')).toHaveCount(0);
});
