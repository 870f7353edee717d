import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { initiativeList } from './support/initiative-list.ts';
import { reviewDesk } from './support/review-desk.ts';
import { signOut } from './support/sign-out.ts';
import { stepsOf } from './support/steps.ts';

const LIST = '/api/v1/moderators/initiatives';
const DESK = '/app/initiatives/review';

const OUT_OF_REACH = 'Bu tashabbus sizning hududingizga kirmaydi';

/** The fault by which the platform refuses this initiative. */
const outOfReach = (id: number) =>
  ({
    kind: 'status',
    status: 403,
    message: OUT_OF_REACH,
    match: { method: 'GET', path: `/api/v1/initiatives/${id}` },
  }) as const;

/** Opens the desk with these ids, as a page for choosing initiatives does. */
async function openChosen(page: Page, ids: readonly number[]): Promise<void> {
  await initiativeList(page).settled();
  await page.evaluate(
    (chosen) => sessionStorage.setItem('review-chosen', JSON.stringify([{ name: 'abc', ids: chosen }])),
    ids,
  );
  await openScreen(page, `${DESK}?set=abc`);
  await expect(reviewDesk(page).view).toBeFocused();
}

test('a moderator opens what waits, a set that is gone, and one out of reach; a district manager reviews chosen ids in order, and Esc opens the list', {
  tag: '@journey',
}, async ({ page, platform, signIn }) => {
  const step = stepsOf(platform);
  await signIn('moderator', 'later');
  await step(
    'mine=1 skips initiatives that do not wait for this person, and shows how many are left',
    async (platform) => {
      const mine = [
        ...platform.find.all('initiative', { stage: 'INITIAL', moderation_sub_stage: null }),
        ...platform.find.all('initiative', { stage: 'INITIAL', moderation_sub_stage: 'DISTRICT_MANAGER_DENIED' }),
      ];
      const ids = mine.map(({ id }) => id).toSorted((a, b) => b - a);
      await goTo(page, '/app/initiatives');
      await initiativeList(page).settled();
      const before = platform.calls().filter(({ path }) => path === LIST).length;
      const desk = reviewDesk(page);
      await openScreen(page, `${DESK}?mine=1`);
      await expect(desk.view).toBeFocused();
      await desk.at(1, ids.length);
      await expect.poll(desk.left).toBe(ids.length);
      await expect(page.getByRole('list', { name: 'Filtrlar' })).toContainText('Qaroringizni kutmoqda');
      for (const id of ids.slice(1, 6)) {
        await page.keyboard.press('j');
        await expect.poll(desk.id).toBe(id);
      }
      // One call reads the district, also for the comparison; two more read the winners of two seasons.
      await expect.poll(() => platform.calls().filter(({ path }) => path === LIST).length - before).toBe(3);
    },
  );

  await step('a set of ids that is no longer stored shows a message and a link back', async () => {
    await goTo(page, `${DESK}?set=abc`);
    await expect(page.getByText("Tanlangan ro'yxat saqlanmagan. Uni qaytadan tanlang.")).toBeVisible();
    await page.getByRole('link', { name: "Ro'yxatga qaytish" }).click();
    await initiativeList(page).settled();
  });

  await step('an initiative out of reach is refused with a message', async (platform) => {
    const { id } = platform.find.initiative();
    await goTo(page, '/app/initiatives');
    await initiativeList(page).settled();
    platform.faults.add(outOfReach(id));
    // The list is emptied, so that the desk cannot show its row.
    await openScreen(page, '/app/initiatives?search=777777777777');
    await expect(page.getByText('Bunday tashabbus topilmadi')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Bunday tashabbus topilmadi')).toBeVisible();
    await openScreen(page, `${DESK}?set=one&at=${id}`);
    await expect(page.getByRole('alert')).toContainText(OUT_OF_REACH);
  });

  await signOut(page);
  await signIn('district_manager', 'later');

  await step(
    'chosen ids are reviewed in order, except one out of reach; a reload keeps the place, Esc opens the list',
    async (platform) => {
      const own = platform.find.all('initiative', {
        waitsFor: 'district_manager',
        moderation_sub_stage: 'MODERATOR_ACCEPTED',
      });
      const ids = own
        .map(({ id }) => id)
        .toReversed()
        .slice(0, 12);
      const out = platform.find.initiative({ waitsFor: 'moderator' });
      await goTo(page, '/app/initiatives');
      platform.faults.add(outOfReach(out.id));
      const desk = reviewDesk(page);
      await openChosen(page, [...ids.slice(0, 1), out.id, ...ids.slice(1)]);
      await expect(page.getByRole('list', { name: 'Filtrlar' })).toContainText('Tanlangan: 13 ta');
      await desk.at(1, 12);
      await page.keyboard.press('a');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Control+Enter');
      await expect.poll(desk.id).toBe(ids[1]);
      await expect.poll(desk.left).toBe(11);
      for (const id of ids.slice(2)) {
        await page.keyboard.press('j');
        await expect.poll(desk.id).toBe(id);
      }
      await desk.at(12, 12);
      await page.reload();
      await expect(desk.view).toBeFocused();
      expect(desk.id()).toBe(ids[11]);
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/\/app\/initiatives\?board=\d+$/);
    },
  );
});
