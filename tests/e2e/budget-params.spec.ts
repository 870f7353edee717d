import type { Page } from 'playwright/test';
import { serious } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { stepsOf } from './support/steps.ts';

const PATH = '/api/v1/budget-params';
const table = (page: Page) => page.getByRole('table', { name: 'Budjet parametrlari' });
const rows = (page: Page) => table(page).locator('tr[data-row]');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const cell = (page: Page) => table(page).getByRole('textbox');
const titleOf = (year: number) => `«${year}-yil uchun Davlat budjeti to'g'risida»gi Qonun`;

test('the budget of a year is added, changed and deleted, and its title edited in the table', {
  tag: '@journey',
}, async ({ app, page, platform, signIn }) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('I-001, I-003 to I-009: the budget of a year is added, changed and deleted', async (platform) => {
    await goTo(page, '/app/budget-params');
    await expect(page.getByRole('columnheader')).toHaveText([
      '№',
      'Nomi',
      'Havola',
      'Yil',
      'Daromad',
      'Xarajat',
      'Amallar',
    ]);
    await expect(rows(page).first()).toHaveText(
      /^1«2026-yil.+Qonunqonunlar\.example\/budjet\/20262026343\s800\s000\s000\s000391\s200\s000\s000\s000$/,
    );
    await expect(page.getByText('Jami: 7 ta qator')).toBeVisible();
    await expect.poll(() => platform.calls().findLast(({ path }) => path === PATH)?.query).toEqual({ cache: 'off' });
    await rows(page)
      .first()
      .getByRole('button', { name: /^qonunlar/ })
      .click();
    await expect.poll(() => app.events.map(({ type }) => type)).toContain('open-external');
    expect(await serious(page)).toEqual([]);

    await page.getByRole('link', { name: "Qo'shish" }).click();
    await expect(field(page, 'Nomi')).toBeFocused();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Majburiy maydon')).toHaveCount(3);
    expect(await serious(page)).toEqual([]);
    await field(page, 'Yil').fill('2027');
    await field(page, 'Daromad').pressSequentially('375500000000000');
    await expect(field(page, 'Daromad')).toHaveValue('375 500 000 000 000');
    await field(page, 'Xarajat').fill('420000000000000');
    await field(page, 'Nomi').fill(` ${titleOf(2027)} `);
    platform.faults.add({
      kind: 'status',
      status: 400,
      message: 'Yil band',
      match: { method: 'POST', path: PATH },
      times: 1,
    });
    await page.keyboard.press('Control+s');
    // I-007: the message is shown, otherwise "Saqlashda xatolik sodir bo'ldi...".
    await expect(page.getByRole('alert').filter({ hasText: 'Yil band' })).not.toContainText('Saqlashda');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('status').filter({ hasText: 'Tabriklaymiz' })).toContainText('Muvafaqiyatli saqlandi');
    await expect(page).toHaveURL(/\/app\/budget-params$/);
    await expect(rows(page)).toHaveCount(8);
    expect(platform.calls().findLast(({ method }) => method === 'POST')?.body).toEqual({
      order_title: titleOf(2027),
      order_link: null,
      budget_year: 2027,
      income: 375_500_000_000_000,
      outcome: 420_000_000_000_000,
    });

    await rows(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Yil')).toHaveValue('2027');
    await field(page, 'Havola').fill('https://qonunlar.example/budjet/2027');
    await page.keyboard.press('Control+s');
    await expect(rows(page).first()).toContainText('qonunlar.example/budjet/2027');

    const [first, second] = [2026, 2025].map((budget_year) => platform.find.budgetParam({ budget_year }));
    await openScreen(page, `/app/budget-params/${first?.id}`);
    await expect(field(page, 'Yil')).toHaveValue('2026');
    await openScreen(page, `/app/budget-params/${second?.id}`);
    await expect(field(page, 'Yil')).toHaveValue('2025');
    await openScreen(page, '/app/budget-params/add');
    await expect(field(page, 'Yil')).toHaveValue('');
    await page.keyboard.press('Escape');

    await openScreen(page, '/app/budget-params');
    await rows(page).first().focus();
    await page.keyboard.press('Delete');
    const question = page.getByRole('dialog', { name: 'Diqqat!' });
    await expect(question).toContainText(titleOf(2027));
    await question.getByRole('button', { name: 'Ha' }).click();
    await expect(page.getByText("Qator muvaffaqiyatli o'chirildi")).toBeVisible();
    await expect(rows(page)).toHaveCount(7);
  });

  await step(
    'Z-130, Z-154: the list is read from every known envelope; an unknown envelope is an error',
    async (platform) => {
      const listed = { method: 'GET', path: PATH } as const;
      const answers = (reshape: (body: { results: unknown[] }) => unknown) =>
        platform.faults.add({
          kind: 'reshape',
          match: listed,
          reshape: (body) => reshape(body as { results: unknown[] }),
        });
      const mend = answers(({ results }) => results);
      await goTo(page, '/app/budget-params');
      await expect(rows(page)).toHaveCount(7);
      mend();
      answers((body) => ({ foo: body }));
      await page.reload();
      await expect(page.getByRole('main').getByRole('alert')).toContainText("Platforma javobi tanish ko'rinishda emas");
    },
  );

  await step('I-002: a title is edited in the table; the whole row is sent', async (platform) => {
    const { id, ...param } = platform.find.budgetParam({ budget_year: 2024 });
    await goTo(page, '/app/budget-params');
    await rows(page).nth(2).focus();
    await page.keyboard.press('F2');
    await expect(cell(page)).toHaveValue(titleOf(2024));
    await expect(page.getByText("3-qator nomi o'zgartirilmoqda")).toBeVisible();
    expect(await serious(page)).toEqual([]);
    await page.keyboard.press('End');
    await page.keyboard.type(' (yangi tahriri)');
    platform.faults.add({ kind: 'status', status: 409, message: 'Bunday nom bor', match: { method: 'PUT' }, times: 1 });
    await page.keyboard.press('Enter');
    const failure = page.getByRole('alert').filter({ hasText: 'Bunday nom bor' });
    await expect(failure).not.toContainText('Saqlashda');
    await expect(cell(page)).toHaveValue(`${titleOf(2024)} (yangi tahriri)`);
    // The refusal refetches the list; then somebody else sets the income, which the new title does not overwrite.
    await expect.poll(() => platform.calls().filter(({ path }) => path === PATH).length).toBe(2);
    platform.change.budgetParam(id, { income: 1 });
    await cell(page).press('Enter');
    await expect(cell(page)).toHaveCount(0);
    await expect(rows(page).nth(2)).toContainText('(yangi tahriri)');
    await expect(page.getByText("3-qator nomi o'zgartirilmoqda")).toHaveCount(0);
    const sent = { ...param, income: 1, order_title: `${titleOf(2024)} (yangi tahriri)` };
    expect(platform.calls().findLast(({ method }) => method === 'PUT')).toMatchObject({
      path: `${PATH}/${id}`,
      status: 200,
      body: sent,
    });
    expect(platform.read.budgetParam(id)).toEqual({ id, ...sent });

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
