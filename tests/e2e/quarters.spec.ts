import type { Page } from 'playwright/test';
import { serious } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { choose, home, LIST, listCalls, rows, table } from './support/quarters.ts';
import { stepsOf } from './support/steps.ts';

const segment = (page: Page, label: string) =>
  page.getByRole('radiogroup', { name: 'Holati' }).locator('label', { hasText: label }).click();

/** A pattern for a number as shown, with any kind of space. */
const spaced = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '\\s');

test('the list of quarters: its values and filters, and place names that are unknown or could not be read', async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'the list: its values, its filters in the address, and pages of one unpaginated answer',
    async (platform) => {
      // The platform lists the oldest first.
      const all = platform.find.all('quarter').toReversed();
      await goTo(page, LIST);
      await expect(rows(page)).toHaveCount(20);
      await expect(table(page).getByRole('columnheader')).toHaveText([
        '№',
        'TumanViloyat',
        'Mahalla',
        'Aholi soni',
        'HolatiMoliyaviy holati',
        'STIRHisob raqami',
        'Amallar',
      ]);
      await expect(rows(page).first()).toHaveText(
        /^1Oltinkoʻl tumaniAndijon viloyati\D+\d\s\d{3}FaolYaxshi\d{9}\d{20,}$/,
      );
      await expect(page.getByText('Jami:')).toContainText(new RegExp(`^Jami: ${spaced(all.length)} ta mahalla`));
      expect(listCalls(platform)).toEqual([{}]);
      expect(await serious(page)).toEqual([]);

      await page.getByRole('button', { name: '2', exact: true }).click();
      await expect(rows(page).first()).toHaveText(/^21/);
      await page.getByRole('combobox', { name: 'Sahifada' }).click();
      await expect(page.getByRole('option')).toHaveText(['15', '20', '30', '50', '100', '200', '500', '1000']);
      await page.keyboard.press('Escape');
      expect(listCalls(platform)).toHaveLength(1);

      await expect(page.getByRole('combobox', { name: 'Tuman' })).toBeDisabled();
      await segment(page, 'Arxiv');
      await choose(page, 'Viloyat', 'Toshkent shahri');
      await choose(page, 'Tuman', 'Chilonzor tumani');
      const { region, district } = home(platform);
      await expect(page).toHaveURL(new RegExp(`\\?status=ARCHIVE&region=${region}&district=${district}$`));
      await expect
        .poll(() => listCalls(platform).at(-1))
        .toEqual({ status: 'ARCHIVE', region_id: String(region), district_id: String(district) });
      await expect(page.getByText('Jami:')).toContainText(/^Jami: \d ta mahalla/);
      await expect(rows(page).first()).toContainText('Arxiv');
      await page.reload();
      await expect(rows(page).first()).toContainText('Chilonzor tumani');
      await choose(page, 'Viloyat', 'Andijon viloyati');
      await expect(page).toHaveURL(/\?status=ARCHIVE&region=\d+$/);

      await page.getByRole('button', { name: 'Filtrlarni tozalash' }).click();
      await expect(page).toHaveURL(new RegExp(`${LIST}$`));
      // A quarter without a status.
      const number = 1 + all.findIndex((quarter) => quarter.status === null);
      await goTo(page, `${LIST}?page=${Math.ceil(number / 20)}`);
      await expect(rows(page).nth((number - 1) % 20)).toContainText("Ma'lumot kiritilmagan");
    },
  );

  await step(
    'a region in the address that the lookup does not have is shown by its id, and can be cleared',
    async () => {
      await goTo(page, `${LIST}?region=999`);
      const region = page.getByRole('combobox', { name: 'Viloyat' });
      await expect(region).toHaveValue('ID 999');
      await expect(page.getByText('Mahalla topilmadi')).toBeVisible();
      await page.getByRole('button', { name: 'Tozalash' }).first().click();
      await expect(region).toHaveValue('');
      await expect(rows(page)).toHaveCount(20);
    },
  );

  await step('a list whose place names failed to load says so, and shows them after a retry', async (platform) => {
    const end = platform.faults.add({
      kind: 'status',
      status: 400,
      message: null,
      match: { path: '/api/v1/districts' },
    });
    await goTo(page, LIST);
    const problem = page.getByRole('alert').filter({ hasText: "Tumanlar yuklanmadi. Qayta urinib ko'ring" });
    await expect(problem).toBeVisible();
    await expect(rows(page).first()).not.toContainText(/tumani|shahri/);
    end();
    await problem.getByRole('button', { name: 'Qayta urinish' }).click();
    await expect(rows(page).first()).toContainText(/tumani|shahri/);
    await expect(problem).toHaveCount(0);
  });
});
