import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { initiativeForm as formOf } from './support/initiative-form.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Kontaktlar' }).locator('tr[data-row]');

test('H-022: an unpaginated list of contacts is shown by pages; one is added, changed and deleted, and a short number is kept', {
  tag: '@journey',
}, async ({ page, platform, signIn }) => {
  const { id: district_id } = platform.find.home;
  const { choose, field, save } = formOf(page);
  await signIn('admin', '/app/contacts?size=15');
  await expect(rows(page)).toHaveCount(15);
  await page.getByRole('button', { name: '2', exact: true }).click();
  await expect(rows(page).first()).toHaveText(/^16/);

  await page.getByRole('link', { name: "Qo'shish" }).click();
  await expect(field('Viloyat')).toBeFocused();
  await choose('Viloyat', 'toshkent sha', 'Toshkent shahri');
  await choose('Tuman', 'chilon', 'Chilonzor tumani');
  await field('F.I.Sh.').fill('Aliyeva Nodira');
  await field('Telefon raqami').fill('90 123');
  await page.keyboard.press('Control+s');
  await expect(page.getByText("Telefon raqami to'liq kiritilmagan")).toBeVisible();
  await field('Telefon raqami').fill('901234567');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/app\/contacts\?size=15&page=2$/);
  const { id, ...added } = platform.find.contact();
  expect(added).toMatchObject({ district_id, fullname: 'Aliyeva Nodira', phone: 998901234567 });

  // No call returns a single contact: it is found in the list.
  await openScreen(page, `/app/contacts/${id}`);
  await expect(field('Tuman')).toHaveValue('Chilonzor tumani');
  await expect(field('Telefon raqami')).toHaveValue('90 123 45 67');
  await field('F.I.Sh.').fill('');
  await field('Telefon raqami').fill('');
  await save.click();
  await expect(rows(page)).toHaveCount(20);
  expect(platform.read.contact(id)).toMatchObject({ ...added, fullname: null, phone: null });

  platform.change.contact(id, { phone: 1055 });
  await goTo(page, `/app/contacts/${id}`);
  await expect(field('Telefon raqami')).toHaveValue('1055');
  await field('F.I.Sh.').fill('Yangi Ism');
  await page.keyboard.press('Control+s');
  await expect(rows(page)).toHaveCount(20);
  expect(platform.read.contact(id)).toMatchObject({ phone: 1055, fullname: 'Yangi Ism' });

  await rows(page).first().focus();
  const address = await rows(page).first().getByRole('link').getAttribute('href');
  const gone = Number(address?.split('/').at(-1));
  await page.keyboard.press('Delete');
  await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
  await expect.poll(() => platform.find.count('contact', { id: gone })).toBe(0);
  await openScreen(page, `/app/contacts/${gone}`);
  await expect(page.getByRole('link', { name: "Ro'yxatga qaytish" })).toBeVisible();
  await expect(save).toHaveCount(0);
});
