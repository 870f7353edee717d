import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { stepsOf } from './support/steps.ts';

const ROOT = "Davlat budjeti ko'rsatkichlari";
const rows = (page: Page) => page.getByRole('table', { name: ROOT, exact: true }).locator('tr[data-row]');
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Joylashuv' });
const add = (page: Page) => page.getByRole('link', { name: "Qo'shish", exact: true });
const line = (page: Page, language: string) => page.getByRole('textbox', { name: `Nomi: ${language}` });

test('the state budget: income first, expense by the selector; indicators are added, changed and deleted; a wrong parent is said', {
  tag: '@journey',
}, async ({ page, platform, signIn }) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('a parent of the other type is said instead of a form', async (platform) => {
    const { id } = platform.find.stateBudgetIndicator({ type: 'INCOME' });
    await goTo(page, `/app/state-budget/add?parent=${id}&type=EXPENSE`);
    await expect(page.getByText("Bu bo'g'in boshqa turga tegishli")).toBeVisible();
    await expect(line(page, 'English')).toHaveCount(0);
    await goTo(page, `/app/state-budget/add?parent=${id}&type=INCOME`);
    await expect(line(page, 'English')).toBeVisible();
  });

  await step(
    'the state budget: income first, expense by the selector; an indicator added at the root may have a parent of its type',
    async (platform) => {
      const { id: economy } = platform.find.stateBudgetIndicator({ title: { uz_lat: 'Iqtisodiyotga xarajatlar' } });
      const held = () => platform.find.all('stateBudgetIndicator', { parent_id: economy });
      const before = held();
      await goTo(page, '/app/state-budget');
      await expect(rows(page)).toHaveText([/Soliqli/, /Soliqsiz/, /xususiylashtirish/, /grantlar/]);

      // a row leads down, a lower level has no add button, the breadcrumb leads up.
      await rows(page).first().click();
      await expect(rows(page)).toHaveCount(10);
      await expect(add(page)).toHaveCount(0);
      await expect(page.getByText("Qo'shish faqat yuqori darajada")).toBeVisible();
      await rows(page).first().focus();
      await page.keyboard.press('Enter');
      await expect(rows(page)).toHaveText([/Mahalliy/, /Import/]);
      await crumbs(page).getByRole('link', { name: 'Soliqli daromadlar' }).click();
      await expect(rows(page)).toHaveCount(10);

      // another type starts at its root, and F5 keeps it.
      await page.getByText('Xarajat', { exact: true }).click();
      await expect(page).toHaveURL(/\/app\/state-budget\?type=EXPENSE$/);
      await expect(rows(page)).toHaveCount(6);
      await page.reload();
      await expect(rows(page).nth(1)).toContainText('Iqtisodiyotga xarajatlar');

      // R-094, Z-095, Z-096: type and parent; the titles are marked as required, but may be empty.
      await add(page).click();
      await expect(page.getByRole('combobox', { name: 'Turi' })).toHaveValue('Xarajat');
      await expect(page.locator('fieldset .mantine-InputWrapper-required')).toHaveCount(5);
      await page.getByRole('combobox', { name: "Yuqori bo'g'in" }).click();
      await page.getByRole('treeitem', { name: 'Iqtisodiyotga xarajatlar' }).click();
      await line(page, 'Русский').fill('Лесное хозяйство');
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/app\/state-budget\?type=EXPENSE$/);
      await rows(page).nth(1).getByText('Iqtisodiyotga').click();
      // Until the children are read, the rows of the root are shown.
      await expect(rows(page)).toHaveCount(before.length + 1);
      const own = rows(page).last();
      await own.getByRole('link', { name: 'Tahrirlash' }).click();
      await expect(page.getByRole('combobox', { name: "Yuqori bo'g'in" })).toHaveText('Iqtisodiyotga xarajatlar');
      await line(page, "O'zbekcha").fill("O'rmon xo'jaligi");
      await page.keyboard.press('Control+s');
      await expect(own).toContainText("O'rmon xo'jaligi");
      expect(held()[0]).toMatchObject({
        type: 'EXPENSE',
        title: { uz_lat: "O'rmon xo'jaligi", uz_cyr: '', ru: 'Лесное хозяйство', en: '', kr: '' },
      });
      await own.getByRole('button', { name: "O'chirish" }).click();
      await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
      await expect(rows(page)).toHaveCount(before.length);
      expect(held()).toEqual(before);
    },
  );
});
