import { expect as playwrightExpect } from 'playwright/test';
import { test } from 'vitest';
import { caseOf } from '../../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });

const gallery = galleryForEach('used-texts/');

test('a comment used before is inserted by keyboard, and the focus returns to the field', async () => {
  const page = await gallery.open();
  const { root, holds } = caseOf(page, 'used-texts/comment-field');
  const field = root.getByRole('textbox', { name: 'Izoh' });
  await field.fill('Afsus.');
  await page.keyboard.press('Alt+ArrowDown');
  await expectPage(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectPage(field).toBeFocused();
  await expectPage(holds).toHaveText('"Afsus. Boshqa dastur hisobidan bajariladi"');
  await expectPage(page.getByRole('menuitem')).toHaveCount(0);
});
