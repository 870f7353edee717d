import { join } from 'node:path';
import type { Role } from '../../src/shared/roles.ts';
import type { InitiativeNeed } from '../platform/find/initiatives.ts';
import type { Platform } from '../platform/types.ts';
import { serious } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { goByKeys } from './support/go-by-keys.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { initiativeList } from './support/initiative-list.ts';
import { OWN_DESK, ownDesk } from './support/own-desk.ts';
import { reviewDesk } from './support/review-desk.ts';
import { signIn as signInAs } from './support/sign-in.ts';
import { signOut } from './support/sign-out.ts';
import { inView, placeNear } from './support/similar-section.ts';
import { stepsOf } from './support/steps.ts';
import { countingCalls } from './support/task-calls.ts';

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

const LIST = '/api/v1/moderators/initiatives';

/** Counts a role's initiatives in its season under review, by stage and sub-stage. */
function counting(platform: Platform, role: Role) {
  const { region_id } = platform.users.find((user) => user.role === role) ?? {};
  const scope: InitiativeNeed =
    role === 'admin'
      ? { place: 'anywhere' }
      : role === 'region_manager'
        ? { place: 'anywhere', region_id: Number(region_id) }
        : role === 'my_garden_moderator'
          ? { season: 'garden', place: 'anywhere' }
          : {};
  const count = (need: InitiativeNeed) => platform.find.count('initiative', { ...scope, ...need });
  return {
    notSeen: count({ stage: 'INITIAL', moderation_sub_stage: null }),
    accepted: count({ stage: 'INITIAL', moderation_sub_stage: 'MODERATOR_ACCEPTED' }),
    denied: count({ stage: 'INITIAL', moderation_sub_stage: 'MODERATOR_DENIED' }),
    returned: count({ stage: 'INITIAL', moderation_sub_stage: 'DISTRICT_MANAGER_DENIED' }),
    initial: count({ stage: 'INITIAL' }),
    passed: count({ stage: 'PASSED' }),
    notPassed: count({ stage: 'NOT_PASSED' }),
    winners: count({ stage: 'WINNER' }),
  };
}

/** A number as the page writes it. */
const written = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, '\u00A0');

test("wD2 to wD6: a moderator's desk: its figures and when they are read, its keys, and its line above the menu", async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('moderator', 'later');
  await step(
    "wD2, wD3: a moderator's figures are those of the database, by seven calls, and follow decisions",
    async (platform) => {
      await goTo(page, '/app/initiatives');
      await initiativeList(page).settled();
      const desk = ownDesk(page);
      const calls = await countingCalls({ page, platform }, desk.open);
      expect(calls()).toEqual({ E014: 7 });
      const expectFigures = async () => {
        const { notSeen, accepted, denied, returned, passed, notPassed, initial } = counting(platform, 'moderator');
        await expect(desk.waits).toContainText(`Qaroringizni kutmoqda${written(notSeen + returned)}`);
        await expect(desk.waits).toContainText(`${written(notSeen)} ko'rilmagan`);
        await expect(desk.waits).toContainText(`${written(returned)} tumandan qaytgan`);
        await expect(desk.shares).toContainText(`Tumandagi ${written(initial + passed + notPassed)} ta tashabbus`);
        await expect(desk.shares).toContainText(`${written(passed + notPassed)} yakunlangan`);
        await expect(desk.shares).toContainText(`${written(accepted + denied)} tuman tasdig'ini kutmoqda`);
      };
      await expectFigures();

      // Somebody else decides: R refreshes the figures.
      const other = platform.find.initiative({ waitsFor: 'district_manager' });
      platform.initiatives.decide({ id: other.id, as: 'district_manager', action: 'deny', comment: 'Smeta yoʻq' });
      await page.keyboard.press('r');
      await expectFigures();
      await expect(desk.returned).toContainText('Smeta yoʻq');

      // A decision of one's own makes the figures stale: the desk reads them when it is opened again.
      const own = platform.find.initiative({ waitsFor: 'moderator' });
      await goTo(page, `/app/initiatives/review?at=${own.id}`);
      await expect(reviewDesk(page).view).toBeFocused();
      await page.keyboard.press('r');
      const dialog = page.getByRole('dialog', { name: 'Tashabbusni rad etish' });
      await dialog.getByRole('combobox', { name: 'Rad etish sababi' }).click();
      await page.getByRole('option').first().click();
      await dialog.getByRole('textbox', { name: 'Izoh' }).fill('Takroriy');
      const sent = counting(platform, 'moderator').denied;
      await page.keyboard.press('Control+Enter');
      await expect.poll(() => counting(platform, 'moderator').denied, 'the reason may want a file').toBe(sent + 1);
      await expect(dialog).toBeHidden();
      await desk.open();
      await expectFigures();
      await expect(page.getByRole('complementary', { name: 'Bugun' })).toContainText('Bugun: 1 ta qaror');
    },
  );

  await step(
    'wD3: nothing is read while the window is hidden or offline; the last figures stay with their time',
    async (platform) => {
      await goTo(page, '/app/initiatives');
      await initiativeList(page).settled();
      const desk = ownDesk(page);
      await desk.open();
      const asked = () => platform.calls().filter(({ path }) => path === LIST).length;
      const shown = await desk.waits.innerText();

      const see = (state: string) =>
        page.evaluate((now) => {
          Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
          document.dispatchEvent(new Event('visibilitychange'));
        }, state);
      await see('hidden');
      const before = asked();
      await page.keyboard.press('r');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(asked()).toBe(before);
      await page.keyboard.press('Escape');
      // A deferred read starts as soon as the window is visible.
      await see('visible');
      await expect.poll(asked).toBe(before + 7);
      await desk.settled();

      platform.faults.add({ kind: 'drop' });
      await page.keyboard.press('r');
      await expect(page.getByText("Platforma bilan aloqa yo'q.", { exact: false })).toBeVisible();
      await expect(desk.waits).toContainText(shown.split('\n')[1] ?? '');
      await expect(desk.time).toBeVisible();
      // The main process retries calls that were in flight.
      await expect(desk.read).not.toHaveAttribute('data-loading', 'true');
      const lost = asked();
      await page.keyboard.press('r');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(asked()).toBe(lost);
    },
  );

  await step('a refresh during a read starts once that read has ended', async (platform) => {
    await goTo(page, '/app/initiatives');
    await initiativeList(page).settled();
    const asked = () => platform.calls().filter(({ path }) => path === LIST).length;
    const before = asked();
    const release = platform.faults.hold({ match: { method: 'GET', path: LIST } });
    const desk = ownDesk(page);
    await openScreen(page, OWN_DESK);
    await expect.poll(asked).toBe(before + 2);
    await page.keyboard.press('r');
    await page.keyboard.press('r');
    release();
    await expect.poll(asked).toBe(before + 14);
    await desk.settled();
    expect(asked()).toBe(before + 14);
  });

  await step('wD4: a figure that is refused says why; the others are shown', async (platform) => {
    await goTo(page, '/app/initiatives');
    await initiativeList(page).settled();
    const message = 'Bu filtr sizga ochiq emas';
    platform.expectViolation({ path: LIST, status: 403 });
    // The count of rejected initiatives; two counts are in flight at a time.
    const when = () => platform.calls().at(-1)?.query.stage === 'NOT_PASSED';
    platform.faults.add({ kind: 'status', status: 403, message, match: { path: LIST }, when });
    const desk = ownDesk(page);
    await goTo(page, OWN_DESK);
    await expect(desk.shares).toContainText('— ');
    await expect(desk.shares).toContainText(message);
    const { notSeen, returned } = counting(platform, 'moderator');
    await expect(desk.waits).toContainText(`Qaroringizni kutmoqda${written(notSeen + returned)}`);
  });

  await step(
    'the first ten not seen yet stand with mahalla, sum and age; J and Enter open one on the review desk',
    async (platform) => {
      const unseen = platform.find
        .all('initiative', { stage: 'INITIAL', moderation_sub_stage: null })
        .toSorted((a, b) => b.id - a.id);
      const one = inView(platform);
      const other = placeNear(platform, one, { of: unseen.slice(0, 10).find(({ id }) => id !== one.id) });
      await goTo(page, OWN_DESK);
      const desk = ownDesk(page);
      await desk.settled();
      const rows = desk.waiting("Ko'rilmagan");
      await expect(rows.nth(unseen.findIndex(({ id }) => id === other.id))).toContainText(/\d ta o'xshash/);
      await expect(rows).toHaveCount(10);
      expect(
        await rows.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(unseen.slice(0, 10).map(({ id }) => expect.stringContaining(`mine=1&at=${id}`)));
      const second = platform.read.initiative(unseen[1]?.id ?? 0);
      await expect(rows.nth(1)).toContainText(written(second.requested_amount));
      await expect(rows.nth(1)).toContainText(platform.find.quarter({ id: second.quarter_id }).title);
      await expect(rows.nth(1)).toContainText(/\d+ kun/);
      // Rows of one line each.
      await expect(rows.nth(1).getByRole('cell').first()).toHaveCSS('text-overflow', 'ellipsis');
      // Those that came back stand apart, with the reason.
      const focused = rows.nth(1).getByRole('link');
      for (let pressed = 0; pressed < 20; pressed += 1) {
        await page.keyboard.press('j');
        if (await focused.evaluate((link) => link === document.activeElement)) break;
      }
      await expect(focused).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(reviewDesk(page).view).toBeFocused();
      expect(await reviewDesk(page).view.getAttribute('data-initiative')).toBe(`${second.id}`);
    },
  );

  await step('what was done from day to day is kept, and shown from the second day on', async (platform) => {
    await goTo(page, OWN_DESK);
    const desk = ownDesk(page);
    await desk.settled();
    await expect(desk.days).toHaveCount(0);
    const { passed, notPassed } = counting(platform, 'moderator');
    const day = Math.floor((Date.now() + 5 * 3_600_000) / 86_400_000);
    await page.evaluate((value) => window.bridge.keeps.save({ name: 'last-days', value }), {
      board: platform.find.season().id,
      days: [{ day: day - 3, done: passed + notPassed - 5 }],
    });
    await goTo(page, OWN_DESK);
    await desk.settled();
    await expect(desk.days.getByRole('listitem')).toHaveCount(1);
    await expect(desk.days.getByRole('listitem')).toContainText(/^5/);
    await expect(desk.days.getByRole('listitem')).toHaveAttribute('title', '3 kun ichida');
  });

  await step('the desk has a line of its own above the menu, and is not in the menu', async () => {
    await goTo(page, '/app/initiatives');
    await initiativeList(page).settled();
    await expect(page).toHaveURL(/\/app\/initiatives/);
    await page.getByRole('link', { name: 'Ish stoli' }).click();
    await ownDesk(page).settled();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ish stoli');
    await expect(page.getByRole('link', { name: 'Ish stoli' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('navigation', { name: 'Asosiy menyu' })).not.toContainText('Ish stoli');
  });

  await step('wD6: all of the desk is reached by keys and accessible, at 1366 × 690', async (platform) => {
    await page.setViewportSize({ width: 1366, height: 690 });
    for (const { id } of platform.find.all('initiative', { waitsFor: 'district_manager' }).slice(0, 9))
      platform.initiatives.decide({ id, as: 'district_manager', action: 'deny', comment: 'Hujjat toʻliq emas' });
    const desk = ownDesk(page);
    await goTo(page, OWN_DESK);
    await desk.settled();
    for (const record of ['1', '2', '3', '4'])
      await page.evaluate(
        (at) =>
          window.bridge.drafts.save({
            scope: 'initiative-reject',
            record: at,
            value: { comment: 'x' },
            title: `Tashabbus ${at}`,
          }),
        record,
      );
    await goTo(page, OWN_DESK);
    await desk.settled();
    await expect(desk.begun.getByRole('listitem')).toHaveCount(4);
    expect(await serious(page)).toEqual([]);

    // J goes through every row, K back.
    const rows = page.locator('main [data-desk-row]');
    const all = await rows.count();
    for (let nth = 0; nth < all; nth += 1) {
      await page.keyboard.press('j');
      await expect(rows.nth(nth)).toHaveCount(1);
      expect(await rows.nth(nth).evaluate((row) => row.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('k');
    expect(await rows.nth(all - 2).evaluate((row) => row.contains(document.activeElement))).toBe(true);

    await expect(desk.returned.locator('li kbd')).toHaveText(['1', '2', '3', '4', '5']);
    await page.keyboard.press('2');
    await expect(reviewDesk(page).view).toBeFocused();
    const inAddress = (name: string) => new URL(page.url()).searchParams.get(name);
    expect(inAddress('sub_stage')).toBe('DISTRICT_MANAGER_DENIED');
    // The router writes the place a moment after the view has followed.
    await expect.poll(() => inAddress('row')).toBe('1');
    await goByKeys(page, 'd');
    await desk.settled();
    await page.keyboard.press('v');
    await expect(reviewDesk(page).view).toBeFocused();
    expect(inAddress('mine')).toBe('1');
  });
});

test('wD2, wD3: the figures of the other roles are those of the database', async ({ page, platform, signIn }) => {
  const desk = ownDesk(page);
  /** Signs in as this role and opens the desk; returns its calls. */
  const opened = async (role: Role) => {
    await signIn(role);
    await initiativeList(page).settled();
    return (await countingCalls({ page, platform }, desk.open))();
  };
  await test.step("wD2, wD3: a district manager's figures, by six calls", async () => {
    expect(await opened('district_manager')).toEqual({ E014: 6 });
    const { accepted, denied, initial } = counting(platform, 'district_manager');
    await expect(desk.waits).toContainText(`Qaroringizni kutmoqda${written(accepted + denied)}`);
    await expect(desk.shares).toContainText(`${written(initial - accepted - denied)} moderator qarorini kutmoqda`);
    const [newest] = platform.find.all('initiative', { waitsFor: 'district_manager' }).toSorted((a, b) => b.id - a.id);
    await expect(desk.waiting('Navbatda')).toHaveCount(Math.min(10, accepted + denied));
    await expect(desk.waiting('Navbatda').first().getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`mine=1&at=${newest?.id}$`),
    );
    await desk.waits.getByRole('link', { name: `${written(denied)} rad etilgan` }).click();
    await initiativeList(page).settled();
    expect(await initiativeList(page).total()).toBe(denied);
  });

  await test.step("wD2, wD3: a garden moderator's figures, by three calls", async () => {
    await signOut(page);
    expect(await opened('my_garden_moderator')).toEqual({ E014: 3 });
    const { initial } = counting(platform, 'my_garden_moderator');
    await expect(desk.waits).toContainText(`Qaroringizni kutmoqda${written(initial)}`);
    await expect(desk.waiting('Navbatda')).toHaveCount(Math.min(10, initial));
  });

  for (const [role, expected] of [
    ['region_manager', { E014: 7 }],
    ['admin', { E014: 8, E033: 1, E069: 1, E104: 1 }],
  ] as const)
    await test.step(`wD2, wD3: the figures of ${role}, who only watches`, async () => {
      await signOut(page);
      expect(await opened(role)).toEqual(expected);
      const { notSeen, accepted, denied, returned, passed, notPassed } = counting(platform, role);
      await expect(desk.figures).toContainText(`${written(notSeen)}ko'rilmagan`);
      await expect(desk.figures).toContainText(`${written(accepted + denied)}tuman tasdig'ida`);
      await expect(desk.figures).toContainText(`${written(returned)}moderatorga qaytgan`);
      await expect(desk.figures).toContainText(`${written(passed + notPassed)}yakunlangan`);
      await expect(desk.waits).toHaveCount(0);
      const all = notSeen + accepted + denied + returned + passed + notPassed;
      await expect(desk.plan).toContainText(`${written(all)} ta tashabbus`);
      await expect(desk.plan).toContainText(/Rejadan [\d\u00A0]+ ta orqada|Reja bo'yicha/);
      await expect(desk.waiting("Ko'rilmagan").first()).toContainText(/tuman|shahr/);
      if (returned > 0) await expect(desk.returned).toContainText(written(returned));
    });
  await expect(desk.figures).toContainText(`${platform.find.count('appeal', { status: 'NEW' })}yangi murojaat`);
  await desk.figures.getByRole('link', { name: 'protokolsiz tuman' }).click();
  await expect(page.getByRole('dialog', { name: /Hujjatlar/ })).toBeVisible();
});

test('the working days that are left are an estimate while those of a year are not known; the office names them', async ({
  launch,
  platform,
  profileDir,
}) => {
  const year = new Date().getUTCFullYear();
  platform.change.season({}, { review_end_date: `${year + 9}-01-10` });
  const shown = async (daysOff: readonly string[]) => {
    const env = { BACKOFFICE_DAYS_OFF: daysOff.join(', ') };
    const app = await launch({ held: true, profileDir: join(profileDir, `${daysOff.length}`), env });
    await signInAs({ platform, app, role: 'moderator', address: OWN_DESK });
    await ownDesk(app.page).settled();
    return app.page.getByText(/ish kuni/).innerText();
  };
  expect(await shown([])).toMatch(/ · taxminan [\d\s]+ ish kuni$/);
  const named = Array.from({ length: 10 }, (_, nth) => `${year + nth}-06-15`);
  expect(await shown(named)).toMatch(/ gacha · [\d\s]+ ish kuni$/);
});
