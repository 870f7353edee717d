import type { Page } from 'playwright/test';
import { serious } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { stepsOf } from './support/steps.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Budjet parametrlari' });
const rows = (page: Page) => table(page).locator('tr[data-row]');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const cell = (page: Page) => table(page).getByRole('textbox');
const titleOf = (year: number) => `«${year}-yil uchun Davlat budjeti to'g'risida»gi Qonun`;

test('the budget of a year is added, changed and deleted, and its title edited in the table', {
  tag: '@journey',
}, async ({ app, page, platform, signIn }) => {
  const step = stepsOf(platform);
  await signIn('admin', '/app/budget-params');
  await step(
    'I-001, I-003 to I-009: the budget of a year is added, changed and deleted; its law opens outside',
    async (platform) => {
      await page.getByRole('link', { name: "Qo'shish" }).click();
      await expect(field(page, 'Nomi')).toBeFocused();
      await page.keyboard.type(` ${titleOf(2027)} `);
      await field(page, 'Yil').fill('2027');
      await field(page, 'Daromad').pressSequentially('375500000000000');
      await expect(field(page, 'Daromad')).toHaveValue('375 500 000 000 000');
      await field(page, 'Xarajat').fill('420000000000000');
      await page.keyboard.press('Control+s');
      await expect(rows(page)).toHaveCount(8);
      const { id, ...added } = platform.read.budgetParam({ budget_year: 2027 });
      expect(added).toEqual({
        ...{ order_title: titleOf(2027), order_link: null, budget_year: 2027 },
        ...{ income: 375_500_000_000_000, outcome: 420_000_000_000_000 },
      });

      await rows(page).first().focus();
      await page.keyboard.press('Enter');
      await field(page, 'Havola').fill('https://qonunlar.example/budjet/2027');
      await page.keyboard.press('Control+s');
      await rows(page).first().getByRole('button', { name: 'qonunlar.example/budjet/2027' }).click();
      expect((await app.waitForEvent('open-external')).url).toBe('https://qonunlar.example/budjet/2027');

      await rows(page).first().focus();
      await page.keyboard.press('Delete');
      await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
      await expect(rows(page)).toHaveCount(7);
      expect(platform.find.count('budgetParam', { id })).toBe(0);
    },
  );

  await step('I-002: a title is edited in the table; the whole row is sent as it is now', async (platform) => {
    const { id, ...param } = platform.find.budgetParam({ budget_year: 2024 });
    await goTo(page, '/app/budget-params');
    await rows(page).nth(2).focus();
    await page.keyboard.press('F2');
    await expect(cell(page)).toHaveValue(titleOf(2024));
    await expect(page.getByText("3-qator nomi o'zgartirilmoqda")).toBeVisible();
    expect(await serious(page)).toEqual([]);
    await page.keyboard.press('End');
    await page.keyboard.type(' (yangi tahriri)');
    // Somebody else sets the income, which the new title does not overwrite.
    platform.change.budgetParam(id, { income: 1 });
    await page.keyboard.press('Enter');
    await expect(cell(page)).toHaveCount(0);
    await expect(rows(page).nth(2)).toContainText('(yangi tahriri)');
    await expect(page.getByText("3-qator nomi o'zgartirilmoqda")).toHaveCount(0);
    const order_title = `${titleOf(2024)} (yangi tahriri)`;
    expect(platform.read.budgetParam(id)).toEqual({ id, ...param, income: 1, order_title });

    // A row that somebody else has deleted leaves the list; its text stays, to be copied.
    const other = platform.find.budgetParam({ budget_year: 2023 });
    await rows(page).nth(3).focus();
    await page.keyboard.press('F2');
    platform.remove.budgetParam(other.id);
    await page.keyboard.type('Boshqa nom');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: "Bunday qator yo'q" })).toBeVisible();
    await expect(rows(page)).toHaveCount(6);
  });
});
