import { expect, test } from './fixtures.ts';

test('target funds are filtered, added, changed and deleted', { tag: '@journey' }, async ({
  page,
  platform,
  signIn,
}) => {
  const rows = page.getByRole('table', { name: "Davlat maqsadli jamg'armalari" }).locator('tr[data-row]');
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
  };
  const { id: fund } = platform.find.fund({ title: { uz_lat: "Yo'l jamg'armasi" } });
  const held = () => platform.find.all('targetFund', { fund_id: fund, year: 2026, quarter: 2 });
  await signIn('admin', '/app/state-target-funds');
  await choose('Yil', '2026');
  await choose('Chorak', '2-chorak');
  await choose("Jamg'arma", "Yo'l jamg'armasi");
  await expect(rows).toHaveText([/1.*Yo'l jamg'armasi.*2026.*\d.*15\.03\.2026/]);
  const before = held();

  await page.getByRole('link', { name: "Qo'shish" }).click();
  // The list has filters of the same names.
  await expect(page.getByRole('textbox', { name: 'Yil' })).toBeVisible();
  await choose("Jamg'arma", "Yo'l jamg'armasi");
  await page.getByRole('textbox', { name: 'Yil' }).fill('2026');
  await choose('Chorak', '2-chorak');
  await page.getByRole('textbox', { name: 'Transfertlar' }).fill('1250000,5');
  await page.getByRole('textbox', { name: 'Tushum' }).fill('0');
  await page.getByRole('textbox', { name: 'Xarajat' }).fill('-12');
  await expect(page.getByRole('textbox', { name: 'Transfertlar' })).toHaveValue('1 250 000,5 UZS');
  await page.keyboard.press('Control+s');
  // The filters stay.
  await expect(rows).toHaveCount(2);
  const figures = { transfers: 1_250_000.5, revenue: 0 };
  expect(held()[0]).toMatchObject({ ...figures, expenditure: -12 });

  const added = rows.filter({ hasText: '1 250 000,5' });
  await added.getByRole('link', { name: 'Tahrirlash' }).click();
  await page.getByRole('textbox', { name: 'Xarajat' }).fill('7');
  await page.getByRole('button', { name: 'Saqlash' }).click();
  await added.getByRole('button', { name: "O'chirish" }).click();
  expect(held()[0]).toMatchObject({ ...figures, expenditure: 7 });
  await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
  await expect(rows).toHaveCount(1);
  expect(held()).toEqual(before);
});
