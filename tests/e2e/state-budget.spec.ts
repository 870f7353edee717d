import type { Page } from 'playwright/test';
import { serious } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { stepsOf } from './support/steps.ts';

const PATH = '/api/v1/state-budget-indicators';
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
  await step('a parent of the other type, or one that is not there, is said instead of a form', async (platform) => {
    const { id } = platform.find.stateBudgetIndicator({ type: 'INCOME' });
    await goTo(page, `/app/state-budget/add?parent=${id}&type=EXPENSE`);
    await expect(page.getByText("Bu bo'g'in boshqa turga tegishli")).toBeVisible();
    await expect(line(page, 'English')).toHaveCount(0);
    await goTo(page, '/app/state-budget/add?parent=987654321&type=EXPENSE');
    await expect(page.getByText("Bunday bo'g'in topilmadi")).toBeVisible();
    await goTo(page, `/app/state-budget/add?parent=${id}&type=INCOME`);
    await expect(line(page, 'English')).toBeVisible();
  });

  await step(
    'the state budget: income first, expense by the selector; an indicator added at the root may have a parent of its type',
    async (platform) => {
      const asked = () => platform.calls().findLast(({ path, method }) => path === PATH && method === 'GET')?.query;
      const { id: economy } = platform.find.stateBudgetIndicator({ title: { uz_lat: 'Iqtisodiyotga xarajatlar' } });
      await goTo(page, '/app/state-budget');
      await expect(rows(page)).toHaveText([/Soliqli/, /Soliqsiz/, /xususiylashtirish/, /grantlar/]);
      await expect.poll(asked).toEqual({ cache: 'off', limit: '10', offset: '0', type: 'INCOME' });
      expect(await serious(page)).toEqual([]);

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
      await expect.poll(asked).toEqual({ cache: 'off', limit: '10', offset: '0', type: 'EXPENSE' });

      // R-094, Z-095, Z-096: type and parent; the titles are marked as required, but may be empty.
      await add(page).click();
      await expect(page.getByRole('combobox', { name: 'Turi' })).toHaveValue('Xarajat');
      await expect(page.locator('fieldset .mantine-InputWrapper-required')).toHaveCount(5);
      await page.getByRole('combobox', { name: "Yuqori bo'g'in" }).click();
      await page.getByRole('treeitem', { name: 'Iqtisodiyotga xarajatlar' }).click();
      await line(page, 'Русский').fill('Лесное хозяйство');
      expect(await serious(page)).toEqual([]);
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/app\/state-budget\?type=EXPENSE$/);
      expect(platform.calls().findLast(({ method }) => method === 'POST')).toMatchObject({
        path: PATH,
        body: {
          type: 'EXPENSE',
          parent_id: economy,
          title: { uz_lat: '', uz_cyr: '', ru: 'Лесное хозяйство', en: '', kr: '' },
        },
      });

      await rows(page).nth(1).getByText('Iqtisodiyotga').click();
      const { id } = platform.find.stateBudgetIndicator({ parent_id: economy });
      // Until the children are read, the rows of the root are shown.
      await expect(rows(page)).toHaveCount(4);
      const own = rows(page).last();
      await own.getByRole('link', { name: 'Tahrirlash' }).click();
      await expect(page.getByRole('combobox', { name: "Yuqori bo'g'in" })).toHaveText('Iqtisodiyotga xarajatlar');
      await line(page, "O'zbekcha").fill("O'rmon xo'jaligi");
      await page.keyboard.press('Control+s');
      await expect(own).toContainText("O'rmon xo'jaligi");
      expect(platform.calls().find(({ method }) => method === 'PUT')).toMatchObject({
        path: `${PATH}/${id}`,
        body: { type: 'EXPENSE', parent_id: economy, title: { uz_lat: "O'rmon xo'jaligi", ru: 'Лесное хозяйство' } },
      });
      await own.getByRole('button', { name: "O'chirish" }).click();
      await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
      await expect(page.getByText("Muvaffaqqiyatli o'chirildi")).toBeVisible();
      await expect(rows(page)).toHaveCount(3);
    },
  );
});
