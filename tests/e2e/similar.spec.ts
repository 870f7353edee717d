import type { Platform } from '../platform/types.ts';
import { pressAtOnce } from '../support/at-once.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { initiativeList } from './support/initiative-list.ts';
import { ownDesk } from './support/own-desk.ts';
import { REASONS, rejectDialog } from './support/reject-dialog.ts';
import { reviewDesk } from './support/review-desk.ts';
import { fileSameText, inView, placeNear, similarSection } from './support/similar-section.ts';
import { stepsOf } from './support/steps.ts';

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

const LIST = '/api/v1/moderators/initiatives';

/** Calls that read initiatives to compare with. */
const comparing = (platform: Platform) =>
  platform.calls().filter(({ path, query }) => path === LIST && query.limit === '200');

/** The stages that those calls ask for. */
const comparedWith = (platform: Platform) => comparing(platform).map(({ query }) => query.stage ?? 'all');

test("wS3, wS5: similar initiatives on a moderator's desk are read once, compared by keys, and are those of the initiative in view", async ({
  app,
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('moderator', 'later');
  await step('the fingerprints of the pictures that were shown are stored, and no others', async (platform) => {
    const one = inView(platform);
    await goTo(page, '/app/initiatives');
    await reviewDesk(page).openAt(one.id);
    const kept = async () => {
      const answer = await app.invoke('keeps.load', { name: 'photo-marks' });
      return answer.ok && answer.value ? (answer.value.value as [string, string][]) : [];
    };
    const shown = one.images.slice(0, 5).toSorted();
    await expect.poll(async () => (await kept()).map(([id]) => id).toSorted()).toEqual(shown);
    expect((await kept()).every(([, mark]) => mark.length === 384)).toBe(true);
    // Read in idle time: they would otherwise come in the next step.
    await expect.poll(() => comparedWith(platform)).toEqual(['all', 'WINNER', 'WINNER']);
  });

  await step(
    'wS3: one call for each season and no picture is read; facts and decisions are shown under the checks',
    async (platform) => {
      const one = inView(platform);
      const other = placeNear(platform, one);
      platform.initiatives.decide({ id: other.id, as: 'moderator', action: 'decline', comment: 'Dasturga kiritilgan' });
      platform.initiatives.change(other.id, { images: JSON.stringify(['f'.repeat(40)]) });
      await goTo(page, '/app/initiatives');
      await reviewDesk(page).openAt(one.id);
      const { section, rows } = similarSection(page);
      await expect(rows.first()).toContainText('33 m narida, toifasi bir xil');
      await expect(rows.first()).toContainText('Moderator: rad');
      await expect(section).not.toContainText('%');

      // Opening again reads nothing again.
      await page.keyboard.press('Escape');
      await initiativeList(page).settled();
      await reviewDesk(page).openAt(one.id);
      await expect(rows.first()).toContainText('33 m narida');
      await expect.poll(() => comparedWith(platform)).toEqual(['all', 'WINNER', 'WINNER']);
      expect(platform.calls().filter(({ path }) => path.includes('f'.repeat(40)))).toEqual([]);
    },
  );

  await step('wS3: a desk that is left while winners are read does not read them again', async (platform) => {
    const one = inView(platform);
    placeNear(platform, one);
    const answered = platform.faults.hold({
      match: { path: LIST },
      when: () => platform.calls().at(-1)?.query.stage === 'WINNER',
    });
    await goTo(page, '/app/initiatives');
    await reviewDesk(page).openAt(one.id);
    const { rows } = similarSection(page);
    await expect.poll(() => comparedWith(platform)).toEqual(['all', 'WINNER', 'WINNER']);
    await page.keyboard.press('Escape');
    await initiativeList(page).settled();
    answered();
    await reviewDesk(page).openAt(one.id);
    await expect(rows.first()).toContainText('33 m narida');
    await expect.poll(() => comparing(platform).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(comparedWith(platform)).toEqual(['all', 'WINNER', 'WINNER']);
  });

  await step(
    'wS3: one call for the district serves both the queue of the person and the comparison',
    async (platform) => {
      const one = inView(platform);
      const passed = placeNear(platform, one, { of: platform.find.initiative({ stage: 'PASSED' }) });
      await goTo(page, '/app/initiatives');
      await initiativeList(page).settled();
      await openScreen(page, `/app/initiatives/review?stage=INITIAL&sub_stage=ALL&mine=1&at=${one.id}`);
      const { rows, comparison } = similarSection(page);
      await expect(rows.first()).toContainText('33 m narida, toifasi bir xil');
      await page.keyboard.press('s');
      await expect(comparison).toHaveAttribute('data-compared', `${passed.id}`);
      await expect.poll(() => comparedWith(platform)).toEqual(['all', 'WINNER', 'WINNER']);

      // Opening again reads only the queue again.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await initiativeList(page).settled();
      await openScreen(page, `/app/initiatives/review?stage=INITIAL&sub_stage=ALL&mine=1&at=${one.id}`);
      await expect(rows.first()).toContainText('33 m narida');
      await expect.poll(() => comparedWith(platform)).toEqual(['all', 'WINNER', 'WINNER', 'all']);
    },
  );

  await step(
    'S shows the nearest initiative beside it, with its decision and reason; 1 to 3, O and Esc work',
    async (platform) => {
      const one = inView(platform);
      const [near, further] = [placeNear(platform, one), placeNear(platform, one, { nth: 2 })];
      platform.initiatives.decide({ id: near.id, as: 'moderator', action: 'decline', comment: 'Dasturga kiritilgan' });
      await goTo(page, '/app/initiatives');
      const desk = reviewDesk(page);
      await desk.openAt(one.id);
      const { rows, comparison } = similarSection(page);
      await expect(rows.nth(1)).toBeVisible();
      await pressAtOnce(page.locator('body'), 'KeyS');
      await expect(comparison).toBeFocused();
      await expect(comparison).toHaveAttribute('data-compared', `${near.id}`);
      await expect(comparison.getByText('33 m', { exact: true })).toBeVisible();
      await expect(comparison.getByRole('region').nth(1)).toContainText('Dasturga kiritilgan');
      await expect(comparison).toContainText('Faqat taqqoslash uchun: qaror sizniki.');
      await page.keyboard.press('2');
      await expect(comparison).toHaveAttribute('data-compared', `${further.id}`);
      await page.keyboard.press('Escape');
      await expect(desk.view).toBeFocused();
      expect(desk.id()).toBe(one.id);

      await page.keyboard.press('s');
      await page.keyboard.press('o');
      await expect(desk.view).toHaveAttribute('data-initiative', `${near.id}`);
      await page.keyboard.press('Escape');
      await expect(desk.view).toHaveAttribute('data-initiative', `${one.id}`);
    },
  );

  await step(
    "in the comparison the decision keys work, and a rejection's comment offers the other id",
    async (platform) => {
      const one = inView(platform);
      const other = placeNear(platform, one);
      await goTo(page, '/app/initiatives');
      await reviewDesk(page).openAt(one.id);
      const { rows, comparison } = similarSection(page);
      await expect(rows.first()).toBeVisible();
      await page.keyboard.press('s');
      await expect(comparison).toBeFocused();
      await page.keyboard.press('r');
      const { comment } = rejectDialog(page);
      await comment.fill('Tashabbus bilan bir xil');
      for (let pressed = 0; pressed < 'bilan bir xil'.length; pressed += 1) await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Alt+ArrowDown');
      const offered = page.getByRole('menuitem', { name: /O'xshash tashabbus IDsini qo'yish/ }).first();
      await expect(offered).toBeFocused();
      await expect(offered).toContainText(other.public_id);
      await page.keyboard.press('Enter');
      await expect(comment).toHaveValue(`Tashabbus ${other.public_id} bilan bir xil`);
      await expect(comment).toBeFocused();
    },
  );

  await step(
    'seventeen others with one text are one line behind the twin by place, listed fifteen at first; they are decided in turn, with the text used before',
    async (platform) => {
      const one = inView(platform);
      const others = fileSameText(platform, one, 17).toSorted((some, other) => some.id - other.id);
      // The nearest of them is one of the seventeen.
      const twin = placeNear(platform, one);
      await goTo(page, '/app/initiatives');
      const desk = reviewDesk(page);
      await desk.openAt(one.id);
      const { rows, section, campaign, comparison } = similarSection(page);
      await expect(campaign).toHaveText('17 ta tashabbus bir xil matndan');
      await expect(rows.first()).toContainText(twin.public_id);
      await expect(rows.first()).toContainText('33 m narida, matni deyarli bir xil');
      await campaign.click();
      const copies = section.locator('[data-campaign] li').getByRole('button');
      await expect(copies).toHaveCount(15);
      await section.getByRole('button', { name: 'Yana 2', exact: true }).click();
      await expect(copies).toHaveCount(17);
      const [first] = others;
      if (!first) throw new Error('no other initiative');
      await expect(copies.first()).toContainText(`${first.public_id} · `);
      await expect(copies.first()).toContainText('matni deyarli bir xil');

      // Word for word the same: nothing is marked but the legend.
      await copies.first().click();
      await expect(comparison).toHaveAttribute('data-compared', `${first.id}`);
      await expect(comparison.locator('mark')).toHaveText(["farqli so'zlar"]);
      await page.keyboard.press('Escape');

      await section.getByRole('button', { name: "Ketma-ket ko'rib chiqish" }).click();
      await desk.at(1, 17);
      await expect(desk.view).toHaveAttribute('data-initiative', `${first.id}`);
      await expect(desk.view).toBeFocused();
      await page.keyboard.press('r');
      const { reason, comment, choose, send, dialog } = rejectDialog(page);
      await choose(REASONS.plain);
      await comment.fill('Bir xil matn');
      await send.click();
      await desk.another(first.id);
      await page.keyboard.press('r');
      await expect(dialog).toBeVisible();
      await choose(REASONS.plain);
      await expect(reason).toHaveValue(REASONS.plain);
      await comment.focus();
      await page.keyboard.press('Alt+ArrowDown');
      await expect(page.getByRole('menuitem', { name: 'Bir xil matn' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(comment).toHaveValue('Bir xil matn');
      await send.click();
      await expect(dialog).toBeHidden();
      await desk.another(others[1]?.id ?? 0);
      await expect
        .poll(() => platform.initiatives.history(others[1]?.id).at(-1))
        .toMatchObject({ comment: 'Bir xil matn' });

      // Back where the campaign was seen.
      await page.keyboard.press('Escape');
      await expect(desk.view).toHaveAttribute('data-initiative', `${one.id}`);
      await expect(campaign).toBeVisible();
      await page.keyboard.press('r');
      await expect(dialog).toBeVisible();
      await comment.focus();
      await page.keyboard.press('Alt+ArrowDown');
      await expect(page.getByRole('menuitem', { name: first.public_id })).toBeVisible();
    },
  );

  await step(
    'wS5: after keys faster than rendering, the similar ones are those of the initiative in view',
    async (platform) => {
      const queue = platform.find.all('initiative', {});
      const at = queue.findIndex((one, nth) => nth > 3 && one.latitude && one.stage === 'INITIAL');
      const [one, before] = [queue[at], queue[at - 1]];
      if (!one || !before) throw new Error('too few initiatives');
      platform.initiatives.change(before.id, { latitude: 0, longitude: 0 });
      const other = queue.at(-1);
      if (!other) throw new Error('too few initiatives');
      placeNear(platform, one, { of: other });
      await goTo(page, '/app/initiatives');
      const desk = reviewDesk(page);
      await desk.openAt(queue[at - 3]?.id ?? 0);
      await pressAtOnce(page.locator('body'), 'KeyJ', 'KeyJ', 'KeyJ', 'KeyJ', 'KeyK');
      await expect(desk.view).toHaveAttribute('data-initiative', `${one.id}`);
      const { section } = similarSection(page);
      await expect(section).toContainText('33 m narida');
      await page.keyboard.press('k');
      await expect(desk.view).toHaveAttribute('data-initiative', `${before.id}`);
      await expect(section.getByText('33 m narida')).toHaveCount(0);
    },
  );

  await step(
    'a nearby winner of an earlier season is reported, and so is a pin far from its district',
    async (platform) => {
      const one = inView(platform);
      const winner = platform.find.initiative({ season: 'finished', stage: 'WINNER' });
      const far = { ...one, latitude: Number(one.latitude) + 0.9 };
      platform.initiatives.change(one.id, { latitude: far.latitude });
      placeNear(platform, far, { of: winner });
      await goTo(page, '/app/initiatives');
      await reviewDesk(page).openAt(one.id);
      await expect(similarSection(page).rows.first()).toContainText("2-mavsum, 2025 g'olibi, 33 m narida");
      await expect(page.getByText(/^Joylashuv tumandagi boshqalardan \d+ km uzoqda$/)).toBeVisible();
    },
  );

  await step(
    'what was decided about a similar initiative has its time, and is read again when it is old',
    async (platform) => {
      const one = inView(platform);
      const other = placeNear(platform, one);
      platform.initiatives.decide({ id: other.id, as: 'moderator', action: 'decline', comment: 'Dasturga kiritilgan' });
      await page.clock.install();
      await goTo(page, '/app/initiatives');
      await reviewDesk(page).openAt(one.id);
      const { rows } = similarSection(page);
      await expect(rows.first()).toContainText(/Moderator: rad\d\d:\d\d holati/);
      platform.initiatives.decide({ id: other.id, as: 'district_manager', action: 'confirm' });
      await page.clock.fastForward(4 * 60_000);
      await expect(rows.first()).toContainText('Moderator: rad');
      const reads = () => platform.calls().filter(({ path }) => path.endsWith(`/initiatives/${other.id}`)).length;
      expect(reads()).toBe(0);
      await page.clock.fastForward(2 * 60_000);
      await expect(rows.first()).not.toContainText('Moderator: rad');
      await expect(rows.first()).toContainText(/\d\d:\d\d holati/);
      expect(reads()).toBe(1);
    },
  );
});

test('wS3: the region manager compares with the queue already read, without a call', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('region_manager');
  const desk = reviewDesk(page);
  await desk.open();
  const first = platform.read.initiative(desk.id());
  await page.keyboard.press('j');
  const second = platform.read.initiative(await desk.another(first.id));
  platform.initiatives.change(first.id, { latitude: 41.3, longitude: 69.2, category_id: 1 });
  platform.initiatives.change(second.id, { latitude: 41.3003, longitude: 69.2, category_id: 1 });
  await page.keyboard.press('Escape');
  // The key steps back in the history, which would end a load that has begun.
  await initiativeList(page).settled();
  await goTo(page, '/app/initiatives');
  await desk.openAt(first.id);
  const { section } = similarSection(page);
  await expect(section).toContainText(/\d+ ta o'qilgan tashabbus ichida/);
  await expect(section).toContainText('33 m narida, toifasi bir xil');
  expect(comparedWith(platform)).toEqual([]);
});

test('a region manager who had the season read compares with all of it, with what came later, and with winners of earlier seasons', async ({
  page,
  platform,
  signIn,
}) => {
  const one = inView(platform);
  placeNear(platform, one, { of: platform.find.initiative({ stage: 'PASSED' }) });
  const winner = platform.find.initiative({ season: 'finished', stage: 'WINNER' });
  placeNear(platform, one, { nth: 2, of: winner });
  // It is not in the season when that is read.
  const { region_id } = platform.find.district({ id: one.district_id });
  const later = platform.find
    .all('initiative', { stage: 'INITIAL', place: 'anywhere' })
    .find((other) => other.id !== one.id && platform.find.district({ id: other.district_id }).region_id === region_id);
  if (!later) throw new Error('no other initiative');
  platform.initiatives.change(later.id, { board_id: winner.board_id });
  await signIn('region_manager', '/app/desk');
  await ownDesk(page).settled();
  const progress = page.getByRole('region', { name: 'Tumanlar kesimida', exact: true });
  await progress.getByRole('button', { name: "Qayta o'qish" }).click();
  await expect(progress).toContainText(/bugun \d\d:\d\d o'qilgan/);
  platform.initiatives.change(later.id, { board_id: later.board_id });
  placeNear(platform, one, { nth: 3, of: later });
  await openScreen(page, `/app/initiatives/review?stage=INITIAL&sub_stage=ALL&at=${one.id}`);
  await expect(reviewDesk(page).view).toBeFocused();
  const { section, rows } = similarSection(page);
  await expect(rows.first()).toContainText('33 m narida, toifasi bir xil');
  await expect(rows.filter({ hasText: '100 m narida' })).toHaveCount(1);
  await expect(section).toContainText("2-mavsum, 2025 g'olibi, 67 m narida");
  await expect(section).not.toContainText("ta o'qilgan tashabbus ichida");
  // The first page of the season, and two seasons' winners.
  expect(comparedWith(platform)).toEqual(['all', 'WINNER', 'WINNER']);
});
