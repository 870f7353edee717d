import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { expect, test } from 'vitest';
import { caseOf } from '../../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';
import { recordsOn } from '../../../../support/gallery/records.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });
const gallery = galleryForEach('crud/record-dialog', 'forms/form-frame');
const WHY = "Hech narsa o'zgartirilmagan";

/** Each layout of a form, opened on a known record; the name of a text field that can be changed. */
const LAYOUTS: readonly [string, string, (page: Page) => Promise<void>][] = [
  [
    'forms/form-dialog',
    "Nomi: O'zbekcha",
    (page) => caseOf(page, 'crud/record-dialog').root.getByRole('button', { name: 'Tahrirlash' }).click(),
  ],
  ['forms/form-frame', 'Nomi', (page) => caseOf(page, 'forms/form-frame').root.getByRole('button').click()],
];

test.each(LAYOUTS)('%s: a form in which nothing is changed cannot be saved, and says why', async (_of, name, open) => {
  const page = await gallery.open();
  const { writes } = recordsOn(page);
  await open(page);
  const save = page.getByRole('dialog').getByRole('button', { name: /^Saqlash/ });
  const notices = page.getByRole('alert').filter({ hasText: WHY });
  await expectPage(save).toBeDisabled();
  await expectPage(save).toHaveAttribute('title', WHY);
  const field = page.getByRole('dialog').getByRole('textbox', { name, exact: true });
  await field.focus();
  for (const [nth, key] of ['Control+s', 'Control+Enter'].entries()) {
    await page.keyboard.press(key);
    await expectPage(notices).toHaveCount(nth + 1);
  }
  await field.press('End');
  await field.press('x');
  await expectPage(save).toBeEnabled();
  await expectPage(save).not.toHaveAttribute('title');
  await field.press('Backspace');
  await expectPage(save).toBeDisabled();
  expect(await writes()).toEqual([]);
});
