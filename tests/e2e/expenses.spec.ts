import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { LANGUAGES } from './support/languages.ts';
import { stepsOf } from './support/steps.ts';

const rows = (page: Page, table: string) =>
  page.getByRole('table', { name: table, exact: true }).locator('tr[data-row]');
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Joylashuv' });
const dialog = (page: Page) => page.getByRole('dialog');
const line = (page: Page, language: string) => page.getByRole('textbox', { name: `Nomi: ${language}` });
const amount = (page: Page) => dialog(page).getByRole('textbox', { name: 'Summa' });
const confirm = (page: Page) =>
  page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();

async function choose(page: Page, number: number) {
  await dialog(page).getByRole('combobox', { name: 'Chorak' }).click();
  await page.getByRole('option', { name: `${number}-chorak` }).click();
}

/** Fills in the five titles of a new node, and saves it. */
async function saveTitled(page: Page, title: string) {
  await expect(line(page, "O'zbekcha")).toBeFocused();
  for (const language of LANGUAGES) await line(page, language).fill(`${title} ${language}`);
  await page.keyboard.press('Control+s');
}

test('expenses and classifications, down to their indicators', { tag: '@journey' }, async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'expenses: down the tree to the indicators of one, added, changed and deleted there; Back restores the level',
    async (platform) => {
      const { id, parent_id } = platform.find.expense({ title: { uz_lat: 'Qishloq xoʻjaligi' } });
      const held = (quarter: number) => platform.find.all('expenseIndicator', { expence_id: id, year: 2026, quarter });
      await goTo(page, '/app/expences');
      await rows(page, 'Xarajatlar').nth(1).getByText('Iqtisodiyot xarajatlari').click();
      await rows(page, 'Xarajatlar').first().getByRole('link', { name: "Ko'rsatgichlar: Qishloq xo" }).click();
      await expect(page).toHaveURL(new RegExp(`/app/expences/indicators\\?parent=${id}$`));
      await expect(crumbs(page).getByRole('listitem')).toHaveText([
        'Xarajatlar',
        'Iqtisodiyot xarajatlari',
        /^Qishloq xo/,
      ]);
      const list = rows(page, "Ko'rsatgichlar");
      await expect(list).toHaveText([/^1 ?20263-chorak/, /^2 ?20262-/, /^3 ?20261-/, /^4 ?20254-/, /3-/, /2-/, /1-/]);

      await page.getByRole('button', { name: "Qo'shish" }).click();
      await expect(dialog(page)).toContainText('Qishloq xo');
      await dialog(page).getByRole('textbox', { name: 'Yil' }).fill('2026');
      await choose(page, 3);
      // Sent exactly as typed; a digit beyond the precision of a number is not accepted.
      await amount(page).pressSequentially('12345678901234,56');
      await expect(amount(page)).toHaveValue('12 345 678 901 234,56');
      await amount(page).pressSequentially('7');
      await expect(amount(page)).toHaveValue('12 345 678 901 234,56');
      await expect(amount(page)).toHaveAccessibleDescription("Verguldan keyin ko'pi bilan 2 ta raqam");
      await page.keyboard.press('Control+s');
      // the dialog shows the platform's message, and keeps its input.
      await expect(dialog(page).getByRole('alert')).toContainText("3-chorak uchun ko'rsatgich kiritilgan");
      await choose(page, 4);
      await page.keyboard.press('Control+s');
      await expect(list.first()).toHaveText(/^1 ?20264-chorak12.345.678.901.234,56/);
      expect(held(4)).toMatchObject([{ amount: 12345678901234.56 }]);

      // By keys alone: Enter opens a row, and the focus returns to it.
      await list.first().focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByRole('textbox', { name: 'Yil' })).toBeFocused();
      await amount(page).fill('-0,3');
      await page.keyboard.press('Control+s');
      await expect(list.first()).toContainText('−0,3');
      expect(held(4)).toMatchObject([{ amount: -0.3 }]);
      await expect(list.first()).toBeFocused();
      await page.keyboard.press('Delete');
      await confirm(page);
      await expect(list).toHaveCount(7);
      expect(held(4)).toEqual([]);

      await page.getByRole('button', { name: 'Orqaga' }).click();
      await expect(page).toHaveURL(new RegExp(`/app/expences\\?path=${parent_id}$`));
      await expect(rows(page, 'Xarajatlar')).toHaveCount(6);
      // An address without an expense shows the tree.
      await goTo(page, '/app/expences/indicators');
      await expect(page).toHaveURL(/\/app\/expences$/);
    },
  );

  await step(
    'classifications: one is added and gets an indicator, with which it is not deleted; without it, renamed, it is',
    async (platform) => {
      const { id: parent_id } = platform.find.classification({ title: { uz_lat: 'Foizlar' } });
      const held = () => platform.find.all('classification', { parent_id });
      const before = held();
      const indicators = () =>
        platform.find.all('classificationIndicator', { economic_classification_id: held()[0]?.id ?? 0 });
      const list = rows(page, "Ko'rsatgichlar");
      await goTo(page, `/app/economic-classifications?path=${parent_id}`);
      await page.getByRole('link', { name: "Qo'shish", exact: true }).click();
      await saveTitled(page, 'Kechikkan foiz');
      await expect(page).toHaveURL(new RegExp(`/app/economic-classifications\\?path=${parent_id}$`));
      const own = rows(page, 'Klassifikatorlar').filter({ hasText: 'Kechikkan foiz' });
      await own.getByRole('link', { name: "Ko'rsatgichlar" }).click();
      await page.getByRole('button', { name: "Qo'shish" }).click();
      await choose(page, 1);
      await amount(page).fill('5');
      await page.keyboard.press('Control+s');
      await expect(list).toHaveText([/1-chorak5/]);
      expect(indicators()).toMatchObject([{ year: new Date().getFullYear(), quarter: 1, amount: 5 }]);

      await page.getByRole('button', { name: 'Orqaga' }).click();
      await own.getByRole('button', { name: "O'chirish" }).click();
      await confirm(page);
      await expect(page.getByRole('alert').filter({ hasText: "Ko'rsatgichlari bor" })).toBeVisible();
      await own.getByRole('link', { name: "Ko'rsatgichlar" }).click();
      await list.getByRole('button', { name: 'Tahrirlash' }).click();
      await amount(page).fill('6');
      await page.keyboard.press('Control+s');
      await expect(list).toHaveText([/1-chorak6/]);
      await list.getByRole('button', { name: "O'chirish" }).click();
      await confirm(page);
      await expect(list).toHaveCount(0);
      expect(indicators()).toEqual([]);
      await page.getByRole('button', { name: 'Orqaga' }).click();
      await own.getByRole('link', { name: 'Tahrirlash' }).click();
      await line(page, 'English').fill('Late interest');
      await page.keyboard.press('Control+s');
      await expect(own).toBeVisible();
      expect(held()[0]?.title).toMatchObject({ en: 'Late interest', kr: 'Kechikkan foiz Qaraqalpaqsha' });
      await own.getByRole('button', { name: "O'chirish" }).click();
      await confirm(page);
      await expect(own).toHaveCount(0);
      expect(held()).toEqual(before);
    },
  );

  await step('an expense is added below a row, renamed and deleted', async (platform) => {
    const { id } = platform.find.expense({ title: { uz_lat: 'Oliy taʼlim' } });
    const up = platform.find.expense({ title: { uz_lat: 'Taʼlim' } });
    const held = () => platform.find.all('expense', { parent_id: id });
    const row = (text: string) => rows(page, 'Xarajatlar').filter({ hasText: text });
    await goTo(page, `/app/expences?path=${up.parent_id}.${up.id}`);
    await row('Oliy ta').getByRole('link', { name: "Ichiga qo'shish" }).click();
    await expect(page).toHaveURL(new RegExp(`/app/expences/add\\?parent=${id}$`));
    await saveTitled(page, 'Grant');
    await row('Oliy ta').getByRole('link', { name: /^Oliy/ }).click();
    await row('Grant').getByRole('link', { name: 'Tahrirlash' }).click();
    await line(page, 'English').fill('Scholarship');
    await page.keyboard.press('Control+s');
    await expect(row('Grant')).toBeVisible();
    expect(held()).toMatchObject([{ title: { ru: 'Grant Русский', en: 'Scholarship' } }]);
    await row('Grant').getByRole('button', { name: "O'chirish" }).click();
    await confirm(page);
    await expect(page.getByText("Ichida yozuv yo'q")).toBeVisible();
    expect(held()).toEqual([]);
  });
});
