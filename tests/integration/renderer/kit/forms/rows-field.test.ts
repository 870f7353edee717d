import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { beforeEach, expect, test } from 'vitest';
import { focusRightAfterClick } from '../../../../support/at-once.ts';
import { serious } from '../../../../support/axe.ts';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';
import { callsTo } from '../../../../support/gallery/gallery-stub.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });
const gallery = galleryForEach('forms/rows-field');
const PATH = 'api/v1/decisions/rows';
let page: Page;
beforeEach(async () => {
  page = await gallery.open();
});

const field = (column: string, row: number) =>
  page.getByRole(column === "O'lchov birligi" ? 'combobox' : 'textbox', {
    name: `${column}, ${row}-qator`,
    exact: true,
  });
const unit = (row: number) => field("O'lchov birligi", row);
const value = (row: number) => field('Soni', row);
const note = (row: number) => field('Izoh', row);
const adder = () => page.getByRole('button', { name: "Qator qo'shish" });
const cross = (row: number) => page.getByRole('button', { name: `Qatorni o'chirish, ${row}-qator` });
const holds = () => page.locator('[data-case="forms/rows-field"] output');

test('a row is added and focused in the same turn, by the button and by Alt+Insert', async () => {
  expect(await focusRightAfterClick(adder())).toBe("O'lchov birligi, 2-qator");
  await value(1).focus();
  await page.keyboard.press('Alt+Insert');
  await page.keyboard.type('dona');
  await page.keyboard.press('Tab');
  await page.keyboard.type('7,5');
  await expectPage(holds()).toHaveText(
    '[{"unit":"km","value":1,"note":""},{"unit":null,"value":null,"note":""},{"unit":null,"value":7.5,"note":""}]',
  );
});

test('removing a row moves the focus to its neighbour, in the same column; the last row stays', async () => {
  await adder().click();
  await adder().click();
  for (const [row, text] of ['bir', 'ikki', 'uch'].entries()) await note(row + 1).fill(text);
  await note(3).evaluate((input) => input.setAttribute('data-mark', 'uch'));
  await note(2).focus();
  await page.keyboard.press('Alt+Delete');
  // The elements stay with their row, and so does the inner state of an input.
  await expectPage(note(2)).toHaveAttribute('data-mark', 'uch');
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expectPage(holds()).toContainText('"bir"},{"unit":null,"value":null,"note":"uch!"}]');
  // From the end the focus goes up, and the cross keeps its column while there is one to press.
  await note(2).focus();
  await page.keyboard.press('Alt+Delete');
  await expectPage(note(1)).toBeFocused();
  await page.keyboard.press('Alt+Delete');
  await expectPage(note(1)).toHaveValue('bir');
  await expectPage(cross(1)).toBeDisabled();
  await adder().click();
  await adder().click();
  expect(await focusRightAfterClick(cross(1))).toBe("Qatorni o'chirish, 1-qator");
  expect(await focusRightAfterClick(cross(1))).toBe("O'lchov birligi, 1-qator");
});

test('a double click on a cross or a held Alt+Delete removes one row, not the one that takes its place', async () => {
  for (let nth = 0; nth < 3; nth += 1) await adder().click();
  await cross(1).dblclick();
  await expectPage(cross(3)).toBeVisible();
  await expectPage(cross(4)).toHaveCount(0);
  await note(1).focus();
  await page.keyboard.down('Alt');
  for (let nth = 0; nth < 3; nth += 1) await page.keyboard.down('Delete');
  await page.keyboard.up('Delete');
  await page.keyboard.up('Alt');
  await expectPage(cross(2)).toBeVisible();
  await expectPage(cross(3)).toHaveCount(0);
});

test('an error is shown at the field of its row, moves along with it, and is focused', async () => {
  await page.getByRole('textbox', { name: 'Nomi' }).fill('Ko‘prik');
  await adder().click();
  await adder().click();
  await value(2).fill('3');
  await page.keyboard.press('Control+s');
  await expectPage(unit(2)).toBeFocused();
  await expectPage(unit(2)).toHaveAccessibleDescription('Majburiy maydon');
  await expectPage(page.getByText('3 ta maydonda xatolik')).toBeVisible();
  await cross(2).click();
  await expectPage(value(2)).toHaveAccessibleDescription('Majburiy maydon');
  await expectPage(page.getByText('2 ta maydonda xatolik')).toBeVisible();
  expect(await serious(page)).toEqual([]);
  expect(await callsTo(page, PATH)).toEqual([]);
  await cross(2).click();
  await page.keyboard.press('Control+s');
  await expectPage
    .poll(async () => (await callsTo(page, PATH)).map(({ body }) => body))
    .toEqual([{ name: 'Ko‘prik', powers: [{ unit: 'km', value: 1, note: null }] }]);
});

test('rows are form input: they make the form dirty, are kept as a draft and offered again', async () => {
  const save = page.getByRole('button', { name: 'Saqlash' });
  await expectPage(save).toBeDisabled();
  await adder().click();
  await expectPage(save).toBeEnabled();
  await cross(2).click();
  await expectPage(save).toBeDisabled();
  await adder().click();
  await note(2).fill('ikki');
  await page.reload();
  await page.getByRole('button', { name: 'Tiklash' }).click();
  await expectPage(note(2)).toHaveValue('ikki');
  await expectPage(value(1)).toHaveValue('1');
});
