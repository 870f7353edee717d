import type { Page } from 'playwright/test';
import { serious } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { isUncovered } from './support/is-uncovered.ts';
import { stepsOf } from './support/steps.ts';

const PATH = '/api/v1/funds';
const rows = (page: Page) => page.getByRole('table', { name: "Jamg'armalar" }).locator('tr[data-row]');
const line = (page: Page, language: string) => page.getByRole('textbox', { name: `Nomi: ${language}` });
const save = (page: Page) => page.getByRole('button', { name: 'Saqlash' });

test('a fund is added, changed and deleted; what is refused or left is said', { tag: '@journey' }, async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('a fund is added, changed and deleted; the list stays where it was', async (platform) => {
    await goTo(page, '/app/funds?size=15');
    const before = platform.find.count('fund');
    await expect(rows(page)).toHaveCount(before);
    await expect(rows(page).first()).toContainText("Yo'l jamg'armasi");
    await expect(rows(page).first()).toContainText('10.01.2024');
    expect(await serious(page)).toEqual([]);

    await page.getByRole('link', { name: "Qo'shish" }).click();
    await expect(line(page, "O'zbekcha")).toBeFocused();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Majburiy maydon')).toHaveCount(5);
    await expect(page.getByText('5 ta maydonda xatolik')).toBeVisible();
    await expect(line(page, "O'zbekcha")).toBeFocused();
    expect(await serious(page)).toEqual([]);
    await page.keyboard.type("Sinov jamg'armasi ");
    await page.getByRole('button', { name: "Lotindan o'girish" }).click();
    await expect(line(page, 'Ўзбекча')).toHaveValue('Синов жамғармаси');
    for (const [language, text] of [
      ['Русский', 'Фонд'],
      ['English', 'Fund'],
      ['Qaraqalpaqsha', 'Qor'],
    ] as const)
      await line(page, language).fill(text);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('status').filter({ hasText: 'Tabriklaymiz' })).toContainText('Muvafaqiyatli saqlandi');
    await expect(page).toHaveURL(/\/app\/funds\?size=15$/);
    await expect(rows(page)).toHaveCount(before + 1);
    const { id } = platform.find.fund({ title: { en: 'Fund' } });
    expect(platform.calls().find(({ method, path }) => method === 'POST' && path === PATH)).toMatchObject({
      path: PATH,
      body: { title: { uz_lat: "Sinov jamg'armasi", uz_cyr: 'Синов жамғармаси', ru: 'Фонд', en: 'Fund', kr: 'Qor' } },
    });

    // By keyboard: the last row, Enter opens its form.
    await rows(page).last().focus();
    await page.keyboard.press('Enter');
    await expect(line(page, 'English')).toHaveValue('Fund');
    await expect(save(page)).toBeDisabled();
    await line(page, 'English').fill('Trial fund');
    await save(page).click();
    await expect(page).toHaveURL(/\/app\/funds\?size=15$/);
    const changed = platform.calls().find(({ method }) => method === 'PUT');
    expect(changed).toMatchObject({ path: `${PATH}/${id}`, body: { title: { en: 'Trial fund' } } });

    await rows(page).last().focus();
    await page.keyboard.press('Delete');
    const question = page.getByRole('dialog', { name: 'Diqqat!' });
    await expect(question).toContainText("Ma'lumoitni o'chirasizmi?");
    await expect(question).toContainText("Sinov jamg'armasi");
    await question.getByRole('button', { name: 'Bekor qilish' }).click();
    await expect(page.getByText("O'chirish bekor qilindi")).toBeVisible();
    await expect(question).toBeHidden();
    // The notice does not cover the button.
    const again = rows(page).last().getByRole('button', { name: "O'chirish" });
    expect(await isUncovered(again)).toBe(true);
    await again.click();
    await question.getByRole('button', { name: 'Ha' }).click();
    await expect(page.getByText("Muvaffaqqiyatli o'chirildi")).toBeVisible();
    await expect(rows(page)).toHaveCount(before);
    expect(
      platform
        .calls()
        .filter(({ method }) => method === 'DELETE')
        .map(({ path }) => path),
    ).toEqual([`${PATH}/${id}`]);
  });

  await step('a refusal by the server is shown, and the form input stays; leaving asks', async (platform) => {
    const { id, title } = platform.find.fund();
    await goTo(page, `/app/funds/${id}`);
    await expect(line(page, 'English')).toHaveValue(title.en);
    await line(page, 'English').fill('Schools');
    platform.faults.add({
      kind: 'status',
      status: 400,
      message: 'Bunday nom band',
      match: { method: 'PUT' },
      times: 1,
    });
    await save(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Bunday nom band' })).toBeVisible();
    await expect(line(page, 'English')).toHaveValue('Schools');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').getByRole('button', { name: 'Qolish' }).click();
    await expect(line(page, 'English')).toHaveValue('Schools');
    await save(page).click();
    await expect(page).toHaveURL(/\/app\/funds$/);
    await expect
      .poll(() => platform.calls().findLast(({ method, path }) => method === 'GET' && path === PATH)?.query)
      .toEqual({ cache: 'off', limit: '10', offset: '0' });
  });
});
