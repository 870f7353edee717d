import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { LIST, listCalls, rows } from './support/quarters.ts';
import { readAgain } from './support/read-again.ts';
import { stepsOf } from './support/steps.ts';

test('the list of quarters: pages of one answer, and place names that are unknown or could not be read', async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('the list: pages of one unpaginated answer', async (platform) => {
    await goTo(page, LIST);
    await page.getByRole('button', { name: '2', exact: true }).click();
    await expect(rows(page).first()).toHaveText(/^21/);
    expect(listCalls(platform)).toEqual([{}]);
  });

  await step(
    'a region in the address that the lookup does not have is shown by its id, and can be cleared',
    async () => {
      await goTo(page, `${LIST}?region=999`);
      const region = page.getByRole('combobox', { name: 'Viloyat' });
      await expect(region).toHaveValue('ID 999');
      await expect(page.getByText('Mahalla topilmadi')).toBeVisible();
      await page.getByRole('button', { name: 'Tozalash' }).first().click();
      await expect(region).toHaveValue('');
      await expect(rows(page)).toHaveCount(20);
    },
  );

  await step('a list whose place names failed to load says so, and shows them after a retry', async (platform) => {
    const end = platform.faults.add({
      kind: 'status',
      status: 400,
      message: null,
      match: { path: '/api/v1/districts' },
    });
    await goTo(page, LIST);
    const problem = page.getByRole('alert').filter({ hasText: "Tumanlar yuklanmadi. Qayta urinib ko'ring" });
    await expect(problem).toBeVisible();
    await expect(rows(page).first()).not.toContainText(/tumani|shahri/);
    await readAgain(problem, end);
    await expect(rows(page).first()).toContainText(/tumani|shahri/);
    await expect(problem).toHaveCount(0);
  });
});
