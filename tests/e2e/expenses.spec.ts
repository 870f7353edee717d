import type { Page } from 'playwright/test';
import { serious } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { LANGUAGES } from './support/languages.ts';
import { stepsOf } from './support/steps.ts';

const FIGURES = '/api/v1/expence-indicators';
const rows = (page: Page, table: string) =>
  page.getByRole('table', { name: table, exact: true }).locator('tr[data-row]');
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Joylashuv' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('dialog').getByRole('textbox', { name });
const quarter = (page: Page) => page.getByRole('dialog').getByRole('combobox', { name: 'Chorak' });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Muvafaqiyatli saqlandi' });

async function choose(page: Page, number: number) {
  await quarter(page).click();
  await page.getByRole('option', { name: `${number}-chorak` }).click();
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
      const sent = (method: string) => platform.calls().findLast((call) => call.method === method);
      await goTo(page, '/app/expences');
      await expect(rows(page, 'Xarajatlar')).toHaveCount(10);
      await expect(page.getByText('Jami:')).toContainText('12 ta xarajat');
      await rows(page, 'Xarajatlar').nth(1).getByText('Iqtisodiyot xarajatlari').click();
      await expect(rows(page, 'Xarajatlar')).toHaveCount(6);
      // the four buttons of a row.
      const own = rows(page, 'Xarajatlar').first();
      await expect(own.locator('a[aria-label], button[aria-label]')).toHaveCount(4);
      expect(await serious(page)).toEqual([]);
      await own.getByRole('link', { name: "Ko'rsatgichlar: Qishloq xo" }).click();

      await expect(page).toHaveURL(new RegExp(`/app/expences/indicators\\?parent=${id}$`));
      await expect(page.getByRole('heading', { name: "Ko'rsatgichlar" })).toBeVisible();
      await expect(crumbs(page).getByRole('listitem')).toHaveText([
        'Xarajatlar',
        'Iqtisodiyot xarajatlari',
        /^Qishloq xo/,
      ]);
      const list = rows(page, "Ko'rsatgichlar");
      await expect(list).toHaveText([/^1 ?20263-chorak/, /^2 ?20262-/, /^3 ?20261-/, /^4 ?20254-/, /3-/, /2-/, /1-/]);
      await expect(page.getByRole('columnheader')).toHaveText(['№', 'Yil', 'Chorak', 'Summa', 'Amallar']);
      expect(sent('GET')).toMatchObject({ path: expect.stringMatching(/expence/) });
      await expect
        .poll(() => platform.calls().findLast(({ path }) => path === FIGURES)?.query)
        .toEqual({
          ...{ cache: 'off', limit: '10', offset: '0' },
          expence_id: String(id),
        });
      expect(await serious(page)).toEqual([]);

      // the year defaults to the current one; quarter and amount are required.
      await page.getByRole('button', { name: "Qo'shish" }).click();
      await expect(dialog(page, "Yangi ko'rsatgich")).toContainText('Qishloq xo');
      await expect(field(page, 'Yil')).toHaveValue(String(new Date().getFullYear()));
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Majburiy maydon')).toHaveCount(2);
      await expect(quarter(page)).toBeFocused();
      expect(await serious(page)).toEqual([]);
      await field(page, 'Yil').fill('2026');
      await choose(page, 3);
      // Sent exactly as typed; a digit beyond the precision of a number is not accepted.
      await field(page, 'Summa').pressSequentially('12345678901234,56');
      await expect(field(page, 'Summa')).toHaveValue('12 345 678 901 234,56');
      await field(page, 'Summa').pressSequentially('7');
      await expect(field(page, 'Summa')).toHaveValue('12 345 678 901 234,56');
      await expect(field(page, 'Summa')).toHaveAccessibleDescription("Verguldan keyin ko'pi bilan 2 ta raqam");
      await page.keyboard.press('Control+s');
      // the dialog shows the platform's message, and keeps its input.
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText("3-chorak uchun ko'rsatgich kiritilgan");
      await choose(page, 4);
      await page.keyboard.press('Control+s');
      await expect(dialog(page, "Yangi ko'rsatgich")).toHaveCount(0);
      await expect(saved(page)).toBeVisible();
      await expect(list.first()).toHaveText(/^1 ?20264-chorak12.345.678.901.234,56/);
      expect(sent('POST')).toMatchObject({
        path: FIGURES,
        body: { expence_id: id, year: 2026, quarter: 4, amount: 12345678901234.56 },
      });

      // Enter opens a row with its current value, which somebody else has changed meanwhile.
      const { id: figure } = platform.find.expenseIndicator({ expence_id: id, year: 2026, quarter: 4 });
      platform.change.expenseIndicator(figure, { amount: 0.1 });
      await list.first().focus();
      await page.keyboard.press('Enter');
      await expect(field(page, 'Yil')).toBeFocused();
      await expect(field(page, 'Summa')).toHaveValue('0,1');
      await expect(quarter(page)).toHaveValue('4-chorak');
      await field(page, 'Summa').fill('-0,3');
      await page.keyboard.press('Control+s');
      await expect(dialog(page, "Ko'rsatgichni tahrirlash")).toHaveCount(0);
      await expect(list.first()).toContainText('−0,3');
      expect(sent('PUT')).toMatchObject({
        path: `${FIGURES}/${figure}`,
        body: { expence_id: id, year: 2026, quarter: 4, amount: -0.3 },
      });
      await expect(list.first()).toBeFocused();
      await page.keyboard.press('Delete');
      await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
      await expect(page.getByText("Muvaffaqqiyatli o'chirildi")).toBeVisible();
      await expect(list).toHaveCount(7);
      expect(sent('DELETE')?.path).toBe(`${FIGURES}/${figure}`);

      await page.getByRole('button', { name: 'Orqaga' }).click();
      await expect(page).toHaveURL(new RegExp(`/app/expences\\?path=${parent_id}$`));
      await expect(rows(page, 'Xarajatlar')).toHaveCount(6);
    },
  );

  await step('a draft belongs to one expense only; an address without an expense shows the tree', async (platform) => {
    const [one, other] = ['Suv xoʻjaligi', 'Fan va innovatsiyalar'].map(
      (uz_lat) => platform.find.expense({ title: { uz_lat } }).id,
    );
    const kept = () =>
      page.evaluate(async () => {
        const list = await window.bridge.drafts.list();
        return list.ok ? list.value.map(({ record }) => record) : [];
      });
    await goTo(page, `/app/expences/indicators?parent=${one}`);
    await page.getByRole('button', { name: "Qo'shish" }).click();
    await field(page, 'Summa').fill('12');
    await expect.poll(kept).toEqual([`new-${one}`]);
    await page.reload();
    await page.getByRole('button', { name: "Qo'shish" }).click();
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('Saqlanmagan matn topildi');
    await page.getByRole('button', { name: 'Tiklash' }).click();
    await expect(field(page, 'Summa')).toHaveValue('12');
    await page.goto(page.url().replace(`parent=${one}`, `parent=${other}`));
    await expect(crumbs(page)).toContainText('Fan va innovatsiyalar');
    await page.getByRole('button', { name: "Qo'shish" }).click();
    await expect(field(page, 'Yil')).toBeFocused();
    await expect(field(page, 'Summa')).toHaveValue('');
    // Sent after the form's request for its own draft, and so answered after it.
    expect(await kept()).toEqual([`new-${one}`]);
    await expect(page.getByRole('dialog').getByRole('status')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await crumbs(page).getByRole('link', { name: 'Ijtimoiy soha xarajatlari' }).click();
    await expect(rows(page, 'Xarajatlar')).toHaveCount(6);
    await page.goto(new URL('/app/expences/indicators', page.url()).href);
    await expect(page).toHaveURL(/\/app\/expences$/);
  });

  await step(
    'classifications: one is added with five titles and gets an indicator, by their own paths and keys',
    async (platform) => {
      const { id: parent_id } = platform.find.classification({ title: { uz_lat: 'Foizlar' } });
      const posts = () => platform.calls().filter(({ method }) => method === 'POST');
      await goTo(page, `/app/economic-classifications?path=${parent_id}`);
      await expect(crumbs(page)).toHaveText('KlassifikatorlarFoizlar');
      await page.getByRole('link', { name: "Qo'shish", exact: true }).click();
      await expect(page.getByRole('textbox', { name: "Nomi: O'zbekcha" })).toBeFocused();
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Majburiy maydon')).toHaveCount(5);
      for (const language of LANGUAGES)
        await page.getByRole('textbox', { name: `Nomi: ${language}` }).fill(`Kechikkan foiz ${language}`);
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(new RegExp(`/app/economic-classifications\\?path=${parent_id}$`));
      const own = rows(page, 'Klassifikatorlar').filter({ hasText: 'Kechikkan foiz' });
      await own.getByRole('link', { name: "Ko'rsatgichlar" }).click();
      await expect(page.getByText("Ko'rsatgich kiritilmagan")).toBeVisible();
      await page.getByRole('button', { name: "Qo'shish" }).click();
      await choose(page, 1);
      await field(page, 'Summa').fill('5');
      await page.keyboard.press('Control+s');
      await expect(rows(page, "Ko'rsatgichlar")).toHaveText([/1-chorak5/]);
      const { id } = platform.find.classification({ parent_id });
      expect(posts().slice(-2)).toMatchObject([
        {
          path: '/api/v1/economic-classifications',
          body: { parent_id, title: { kr: 'Kechikkan foiz Qaraqalpaqsha' } },
        },
        {
          path: '/api/v1/economic-classification-indicators',
          body: { economic_classification_id: id, year: new Date().getFullYear(), quarter: 1, amount: 5 },
        },
      ]);

      // A classification with indicators is not deleted, and the platform says why; without them it is.
      const question = page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' });
      await page.getByRole('button', { name: 'Orqaga' }).click();
      await own.getByRole('button', { name: "O'chirish" }).click();
      await question.click();
      await expect(page.getByRole('alert').filter({ hasText: "Ko'rsatgichlari bor" })).toBeVisible();
      await own.getByRole('link', { name: "Ko'rsatgichlar" }).click();
      await rows(page, "Ko'rsatgichlar").first().getByRole('button', { name: 'Tahrirlash' }).click();
      await field(page, 'Summa').fill('6');
      await page.keyboard.press('Control+s');
      await expect(rows(page, "Ko'rsatgichlar")).toHaveText([/1-chorak6/]);
      await rows(page, "Ko'rsatgichlar").first().getByRole('button', { name: "O'chirish" }).click();
      await question.click();
      await expect(page.getByText("Ko'rsatgich kiritilmagan")).toBeVisible();
      await page.getByRole('button', { name: 'Orqaga' }).click();
      await own.getByRole('link', { name: 'Tahrirlash' }).click();
      await page.getByRole('textbox', { name: 'Nomi: English' }).fill('Late interest');
      await page.keyboard.press('Control+s');
      await own.getByRole('button', { name: "O'chirish" }).click();
      await question.click();
      await expect(own).toHaveCount(0);
      expect(platform.calls().filter(({ method }) => method === 'DELETE')).toHaveLength(3);
    },
  );

  await step('an expense is added below a row, renamed and deleted', async (platform) => {
    const { id } = platform.find.expense({ title: { uz_lat: 'Oliy taʼlim' } });
    const up = platform.find.expense({ title: { uz_lat: 'Taʼlim' } });
    await goTo(page, `/app/expences?path=${up.parent_id}.${up.id}`);
    await rows(page, 'Xarajatlar')
      .filter({ hasText: 'Oliy ta' })
      .getByRole('link', { name: "Ichiga qo'shish" })
      .click();
    await expect(page).toHaveURL(new RegExp(`/app/expences/add\\?parent=${id}$`));
    await expect(page.getByRole('textbox', { name: "Nomi: O'zbekcha" })).toBeFocused();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Majburiy maydon')).toHaveCount(5);
    for (const language of LANGUAGES) await page.getByRole('textbox', { name: `Nomi: ${language}` }).fill('Grant');
    await page.keyboard.press('Control+s');
    await expect(saved(page)).toBeVisible();
    await rows(page, 'Xarajatlar').filter({ hasText: 'Oliy ta' }).getByRole('link', { name: /^Oliy/ }).click();
    const own = rows(page, 'Xarajatlar').filter({ hasText: 'Grant' });
    await own.getByRole('link', { name: 'Tahrirlash' }).click();
    await page.getByRole('textbox', { name: 'Nomi: English' }).fill('Scholarship');
    await page.keyboard.press('Control+s');
    await own.getByRole('button', { name: "O'chirish" }).click();
    await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
    await expect(page.getByText("Ichida yozuv yo'q")).toBeVisible();
    expect(platform.calls().filter(({ path, method }) => method !== 'GET' && path.includes('expences'))).toMatchObject([
      { method: 'POST', body: { parent_id: id, title: { en: 'Grant' } } },
      { method: 'PUT', body: { parent_id: id, title: { uz_lat: 'Grant', en: 'Scholarship' } } },
      { method: 'DELETE' },
    ]);
  });
});
