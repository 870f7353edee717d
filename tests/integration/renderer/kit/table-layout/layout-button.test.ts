import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { beforeEach, expect, test } from 'vitest';
import { focusRightAfterClick } from '../../../../support/at-once.ts';
import { serious } from '../../../../support/axe.ts';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';
import { bodiesOf } from '../../../../support/gallery/gallery-stub.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });
const gallery = galleryForEach('table-layout/layout-button');
let page: Page;
const rows = () => page.locator('tr[data-row]');
const heads = () => page.getByRole('columnheader');
const button = () => page.getByRole('button', { name: /^Ustunlar/ });
const column = (name: string) => page.getByRole('checkbox', { name, exact: true });

beforeEach(async () => {
  page = await gallery.open();
  await expectPage(rows().first()).toBeVisible();
});

test('wV4: a pair keeps its other value, fixed columns stay, the button counts, and axe finds nothing', async () => {
  await expectPage(heads()).toHaveText(['№', 'ID', 'MahallaTuman', 'Muallif', 'Mavzu']);
  await button().click();
  await expectPage(column('ID')).toBeDisabled();
  await expectPage(column('Mavzu')).toBeDisabled();
  await column('Mahalla').click();
  await expectPage(heads()).toHaveText(['№', 'ID', 'Tuman', 'Muallif', 'Mavzu']);
  await expectPage(rows().nth(1).locator('td')).toHaveCount(5);
  await expectPage(rows().nth(1).locator('td').nth(2)).toHaveText('Olmazor tumani');
  await column('Muallif').click();
  await column('Tuman').click();
  await expectPage(heads()).toHaveText(['№', 'ID', 'Mavzu']);
  await expectPage(button()).toHaveText('Ustunlar3 ta yashirin');
  expect(await serious(page)).toEqual([]);
  await page.getByRole('button', { name: "Hammasini ko'rsatish" }).click();
  await expectPage(heads()).toHaveCount(5);
  await expectPage(button()).toHaveText('Ustunlar');
  await expect
    .poll(async () => (await bodiesOf(page, 'keeps.save')).slice(-2))
    .toEqual([
      { name: 'tables', value: { gallery: { hidden: ['mahalla', 'author', 'district'], lines: 2 } } },
      { name: 'tables', value: { gallery: { hidden: [], lines: 2 } } },
    ]);
});

test('wV4: a row of one line is 36 px high with each value in its own column, also far below', async () => {
  const heightOf = async (index: number) => (await page.locator(`tr[data-row="${index}"]`).boundingBox())?.height;
  await expect.poll(() => heightOf(0)).toBe(52);
  // The last rows had been rendered and measured at the earlier height.
  await rows().first().focus();
  await page.keyboard.press('End');
  await expectPage(page.locator('tr[data-row="99"]')).toBeInViewport();
  await page.keyboard.press('Home');
  await expectPage(rows().first()).toBeInViewport();
  await button().click();
  const height = page.getByRole('radiogroup', { name: 'Qator balandligi' });
  await expectPage(height.getByRole('radio', { checked: true })).toHaveAccessibleName('Ikki qator');
  await height.getByText('Bir qator').click();
  await expectPage(height.getByRole('radio', { checked: true })).toHaveAccessibleName('Bir qator');
  await expectPage(heads()).toHaveText(['№', 'ID', 'Tuman', 'Mahalla', 'Muallif', 'Mavzu']);
  await expect.poll(() => heightOf(0)).toBe(36);
  const tableHeight = () => page.getByRole('table').evaluate((table) => table.getBoundingClientRect().height);
  await expectPage.poll(tableHeight).toBe(44 + 100 * 36);
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await rows().first().focus();
  await page.keyboard.press('End');
  const last = page.locator('tr[data-row="99"]');
  await expectPage(last).toBeFocused();
  await expectPage(last).toBeInViewport();
  await expect.poll(() => heightOf(99)).toBe(36);
  await page.keyboard.press('Enter');
  await expectPage(last).toHaveAttribute('data-open', 'true');
});

test('the focus moves to the list of columns at once, and back to the button', async () => {
  await button().focus();
  expect(await focusRightAfterClick(button())).toBe("Hammasini ko'rsatish");
  await page.keyboard.press('Escape');
  await expectPage(button()).toBeFocused();
});
