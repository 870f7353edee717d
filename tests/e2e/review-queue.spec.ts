import type { Page } from 'playwright/test';
import type { Platform } from '../platform/types.ts';
import { pressAtOnce } from '../support/at-once.ts';
import { expect, test } from './fixtures.ts';
import { chooseExit } from './support/choose-exit.ts';
import { closeBelow } from './support/close-below.ts';
import { openScreen } from './support/go-to.ts';
import './support/page-bridge.ts';
import { initiativeList } from './support/initiative-list.ts';
import { listAfresh } from './support/list-afresh.ts';
import { reviewDesk } from './support/review-desk.ts';
import { ACCEPTED, confirmations, idsOf } from './support/review-records.ts';
import { stepsOf } from './support/steps.ts';

test('the queue has the order and the place of the list, beyond what was read and after a reload', async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('moderator', 'later');
  for (const [key, by, steps] of [
    ['j', 1, 34],
    ['k', -1, 23],
  ] as const)
    await step(
      `the queue continues beyond the part already read, in the order of the list (${key})`,
      async (platform) => {
        const queue = idsOf(platform, {});
        expect(queue.length).toBeGreaterThan(80);
        await listAfresh(page);
        const list = initiativeList(page);
        await list.settled();
        await page.getByRole('button', { name: '3', exact: true }).click();
        await expect(list.rows.first().locator('td').first()).toHaveText('41');
        const desk = reviewDesk(page);
        await desk.open();
        const seen = [desk.id()];
        for (let step = 0; step < steps; step += 1) {
          await page.keyboard.press(key);
          seen.push(await desk.another(seen.at(-1) ?? 0));
        }
        expect(seen).toEqual(Array.from({ length: steps + 1 }, (_, step) => queue[40 + by * step]));
        await desk.at(41 + by * steps, queue.length);
      },
    );

  await step(
    'opened from the second page, the desk has the right place, also after a reload; Esc restores the list',
    async (platform) => {
      const queue = idsOf(platform, { stage: 'INITIAL' });
      await listAfresh(page);
      const list = initiativeList(page);
      await list.settled();
      await list.stage('Yangilar');
      await expect.poll(list.total).toBe(queue.length);
      await page.getByRole('button', { name: 'Keyingi sahifa' }).click();
      await expect(list.rows.first().locator('td').first()).toHaveText('21');
      const desk = reviewDesk(page);
      await desk.open(3);
      expect(desk.id()).toBe(queue[22]);
      await desk.at(23, queue.length);
      await expect(page.getByRole('list', { name: 'Filtrlar' })).toContainText('Yangilar');
      await page.keyboard.press('j');
      await desk.another(queue[22] ?? 0);

      await page.reload();
      await desk.at(24, queue.length);
      expect(desk.id()).toBe(queue[23]);
      await expect(desk.rail.locator('[aria-current=true]')).toBeVisible();
      for (const place of [22, 21, 20, 19]) {
        await page.keyboard.press('k');
        await expect.poll(desk.id).toBe(queue[place]);
      }

      await page.keyboard.press('Escape');
      await expect(list.rows.first().locator('td').first()).toHaveText('21');
      await expect(page).toHaveURL(/\/app\/initiatives\?(?=.*page=2)(?=.*stage=INITIAL)(?!.*at=)/);
    },
  );
});

test('opened by address: one that has left the queue is shown as decided, and Esc goes to the filtered list', async ({
  page,
  platform,
  signIn,
}) => {
  const [first, second] = idsOf(platform, ACCEPTED);
  await signIn('district_manager');
  const list = initiativeList(page);
  await list.settled();
  platform.initiatives.decide({ id: first ?? 0, as: 'admin', action: 'accept' });
  await page.evaluate((at) => window.history.pushState(null, '', `/app/initiatives/review?at=${at}`), first);
  await page.reload();
  const desk = reviewDesk(page);
  await expect(desk.view).toContainText('Qabul qilingan');
  await expect(desk.actions).toContainText('Bu tashabbus sizdan qaror kutmayapti');
  await page.keyboard.press('j');
  await expect.poll(desk.id).toBe(second);
  await page.keyboard.press('Escape');
  await list.settled();
  await expect(page).toHaveURL(/\/app\/initiatives\?board=\d+$/);
});

test('bulk confirmation: a refused initiative says why and is retried, a changed one is left alone', async ({
  page,
  platform,
  signIn,
}) => {
  const queue = idsOf(platform, ACCEPTED);
  const [plain, refused, changed, settled] = queue.slice(0, 4) as [number, number, number, number];
  await signIn('district_manager');
  const desk = reviewDesk(page);
  await desk.open();
  for (const id of [plain, refused, changed, settled]) {
    await expect.poll(desk.id).toBe(id);
    await page.keyboard.press('x');
  }
  await desk.another(settled);
  await expect(desk.rail).toContainText('4 ta belgilandi');

  platform.faults.add({
    kind: 'status',
    status: 503,
    message: 'Navbatdagi texnik ishlar',
    match: { path: `/api/v1/district-managers/initiatives/${refused}/accept` },
    times: 1,
  });
  platform.initiatives.change(changed, { granted_amount: 555_000_000 });
  platform.initiatives.decide({ id: settled, as: 'admin', action: 'decline', comment: 'Takror' });
  await desk.rail.getByRole('button', { name: 'Tasdiqlash' }).click();
  const dialog = page.getByRole('dialog', { name: 'Belgilanganlarni tasdiqlash' });
  await expect(dialog).toContainText("4 ta tashabbus bo'yicha");
  const listed = dialog.getByRole('list', { name: 'Belgilanganlar' }).getByRole('listitem');
  const numbers = [plain, refused, changed, settled].map((id) => platform.read.initiative(id).public_id);
  await expect(listed).toContainText(numbers);
  await page.keyboard.press('Control+Enter');

  const outcomes = dialog.getByRole('listitem');
  await expect(outcomes.filter({ hasText: 'Tadiqlandi' })).toHaveCount(1);
  // C-061, Z-141: the specification's words first, then the platform's.
  await expect(outcomes.filter({ hasText: 'Tadiqlanmadi: Navbatdagi texnik ishlar' })).toHaveCount(1);
  await expect(outcomes.filter({ hasText: "O'zgargan: qayta ko'rib chiqing" })).toHaveCount(1);
  await expect(outcomes.filter({ hasText: 'Qaror allaqachon qabul qilingan' })).toHaveCount(1);
  expect(confirmations(platform).map(({ initiative_id }) => initiative_id)).toEqual([plain]);

  await dialog.getByRole('button', { name: 'Qayta urinish' }).click();
  await expect(outcomes.filter({ hasText: 'Tadiqlandi' })).toHaveCount(2);
  await closeBelow(dialog).click();
  await expect(dialog).toBeHidden();
  expect(confirmations(platform, plain)).toHaveLength(1);
  expect(confirmations(platform, refused)).toHaveLength(1);
  expect(confirmations(platform, changed)).toEqual([]);
  expect(confirmations(platform, settled)).toEqual([]);
  await expect.poll(desk.left).toBe(queue.length - 3);
  await expect(desk.rail.getByRole('img', { name: 'Tasdiqlangan' })).toHaveCount(2);
  await expect(desk.rail.getByRole('img', { name: 'Qaror allaqachon qabul qilingan' })).toHaveCount(1);
});

test('decided and ticked initiatives stay marked after a reload, and the desk starts afresh from the list', async ({
  page,
  platform,
  signIn,
}) => {
  const [confirmed, skipped, denied, ...rest] = idsOf(platform, ACCEPTED) as [number, number, number, ...number[]];
  await signIn('district_manager');
  const desk = reviewDesk(page);
  await desk.open();
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await desk.another(confirmed);
  await page.keyboard.press('x');
  await desk.another(skipped);
  await page.keyboard.press('r');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Izoh' }).fill('Asoslanmagan');
  await page.keyboard.press('Control+Enter');
  await desk.another(denied);
  await expect.poll(desk.left).toBe(rest.length + 1);
  const marks = async () => {
    await expect(desk.rail.getByRole('img', { name: 'Tasdiqlangan' })).toHaveCount(1);
    await expect(desk.rail.getByRole('img', { name: 'Rad etilgan' })).toHaveCount(1);
    await expect(desk.rail).toContainText('1 ta belgilandi');
  };
  await marks();
  // The draft of what was denied is removed once it has been answered.
  await expect(desk.rail).not.toContainText('qoralama bor');
  const order = () => desk.rail.getByRole('listitem').allInnerTexts();
  const before = (await order()).slice(0, 4);

  await page.reload();
  await expect(desk.view).toBeVisible();
  await marks();
  expect(desk.id()).toBe(rest[0]);
  await expect.poll(async () => (await order()).slice(0, 4)).toEqual(before);
  await expect.poll(desk.left).toBe(rest.length + 1);
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await expect.poll(desk.id).toBe(skipped);
  await expect(desk.rail.locator('[data-current]').getByRole('checkbox')).toBeChecked();

  await page.keyboard.press('Escape');
  await desk.open();
  await expect(desk.rail.getByRole('checkbox', { name: 'Yuklanganlarning barchasi' })).toBeVisible();
  await expect(desk.rail.getByRole('img')).toHaveCount(0);
  await expect(desk.rail).not.toContainText('ta belgilandi');
});

test('bulk confirmation stopped midway: calls in flight finish, the rest waits, and nothing is sent twice', async ({
  page,
  platform,
  signIn,
}) => {
  const ticked = idsOf(platform, ACCEPTED).slice(0, 6);
  const calls = () => platform.calls().filter(({ path }) => path.endsWith('/accept'));
  const release = platform.faults.hold({ match: { path: /district-managers.*accept$/ }, times: 2 });
  await signIn('district_manager');
  const desk = reviewDesk(page);
  await desk.open();
  for (const id of ticked) {
    await expect.poll(desk.id).toBe(id);
    await page.keyboard.press('x');
  }
  await desk.rail.getByRole('button', { name: 'Tasdiqlash' }).click();
  const dialog = page.getByRole('dialog', { name: 'Belgilanganlarni tasdiqlash' });
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => calls().length).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: "To'xtatish" }).click();
  release();
  await expect(dialog.getByRole('button', { name: 'Qayta urinish' })).toBeVisible();

  const outcomes = dialog.getByRole('listitem');
  const through = confirmations(platform).map(({ initiative_id }) => initiative_id);
  expect(through.length).toBeGreaterThan(0);
  expect(through.length).toBeLessThan(ticked.length);
  await expect(outcomes.filter({ hasText: 'Tadiqlandi' })).toHaveCount(through.length);
  await expect(outcomes.filter({ hasText: "To'xtatildi" })).toHaveCount(ticked.length - through.length);
  await expect(dialog.getByRole('alert')).toContainText(
    `${ticked.length - through.length} ta tashabbus tasdiqlanmadi.`,
  );
  await expect.poll(() => calls().length).toBe(through.length);

  await dialog.getByRole('button', { name: 'Qayta urinish' }).click();
  await expect(outcomes.filter({ hasText: 'Tadiqlandi' })).toHaveCount(ticked.length);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(
    calls()
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(ticked.map((id) => `/api/v1/district-managers/initiatives/${id}/accept`).toSorted());
  for (const id of ticked) expect(confirmations(platform, id)).toHaveLength(1);
  await expect(desk.rail.getByRole('img', { name: 'Tasdiqlangan' })).toHaveCount(ticked.length);
});

test('initiatives are ticked and confirmed together by keys alone', async ({ page, platform, signIn }) => {
  const step = stepsOf(platform);
  await signIn('district_manager', 'later');
  const desk = reviewDesk(page);
  const dialog = page.getByRole('dialog', { name: 'Belgilanganlarni tasdiqlash' });
  const chosen = dialog.getByRole('list', { name: 'Belgilanganlar' }).getByRole('listitem');
  const sent = (platform: Platform) => platform.calls().filter(({ path }) => path.endsWith('/accept')).length;

  await step(
    'at the end of what is loaded, a second X does not untick while the next part is read',
    async (platform) => {
      // Beyond the list's first page, so that the desk has to read them, eight at a time.
      const ids = idsOf(platform, ACCEPTED).slice(-12);
      await listAfresh(page);
      await initiativeList(page).settled();
      await page.evaluate(
        (chosen) => sessionStorage.setItem('review-chosen', JSON.stringify([{ name: 'abc', ids: chosen }])),
        ids,
      );
      const answer = platform.faults.hold({ match: { path: `/api/v1/initiatives/${ids[8]}` }, times: 1 });
      await openScreen(page, '/app/initiatives/review?set=abc');
      await expect(desk.view).toBeFocused();
      await pressAtOnce(desk.view, ...ids.slice(0, 7).map(() => 'KeyJ'));
      await expect.poll(desk.id).toBe(ids[7]);
      await pressAtOnce(desk.view, 'KeyX', 'KeyX');
      await expect(desk.rail).toContainText('1 ta belgilandi');
      answer();
      await expect.poll(desk.id).toBe(ids[8]);
      await expect(desk.rail).toContainText('1 ta belgilandi');
    },
  );

  await step('X ticks and goes on: twenty are confirmed by X, A and Ctrl+Enter, without a wait', async (platform) => {
    const twenty = idsOf(platform, ACCEPTED).slice(0, 20);
    await listAfresh(page);
    await desk.open();
    // A doubled or held A, and an Enter after it, confirm nothing.
    await pressAtOnce(desk.view, ...twenty.map(() => 'KeyX'), 'KeyA', 'KeyA');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Bekor qilish' })).toBeFocused();
    await expect(chosen).toHaveCount(20);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    expect(sent(platform)).toBe(0);
    await expect(page.locator('[data-command-key="desk.confirm"]')).toHaveCount(0);
    await page.keyboard.press('a');
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Tadiqlandi' })).toHaveCount(20);
    for (const id of twenty) expect(confirmations(platform, id)).toHaveLength(1);
    expect(sent(platform)).toBe(20);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    // Without ticks, A is for the initiative in view.
    await expect(desk.actions.locator('[data-command-key="desk.confirm"]')).toHaveText('A');
  });

  await step('Shift ticks and moves, X unticks, Shift+X ticks all that are loaded', async (platform) => {
    const ids = idsOf(platform, ACCEPTED);
    await listAfresh(page);
    await desk.open();
    await pressAtOnce(desk.view, 'Shift+KeyJ', 'Shift+ArrowDown', 'Shift+KeyK');
    await expect(desk.rail).toContainText('3 ta belgilandi');
    expect(desk.id()).toBe(ids[1]);
    await pressAtOnce(desk.view, 'KeyX');
    await expect(desk.rail).toContainText('2 ta belgilandi');
    expect(desk.id()).toBe(ids[1]);
    const all = desk.rail.getByRole('checkbox', { name: 'Yuklanganlarning barchasi' });
    await page.keyboard.press('Shift+x');
    await expect(all).toBeChecked();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Tezkor tugmalar' });
    for (const [command, keys] of [
      ['desk.tick', 'X'],
      ['desk.tick-next', 'Shift JShift ↓'],
      ['desk.tick-all', 'Shift X'],
      ['desk.confirm-ticked', 'A'],
    ])
      await expect(sheet.locator(`[data-command="${command}"] dd`)).toHaveText(keys ?? '');
    // Behind a dialog, no key of the desk ticks.
    await page.keyboard.press('Shift+x');
    await page.keyboard.press('Escape');
    await expect(all).toBeChecked();
    await page.keyboard.press('Shift+x');
    await expect(all).not.toBeChecked();
    await expect(desk.rail).not.toContainText('ta belgilandi');
    expect(sent(platform)).toBe(0);
  });
});

test('the Enter that opens the confirmation of several, held or doubled, confirms none of them', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('district_manager');
  const desk = reviewDesk(page);
  await desk.open();
  await page.keyboard.press('x');
  await expect(desk.rail).toContainText('1 ta belgilandi');
  await desk.rail.getByRole('button', { name: 'Tasdiqlash' }).focus();
  const dialog = page.getByRole('dialog', { name: 'Belgilanganlarni tasdiqlash' });
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(dialog.getByRole('button', { name: 'Bekor qilish' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  // A confirmation by that Enter would have been sent before the next call.
  await desk.rail.getByRole('button', { name: 'Tasdiqlash' }).click();
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('listitem')).toContainText('Tadiqlandi');
  expect(platform.calls().filter(({ path }) => path.endsWith('/accept'))).toHaveLength(1);
});

test('closing the window during a bulk confirmation asks first, and says that the rest is not sent', async ({
  app,
  page,
  platform,
  signIn,
}) => {
  const release = platform.faults.hold({ match: { path: /district-managers.*accept$/ } });
  await signIn('district_manager');
  const desk = reviewDesk(page);
  await desk.open();
  await page.keyboard.press('x');
  await expect(desk.rail).toContainText('1 ta belgilandi');
  await desk.rail.getByRole('button', { name: 'Tasdiqlash' }).click();
  const dialog = page.getByRole('dialog', { name: 'Belgilanganlarni tasdiqlash' });
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('button', { name: "To'xtatish" })).toBeVisible();
  await app.scriptDialog({ dialog: 'message-box', response: 0 });
  await chooseExit(app, page);
  const { options } = await app.waitForEvent('message-box');
  expect(options).toMatchObject({
    message: 'Amallar hali bajarilmoqda',
    detail: 'Dastur yopilsa, qolganlari yuborilmaydi.',
  });
  release();
  await expect(dialog.getByRole('listitem')).toContainText('Tadiqlandi');
  await expect(closeBelow(dialog)).toBeVisible();
  const closed = page.waitForEvent('close');
  await chooseExit(app, page);
  await closed;
});

test('an initiative confirmed in bulk is shown as confirmed, also when it is in view again', async ({
  page,
  platform,
  signIn,
}) => {
  const [first] = idsOf(platform, ACCEPTED);
  await signIn('district_manager');
  const desk = reviewDesk(page);
  await desk.open();
  await expect.poll(desk.id).toBe(first);
  const confirm = desk.actions.getByRole('button', { name: 'Tasdiqlash' });
  await expect(confirm).toBeVisible();
  await page.keyboard.press('x');
  await desk.rail.getByRole('button', { name: 'Tasdiqlash' }).click();
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Belgilanganlarni tasdiqlash' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Tadiqlandi' })).toHaveCount(1);
  await closeBelow(dialog).click();
  const next = await desk.another(Number(first));
  await page.keyboard.press('k');
  await desk.another(next);
  await expect(confirm).toHaveCount(0);
  await expect(desk.rail.locator('[data-current]').getByRole('img', { name: 'Tasdiqlangan' })).toBeVisible();
});

/** Opens the desk and goes to the last initiative that was read; the answer with the next ones is held back. */
async function atTheEnd(page: Page, platform: Platform) {
  const desk = reviewDesk(page);
  await desk.open();
  // Fifty initiatives are read when the desk opens.
  const readOn = () => platform.calls().filter(({ query }) => Number(query.offset) > 0).length;
  const match = { method: 'GET', path: '/api/v1/moderators/initiatives' };
  const answer = platform.faults.hold({ match, when: () => readOn() > 0, times: 1 });
  for (let pressed = 0; pressed < 50; pressed += 1) await page.keyboard.press('j');
  await expect.poll(readOn).toBe(1);
  await expect(page.getByText(/^50 \/ \d+$/)).toBeVisible();
  // The address follows the view a moment later.
  await expect.poll(async () => `${desk.id()}` === (await desk.view.getAttribute('data-initiative'))).toBe(true);
  return { desk, answer };
}

test('a part of the queue that arrives late changes neither the address of another page nor the initiative in view', async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('moderator', 'later');
  await step(
    'a part of the queue that arrives after the desk was left does not change the address of another page',
    async (platform) => {
      await listAfresh(page);
      const { desk, answer } = await atTheEnd(page, platform);
      await page.keyboard.press('Escape');
      await expect(desk.view).toHaveCount(0);
      await openScreen(page, '/app/appeals');
      answer();
      await expect(page.getByRole('table', { name: 'Murojaatlar' }).locator('tr[data-row]').first()).toBeVisible();
      // The page has the answer by then, and handles it before this later call.
      await expect.poll(() => platform.calls().filter(({ status }) => status === null)).toEqual([]);
      await page.evaluate(() => window.bridge.app.info());
      expect(new URL(page.url()).search).toBe('');
    },
  );

  for (const [what, key] of [
    ['gone back', 'k'],
    ['begun to edit', 'e'],
  ] as const)
    await step(`a part of the queue that arrives late does not move a person who has ${what}`, async (platform) => {
      await listAfresh(page);
      const { desk, answer } = await atTheEnd(page, platform);
      const last = desk.id();
      await page.keyboard.press(key);
      const dialog = page.getByRole('dialog', { name: 'Tashabbusni tahrirlash' });
      const there = key === 'k' ? await desk.another(last) : last;
      await expect(dialog).toHaveCount(key === 'e' ? 1 : 0);
      answer();
      await expect.poll(() => platform.calls().filter(({ status }) => status === null)).toEqual([]);
      await page.evaluate(() => window.bridge.app.info());
      expect(desk.id()).toBe(there);
      await expect(page.getByRole('dialog')).toHaveCount(key === 'e' ? 1 : 0);
      await expect(desk.view).toHaveAttribute('data-initiative', `${there}`);
    });
});

for (const [what, now] of [
  ['whose review ends', { stage: 'PROMOTION' }],
  ['that is closed', { status: 0 }],
] as const) {
  test(`a season ${what} keeps its queue in view, which says why nothing can be decided`, async ({
    page,
    platform,
    signIn,
  }) => {
    const listed = () =>
      platform
        .calls()
        .filter(({ method, path }) => method === 'GET' && path === '/api/v1/moderators/initiatives')
        .map(({ query }) => Number(query.board_id));
    await page.clock.install();
    await signIn('admin', '/app/initiatives/review?stage=INITIAL&sub_stage=ALL');
    const desk = reviewDesk(page);
    await expect(desk.view).toBeFocused();
    const initiative = await desk.view.getAttribute('data-initiative');
    const [season = 0] = listed();
    platform.change.season(season, now);
    // Nobody reloads the page: the seasons are reread every ten minutes.
    await page.clock.fastForward('10:00');
    await expect(desk.actions).toContainText("Mavsum ko'rib chiqish bosqichida emas");
    await expect(desk.view).toHaveAttribute('data-initiative', initiative ?? '');
    expect(new Set(listed())).toEqual(new Set([season]));
  });
}
