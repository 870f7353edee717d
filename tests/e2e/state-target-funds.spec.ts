import { serious } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';

const PATH = '/api/v1/state-target-funds';

test('target funds are filtered, added, changed and deleted', { tag: '@journey' }, async ({
  page,
  platform,
  signIn,
}) => {
  const table = page.getByRole('table', { name: "Davlat maqsadli jamg'armalari" });
  const rows = table.locator('tr[data-row]');
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
  };
  const asked = () => platform.calls().findLast(({ method, path }) => method === 'GET' && path === PATH)?.query;

  const { id: fund } = platform.find.fund({ title: { uz_lat: "Yo'l jamg'armasi" } });
  await signIn('admin', '/app/state-target-funds');
  await expect(rows).toHaveCount(10);
  await expect(table.getByRole('columnheader')).toHaveText([
    '№',
    "Jamg'arma",
    'YilChorak',
    // the currency is shown below.
    'TushumUZS',
    'TransfertlarUZS',
    'XarajatUZS',
    'Yaratilgan sana',
    'Amallar',
  ]);
  expect(await serious(page)).toEqual([]);
  await choose('Yil', '2026');
  await choose('Chorak', '2-chorak');
  await choose("Jamg'arma", "Yo'l jamg'armasi");
  await expect(rows).toHaveText([/1.*Yo'l jamg'armasi.*2026.*\d.*15\.03\.2026/]);
  await expect
    .poll(asked)
    .toMatchObject({ year: '2026', quarter: '2', fund_id: String(fund), limit: '10', offset: '0' });

  await page.getByRole('link', { name: "Qo'shish" }).click();
  await expect(page.getByRole('textbox', { name: 'Yil' })).toHaveValue(String(new Date().getFullYear()));
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Majburiy maydon')).toHaveCount(5);
  expect(await serious(page)).toEqual([]);
  await choose("Jamg'arma", "Yo'l jamg'armasi");
  await page.getByRole('textbox', { name: 'Yil' }).fill('2026');
  await choose('Chorak', '2-chorak');
  await page.getByRole('textbox', { name: 'Transfertlar' }).fill('1250000,5');
  await page.getByRole('textbox', { name: 'Tushum' }).fill('0');
  await page.getByRole('textbox', { name: 'Xarajat' }).fill('-12');
  await expect(page.getByRole('textbox', { name: 'Transfertlar' })).toHaveValue('1 250 000,5 UZS');
  await page.keyboard.press('Control+s');
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(new RegExp(`year=2026&quarter=2&fund_id=${fund}$`));

  const added = rows.filter({ hasText: '1 250 000,5' });
  await added.getByRole('link', { name: 'Tahrirlash' }).click();
  await expect(page.getByRole('combobox', { name: 'Chorak' })).toHaveValue('2-chorak');
  await page.getByRole('textbox', { name: 'Xarajat' }).fill('7');
  await page.getByRole('button', { name: 'Saqlash' }).click();
  await added.getByRole('button', { name: "O'chirish" }).click();
  await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
  await expect(rows).toHaveCount(1);
  const values = { fund_id: fund, year: 2026, quarter: 2, transfers: 1_250_000.5, revenue: 0 };
  const sent = platform.calls().filter(({ method, path }) => method !== 'GET' && path.startsWith(PATH));
  expect(sent.map(({ method, body }) => ({ method, body }))).toEqual([
    { method: 'POST', body: { ...values, expenditure: -12 } },
    { method: 'PUT', body: { ...values, expenditure: 7 } },
    { method: 'DELETE', body: undefined },
  ]);
});
