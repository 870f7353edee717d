import { serious } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';

const PATH = '/api/v2/info/suggestions';

test('suggestions are listed: a row opens to the full text, pages are counted from zero', { tag: '@journey' }, async ({
  page,
  platform,
  signIn,
}) => {
  const letter = `Assalomu alaykum!\n${'SMS kod kelmayapti, OneID orqali ham ovoz berilsin. '.repeat(12)}<b>Rahmat</b>`;
  platform.add.suggestion({ lang: 'ru', text: 'Продлите срок', type: 'DATE' });
  platform.add.suggestion({ lang: 'uz_lat', text: letter, type: 'FUND_AND_REALIZATION' });
  const total = platform.find.count('suggestion');
  const asked = () => platform.calls().findLast(({ path }) => path === PATH)?.query;
  const rows = page.getByRole('table', { name: 'Takliflar' }).locator('tr[data-row]');
  await signIn('admin', '/app/suggestions');
  await expect(rows).toHaveCount(20);
  await expect(page.getByText('Jami:')).toContainText(`${total} ta taklif`);
  await expect(page.getByRole('columnheader')).toHaveText(['№', 'Til', 'Matn', 'Taklif turi']);
  await expect.poll(asked).toEqual({ page: '0', size: '20', cache: 'off' });
  await expect(rows.nth(1)).toHaveText('2РусскийПродлите срокMuddatlar');
  await expect(rows.first()).toContainText('Moliyalashtirish va amalga oshirish');
  await expect(page.getByRole('link', { name: "Qo'shish" })).toHaveCount(0);

  await rows.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('paragraph').filter({ hasText: 'Assalomu' })).toHaveText(letter);
  expect(await serious(page)).toEqual([]);

  const last = Math.ceil(total / 20);
  await page.getByRole('button', { name: String(last), exact: true }).click();
  await expect(rows).toHaveCount(total - (last - 1) * 20);
  await expect(rows.first()).toContainText(new RegExp(`^${(last - 1) * 20 + 1}\\D`));
  await expect.poll(asked).toEqual({ page: String(last - 1), size: '20', cache: 'off' });
  await expect(page).toHaveURL(new RegExp(`/app/suggestions\\?page=${last}$`));
});
