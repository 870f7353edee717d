import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { LANGUAGES } from './support/languages.ts';
import { stepsOf, windowForgets } from './support/steps.ts';

const ROOT = 'Konsolidatsiyalangan budjet';
const INCOME = 'Konsolidatsiyalangan budjet daromadlari';
const rows = (page: Page) => page.getByRole('table', { name: ROOT, exact: true }).locator('tr[data-row]');
const indicators = (page: Page, line: string) => page.getByRole('table', { name: `Ko'rsatkichlar: ${line}` });
const figures = (page: Page, line: string) => indicators(page, line).locator('tbody tr');
const figure = (page: Page, name: string) => page.getByRole('textbox', { name });
const confirm = (page: Page) =>
  page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();

test('an admin adds, changes and deletes lines and indicators, each in its own place', { tag: '@journey' }, async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'R-063: the indicators of an expanded line, by year: added, deleted, and kept as exactly as they were entered',
    async (platform) => {
      const { id } = platform.find.budgetLine({ title: { uz_lat: INCOME } });
      const known = platform.find.indicator({ consolidated_budget_id: id, year: 2026 });
      const exact = { accepted_amount: 12_345.123456, execution_amount: 2345.123456789 };
      const held = () => platform.find.all('indicator', { consolidated_budget_id: id, year: 2025 });
      const before = held();
      platform.change.indicator(known.id, exact);
      await goTo(page, '/app/consolidated-budgets');
      await expect(rows(page)).toHaveText([/1.*daromadlari/, /2.*xarajatlari/, /3.*saldosi/]);
      expect(platform.calls().filter(({ path }) => path.includes('indicators'))).toEqual([]);
      await rows(page).first().getByRole('button', { name: 'Batafsil' }).click();
      await expect(figures(page, INCOME)).toHaveText([/^2026.?12.345,123456/, /^2025/, /^2024/]);
      await page.getByRole('combobox', { name: 'Barcha yillar' }).click();
      await page.getByRole('option', { name: '2025 yil' }).click();
      await expect(figures(page, INCOME)).toHaveText([/^2025/]);
      // The year is that of the indicators, not of the list.
      const lists = platform.calls().filter(({ path }) => path === '/api/v1/consolidated-budgets');
      expect(lists).toMatchObject([{ query: { limit: '10', offset: '0' } }]);

      await page.getByRole('link', { name: "Ko'rsatkich qo'shish" }).click();
      await expect(figure(page, "Budjet yo'nalishi")).toHaveValue(INCOME);
      await figure(page, 'Yil').fill('2025');
      const names = ['Qabul qilingan budjet', ...[1, 2, 3, 4].map((nth) => `${nth}-chorak ijrosi`)];
      for (const [index, name] of names.entries()) {
        await figure(page, `${name}: summa, mlrd so'm`).fill(`${index + 1}000,5`);
        await figure(page, `${name}: YAIMga nisbatan, %`).fill(index === 0 ? '-0,25' : `${index},5`);
      }
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/consolidated-budgets\?year=2025$/);
      // The row is still expanded.
      const own = figures(page, INCOME).filter({ hasText: '1 000,5' });
      await expect(own).toHaveText(/^20251.000,5−0,252.000,51,5/);
      expect(held()).toHaveLength(before.length + 1);
      expect(held()[0]).toMatchObject({ accepted_percent: -0.25, fourth_execution_amount: 5000.5 });
      await own.getByRole('button', { name: "O'chirish" }).click();
      await confirm(page);
      await expect(figures(page, INCOME)).toHaveCount(1);
      expect(held()).toEqual(before);

      await goTo(page, '/app/consolidated-budgets');
      await figures(page, INCOME)
        .first()
        .getByRole('link', { name: `Tahrirlash: ${INCOME}, 2026` })
        .click();
      await expect(figure(page, "1-chorak ijrosi: summa, mlrd so'm")).toHaveValue('2 345,123456789');
      await figure(page, '4-chorak ijrosi: YAIMga nisbatan, %').fill('9,5');
      await page.keyboard.press('Control+s');
      await expect(figures(page, INCOME)).toHaveCount(3);
      expect(platform.read.indicator(known.id)).toMatchObject({ ...exact, fourth_execution_percent: 9.5 });
    },
  );

  await step(
    'lines: Enter opens one, Space shows its indicators; a child with five titles is added, changed, deleted',
    async (platform) => {
      const { id: parent_id } = platform.find.budgetLine({ title: { uz_lat: 'Soliqsiz daromadlar' } });
      const held = () => platform.find.all('budgetLine', { parent_id });
      await windowForgets(page);
      await goTo(page, '/app/consolidated-budgets?year=2019');
      await rows(page).first().focus();
      await page.keyboard.press('Space');
      await expect(indicators(page, INCOME)).toContainText("Tanlangan yil bo'yicha ko'rsatkich kiritilmagan");
      await rows(page).first().focus();
      await page.keyboard.press('Enter');
      // The parent level, shown until these lines arrive, has three lines too.
      await expect(rows(page).nth(1)).toContainText('Soliqsiz daromadlar');
      await rows(page).nth(1).getByRole('link', { name: "Ichiga qo'shish" }).click();
      await expect(page.getByRole('textbox', { name: "Nomi: O'zbekcha" })).toBeFocused();
      for (const language of LANGUAGES)
        await page.getByRole('textbox', { name: `Nomi: ${language}` }).fill(`Bojlar ${language}`);
      await page.keyboard.press('Control+s');
      await rows(page).nth(1).focus();
      await page.keyboard.press('Enter');
      const line = rows(page).filter({ hasText: "Bojlar O'zbekcha" });
      await line.getByRole('link', { name: "Tahrirlash: Bojlar O'zbekcha" }).click();
      await page.getByRole('textbox', { name: 'Nomi: English' }).fill('Duties');
      await page.keyboard.press('Control+s');
      await expect(line).toBeVisible();
      expect(held()).toMatchObject([{ title: { en: 'Duties', kr: 'Bojlar Qaraqalpaqsha' } }]);
      await line.focus();
      await page.keyboard.press('Delete');
      await confirm(page);
      await expect(line).toHaveCount(0);
      expect(held()).toEqual([]);
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
