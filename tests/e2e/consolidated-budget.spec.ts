import type { Page } from 'playwright/test';
import { serious } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { LANGUAGES } from './support/languages.ts';
import { stepsOf, windowForgets } from './support/steps.ts';

const LINES = '/api/v1/consolidated-budgets';
const INDICATORS = '/api/v1/consolidated-budget-indicators';
const ROOT = 'Konsolidatsiyalangan budjet';
const INCOME = 'Konsolidatsiyalangan budjet daromadlari';
const rows = (page: Page) => page.getByRole('table', { name: ROOT, exact: true }).locator('tr[data-row]');
const indicators = (page: Page, line: string) => page.getByRole('table', { name: `Ko'rsatkichlar: ${line}` });
const figures = (page: Page, line: string) => indicators(page, line).locator('tbody tr');
const figure = (page: Page, name: string) => page.getByRole('textbox', { name });
const YEAR = new Date().getFullYear();

test('an admin adds, changes and deletes lines and indicators, each in its own place', { tag: '@journey' }, async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('the indicators of a line: by year below its row; added, changed, deleted', async (platform) => {
    const { id } = platform.find.budgetLine({ title: { uz_lat: INCOME } });
    await goTo(page, '/app/consolidated-budgets');
    await expect(rows(page)).toHaveText([/1.*daromadlari/, /2.*xarajatlari/, /3.*saldosi/]);
    const asked = () => platform.calls().filter(({ path }) => path === INDICATORS);
    expect(asked()).toEqual([]);

    // The arrow or Space expands the row; a click or Enter goes into it instead.
    await rows(page).first().getByRole('button', { name: 'Batafsil' }).click();
    await expect(figures(page, INCOME)).toHaveText([/^2026/, /^2025/, /^2024/]);
    await expect(indicators(page, INCOME).getByRole('columnheader')).toHaveText([
      ...['Yil', 'Qabul qilingan budjet', '1-chorak ijrosi', 'Amallar'],
      ...["Summa, mlrd so'm", 'YAIMga nisbatan, %', "Summa, mlrd so'm", 'YAIMga nisbatan, %'],
    ]);
    await expect
      .poll(() => asked().at(-1)?.query)
      .toEqual({
        cache: 'off',
        limit: '100',
        offset: '0',
        consolidated_budget_id: String(id),
      });
    expect(await serious(page)).toEqual([]);
    await page.getByRole('combobox', { name: 'Barcha yillar' }).click();
    await page.getByRole('option', { name: '2025 yil' }).click();
    await expect(figures(page, INCOME)).toHaveText([/^2025/]);
    await expect.poll(() => asked().at(-1)?.query).toMatchObject({ year: '2025', limit: '100', offset: '0' });
    const lists = platform.calls().filter(({ path }) => path === LINES);
    expect(lists).toMatchObject([{ query: { limit: '10', offset: '0' } }]);

    await page.getByRole('link', { name: "Ko'rsatkich qo'shish" }).click();
    await expect(page).toHaveURL(new RegExp(`/consolidated-budgets/${id}/indicators/add$`));
    await expect(figure(page, "Budjet yo'nalishi")).toHaveValue(INCOME);
    await expect(figure(page, 'Yil')).toHaveValue(String(YEAR));
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Majburiy maydon')).toHaveCount(10);
    await expect(figure(page, "Qabul qilingan budjet: summa, mlrd so'm")).toBeFocused();
    expect(await serious(page)).toEqual([]);
    await figure(page, 'Yil').fill('2025');
    const names = ['Qabul qilingan budjet', '1-chorak ijrosi', '2-chorak ijrosi', '3-chorak ijrosi', '4-chorak ijrosi'];
    for (const [index, name] of names.entries()) {
      await figure(page, `${name}: summa, mlrd so'm`).fill(`${index + 1}000,5`);
      await figure(page, `${name}: YAIMga nisbatan, %`).fill(index === 0 ? '-0,25' : `${index},5`);
    }
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('status').filter({ hasText: 'Muvafaqiyatli saqlandi' })).toBeVisible();
    await expect(page).toHaveURL(/\/consolidated-budgets\?year=2025$/);
    expect(platform.calls().findLast(({ method }) => method === 'POST')).toMatchObject({ path: INDICATORS });
    expect(platform.calls().findLast(({ method }) => method === 'POST')?.body).toEqual({
      ...{ consolidated_budget_id: id, year: 2025, accepted_amount: 1000.5, accepted_percent: -0.25 },
      ...{ execution_amount: 2000.5, execution_percent: 1.5 },
      ...{ second_execution_amount: 3000.5, second_execution_percent: 2.5 },
      ...{ third_execution_amount: 4000.5, third_execution_percent: 3.5 },
      ...{ fourth_execution_amount: 5000.5, fourth_execution_percent: 4.5 },
    });

    // The row is still expanded.
    const own = figures(page, INCOME).filter({ hasText: '1 000,5' });
    await expect(own).toHaveText(/^20251.000,5−0,252.000,51,5/);
    await own.getByRole('link', { name: `Tahrirlash: ${INCOME}, 2025` }).click();
    await expect(figure(page, "4-chorak ijrosi: summa, mlrd so'm")).toHaveValue('5 000,5');
    await figure(page, "1-chorak ijrosi: summa, mlrd so'm").fill('2100');
    await page.keyboard.press('Control+s');
    await expect(own).toHaveText(/^20251.000,5−0,252.1001,5/);
    expect(platform.calls().find(({ method }) => method === 'PUT')?.body).toMatchObject({
      ...{ consolidated_budget_id: id, year: 2025, execution_amount: 2100, fourth_execution_percent: 4.5 },
    });
    await own.getByRole('button', { name: "O'chirish" }).click();
    await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
    await expect(page.getByText("Muvaffaqqiyatli o'chirildi")).toBeVisible();
    await expect(figures(page, INCOME)).toHaveCount(1);
    expect(platform.calls().find(({ method }) => method === 'DELETE')?.path).toMatch(`${INDICATORS}/`);
  });

  await step(
    'R-063: an amount is shown exactly as entered, and saved unchanged when another figure changes',
    async (platform) => {
      const { id } = platform.find.budgetLine({ title: { uz_lat: INCOME } });
      const indicator = platform.find.indicator({ consolidated_budget_id: id, year: 2026 });
      await windowForgets(page);
      platform.change.indicator(indicator.id, { accepted_amount: 12_345.123456, execution_amount: 2345.123456789 });
      await goTo(page, '/app/consolidated-budgets');
      await rows(page).first().getByRole('button', { name: 'Batafsil' }).click();
      await expect(figures(page, INCOME).first()).toHaveText(/^2026.?12.345,123456/);
      await figures(page, INCOME)
        .first()
        .getByRole('link', { name: /^Tahrirlash/ })
        .click();
      await expect(figure(page, "1-chorak ijrosi: summa, mlrd so'm")).toHaveValue('2 345,123456789');
      await figure(page, '4-chorak ijrosi: YAIMga nisbatan, %').fill('9,5');
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('status').filter({ hasText: 'Muvafaqiyatli saqlandi' })).toBeVisible();
      expect(platform.read.indicator(indicator.id)).toMatchObject({
        accepted_amount: 12_345.123456,
        execution_amount: 2345.123456789,
        fourth_execution_percent: 9.5,
      });
    },
  );

  await step(
    'lines: Enter opens one, Space shows its indicators; a child with five titles is added, changed, deleted',
    async (platform) => {
      await windowForgets(page);
      await goTo(page, '/app/consolidated-budgets?year=2019');
      await rows(page).first().focus();
      await page.keyboard.press('Space');
      await expect(indicators(page, INCOME)).toContainText("Tanlangan yil bo'yicha ko'rsatkich kiritilmagan");
      await rows(page).first().focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`path=${platform.find.budgetLine({ title: { uz_lat: INCOME } }).id}`));
      // The parent level, shown until these lines arrive, has three lines too.
      await expect(rows(page).nth(1)).toContainText('Soliqsiz daromadlar');
      await expect(rows(page)).toHaveCount(3);
      await expect(page.getByRole('navigation', { name: 'Joylashuv' })).toHaveText(`${ROOT}${INCOME}`);
      await rows(page).nth(1).getByRole('link', { name: "Ichiga qo'shish" }).click();
      await expect(page.getByRole('textbox', { name: "Nomi: O'zbekcha" })).toBeFocused();
      expect(await serious(page)).toEqual([]);
      for (const language of LANGUAGES)
        await page.getByRole('textbox', { name: `Nomi: ${language}` }).fill(`Bojlar ${language}`);
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('status').filter({ hasText: 'Muvafaqiyatli saqlandi' })).toBeVisible();
      const { id: parent_id } = platform.find.budgetLine({ title: { uz_lat: 'Soliqsiz daromadlar' } });
      expect(platform.calls().findLast(({ method }) => method === 'POST')).toMatchObject({
        path: LINES,
        body: { parent_id, title: { uz_lat: "Bojlar O'zbekcha", kr: 'Bojlar Qaraqalpaqsha' } },
      });

      await rows(page).nth(1).focus();
      await page.keyboard.press('Enter');
      const line = rows(page).filter({ hasText: "Bojlar O'zbekcha" });
      await line.getByRole('link', { name: "Tahrirlash: Bojlar O'zbekcha" }).click();
      await page.getByRole('textbox', { name: 'Nomi: English' }).fill('Duties');
      await page.keyboard.press('Control+s');
      await expect(line).toBeVisible();
      const { id } = platform.find.budgetLine({ parent_id });
      expect(platform.calls().findLast(({ method }) => method === 'PUT')).toMatchObject({
        path: `${LINES}/${id}`,
        body: { parent_id, title: { uz_lat: "Bojlar O'zbekcha", en: 'Duties' } },
      });
      await line.focus();
      await page.keyboard.press('Delete');
      await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
      await expect(line).toHaveCount(0);
      expect(platform.calls().findLast(({ method }) => method === 'DELETE')?.path).toBe(`${LINES}/${id}`);
    },
  );

  await step(
    'an indicator opened under another line, or a line that is not there, says so: nothing can be moved by saving',
    async (platform) => {
      const { id } = platform.find.budgetLine({ title: { uz_lat: INCOME } });
      const other = platform.find.budgetLine({ title: { uz_lat: 'Budjet saldosi' } });
      const indicator = platform.find.indicator({ consolidated_budget_id: id, year: 2026 });
      await goTo(page, `/app/consolidated-budgets/${other.id}/indicators/${indicator.id}`);
      await expect(page.getByRole('alert')).toContainText('Bu yozuv boshqasiga tegishli');
      await expect(figure(page, 'Yil')).toHaveCount(0);
      await openScreen(page, `/app/consolidated-budgets/${id}/indicators/${indicator.id}`);
      await expect(figure(page, 'Yil')).toHaveValue('2026');
      for (const address of [
        '/app/consolidated-budgets/999999/indicators/add',
        '/app/consolidated-budgets/abc/indicators/add',
        '/app/consolidated-budgets/add?parent=999999',
        '/app/expences/indicators?parent=999999',
      ]) {
        // The same words of the address before must have gone.
        await openScreen(page, '/app/consolidated-budgets');
        await expect(rows(page)).toHaveCount(3);
        await openScreen(page, address);
        await expect(page.getByText("Bunday bo'g'in topilmadi")).toBeVisible();
        await expect(page.getByRole('textbox')).toHaveCount(0);
      }
    },
  );
});
