import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { test } from 'vitest';
import { caseOf } from '../../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });
const gallery = galleryForEach('forms/form-frame');

const open = (page: Page) => caseOf(page, 'forms/form-frame').root.getByRole('button', { name: 'open' }).click();
const name = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Nomi' });

test('a large form in a dialog begins in its first empty field, and again once an offered draft is answered', async () => {
  const page = await gallery.open();
  await open(page);
  await expectPage(name(page)).toBeFocused();
  await page.keyboard.type('Hujjat');
  await page.reload();
  await open(page);
  await expectPage(page.getByRole('button', { name: 'Tiklash' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPage(name(page)).toHaveValue('Hujjat');
  await expectPage(name(page)).toBeFocused();
});
