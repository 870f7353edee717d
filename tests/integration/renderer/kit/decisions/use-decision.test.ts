import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { beforeEach, test } from 'vitest';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';
import { caseOf } from '../../../../support/gallery/kit-pages.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });

const gallery = galleryForEach('decisions/');
let page: Page;
beforeEach(async () => {
  page = await gallery.open();
});

const rows = () => caseOf(page, 'decisions/use-decision').root.locator('tr[data-row]');
const dialog = () => page.getByRole('dialog', { name: 'Tashabbusni rad etish' });
const decide = async (number: number) => {
  await page.getByRole('button', { name: `decide ${number}` }).focus();
  await page.keyboard.press('Enter');
  await expectPage(dialog()).toContainText(String(number));
};

test('a decision that takes its row out of the list leaves the keyboard on the row in its place', async () => {
  await decide(300417);
  await page.keyboard.press('Control+Enter');
  await expectPage(rows()).toHaveCount(2);
  await expectPage(rows().first()).toBeFocused();
  await expectPage(rows().first()).toContainText('Kompyuterlar');
  await page.keyboard.press('ArrowDown');
  await expectPage(rows().last()).toBeFocused();

  // The last row gone, the one before it is the next.
  await decide(300371);
  await page.keyboard.press('Control+Enter');
  await expectPage(rows()).toHaveCount(1);
  await expectPage(rows().first()).toBeFocused();
});

test('one that is given up leaves the keyboard where it was', async () => {
  await decide(300371);
  await page.keyboard.press('Escape');
  await expectPage(page.getByRole('button', { name: 'decide 300371' })).toBeFocused();
  await expectPage(rows()).toHaveCount(3);
});

test('nothing is sent of what somebody has changed, until it is confirmed again', async () => {
  await decide(300388);
  await page.keyboard.press('Control+Enter');
  await expectPage(dialog().getByRole('alert')).toHaveText(/Sarlavha.*Kompyuterlar.*Planshetlar.*qayta tasdiqlang\.$/);
  await expectPage(dialog()).toContainText('300388 · 14-maktab');
  await expectPage(rows()).toHaveCount(3);
  await page.keyboard.press('Control+Enter');
  await expectPage(dialog()).toBeHidden();
  await expectPage(rows()).toHaveCount(2);
});
