import { expect as playwrightExpect } from 'playwright/test';
import { test } from 'vitest';
import { galleryForEach } from '../../../support/gallery/gallery-page.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });
const gallery = galleryForEach('confirm');

test('an open question follows a change of script', async () => {
  const page = await gallery.open();
  await page.locator('[data-case="confirm"]').getByRole('button', { name: 'open' }).click();
  const question = page.getByRole('dialog');
  await expectPage(question.getByRole('button', { name: 'Bekor qilish' })).toBeVisible();
  await page.getByRole('radio', { name: 'cyrillic', includeHidden: true }).dispatchEvent('click');
  await expectPage(question.getByRole('button', { name: 'Бекор қилиш' })).toBeVisible();
  await expectPage(question).toContainText('Диққат!');
});
