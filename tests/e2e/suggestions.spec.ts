import { expect, test } from './fixtures.ts';

test('a suggestion opens to its full text, whose marks stay letters; the last page is turned to', {
  tag: '@journey',
}, async ({ page, platform, signIn }) => {
  const letter = `Assalomu alaykum!\n${'SMS kod kelmayapti, OneID orqali ham ovoz berilsin. '.repeat(12)}<b>Rahmat</b>`;
  platform.add.suggestion({ lang: 'uz_lat', text: letter, type: 'FUND_AND_REALIZATION' });
  const total = platform.find.count('suggestion');
  const rows = page.getByRole('table', { name: 'Takliflar' }).locator('tr[data-row]');
  await signIn('admin', '/app/suggestions');
  await rows.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('paragraph').filter({ hasText: 'Assalomu' })).toHaveText(letter);

  const last = Math.ceil(total / 20);
  await page.getByRole('button', { name: String(last), exact: true }).click();
  await expect(rows).toHaveCount(total - (last - 1) * 20);
  await expect(page).toHaveURL(new RegExp(`/app/suggestions\\?page=${last}$`));
});
