import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { beforeEach, test } from 'vitest';
import { caseOf } from '../../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';

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

test('a decision that removes its row from the list moves the focus to the row in its place', async () => {
  await decide(300417);
  await page.keyboard.press('Control+Enter');
  await expectPage(rows()).toHaveCount(2);
  await expectPage(rows().first()).toBeFocused();
  await expectPage(rows().first()).toContainText('Kompyuterlar');
  await page.keyboard.press('ArrowDown');
  await expectPage(rows().last()).toBeFocused();

  // When the last row is removed, the row before it is next.
  await decide(300371);
  await page.keyboard.press('Control+Enter');
  await expectPage(rows()).toHaveCount(1);
  await expectPage(rows().first()).toBeFocused();
});

test('a cancelled decision restores focus', async () => {
  await decide(300371);
  await page.keyboard.press('Escape');
  await expectPage(page.getByRole('button', { name: 'decide 300371' })).toBeFocused();
  await expectPage(rows()).toHaveCount(3);
});

test('nothing is sent about a record that another user has changed, until it is confirmed again', async () => {
  await decide(300388);
  await page.keyboard.press('Control+Enter');
  await expectPage(dialog().getByRole('alert')).toHaveText(/Sarlavha.*Kompyuterlar.*Planshetlar.*qayta tasdiqlang\.$/);
  await expectPage(dialog()).toContainText('300388 · 14-maktab');
  await expectPage(rows()).toHaveCount(3);
  await page.keyboard.press('Control+Enter');
  await expectPage(dialog()).toBeHidden();
  await expectPage(rows()).toHaveCount(2);
});
