import type { Locator, Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { beforeEach, expect, test } from 'vitest';
import { pressAtOnce } from '../../../../support/at-once.ts';
import { caseOf } from '../../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';
import { callsTo } from '../../../../support/gallery/gallery-stub.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });
const PATH = 'api/v1/params';
const titleOf = (year: number) => `«${year}-yil uchun Davlat budjeti to'g'risida»gi Qonun`;

const gallery = galleryForEach('crud/editable-cell');
let page: Page;
let root: Locator;
beforeEach(async () => {
  page = await gallery.open();
  root = caseOf(page, 'crud/editable-cell').root;
  await expectPage(row(2026)).toBeVisible();
});

/** Finds a row by its year, which is not edited. */
const row = (year: number) =>
  root.locator('tr[data-row]').filter({ has: page.getByText(String(year), { exact: true }) });
const shown = (year: number) => row(year).getByRole('button', { name: /^Tahrirlash/ });
const input = () => root.getByRole('textbox');
const question = () => page.getByRole('dialog', { name: "Saqlanmagan o'zgarishlar bor. Chiqishni istaysizmi?" });
const answer = (name: string) => question().getByRole('button', { name, exact: true }).click();
const puts = async (id: number) => (await callsTo(page, `${PATH}/${id}`)).map(({ body }) => body);
/** Refetches the list with these rows, as when the window regains the focus. */
const readAgain = (rows: readonly object[]) =>
  page.evaluate(
    ([path, data]) => {
      window.stub.next(path, { data, count: data.length });
      window.dispatchEvent(new Event('visibilitychange'));
    },
    [PATH, rows] as const,
  );
const param = (id: number, budget_year: number, order_title = titleOf(budget_year)) => ({
  id,
  order_title,
  budget_year,
  income: 1,
});

test('a click selects the whole text; Enter saves the whole row, and the focus returns to the row', async () => {
  await shown(2025).click();
  await expectPage(input()).toBeFocused();
  await expectPage(input()).toHaveValue(titleOf(2025));
  await page.keyboard.type('Yangi qonun');
  await page.keyboard.press('Enter');
  await expectPage(row(2025)).toBeFocused();
  await expectPage(shown(2025)).toHaveText('Yangi qonun');
  await expect
    .poll(() => puts(2))
    .toEqual([{ order_title: 'Yangi qonun', budget_year: 2025, income: 308_800_000_000_000 }]);
});

test('F2 on the row edits, Esc restores, and each key acts on the result of the one before', async () => {
  await row(2026).focus();
  await pressAtOnce(root, 'F2', 'Escape', 'ArrowDown', 'F2');
  await expectPage(input()).toBeFocused();
  await expectPage(input()).toHaveValue(titleOf(2025));
  await page.keyboard.type('Boshqa');
  await pressAtOnce(root, 'Escape', 'ArrowDown', 'F2', 'Enter', 'ArrowDown');
  await expectPage(row(2023)).toBeFocused();
  await expectPage(shown(2025)).toHaveText(titleOf(2025));
  await expectPage(question()).toHaveCount(0);
  expect([...(await puts(2)), ...(await puts(3))]).toEqual([]);
});

test('is sent once, however often Enter is pressed, and takes no input meanwhile', async () => {
  await page.evaluate((path) => window.stub.hold(`${path}/`), PATH);
  await shown(2026).click();
  await page.keyboard.type('Bir marta');
  await pressAtOnce(root, 'Enter', 'Enter', 'Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.type('!');
  await expectPage(input()).toHaveValue('Bir marta');
  await page.evaluate(() => window.stub.mend());
  await expectPage(row(2026)).toBeFocused();
  await expectPage(shown(2026)).toHaveText('Bir marta');
  await expect.poll(() => puts(1)).toHaveLength(1);
});

test('leaving it with a change asks: the input is kept or discarded', async () => {
  await shown(2026).click();
  await page.keyboard.type('Tugallanmagan');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expectPage(question()).toHaveCount(0);
  await page.keyboard.press('Tab');
  await answer('Qolish');
  await expectPage(input()).toBeFocused();
  await expectPage(input()).toHaveValue('Tugallanmagan');
  await row(2024).getByText('2024', { exact: true }).click();
  await answer('Chiqish');
  await expectPage(input()).toHaveCount(0);
  await expectPage(shown(2026)).toHaveText(titleOf(2026));
  expect(await puts(1)).toEqual([]);
});

test('leaving it without a change closes it, and one click edits another cell', async () => {
  await shown(2026).click();
  await shown(2024).click();
  await expectPage(input()).toHaveValue(titleOf(2024));
  await expectPage(input()).toBeFocused();
  await expectPage(question()).toHaveCount(0);
});

test('belongs to its record, wherever that moves when the list is refetched', async () => {
  await shown(2025).click();
  await page.keyboard.type('Meniki');
  await readAgain([param(9, 2030), param(3, 2024), param(2, 2025, 'Boshqa birovniki')]);
  await expectPage(row(2030)).toBeVisible();
  await expectPage(row(2025).getByRole('textbox')).toHaveValue('Meniki');
  await expectPage(input()).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPage(row(2025)).toBeFocused();
  await expect.poll(() => puts(2)).toMatchObject([{ order_title: 'Meniki' }]);
});

test('a failure shows the message of the screen, and the input is kept', async () => {
  await page.evaluate((path) => window.stub.fail(`${path}/`, { kind: 'server', status: 500 }), PATH);
  await shown(2026).click();
  await page.keyboard.type('Saqlanmadi');
  await page.keyboard.press('Enter');
  await expectPage(page.getByRole('alert')).toContainText("Ma'lumot saqlashda xatolik sodir bo'ldi!");
  await expectPage(input()).toBeFocused();
  await expectPage(input()).toHaveValue('Saqlanmadi');
  await page.evaluate(() => window.stub.mend());
  await root.getByRole('button', { name: 'Saqlash' }).click();
  await expectPage(row(2026)).toBeFocused();
  await expect.poll(() => puts(1)).toHaveLength(2);
});

test('is shown in Cyrillic, and edited as the platform stores it', async () => {
  await page.getByText('cyrillic', { exact: true }).click();
  await expectPage(root.getByText('«2026-йил учун Давлат бюджети тўғрисида»ги Қонун')).toBeVisible();
  await row(2026).focus();
  await page.keyboard.press('F2');
  await expectPage(input()).toHaveValue(titleOf(2026));
});

test('its button restores as Esc does, without a layout shift', async () => {
  const height = async () => (await row(2026).boundingBox())?.height;
  const before = await height();
  await shown(2026).click();
  await expectPage(input()).toBeFocused();
  await expect.poll(height).toBe(before);
  await page.keyboard.type('x');
  await root.getByRole('button', { name: 'Qaytarish' }).click();
  await expectPage(row(2026)).toBeFocused();
  await expectPage(shown(2026)).toHaveText(titleOf(2026));
});
