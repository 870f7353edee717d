import type { Page } from 'playwright/test';
import type { Platform } from '../platform/types.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { stepsOf, windowForgets } from './support/steps.ts';

const LISTS = ['/api/v1/moderators/initiatives', '/api/v1/my-school/moderators/initiatives'];
const season = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Mavsum' });
const rows = (page: Page) => page.getByRole('main').locator('tr[data-row]');
/** Seasons of which a list was read. */
const read = (platform: Platform) =>
  platform
    .calls()
    .filter(({ path }) => LISTS.includes(path))
    .map(({ query }) => query.board_id ?? null);

test('Z-186: the season of a list is that of its address, in time or late, active or not; without any nothing is read, and a failed read is retried', async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('a selector whose seasons could not be loaded offers to load them again', async (platform) => {
    platform.faults.add({ kind: 'status', status: 500, message: null, match: { path: '/api/v1/boards' } });
    await goTo(page, '/app/initiatives');
    const retry = page.getByRole('button', { name: 'Doskalar yuklanmadi!' });
    await expect(retry).toBeVisible();
    platform.faults.clear();
    await retry.click();
    await expect(season(page)).toBeVisible();
    await expect(rows(page)).toHaveCount(20);
  });

  await step(
    'Z-186: seasons that arrive while another screen is about to be drawn do not lead back to the list',
    async (platform) => {
      const release = platform.faults.hold({ match: { path: '/api/v1/boards' } });
      await goTo(page, '/app/initiatives');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The address of the other screen comes first.
      await page.evaluate(() => window.history.pushState(null, '', '/app/funds'));
      release();
      await expect(season(page)).not.toHaveValue('');
      await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate', { state: null })));
      await expect(page.getByRole('table', { name: "Jamg'armalar" })).toBeVisible();
      await expect(page).toHaveURL(/\/app\/funds$/);
    },
  );

  await step(
    'Z-186: the season that a list picks itself goes into its address, beside its page: F5 shows the same season',
    async (platform) => {
      const { id } = platform.find.season();
      const moderated = platform.find.schoolBoard({ stage: 'MODERATE' });
      await goTo(page, '/app/initiatives?page=2');
      await expect(page).toHaveURL(new RegExp(`/app/initiatives\\?page=2&board=${id}$`));
      await expect(rows(page)).toHaveCount(20);
      // Another season is picked from now on.
      platform.change.season(id, { stage: 'PROMOTION' });
      await windowForgets(page);
      await page.reload();
      await expect(rows(page)).toHaveCount(20);
      expect(new Set(read(platform))).toEqual(new Set([String(id)]));

      await goTo(page, '/app/school-initiatives?stage=INITIAL');
      await expect(page).toHaveURL(new RegExp(`\\?stage=INITIAL&board=${moderated.id}$`));
      await expect(rows(page)).toHaveCount(15);
    },
  );

  await step(
    'Z-186: a season of the address that is not active is said, in its place no other is shown',
    async (platform) => {
      const { id } = platform.find.season('finished');
      platform.change.season(id, { status: 0 });
      await goTo(page, `/app/initiatives?board=${id}`);
      const said = page.getByText('Havoladagi mavsum faol emas yoki topilmadi');
      await expect(said).toBeVisible();
      await expect(season(page)).toHaveValue(`Faol bo'lmagan mavsum (ID ${id})`);
      for (const address of [
        `/app/initiatives/map?board=${id}`,
        `/app/initiatives/review?board=${id}`,
        '/app/school-initiatives?board=999999',
      ]) {
        await goTo(page, address);
        await expect(said).toBeVisible();
      }
      expect(read(platform)).toEqual([]);

      await goTo(page, `/app/initiatives?board=${id}`);
      await season(page).click();
      await page.getByRole('option').first().click();
      await expect(rows(page)).toHaveCount(20);
      await expect(said).toHaveCount(0);
      expect(read(platform)).not.toContain(null);
    },
  );

  await step('without any season nothing is read: no list of all seasons', async (platform) => {
    const { id } = platform.find.season();
    platform.change.season({}, { status: 0 });
    platform.change.schoolBoard({}, { status: 0 });
    for (const address of [
      '/app/initiatives',
      '/app/initiatives/map',
      '/app/initiatives/review',
      '/app/school-initiatives',
    ]) {
      await goTo(page, address);
      await expect(page.getByText("Faol mavsum yo'q")).toBeVisible();
    }
    // The one last in view was asked for beside the seasons, before it was known to have ended, and not again.
    expect(read(platform)).toEqual([String(id)]);
    await goTo(page, '/app/initiatives');
    await page.reload();
    await expect(page.getByText("Faol mavsum yo'q")).toBeVisible();
    expect(read(platform)).toEqual([String(id)]);
  });
});
