import type { Page } from 'playwright/test';
import { serious } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeForm as formOf } from './support/initiative-form.ts';
import { stepsOf } from './support/steps.ts';

const PATH = '/api/v1/users';
const table = (page: Page) => page.getByRole('table', { name: 'Foydalanuvchilar' });
const rows = (page: Page) => table(page).locator('tr[data-row]');
const choose = async (page: Page, filter: string, option: string) => {
  await page.getByRole('combobox', { name: filter }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

test('citizens are filtered, changed and removed, but not added; a foreign phone number is kept', async ({
  page,
  platform,
  signIn,
}) => {
  test.slow();
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('citizens are filtered, changed and removed, but not added', async (platform) => {
    const home = platform.find.home;
    const citizen = platform.find.citizen({ district_id: home.id, is_verified: true, gender: 'M' });
    await goTo(page, '/app/users');
    await expect(rows(page)).toHaveCount(20);
    await expect(table(page).getByRole('columnheader')).toHaveText([
      '№',
      'F.I.Sh.',
      'KasbiJinsi',
      'Telefon raqamiJSHSHIR',
      'Verifikatsiya',
      'Tuman',
      'Amallar',
    ]);
    await expect(page.getByRole('link', { name: "Qo'shish" })).toHaveCount(0);
    expect(await serious(page)).toEqual([]);
    await choose(page, 'Viloyat', 'Toshkent shahri');
    await choose(page, 'Tuman', 'Chilonzor tumani');
    await page.getByRole('searchbox', { name: 'F.I.Sh.' }).fill(citizen.fullname);
    await expect(rows(page).first()).toContainText(`${citizen.pinfl}O'tganChilonzor tumani`);
    await expect(rows(page).first()).toContainText('Erkak');
    // The newest citizen of the district is in the first row before the search, too.
    await expect
      .poll(() => platform.calls().findLast(({ path }) => path === PATH)?.query)
      .toEqual({
        cache: 'off',
        role: 'user',
        limit: '20',
        offset: '0',
        region_id: String(home.region_id),
        district_id: String(home.id),
        search: citizen.fullname,
      });

    const other = platform.find.citizen({ district_id: home.id, is_verified: false });
    await page.getByRole('searchbox', { name: 'F.I.Sh.' }).fill(other.fullname);
    await expect(rows(page).filter({ hasText: other.fullname }).first()).toContainText("O'tmagan");

    await goTo(page, `/app/users/${citizen.id}`);
    const form = formOf(page);
    const field = (label: string) => form.field(label);
    await expect(field('F.I.Sh.')).toHaveValue(citizen.fullname);
    for (const label of ['F.I.Sh.', 'Kasbi', 'Telefon raqami']) await field(label).fill('');
    await form.choose('Viloyat', 'andijon', 'Andijon viloyati');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Majburiy maydon')).toHaveCount(4);
    await field('F.I.Sh.').fill('Soatov Valijon');
    await field('Kasbi').fill('Temirchi');
    await field('Telefon raqami').fill('901234');
    const district = await form.chooseFirst('Tuman');
    await page.keyboard.press('Control+s');
    await expect(page.getByText("Telefon raqami to'liq emas")).toBeVisible();
    expect(await serious(page)).toEqual([]);
    await field('Telefon raqami').fill('901234567');
    await page.getByRole('combobox', { name: 'Jinsi' }).click();
    await expect(page.getByRole('option')).toHaveText(['Erkak', 'Ayol']);
    await page.keyboard.press('Escape');
    await form.save.click();
    await expect(page.getByRole('status').filter({ hasText: 'Muvafaqiyatli saqlandi' })).toBeVisible();
    const { id: district_id, region_id } = platform.find.district({ title: district });
    const [put] = platform.calls().filter(({ method }) => method === 'PUT');
    expect([put?.path, put?.body]).toEqual([
      `${PATH}/${citizen.id}`,
      {
        fullname: 'Soatov Valijon',
        region_id,
        district_id,
        profession: 'Temirchi',
        phone_number: '998901234567',
        gender: 'M',
        pinfl: citizen.pinfl,
      },
    ]);

    await page.getByRole('searchbox', { name: 'F.I.Sh.' }).fill('soatov valijon');
    await expect(rows(page)).toHaveText([/Soatov Valijon.*Temirchi.*\+998 90 123 45 67/]);
    await rows(page).first().focus();
    await page.keyboard.press('Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Ha' }).click();
    await expect(page.getByText("Foydalanuvchi o'chirildi")).toBeVisible();
    expect(platform.find.count('citizen', { id: citizen.id })).toBe(0);
  });

  await step('a foreign phone number is kept as it is', async (platform) => {
    const citizen = platform.find.citizen({ is_verified: true });
    platform.change.citizen(citizen.id, { phone_number: '+7 916 123-45-67', gender: null, profession: null });
    await goTo(page, `/app/users/${citizen.id}`);
    const form = formOf(page);
    await expect(form.field('Telefon raqami')).toHaveValue('+7 916 123-45-67');
    await form.field('Kasbi').fill('Quruvchi');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/app\/users$/);
    const [put] = platform.calls().filter(({ method }) => method === 'PUT');
    expect(put?.body).toMatchObject({ phone_number: '+7 916 123-45-67', gender: null, pinfl: citizen.pinfl });
  });
});
