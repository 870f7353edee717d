import { expect as expectPage } from 'playwright/test';
import { test } from 'vitest';
import { caseOf } from '../../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';

const gallery = galleryForEach('keys/keys-held');

test('text typed before a dialog is drawn is in its field, and its shortcuts work; no key reaches the page', async () => {
  const page = await gallery.open();
  const { root, holds } = caseOf(page, 'keys/keys-held');
  const open = root.getByRole('button', { name: 'open' });
  await open.click();
  await page.keyboard.type("Yo'l");
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('!');
  await expectPage(holds).toHaveText('[]');
  await root.getByRole('button', { name: 'let the dialog come' }).click();
  await expectPage(page.getByRole('textbox', { name: 'Izoh' })).toHaveValue("Yo'l!");
  await expectPage(page.getByRole('textbox', { name: 'Izoh' })).toBeFocused();
  await expectPage(holds).toHaveText('["Yo\'l"]');
  await page.keyboard.press('Control+Enter');
  await expectPage(holds).toHaveText('["Yo\'l","Yo\'l!"]');
});

test('default actions of the browser are replayed, too: Tab moves the focus, Enter and Space press, Backspace deletes', async () => {
  const page = await gallery.open();
  const { root, holds } = caseOf(page, 'keys/keys-held');
  await root.getByRole('button', { name: 'open' }).click();
  await page.keyboard.type("Yo'lk");
  for (const key of ['Backspace', 'Tab']) await page.keyboard.press(key);
  await page.keyboard.type('Buxoro');
  for (const key of ['Tab', 'Enter', 'Space', 'Shift+Tab']) await page.keyboard.press(key);
  await page.keyboard.type('!');
  await root.getByRole('button', { name: 'let the dialog come' }).click();
  await expectPage(page.getByRole('textbox', { name: 'Manzil' })).toHaveValue('Buxoro!');
  await expectPage(page.getByRole('textbox', { name: 'Izoh' })).toHaveValue("Yo'l");
  await expectPage(holds).toHaveText('["Yo\'l, Buxoro","Yo\'l, Buxoro"]');
});

test('a key that only the browser can carry out ends the replay: no later key goes elsewhere', async () => {
  const page = await gallery.open();
  const { root, holds } = caseOf(page, 'keys/keys-held');
  await root.getByRole('button', { name: 'open' }).click();
  await page.keyboard.type('bir');
  await page.keyboard.press('Home');
  await page.keyboard.type('x');
  await page.keyboard.press('Control+Enter');
  await root.getByRole('button', { name: 'let the dialog come' }).click();
  await expectPage(page.getByRole('textbox', { name: 'Izoh' })).toHaveValue('bir');
  await page.keyboard.type('!');
  await expectPage(page.getByRole('textbox', { name: 'Izoh' })).toHaveValue('bir!');
  await expectPage(holds).toHaveText('[]');
});

test('the keys after one that closes the dialog are for the page below, as if the dialog had been there at once', async () => {
  const page = await gallery.open();
  const { root, holds } = caseOf(page, 'keys/keys-held');
  const open = root.getByRole('button', { name: 'open' });
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    // The page below would react to these keys.
    window.addEventListener('keydown', ({ key, isTrusted }) => !isTrusted && heard.push(key));
  });
  await open.click();
  await page.keyboard.type('bir');
  for (const key of ['Escape', 'r']) await page.keyboard.press(key);
  await root.getByRole('button', { name: 'let the dialog come' }).click();
  await expectPage(page.getByRole('dialog')).toHaveCount(0);
  await expectPage(open).toBeVisible();
  expectPage(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['b', 'i', 'r', 'Escape', 'r']);
  await expectPage(holds).toHaveText('[]');
});
