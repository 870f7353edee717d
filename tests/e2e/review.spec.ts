import type { InitiativeNeed } from '../platform/find/initiatives.ts';
import { PRESENT } from '../platform/find/rows.ts';
import { serious } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeForm, sentOf, waiting } from './support/initiative-form.ts';
import { initiativeList } from './support/initiative-list.ts';
import { REASONS, rejectDialog } from './support/reject-dialog.ts';
import { reviewDesk } from './support/review-desk.ts';
import { ACCEPTED, NEW } from './support/review-records.ts';
import { stepsOf } from './support/steps.ts';
import './support/page-bridge.ts';
import type { Page } from 'playwright/test';
import type { Platform } from '../platform/types.ts';
import { listAfresh } from './support/list-afresh.ts';
import { signOut } from './support/sign-out.ts';

test('a moderator on the desk edits, looks at what belongs to an initiative, and decides', async ({
  page,
  platform,
  signIn,
  app,
}) => {
  const step = stepsOf(platform);
  await signIn('moderator', 'later');
  await step(
    'an initiative is edited from the desk, which shows the saved text and keeps its place',
    async (platform) => {
      const { id } = platform.find.initiative({ ...NEW, asksFor: 'nothing' });
      await goTo(page, '/app/initiatives');
      const desk = reviewDesk(page);
      await desk.openAt(id);
      const form = initiativeForm(page);
      const dialog = page.getByRole('dialog', { name: 'Tashabbusni tahrirlash' });
      await page.keyboard.press('e');
      await expect(form.field('Tavsif')).toBeVisible();
      await expect(waiting(page)).toHaveCount(0);
      await form.field('Tavsif').fill('Yarmi');
      await page.keyboard.press('Escape');
      await form.stay();
      await form.field('Tavsif').fill("Ko'cha chiroqlari yangilanadi");
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Muvafaqiyatli saqlandi')).toBeVisible();
      await expect(dialog).toHaveCount(0);
      expect(desk.id()).toBe(id);
      await expect(desk.view).toContainText("Ko'cha chiroqlari yangilanadi");
      await expect(desk.view).toBeFocused();
      expect(sentOf(platform).map(({ status, body }) => [status, body])).toEqual([
        [200, expect.objectContaining({ description: "Ko'cha chiroqlari yangilanadi" })],
      ]);
      // The keys still work.
      await page.keyboard.press('j');
      await desk.another(id);
    },
  );

  await step(
    'the moderator sees whether the protocol is uploaded; photos, map and shortcuts open by key',
    async (platform) => {
      const { public_id, address_title } = platform.find.initiative({
        ...{ located: true, photos: 2, address_title: PRESENT },
      });
      await goTo(page, '/app/initiatives');
      const list = initiativeList(page);
      await list.settled();
      await list.find(public_id);
      await list.search.blur();
      await page.keyboard.press('v');
      const desk = reviewDesk(page);
      await expect(desk.view).toContainText(public_id);
      await expect(page.getByRole('complementary', { name: 'Qaror' })).toContainText(/Moderatsiya protokoli yukla/);
      const asked = platform.calls().find(({ path }) => path === '/api/v1/districts/documents/protocol/single');
      expect(Object.keys(asked?.query ?? {}).toSorted()).toEqual(['board_id', 'cache', 'district_id']);

      for (const [key, name] of [
        ['p', 'Rasmlar'],
        ['m', address_title ?? ''],
        ['?', 'Tezkor tugmalar'],
      ] as const) {
        await page.keyboard.press(key);
        const dialog = page.getByRole('dialog', { name, exact: true });
        await expect(dialog).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(desk.view).toBeVisible();
      }
    },
  );

  await step("the author's right to edit is one switch, and the initiative stays in view", async (platform) => {
    const { id, public_id } = platform.find.initiative({ stage: 'INITIAL', is_editable: 0 });
    await goTo(page, '/app/initiatives');
    const list = initiativeList(page);
    await list.settled();
    await list.find(public_id);
    await page.getByRole('button', { name: "Ko'rib chiqish", exact: true }).click();
    const desk = reviewDesk(page);
    const right = desk.actions.getByRole('switch', { name: 'Tahrirlash huquqi' });
    await expect(right).not.toBeChecked();
    await right.press('Space');
    await expect(page.getByText('Tahrirlash huquqi berildi')).toBeVisible();
    await expect(right).toBeChecked();
    expect(desk.id()).toBe(id);
    const call = platform.calls().find(({ path }) => path === `/api/v1/moderators/editable/initiatives/${id}`);
    expect([call?.method, call?.body]).toEqual(['POST', { is_editable: true }]);
  });

  await step(
    'a form that cannot be read on the desk is closed by Esc, and opens once it can be read',
    async (platform) => {
      const { id, public_id } = platform.find.initiative(NEW);
      platform.faults.add({ kind: 'status', status: 500, match: { path: `/api/v1/initiatives/${id}` } });
      await goTo(page, '/app/initiatives');
      const list = initiativeList(page);
      await list.settled();
      await list.find(public_id);
      await page.getByRole('button', { name: "Ko'rib chiqish", exact: true }).click();
      const desk = reviewDesk(page);
      await expect(desk.view).toBeFocused();

      await page.keyboard.press('a');
      const dialog = page.getByRole('dialog', { name: 'Tashabbusni tasdiqlash' });
      // Not "Yopish", which the form has while it is loading, too: a failure still on its way would fail the next dialog.
      await expect(dialog.getByRole('button', { name: 'Qayta urinish' })).toBeVisible();
      // Closing makes the desk read the initiative again: a failure of that read would also fail the next dialog.
      platform.faults.clear();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      expect(desk.id()).toBe(id);

      await page.keyboard.press('a');
      await expect(dialog.getByRole('textbox', { name: 'Tavsif' })).toBeVisible();
    },
  );

  await step('the attached list of goods opens from the desk', async (platform) => {
    const goods = platform.find.initiative({ ...NEW, type: 'EQUIPMENT', purchased_goods_file: PRESENT });
    await goTo(page, '/app/initiatives');
    const desk = reviewDesk(page);
    await desk.openAt(goods.id);
    await desk.view.getByRole('button', { name: 'Ochish: Xarid qilinadigan tovarlar fayli' }).click();
    await expect.poll(() => app.events.some(({ type }) => type === 'open-path')).toBe(true);
    expect(platform.calls().some(({ path }) => path === `/api/v2/info/file/${goods.purchased_goods_file}`)).toBe(true);
  });

  await step('a decided entry that is opened again stays in view when another dialog closes', async (platform) => {
    const { id } = platform.find.initiative(NEW);
    await goTo(page, '/app/initiatives');
    const desk = reviewDesk(page);
    await desk.openAt(id);
    await page.keyboard.press('r');
    const view = rejectDialog(page);
    await view.choose(REASONS.plain);
    await view.comment.fill('Hujjatlar yetarli emas');
    await page.keyboard.press('Control+Enter');
    const next = await desk.another(id);
    // Until then nothing can be begun on it, and its answer leads on.
    await desk.answered();
    await page.keyboard.press('k');
    expect(await desk.another(next)).toBe(id);
    await page.keyboard.press('e');
    await expect(page.getByRole('dialog', { name: 'Tashabbusni tahrirlash' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.evaluate(() => window.bridge.app.info());
    expect(desk.id()).toBe(id);
  });

  await step(
    'a session that ends in the middle of a word keeps the draft, and the desk offers it again',
    async (platform) => {
      const { id } = platform.find.initiative(NEW);
      await goTo(page, '/app/initiatives');
      const desk = reviewDesk(page);
      const openReject = async () => {
        await desk.openAt(id);
        await page.keyboard.press('r');
        await expect(view.dialog).toBeVisible();
      };
      const view = rejectDialog(page);
      await openReject();
      await view.choose(REASONS.plain);
      await view.comment.pressSequentially('Hujjatlar yetar');
      // Another call is sent meanwhile, as by a page in the background.
      platform.expectViolation({ status: 401 });
      platform.expireTokens();
      const background = page.evaluate(() =>
        window.bridge.api.request({ requestId: 'background', method: 'GET', path: 'api/v1/boards' }),
      );
      await page.keyboard.type('li emas');
      expect(await background).toMatchObject({ ok: false });
      await expect(page.getByText('Sessiya muddati tugadi. Tizimga qaytadan kiring.')).toBeVisible();
      expect(platform.initiatives.history(id)).toEqual([]);

      await signIn('moderator', 'later');
      await openReject();
      await expect(view.offer).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(view.reason).toHaveValue(REASONS.plain);
      await expect(view.comment).toHaveValue(/^Hujjatlar yetar/);
      await view.comment.fill('Hujjatlar yetarli emas');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText('Rad etish amalga oshirildi!')).toBeVisible();
      await desk.another(id);
      await expect
        .poll(() => platform.initiatives.history(id).map(({ action, comment }) => [action, comment]))
        .toEqual([['decline', 'Hujjatlar yetarli emas']]);
    },
  );
});

/** The desk offers this action, and to confirm or to print what is ticked. */
async function offers(
  page: Page,
  platform: Platform,
  { need, action, bulk }: { need: InitiativeNeed; action: string; bulk: boolean },
) {
  const { public_id } = platform.find.initiative(need);
  await goTo(page, '/app/initiatives');
  const list = initiativeList(page);
  await list.settled();
  await list.find(public_id);
  await page.getByRole('button', { name: "Ko'rib chiqish", exact: true }).click();
  const desk = reviewDesk(page);
  await expect(desk.view).toContainText(public_id);
  const offered = desk.actions.getByText(action, { exact: true });
  const more = desk.actions.getByRole('button', { name: 'Yana' });
  await expect(offered.or(more).first()).toBeVisible();
  if (await offered.isHidden()) await more.click();
  await expect(offered.or(page.getByRole('menuitem', { name: action })).first()).toBeVisible();
  // Every role ticks; who confirms nothing prints what is ticked.
  await desk.rail.getByRole('checkbox').last().check();
  await expect(desk.rail.getByRole('button', { name: /^Tasdiqlash/ })).toHaveCount(bulk ? 1 : 0);
  await expect(desk.rail.getByRole('button', { name: 'Chop etish' })).toHaveCount(bulk ? 0 : 1);
}

test('the desk offers each role its actions, and has no serious accessibility violation', async ({
  app,
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('the desk offers an admin to send an initiative back, and to print', (platform) =>
    offers(page, platform, { need: { stage: 'PASSED' }, action: "Boshlang'ich bosqichga qaytarish", bulk: false }),
  );

  await signOut(page);
  await signIn('district_manager', 'later');
  await step('the desk offers a district manager to confirm one or several', (platform) =>
    offers(page, platform, { need: ACCEPTED, action: 'Tasdiqlash', bulk: true }),
  );

  for (const colorScheme of ['dark', 'light'] as const)
    await step(`axe finds no serious violation on the desk (${colorScheme})`, async () => {
      await app.invoke('app.settings', { colorScheme });
      await listAfresh(page);
      const desk = reviewDesk(page);
      await desk.open(2);
      await page.keyboard.press('x');
      await expect(desk.rail).toContainText('1 ta belgilandi');
      expect(await serious(page)).toEqual([]);
    });

  await signOut(page);
  await signIn('region_manager', 'later');

  await step('a region manager reads and decides nothing', async (platform) => {
    await goTo(page, '/app/initiatives');
    const desk = reviewDesk(page);
    await desk.open();
    await expect(desk.actions).toContainText('Bu tashabbus sizdan qaror kutmayapti');
    // Z-172: the acceptance can be looked at.
    await expect(desk.actions.getByRole('button')).toHaveText(["Ko'rish"]);
    await page.keyboard.press('a');
    await page.keyboard.press('p');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(platform.calls().some(({ method, path }) => method !== 'GET' && /initiatives/.test(path))).toBe(false);
  });
});
