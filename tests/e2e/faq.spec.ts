import type { Page } from 'playwright/test';
import { serious } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { languagesWith } from './support/languages.ts';

const PATH = '/api/v1/faqs';
const LANGUAGES = languagesWith(['Uz Lat', 'Uz Cyr', 'Ru', 'En', 'Kr']);

const rows = (page: Page) => page.getByRole('table', { name: "Ko'p beriladigan savollar" }).locator('tr[data-row]');
const line = (page: Page, name: string) => page.getByRole('tabpanel').getByRole('textbox', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('a question is added in five languages, changed and deleted', { tag: '@journey' }, async ({
  page,
  platform,
  signIn,
}) => {
  test.slow();
  await signIn('admin', '/app/faq/list');
  const before = platform.find.count('faq');
  await expect(rows(page)).toHaveCount(15);
  await expect(page.getByRole('columnheader')).toHaveText(['№', 'Savol', 'Tartib raqami', 'Turi', 'Amallar']);
  await expect(rows(page).first()).toContainText('1Tashabbusli budjet nima?1Portal');
  await expect
    .poll(() => platform.calls().findLast(({ path }) => path === PATH)?.query)
    .toEqual({
      limit: '15',
      offset: '0',
      cache: 'off',
    });
  expect(await serious(page)).toEqual([]);

  await page.getByRole('link', { name: "Qo'shish" }).click();
  await expect(line(page, 'Savol')).toBeFocused();
  const order = page.getByRole('textbox', { name: 'Tartib raqami' });
  await expect(order).toHaveValue('0');
  await expect(page.getByRole('combobox', { name: 'Turi' })).toHaveValue('Portal');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('10 ta maydonda xatolik')).toBeVisible();
  expect(await serious(page)).toEqual([]);
  for (const [name, language, suffix] of LANGUAGES) {
    await tab(page, name).click();
    await expect(line(page, 'Savol')).toHaveAccessibleDescription(`Sarlavha majburiy (${suffix})`);
    await expect(line(page, 'Javob')).toHaveAccessibleDescription(`Sarlavha majburiy (${suffix})`);
    if (language === 'uz_cyr') {
      for (const button of await page.getByRole('button', { name: "Lotindan o'girish" }).all()) await button.click();
    } else {
      await line(page, 'Savol').fill(`Yo'l ${language}?`);
      await line(page, 'Javob').fill(`Ha ${language}`);
    }
    await expect(tab(page, name)).toHaveText(name);
  }
  await order.fill('');
  await page.getByRole('combobox', { name: 'Turi' }).click();
  await page.getByRole('option', { name: 'Mening maktabim' }).click();

  platform.faults.add({ kind: 'status', status: 500, message: null, match: { method: 'POST', path: PATH }, times: 1 });
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert').filter({ hasText: "Hatolik qayta urinib ko'ring" })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/app\/faq\/list$/);
  expect(platform.calls().findLast(({ method }) => method === 'POST')).toMatchObject({
    path: PATH,
    body: {
      question: { uz_lat: "Yo'l uz_lat?", uz_cyr: 'Йўл uz_lat?', ru: "Yo'l ru?", en: "Yo'l en?", kr: "Yo'l kr?" },
      answer: { uz_lat: 'Ha uz_lat', uz_cyr: 'Ҳа uz_lat', ru: 'Ha ru', en: 'Ha en', kr: 'Ha kr' },
      order: 0,
      type: 'MY_SCHOOL',
    },
  });

  // Its order number puts the new question first.
  await expect(rows(page).first()).toContainText("Yo'l uz_lat?0Mening maktabim");
  await rows(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(line(page, 'Javob')).toHaveValue('Ha uz_lat');
  await order.fill('40');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/app\/faq\/list$/);
  expect(platform.find.faq({ type: 'MY_SCHOOL' })).toMatchObject({ position: 40, question: { en: "Yo'l en?" } });

  await page.getByRole('button', { name: 'Keyingi sahifa' }).click();
  await expect(rows(page)).toHaveCount(before + 1 - 15);
  await rows(page).last().focus();
  await page.keyboard.press('Delete');
  const question = page.getByRole('dialog', { name: 'Diqqat!' });
  await expect(question).toContainText("Yo'l uz_lat?");
  await question.getByRole('button', { name: 'Ha' }).click();
  await expect(page.getByText("Muvaffaqqiyatli o'chirildi")).toBeVisible();
  await expect(rows(page)).toHaveCount(before - 15);
});
