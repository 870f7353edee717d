import { expect, test } from './fixtures.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { initiativeList } from './support/initiative-list.ts';
import { signOut } from './support/sign-out.ts';
import { stepsOf } from './support/steps.ts';

test('a record that does not exist offers its list, one that could not be read is retried; nothing waiting is not an empty season', async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  for (const [what, address, list] of [
    ['a record', '/app/funds/99999', /\/app\/funds$/],
    ['an initiative', '/app/initiative/edit/99999999', /\/app\/initiatives\?board=\d+$/],
  ] as const)
    await step(`${what} that does not exist offers its list, not a retry`, async () => {
      await goTo(page, address);
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Qayta urinish' })).toHaveCount(0);
      await page.getByRole('link', { name: "Ro'yxatga qaytish" }).click();
      await expect(page).toHaveURL(list);
    });

  await step('a record that could not be read for another reason can be retried', async (platform) => {
    const { id } = platform.find.fund();
    platform.faults.add({ kind: 'status', status: 500, match: { path: `/api/v1/funds/${id}` }, times: 1 });
    await openScreen(page, `/app/funds/${id}`);
    await page.getByRole('button', { name: 'Qayta urinish' }).click();
    await expect(page.getByRole('button', { name: 'Saqlash' })).toBeVisible();
  });

  await signOut(page);
  await signIn('district_manager', 'later');

  await step(
    'C-009: a district manager with nothing waiting is not told that the season has no initiatives',
    async (platform) => {
      for (const { id } of platform.find.all('initiative', { moderation_sub_stage: 'MODERATOR_ACCEPTED' }))
        platform.initiatives.change(id, { moderation_sub_stage: null });
      await goTo(page, '/app/initiatives');
      await expect(page.getByText("Sizdan qaror kutayotgan tashabbus yo'q")).toBeVisible();
      await expect(page.getByText("Bu mavsumda hali tashabbus yo'q.")).toHaveCount(0);
      await page.getByRole('button', { name: "Barcha tashabbuslarni ko'rsatish" }).click();
      const list = initiativeList(page);
      await list.settled();
      expect(await list.total()).toBeGreaterThan(0);
      await expect(page).toHaveURL(/sub_stage=ALL/);
    },
  );
});
