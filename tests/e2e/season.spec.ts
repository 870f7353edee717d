import type { Page } from 'playwright/test';
import type { InitiativeNeed } from '../platform/find/initiatives.ts';
import type { Platform } from '../platform/types.ts';
import { serious } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { ownDesk } from './support/own-desk.ts';
import { reviewDesk } from './support/review-desk.ts';
import './support/page-bridge.ts';
import { stepsOf } from './support/steps.ts';

const LIST = '/api/v1/moderators/initiatives';

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

const section = (page: Page, title: string) => {
  const region = page.getByRole('region', { name: title, exact: true });
  const rows = region.getByRole('row').filter({ has: page.getByRole('rowheader') });
  return {
    region,
    rows,
    begin: region.getByRole('button', { name: "Qayta o'qish" }),
    goOn: region.getByRole('button', { name: 'Davom ettirish' }),
    stop: region.getByRole('button', { name: "To'xtatish" }),
    /** The name of each row and its number of unseen initiatives. */
    said: () =>
      rows.evaluateAll((all) =>
        all.map((row) => [
          row.querySelector('th')?.textContent?.trim() ?? '',
          Number(row.querySelectorAll('td')[1]?.textContent?.replace(/\D/g, '')),
        ]),
      ),
  };
};

/** The pages that a read has requested. */
const pagesOf = (platform: Platform) =>
  platform.calls().filter(({ path, query }) => path === LIST && Number(query.limit) >= 100);

/** The unseen initiatives of a region in the database, counted by the Latin name of the district. */
function notSeen(platform: Platform, region_id: number): Readonly<Record<string, number>> {
  const count = (need: InitiativeNeed) => platform.find.count('initiative', { place: 'anywhere', ...need });
  return Object.fromEntries(
    platform.find
      .all('district', { region_id })
      .filter(({ id }) => count({ district_id: id }) > 0)
      .map(({ id, title }) => [title, count({ district_id: id, stage: 'INITIAL', moderation_sub_stage: null })]),
  );
}

test("wD7, wR1, wR2: a region is read on request despite refusals, truncated answers and others' decisions; its sums are those of the database", {
  tag: '@journey',
}, async ({ page, platform, signIn }) => {
  const { region_id } = platform.users.find(({ role }) => role === 'region_manager') ?? {};
  await signIn('region_manager', '/app/desk');
  await ownDesk(page).settled();
  const districts = section(page, 'Tumanlar kesimida');
  await expect(districts.region).toContainText("Hali o'qilmagan. 3 ta so'rov");
  expect(pagesOf(platform)).toHaveLength(0);

  const match = { method: 'GET', path: LIST } as const;
  // Two pages are answered, the first perhaps truncated: progress is shown from the first complete page on.
  const when = () => pagesOf(platform).filter(({ status }) => status === 200).length > 1;
  const release = platform.faults.hold({ match, when });
  platform.faults.add({ kind: 'drop-mid-body', match, times: 1 });
  platform.faults.add({ kind: 'status', status: 503, match, times: 1 });
  await districts.begin.click();
  await expect(districts.region).toContainText("O'qilmoqda: ");
  const { id } = platform.find.initiative({ waitsFor: 'moderator' });
  platform.initiatives.change(id, { stage: 'NOT_PASSED' });
  release();
  await expect(districts.region).toContainText(/bugun \d\d:\d\d o'qilgan/);
  await expect(districts.rows.first().getByRole('cell').first()).toHaveCSS('text-overflow', 'ellipsis');
  const sums = notSeen(platform, Number(region_id));
  // A count read before the decision stays as it was read.
  const said = Object.fromEntries(await districts.said());
  expect([sums, { ...sums, [platform.find.home.title]: (sums[platform.find.home.title] ?? 0) + 1 }]).toContainEqual(
    said,
  );

  const pages = pagesOf(platform).filter(({ status }) => status === 200);
  expect(new Set(pages.map(({ query }) => query.offset)).size).toBe(3);
  // No new read within a quarter of an hour.
  await expect(districts.begin).toBeDisabled();

  // The number of a district leads to its initiatives.
  const [name, unseen] = Object.entries<number>(said).find(([, number]) => number > 1) ?? ['', 0];
  await districts.region.getByRole('button', { name: `Ko'rilmagan: ${name}, ${unseen}` }).click();
  await reviewDesk(page).at(1, unseen);
  const shown = Number(await reviewDesk(page).view.getAttribute('data-initiative'));
  const { district_id, moderation_sub_stage } = platform.read.initiative(shown);
  expect([platform.find.district({ id: district_id }).title, moderation_sub_stage]).toEqual([name, null]);

  // So does the number of those that are late: to all that are not decided there. The season is kept for the next start:
  // a page that was loaded anew leads to its initiatives without reading them again.
  await page.keyboard.press('Escape');
  const kept = () =>
    page.evaluate(async () => {
      const answer = await window.bridge.keeps.load({ name: 'season' });
      return answer.ok && answer.value !== null;
    });
  await expect.poll(kept).toBe(true);
  const read = pagesOf(platform).length;
  await page.reload();
  const late = districts.region.getByRole('button', { name: /^Orqada: / }).first();
  const behind = (await late.getAttribute('aria-label'))?.match(/^Orqada: (.+), [^,]+$/)?.[1] ?? '';
  const place = platform.find.district({ title: behind, region_id: Number(region_id) });
  expect(pagesOf(platform)).toHaveLength(read);
  await late.click();
  const undecided = platform.find.count('initiative', {
    place: 'anywhere',
    district_id: place.id,
    stage: 'INITIAL',
  });
  await reviewDesk(page).at(1, undecided);
});

test('wR3: an admin stops, resumes and leaves the read of the country; the stored sums open by region, and Esc leads back', async ({
  app,
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'wR3: a read is stopped and resumed, and continues while another screen is open; the taskbar shows its progress',
    async (platform) => {
      const onTaskbar = () => app.events.flatMap((event) => (event.type === 'progress' ? [event.value] : [])).at(-1);
      await goTo(page, '/app/desk');
      await ownDesk(page).settled();
      const country = section(page, 'Viloyatlar kesimida');
      // One call at a time: with the third in flight, two pages have been read.
      const when = () => pagesOf(platform).length === 3;
      const match = { method: 'GET', path: LIST } as const;
      const release = platform.faults.hold({ match, when, times: 1 });
      await country.begin.click();
      await expect.poll(() => pagesOf(platform).length).toBe(3);
      await country.stop.click();
      await expect(country.region).toContainText("O'qish to'xtatildi");
      await expect.poll(onTaskbar).toBe(-1);
      expect(app.events.some((event) => event.type === 'progress' && event.value > 0 && event.value < 1)).toBe(true);
      release();
      // However long the test takes to look: the reading does not end meanwhile.
      const goOn = platform.faults.hold({ match, when: () => pagesOf(platform).length === 7, times: 1 });
      await country.goOn.click();
      await expect.poll(onTaskbar).toBeGreaterThan(0);
      await openScreen(page, '/app/appeals');
      await expect(country.region).toHaveCount(0);
      await expect.poll(() => pagesOf(platform).length).toBe(7);
      const away = pagesOf(platform).length;
      goOn();
      await expect.poll(() => pagesOf(platform).length).toBeGreaterThan(away);
      // The aborted call is repeated; no page already read is requested again.
      const offsets = pagesOf(platform).map(({ query }) => query.offset);
      expect(offsets[3]).toBe(offsets[2]);
      expect(new Set(offsets).size).toBe(offsets.length - 1);
      await page.reload();
      await expect.poll(onTaskbar, 'a page that was loaded anew reads nothing').toBe(-1);
    },
  );

  await step(
    'the stored sums of the country are shown; a region opens its districts, and Esc leads back',
    async (platform) => {
      const board = platform.find.season().id;
      const none = { done: 1, withDistrict: 2, returned: 0 };
      const district = (id: number, region: number, count: number) => ({
        ...{ id, name: `${id}-tuman`, region: { id: region, name: `${region}-viloyat` } },
        ...{ ...none, notSeen: count },
      });
      const reading = (at: number, count: number) => ({
        ...{ at, board, about: false, calls: 23 },
        districts: [district(11, 1, count), district(12, 1, 4), district(21, 2, 60)],
      });
      const now = Date.now();
      await goTo(page, '/app/appeals');
      await page.evaluate((value) => window.bridge.keeps.save({ name: 'progress', value }), {
        last: reading(now, 30),
        before: reading(now - 1, 42),
      });
      await openScreen(page, '/app/desk');
      const country = section(page, 'Viloyatlar kesimida');
      await expect.poll(country.said).toEqual([
        ['2-viloyat', 60],
        ['1-viloyat', 34],
      ]);
      await expect(country.rows.nth(1)).toContainText('\u221212');
      await expect(country.begin).toBeDisabled();
      await country.rows.nth(1).getByRole('button').press('Enter');
      await expect(country.region.getByRole('button', { name: 'Viloyatlarga qaytish' })).toBeFocused();
      expect(await country.said()).toEqual([
        ['11-tuman', 30],
        ['12-tuman', 4],
      ]);
      await page.keyboard.press('Escape');
      await expect.poll(country.said).toHaveLength(2);
      await expect(country.region.getByRole('columnheader', { name: 'Viloyat', exact: true })).toBeVisible();
      expect(await serious(page, 'main')).toEqual([]);
    },
  );
});
