import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { beforeEach, test } from 'vitest';
import { caseOf } from '../../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });

const gallery = galleryForEach('actions/');
let page: Page;
beforeEach(async () => {
  page = await gallery.open();
});
const bar = () => caseOf(page, 'actions/action-bar');
const button = (name: string) => bar().root.getByRole('toolbar', { name: 'Amallar' }).getByRole('button', { name });
const dialog = () => page.getByRole('dialog', { name: 'Maktab tashabbusini qabul qilish' });

test('a bar has the buttons that are offered, in the order of the table', async () => {
  await expectPage(bar().root.getByRole('toolbar').getByRole('button')).toHaveText([
    'Qabul qilish',
    'Rad etish',
    'Jarayonga qaytarish',
  ]);
  await expectPage(button('Qabul qilish')).toHaveAttribute('title', 'A');
});

test('a dialog keeps the record that it was begun for, after its row has left the list', async () => {
  await bar().root.getByRole('button', { name: 'the row leaves the list' }).click();
  await button('Qabul qilish').click();
  await expectPage(dialog()).toContainText('Issiqxona');
  await expectPage(bar().root.getByText('the row has left')).toBeAttached();
  await expectPage(dialog()).toContainText('Issiqxona');
  await page.keyboard.press('Control+Enter');
  await expectPage(dialog()).toBeHidden();
  await expectPage(bar().holds).toHaveText('"accept 300417 accepted"');
  await expectPage(button('Qabul qilish')).toBeFocused();
});

test('a dialog that is opened again in the turn in which it is closed is there', async () => {
  await button('Qabul qilish').click();
  await expectPage(dialog()).toBeVisible();
  await button('Qabul qilish').evaluate(async (opener: HTMLElement) => {
    const isOpen = () => document.querySelector('[role=dialog]') !== null;
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    for (let turns = 0; isOpen() && turns < 100; turns++) await Promise.resolve();
    if (isOpen()) throw new Error('Esc has not closed the dialog in its own turn');
    opener.click();
  });
  await expectPage(dialog()).toBeVisible();
  await page.keyboard.press('Escape');
  await expectPage(dialog()).toBeHidden();
  await button('Qabul qilish').click();
  await expectPage(dialog()).toBeVisible();
});

test('an action in flight keeps its button busy and the others disabled, and is begun once', async () => {
  await button('Jarayonga qaytarish').dblclick();
  await expectPage(button('Jarayonga qaytarish')).toHaveAttribute('data-loading', 'true');
  await expectPage(button('Qabul qilish')).toBeDisabled();
  await expectPage(button('Qabul qilish')).toBeEnabled();
  await expectPage(bar().holds).toHaveText('"return 300417"');
});

test('a disabled action has the focus in its turn, says why, and does nothing', async () => {
  const { root } = caseOf(page, 'actions/action-button');
  const decline = root.getByRole('button', { name: 'decline' });
  await decline.focus();
  await expectPage(decline).toBeFocused();
  await expectPage(decline).toHaveAccessibleDescription("Mavsum ko'rib chiqish bosqichida emas");
  await expectPage(page.getByRole('tooltip')).toHaveText("Mavsum ko'rib chiqish bosqichida emas");
  await page.keyboard.press('Enter');
  await expectPage(caseOf(page, 'actions/action-button').holds).toHaveText('0');
});
