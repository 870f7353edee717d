import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { languagesWith } from './support/languages.ts';

const rows = (page: Page) => page.getByRole('table', { name: "Ko'p beriladigan savollar" }).locator('tr[data-row]');
const line = (page: Page, name: string) => page.getByRole('tabpanel').getByRole('textbox', { name, exact: true });

test('a question is added in five languages, one of them converted from another, changed and deleted', {
  tag: '@journey',
}, async ({ page, platform, signIn }) => {
  await signIn('admin', '/app/faq/list');
  const before = platform.find.count('faq');
  await page.getByRole('link', { name: "Qo'shish" }).click();
  await expect(line(page, 'Savol')).toBeFocused();
  await page.keyboard.press('Control+s');
  for (const [name, language, suffix] of languagesWith(['Uz Lat', 'Uz Cyr', 'Ru', 'En', 'Kr'])) {
    const tab = page.getByRole('tab', { name });
    await tab.click();
    await expect(line(page, 'Savol')).toHaveAccessibleDescription(`Sarlavha majburiy (${suffix})`);
    if (language === 'uz_cyr') {
      for (const button of await page.getByRole('button', { name: "Lotindan o'girish" }).all()) await button.click();
    } else {
      await line(page, 'Savol').fill(`Yo'l ${language}?`);
      await line(page, 'Javob').fill(`Ha ${language}`);
    }
    // The mark of what is missing is gone.
    await expect(tab).toHaveText(name);
  }
  const order = page.getByRole('textbox', { name: 'Tartib raqami' });
  await order.fill('');
  await page.getByRole('combobox', { name: 'Turi' }).click();
  await page.getByRole('option', { name: 'Mening maktabim' }).click();
  await page.keyboard.press('Control+s');

  // Its order number puts the new question first.
  await expect(rows(page).first()).toContainText("Yo'l uz_lat?0Mening maktabim");
  expect(platform.find.faq({ type: 'MY_SCHOOL' })).toMatchObject({
    question: { uz_lat: "Yo'l uz_lat?", uz_cyr: 'Йўл uz_lat?', ru: "Yo'l ru?", en: "Yo'l en?", kr: "Yo'l kr?" },
    answer: { uz_lat: 'Ha uz_lat', uz_cyr: 'Ҳа uz_lat', ru: 'Ha ru', en: 'Ha en', kr: 'Ha kr' },
    position: 0,
  });
  await rows(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(line(page, 'Javob')).toHaveValue('Ha uz_lat');
  await order.fill('40');
  await page.keyboard.press('Control+s');
  await expect(rows(page)).toHaveCount(15);

  await page.getByRole('button', { name: 'Keyingi sahifa' }).click();
  await expect(rows(page)).toHaveCount(before + 1 - 15);
  await expect(rows(page).last()).toContainText("Yo'l uz_lat?40");
  await rows(page).last().focus();
  await page.keyboard.press('Delete');
  await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
  await expect(rows(page)).toHaveCount(before - 15);
});
