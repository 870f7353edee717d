import type { Page } from 'playwright/test';
import type { InitiativeNeed } from '../platform/find/initiatives.ts';
import type { Platform } from '../platform/types.ts';
import { expect, test } from './fixtures.ts';
import { goByKeys } from './support/go-by-keys.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { initiativeList } from './support/initiative-list.ts';
import { initiativeMap } from './support/initiative-map.ts';
import { reviewDesk } from './support/review-desk.ts';
import { signOut } from './support/sign-out.ts';
import { stepsOf } from './support/steps.ts';

const LIST = '/api/v1/moderators/initiatives';
const MAP = '/app/initiatives/map';

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

const count = (platform: Platform, need: InitiativeNeed) => platform.find.count('initiative', need);
const stage = (page: Page, label: string) =>
  page.getByRole('radiogroup', { name: 'Bosqich' }).locator('label', { hasText: label }).click();

/** Draws an area around everything in view, with the mouse. */
async function drawAroundAll(page: Page): Promise<void> {
  const { canvas, corners } = initiativeMap(page);
  await page.keyboard.press('d');
  await expect(canvas).toBeFocused();
  const { width, height } = (await canvas.boundingBox()) ?? { width: 0, height: 0 };
  const places = [
    [50, 90],
    [width - 8, 8],
    [width - 8, height - 30],
    [8, height - 8],
  ] as const;
  for (const [nth, [x, y]] of places.entries()) {
    await canvas.click({ position: { x, y } });
    await expect(corners).toHaveCount(nth + 1);
  }
  await page.keyboard.press('Enter');
}

test("wM1, wM4, wM5: a moderator's map shows the filtered rows, takes areas by mouse and by keys, and opens the desk", async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('moderator', 'later');
  await step('a list that cannot be read says why, and is shown after a retry', async (platform) => {
    platform.faults.add({ kind: 'status', status: 400, match: { method: 'GET', path: LIST }, times: 1 });
    await goTo(page, MAP);
    await page.getByRole('button', { name: 'Qayta urinish' }).click();
    await expect.poll(initiativeMap(page).marked).toBe(count(platform, { located: true }));
  });

  await step(
    'wM1: the marks are the filtered rows; list and map share the filter in the address, both ways',
    async (platform) => {
      await goTo(page, '/app/initiatives');
      const list = initiativeList(page);
      await list.settled();
      const shown = page.getByRole('radiogroup', { name: "Ro'yxat yoki xarita" });
      await shown.locator('label', { hasText: 'Xarita' }).click();
      const map = initiativeMap(page);
      const all = { marked: count(platform, { located: true }), rows: count(platform, {}) };
      await expect.poll(map.marked).toBe(all.marked);
      await expect(map.counts).toContainText(`${all.rows} tadan ${all.marked} tasi xaritada`);

      const denied = { stage: 'NOT_PASSED' } as const;
      await stage(page, 'Rad etilganlar');
      await expect.poll(map.marked).toBe(count(platform, { ...denied, located: true }));
      const calls = () => platform.calls().filter(({ path }) => path === LIST).length;
      const before = calls();
      await stage(page, 'Barchasi');
      await expect.poll(map.marked).toBe(all.marked);
      // Read within the last five minutes: not read again.
      expect(calls()).toBe(before);
      await stage(page, 'Rad etilganlar');
      await expect.poll(map.marked).toBe(count(platform, { ...denied, located: true }));

      await shown.locator('label', { hasText: "Ro'yxat" }).click();
      await list.settled();
      expect(await list.total()).toBe(count(platform, denied));
      await goByKeys(page, 'm');
      await expect.poll(map.marked).toBe(count(platform, { ...denied, located: true }));
      await goByKeys(page, 'r');
      await list.settled();
      expect(await list.total()).toBe(count(platform, denied));
    },
  );

  await step(
    'wM5: the desk opened from an area has exactly its initiatives, in its order; Esc leads back to the area',
    async (platform) => {
      await goTo(page, MAP);
      const map = initiativeMap(page);
      const all = count(platform, { located: true });
      await expect.poll(map.marked).toBe(all);
      await drawAroundAll(page);
      const area = map.panel('Belgilangan hudud');
      await expect.poll(area.count).toBe(all);
      const ids = await area.ids();
      expect(ids).toHaveLength(all);
      await page.keyboard.press('v');
      const desk = reviewDesk(page);
      await desk.at(1, all);
      await expect(desk.view).toBeFocused();
      for (const [nth, id] of ids.slice(0, 3).entries()) {
        await desk.at(nth + 1, all);
        await expect(desk.view).toContainText(id);
        await page.keyboard.press('j');
      }
      await page.keyboard.press('Escape');
      await expect.poll(area.count).toBe(all);
      await expect(map.corners).toHaveCount(4);
      // Esc clears the area and leaves the focus on the map.
      await page.keyboard.press('Escape');
      await expect(area.region).toHaveCount(0);
      await expect(map.canvas).toBeFocused();
    },
  );

  await step(
    'wM4: an area is drawn by keyboard alone; two corners are too few; a mahalla is ticked',
    async (platform) => {
      await goTo(page, MAP);
      const map = initiativeMap(page);
      await expect.poll(map.marked).toBe(count(platform, { located: true }));
      await page.keyboard.press('d');
      await page.keyboard.press('Space');
      // The number pad without NumLock.
      await page.keyboard.press('Numpad6');
      await page.keyboard.press('Space');
      await page.keyboard.press('NumpadEnter');
      await expect(page.getByText('Hudud uchun kamida uchta burchak kerak')).toBeVisible();
      await expect(map.corners).toHaveCount(2);
      const area = map.panel('Belgilangan hudud');
      await expect(area.region).toHaveCount(0);
      for (let nth = 0; nth < 8; nth += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      await page.keyboard.press('Space');
      await expect(map.corners).toHaveCount(3);
      await page.keyboard.press('Backspace');
      await expect(map.corners).toHaveCount(2);
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await expect(area.region).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(area.region).toHaveCount(0);

      const { quarter_id } = platform.find.initiative({ located: false });
      const { title } = platform.find.quarter({ id: quarter_id });
      await page.getByRole('button', { name: "Mahalla bo'yicha tanlash" }).click();
      const quarters = page.getByRole('dialog', { name: "Mahalla bo'yicha tanlash" });
      await expect(quarters.getByRole('textbox')).toBeFocused();
      await page.keyboard.type(title);
      await quarters.getByRole('checkbox', { name: title, exact: true }).press('Space');
      await expect(quarters.getByText('Hech narsa topilmadi')).toHaveCount(0);
      const chosen = map.panel('Tanlangan mahallalar');
      await expect.poll(chosen.count).toBe(count(platform, { quarter_id }));
      await page.keyboard.press('Escape');
      await expect(quarters).toHaveCount(0);
      await expect(chosen.region).toBeVisible();
    },
  );

  await step(
    'a mark of several splits, a mark of one opens the side panel and the desk; those without a place get a link',
    async (platform) => {
      await goTo(page, MAP);
      const map = initiativeMap(page);
      await expect.poll(map.marked).toBe(count(platform, { located: true }));
      const side = map.panel('Tanlangan joy');
      // A mark that splits may leave as many marks in view as before, so their positions are compared.
      const places = () => map.marks.evaluateAll((marks) => marks.map((mark) => mark.getAttribute('transform')).join());
      for (let opened = 0; opened < 12 && (await side.region.count()) === 0; opened += 1) {
        const marks = await places();
        await map.marks.first().click();
        await expect.poll(async () => (await side.region.count()) > 0 || (await places()) !== marks).toBe(true);
      }
      const [id = ''] = await side.ids();
      await side.region.getByRole('button', { name: new RegExp(id) }).click();
      const desk = reviewDesk(page);
      await expect(desk.view).toBeFocused();
      await expect(desk.view).toContainText(id);
      await page.keyboard.press('Escape');
      await expect(side.region).toBeVisible();

      const placeless = count(platform, { located: false });
      await page.getByRole('button', { name: `${placeless} tasida joylashuv yo'q` }).click();
      await desk.at(1, placeless);
      await expect(desk.view).toBeFocused();
      const first = Number(await desk.view.getAttribute('data-initiative'));
      expect(platform.read.initiative(first).latitude ?? 0).toBe(0);
    },
  );
});

test('C-011: the map of the other roles: the whole country on request, an area without Excel, a decision from the map', async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await step('the whole country is read only on request, and can be stopped', async (platform) => {
    const pages = () => platform.calls().filter(({ path, query }) => path === LIST && Number(query.limit) >= 100);
    // The reading stands still at its third page until the person has stopped it.
    const match = { method: 'GET', path: LIST };
    const release = platform.faults.hold({ match, when: () => pages().length > 2 });
    await signIn('admin', MAP);
    await expect(page.getByText(/Xarita uchun .* ta tashabbusni o'qish kerak/)).toBeVisible();
    expect(pages()).toHaveLength(1);
    await page.getByRole('button', { name: "Hammasini o'qish" }).click();
    await expect(page.getByText(/O'qilmoqda: \d+/)).toBeVisible();
    await expect.poll(() => pages().length).toBeGreaterThan(1);
    // After the stop the map asks again.
    await page.getByRole('button', { name: "To'xtatish" }).click();
    await expect(page.getByRole('button', { name: "Hammasini o'qish" })).toBeVisible();
    release();
  });

  await step(
    'marks are drawn as they come; a reading goes on while another screen is open, and stays',
    async (platform) => {
      const { id: board } = platform.find.season('finished');
      const size = count(platform, { season: 'finished', place: 'anywhere', stage: 'PASSED' });
      const pages = () => platform.calls().filter(({ path, query }) => path === LIST && Number(query.limit) >= 100);
      const release = platform.faults.hold({ match: { method: 'GET', path: LIST }, when: () => pages().length > 2 });
      const address = `${MAP}?board=${board}&stage=PASSED`;
      await goTo(page, address);
      await page.getByRole('button', { name: "Hammasini o'qish" }).click();
      const map = initiativeMap(page);
      await expect(page.getByText(/O'qilmoqda: \d+/)).toBeVisible();
      await expect.poll(map.marked).toBeGreaterThan(0);
      await expect.poll(() => pages().length).toBe(3);

      await openScreen(page, '/app/appeals');
      await expect(map.canvas).toHaveCount(0);
      release();
      const asked = () => pages().reduce((sum, { query }) => sum + Number(query.limit), 0);
      await expect.poll(asked, { timeout: 20_000 }).toBeGreaterThanOrEqual(size);
      const offsets = pages().map(({ query }) => query.offset);
      expect(new Set(offsets).size).toBe(offsets.length);
      await openScreen(page, address);
      await expect(page.getByText(/tasi xaritada/)).toContainText(`${size}`.replace(/\B(?=(\d{3})+$)/g, '\u00A0'));
      await expect.poll(map.marked).toBeGreaterThan(size / 2);
      expect(pages()).toHaveLength(offsets.length);
    },
  );

  await step('C-011: a role without exports gets no Excel file of the map', async () => {
    await signOut(page);
    await signIn('my_garden_moderator', MAP);
    await page.getByRole('button', { name: "Mahalla bo'yicha tanlash" }).click();
    await page.getByRole('dialog').getByRole('checkbox').first().press('Space');
    const { region } = initiativeMap(page).panel('Tanlangan mahallalar');
    await expect(region.getByRole('button', { name: 'Chop etish' })).toBeVisible();
    await expect(region.getByRole('button', { name: 'Excel' })).toHaveCount(0);
  });

  await step(
    'a decision on the desk shows on the map afterwards, also in a list of more than one page',
    async (platform) => {
      await signOut(page);
      const { id: district_id } = platform.find.home;
      for (const { id } of platform.find.all('initiative', { place: 'elsewhere' }).slice(0, 130)) {
        platform.initiatives.change(id, { district_id });
      }
      const one = platform.find.initiative({
        waitsFor: 'district_manager',
        moderation_sub_stage: 'MODERATOR_ACCEPTED',
      });
      await signIn('district_manager', `${MAP}?sub_stage=ALL`);
      const map = initiativeMap(page);
      await expect(map.counts).toContainText(`${count(platform, {})} tadan`);
      await page.getByRole('button', { name: "Mahalla bo'yicha tanlash" }).click();
      const quarters = page.getByRole('dialog', { name: "Mahalla bo'yicha tanlash" });
      const { title } = platform.find.quarter({ id: one.quarter_id });
      await quarters.getByRole('textbox').fill(title);
      // Mahallas of other districts may have the same name.
      await quarters.getByRole('checkbox', { name: title, exact: true }).first().press('Space');
      await page.keyboard.press('Escape');
      const { region } = map.panel('Tanlangan mahallalar');
      const waiting = () => region.locator('dl > div').filter({ hasText: 'kutmoqda' }).locator('dd').innerText();
      const before = Number(await waiting());
      await region.getByRole('button', { name: new RegExp(one.public_id) }).click();
      await expect(reviewDesk(page).view).toBeFocused();
      await page.keyboard.press('a');
      const dialog = page.getByRole('dialog', { name: 'Moderator xulosasini tasdiqlash' });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Control+Enter');
      await expect(dialog).toBeHidden();
      await page.keyboard.press('Escape');
      await expect.poll(waiting).toBe(`${before - 1}`);
    },
  );

  await step('where the platform says no total, none is shown before all rows have been read', async (platform) => {
    platform.contrary.set(['uncounted']);
    const isNext = () => platform.calls().at(-1)?.query.offset === '200';
    const release = platform.faults.hold({ match: { path: LIST }, when: isNext });
    await goTo(page, `${MAP}?sub_stage=ALL`);
    await expect(page.getByRole('status').filter({ hasText: /^O'qilmoqda…$/ })).toBeVisible();
    release();
    await expect(initiativeMap(page).counts).toContainText(`${count(platform, {})} tadan`);
    platform.contrary.set();
  });
});
