import { expect, test } from './fixtures.ts';
import { serious } from './support/axe.ts';
import { initiativeList } from './support/initiative-list.ts';

for (const scheme of ['light', 'dark'] as const) {
  test(`sign-in, list, open row, map and photo have nothing serious (${scheme})`, async ({ page, signIn }) => {
    if (scheme === 'dark') await page.getByRole('button', { name: "Qorong'i ko'rinish" }).click();
    expect(await serious(page)).toEqual([]);
    await signIn('admin');
    const list = initiativeList(page);
    await list.settled();
    expect(await serious(page)).toEqual([]);
    await list.rows.nth(1).click();
    await expect(page.getByRole('article')).toBeVisible();
    expect(await serious(page)).toEqual([]);
    await page.keyboard.press('Control+k');
    await expect(page.getByPlaceholder("Sahifaga o'tish")).toBeVisible();
    expect(await serious(page)).toEqual([]);
  });
}

test('the policy of the page is broken nowhere on the way', async ({ page, signIn }) => {
  const broken: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') broken.push(message.text());
  });
  await signIn('admin');
  const list = initiativeList(page);
  await list.settled();
  await list.rows.first().click();
  await page.getByRole('combobox', { name: 'Mavsum' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await page.getByText('Кирилл', { exact: true }).click();
  await expect(page.getByText('Жами:')).toBeVisible();
  expect(broken).toEqual([]);
});
