import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeForm as formOf } from './support/initiative-form.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Foydalanuvchilar' }).locator('tr[data-row]');
const chooseFilter = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

test('a citizen is found by place and name, changed and removed, but none is added; a foreign phone number is kept', async ({
  page,
  platform,
  signIn,
}) => {
  const { home } = platform.find;
  const citizen = platform.find.citizen({ district_id: home.id, is_verified: true, gender: 'M' });
  const { choose, chooseFirst, field } = formOf(page);
  const search = page.getByRole('searchbox', { name: 'F.I.Sh.' });
  await signIn('admin', '/app/users');
  await expect(rows(page)).toHaveCount(20);
  await expect(page.getByRole('link', { name: "Qo'shish" })).toHaveCount(0);
  await chooseFilter(page, 'Viloyat', 'Toshkent shahri');
  await chooseFilter(page, 'Tuman', home.title);
  await search.fill(citizen.fullname);
  await expect(rows(page)).toHaveText([new RegExp(String(citizen.pinfl))]);
  await rows(page).focus();
  await page.keyboard.press('Enter');

  await expect(field('F.I.Sh.')).toHaveValue(citizen.fullname);
  await field('F.I.Sh.').fill('Soatov Valijon');
  await choose('Viloyat', 'andijon', 'Andijon viloyati');
  const district = await chooseFirst('Tuman');
  await field('Telefon raqami').fill('901234');
  await page.keyboard.press('Control+s');
  await expect(page.getByText("Telefon raqami to'liq emas")).toBeVisible();
  await field('Telefon raqami').fill('901234567');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Foydalanuvchi topilmadi')).toBeVisible();
  const { id: district_id, region_id } = platform.find.district({ title: district });
  expect(platform.read.citizen(citizen.id)).toMatchObject({
    ...{ fullname: 'Soatov Valijon', region_id, district_id, phone_number: '998901234567' },
    ...{ profession: citizen.profession, gender: 'M', pinfl: citizen.pinfl },
  });

  platform.change.citizen(citizen.id, { phone_number: '+7 916 123-45-67', gender: null, profession: null });
  await goTo(page, `/app/users/${citizen.id}`);
  await expect(field('Telefon raqami')).toHaveValue('+7 916 123-45-67');
  await field('Kasbi').fill('Temirchi');
  await page.keyboard.press('Control+s');
  await search.fill('soatov valijon');
  await expect(rows(page)).toHaveText([/Soatov Valijon.*Temirchi/]);
  expect(platform.read.citizen(citizen.id)).toMatchObject({
    ...{ phone_number: '+7 916 123-45-67', profession: 'Temirchi', gender: null, pinfl: citizen.pinfl },
  });
  await rows(page).focus();
  await page.keyboard.press('Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Ha' }).click();
  await expect(page.getByText("Foydalanuvchi o'chirildi")).toBeVisible();
  expect(platform.find.count('citizen', { id: citizen.id })).toBe(0);
});
