import type { Role } from '../../src/shared/roles.ts';
import type { InitiativeNeed } from '../platform/find/initiatives.ts';
import { PRESENT } from '../platform/find/rows.ts';
import type { Platform } from '../platform/types.ts';
import { pressAtOnce } from '../support/at-once.ts';
import { serious } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { initiativeForm, sentOf } from './support/initiative-form.ts';
import { initiativeList } from './support/initiative-list.ts';
import { REASONS, rejectDialog } from './support/reject-dialog.ts';
import { reviewDesk } from './support/review-desk.ts';
import './support/page-bridge.ts';

/** The initiatives of the staff's own district in the season under review, newest first, as the list gives them. */
const idsOf = ({ find }: Platform, need: InitiativeNeed): number[] => find.all('initiative', need).map(({ id }) => id);
const NEW = { waitsFor: 'moderator' } satisfies InitiativeNeed;
const ACCEPTED = { waitsFor: 'district_manager', moderation_sub_stage: 'MODERATOR_ACCEPTED' } satisfies InitiativeNeed;

const confirmations = (platform: Platform, id?: number) =>
  platform.initiatives.history(id).filter(({ action }) => action === 'confirm');

test('thirty initiatives are decided by the keyboard alone, with others at work and a failing network', async ({
  page,
  platform,
  signIn,
}) => {
  test.setTimeout(120_000);
  const queue = idsOf(platform, ACCEPTED);
  expect(queue.length).toBeGreaterThan(32);
  await signIn('district_manager');
  const desk = reviewDesk(page);
  const dialog = page.getByRole('dialog', { name: 'Moderator xulosasini tasdiqlash' });
  await desk.open();
  expect(desk.id()).toBe(queue[0]);

  const decided: number[] = [];
  const lost: number[] = [];
  for (let id = desk.id(); decided.length < 30; id = await desk.another(id)) {
    const call = `/api/v1/district-managers/initiatives/${id}/accept`;
    await expect(desk.view).toHaveAttribute('aria-label', /./);
    if (decided.length === 8) platform.initiatives.change(id, { requested_amount: 777_000_000 });
    if (decided.length === 14) platform.faults.add({ kind: 'drop', match: { path: call }, times: 1 });
    if (decided.length === 20) platform.faults.add({ kind: 'drop-mid-body', match: { path: call }, times: 1 });
    if (decided.length === 25 && lost.length === 0) {
      platform.initiatives.decide({ id, as: 'admin', action: 'accept' });
      lost.push(id);
    }
    await page.keyboard.press('a');
    await expect(dialog).toBeVisible();
    // The key opened the dialog and decided nothing.
    expect(confirmations(platform, id)).toEqual([]);
    await page.keyboard.press('Control+Enter');

    if (decided.length === 8) {
      await expect(dialog.getByText("Siz ko'rayotganingizda tashabbus o'zgardi")).toBeVisible();
      await expect(dialog.getByText(/777.000.000/)).toBeVisible();
      expect(confirmations(platform, id)).toEqual([]);
      await page.keyboard.press('Control+Enter');
    }
    if (decided.length === 14) {
      await expect(dialog.getByRole('alert').filter({ hasText: 'Aloqa uzilib qoldi' })).toBeVisible();
      expect(confirmations(platform, id)).toEqual([]);
      await page.keyboard.press('Control+Enter');
    }
    const settledElsewhere = lost.includes(id);
    if (decided.length === 20 || settledElsewhere) {
      // The answer got lost, or somebody was faster: nothing is sent a second time.
      if (!settledElsewhere) {
        await expect(dialog.getByRole('alert').filter({ hasText: 'Aloqa uzilib qoldi' })).toBeVisible();
        await page.keyboard.press('Control+Enter');
      }
      await expect(dialog.getByText(/qaror allaqachon qabul qilingan/)).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await expect(dialog).toBeHidden();
    if (!settledElsewhere) decided.push(id);
    if (decided.length === 30) break;
  }

  expect(decided).toEqual(queue.filter((id) => !lost.includes(id)).slice(0, 30));
  for (const id of decided) {
    expect(confirmations(platform, id), `confirmations of ${id}`).toHaveLength(1);
  }
  expect(confirmations(platform)).toHaveLength(30);
  expect(lost.flatMap((id) => platform.initiatives.history(id)).map(({ action }) => action)).toEqual(['accept']);
  await expect.poll(desk.left).toBe(queue.length - 31);
  const sent = platform.calls().filter(({ path }) => /district-managers/.test(path));
  expect(new Set(sent.map(({ method, body }) => `${method} ${JSON.stringify(body ?? null)}`))).toEqual(
    new Set(['POST null']),
  );

  // Back to the list, which has only what is left.
  await desk.another(decided.at(-1) ?? 0);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/app\/initiatives$/);
  // The one that the admin accepted keeps what the moderator said, and so its place in the list.
  await expect.poll(initiativeList(page).total).toBe(queue.length - 30);
});

test('A and Ctrl+Enter at once after the desk has opened decide what is in view', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('district_manager');
  const desk = reviewDesk(page);
  await desk.open();
  const id = desk.id();
  await pressAtOnce(desk.view, 'KeyA', 'Control+Enter');
  await desk.another(id);
  expect(confirmations(platform).map((one) => one.initiative_id)).toEqual([id]);
});

test('what was decided is not counted before the next one, whatever was read of it earlier', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('district_manager');
  const desk = reviewDesk(page);
  await desk.open();
  const id = desk.id();
  const reading = { path: `/api/v1/initiatives/${id}`, status: 200 };
  await expect.poll(platform.calls).toContainEqual(expect.objectContaining(reading));
  await page.keyboard.press('a');
  await page.keyboard.press('Control+Enter');
  await desk.another(id);
  // The address has no row where the entry in view is the first of the list.
  expect(new URL(page.url()).searchParams.get('row')).toBeNull();
});

test('a dialog that is closed as soon as it says that somebody else has decided leads to the next initiative', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('district_manager');
  const desk = reviewDesk(page);
  await desk.open();
  const id = desk.id();
  platform.initiatives.decide({ id, as: 'admin', action: 'accept' });
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: 'Moderator xulosasini tasdiqlash' });
  await expect(dialog).toBeVisible();
  // The earliest moment at which a key could come.
  await dialog.evaluate((node) => {
    const observer = new MutationObserver(() => {
      if (!node.textContent?.includes('qaror allaqachon qabul qilingan')) return;
      observer.disconnect();
      node.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true }));
    });
    observer.observe(node, { childList: true, subtree: true, characterData: true });
  });
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await desk.another(id);
  expect(confirmations(platform, id)).toEqual([]);
});

test('a moderator rejects by the keyboard and accepts from the desk; each time the next one comes', async ({
  page,
  platform,
  signIn,
}) => {
  const queue = idsOf(platform, NEW);
  const rejected = queue[0] ?? 0;
  await signIn('moderator');
  const desk = reviewDesk(page);
  await desk.open();
  while (desk.id() !== rejected) {
    const before = desk.id();
    await page.keyboard.press('j');
    await desk.another(before);
  }

  await page.keyboard.press('r');
  const reject = page.getByRole('dialog', { name: /rad etish/i });
  await expect(reject).toBeVisible();
  expect(platform.initiatives.history(rejected)).toEqual([]);
  await expect(reject.getByRole('combobox').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  // The reasons come from the platform, and the cursor with them.
  const cursor = page.locator('[role=option][data-combobox-selected]');
  await expect(cursor).toHaveCount(1);
  await expect(cursor).not.toContainText('talab etiladi');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hujjatlar yetarli emas');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Rad etish amalga oshirildi!')).toBeVisible();
  await expect(reject).toBeHidden();
  await desk.another(rejected);
  await expect(desk.rail.getByRole('img', { name: 'Rad etilgan' })).toHaveCount(1);
  expect(platform.initiatives.history(rejected).map(({ action, comment }) => [action, comment])).toEqual([
    ['decline', 'Hujjatlar yetarli emas'],
  ]);

  const wanted = platform.find.initiative({ ...NEW, asksFor: 'nothing' }).id;
  while (desk.id() !== wanted) {
    const before = desk.id();
    await page.keyboard.press('j');
    await desk.another(before);
  }
  const accept = page.getByRole('dialog', { name: 'Tashabbusni tasdiqlash' });
  await page.keyboard.press('a');
  await expect(accept).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(accept).toBeHidden();
  // Left without a decision: the same one stays in view, and the keys work on.
  expect(desk.id()).toBe(wanted);
  await page.keyboard.press('a');
  await expect(accept).toBeVisible();
  const form = initiativeForm(page);
  await form.chooseFirst('Buyurtmachi');
  await form.field('Ajratilgan summa').fill('250000000');
  await page.keyboard.press('Control+s');
  await expect(page.getByText("Ma'qullash bajarildi.")).toBeVisible();
  await expect(accept).toBeHidden();
  await desk.another(wanted);
  await expect(desk.rail.getByRole('img', { name: 'Tasdiqlangan' })).toHaveCount(1);
  expect(platform.initiatives.history(wanted).map(({ action }) => action)).toEqual(['accept']);
});

test('a key that opens the reasons before they have come is not lost: the cursor stands on the first of them', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('moderator');
  const desk = reviewDesk(page);
  await desk.open();
  const reasons = Promise.withResolvers<void>();
  platform.faults.add({
    kind: 'hold',
    until: reasons.promise,
    match: { path: '/api/v1/initiatives/cancelation-reasons' },
  });
  await page.keyboard.press('r');
  const reason = page
    .getByRole('dialog', { name: /rad etish/i })
    .getByRole('combobox')
    .first();
  await expect(reason).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(reason).toHaveAttribute('aria-expanded', 'true');
  reasons.resolve();
  const first = page.getByRole('option').first();
  await expect(first).toBeVisible();
  const name = await first.innerText();
  await page.keyboard.press('Enter');
  await expect(reason).toHaveValue(name);
});

for (const [key, by, steps] of [
  ['j', 1, 34],
  ['k', -1, 23],
] as const) {
  test(`the queue goes on beyond what has been read, in the order of the list (${key})`, async ({
    page,
    platform,
    signIn,
  }) => {
    test.setTimeout(120_000);
    const queue = idsOf(platform, {});
    expect(queue.length).toBeGreaterThan(80);
    await signIn('moderator');
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
  });
}

test('opened from the second page, the place is right, survives a reload, and Esc finds the list where it was', async ({
  page,
  platform,
  signIn,
}) => {
  const queue = idsOf(platform, { stage: 'INITIAL' });
  await signIn('moderator');
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
});

test('an address of its own: one that has left the queue is shown as decided, and Esc goes to the filtered list', async ({
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
  await expect(page).toHaveURL(/\/app\/initiatives$/);
});

test('several are confirmed at once: what is refused says why and is tried again, what has changed is left alone', async ({
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
    await expect(desk.rail.locator('[data-current]').getByRole('checkbox')).toBeChecked();
    await page.keyboard.press('j');
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
  await page.keyboard.press('Control+Enter');

  const outcomes = dialog.getByRole('listitem');
  await expect(outcomes.filter({ hasText: 'Tadiqlandi' })).toHaveCount(1);
  // C-061, Z-141: the document's word first, then the platform's.
  await expect(outcomes.filter({ hasText: 'Tadiqlanmadi: Navbatdagi texnik ishlar' })).toHaveCount(1);
  await expect(outcomes.filter({ hasText: "O'zgargan: qayta ko'rib chiqing" })).toHaveCount(1);
  await expect(outcomes.filter({ hasText: 'Qaror allaqachon qabul qilingan' })).toHaveCount(1);
  expect(confirmations(platform).map(({ initiative_id }) => initiative_id)).toEqual([plain]);

  await dialog.getByRole('button', { name: 'Qayta urinish' }).click();
  await expect(outcomes.filter({ hasText: 'Tadiqlandi' })).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Yopish' }).last().click();
  await expect(dialog).toBeHidden();
  expect(confirmations(platform, plain)).toHaveLength(1);
  expect(confirmations(platform, refused)).toHaveLength(1);
  expect(confirmations(platform, changed)).toEqual([]);
  expect(confirmations(platform, settled)).toEqual([]);
  await expect.poll(desk.left).toBe(queue.length - 3);
  await expect(desk.rail.getByRole('img', { name: 'Tasdiqlangan' })).toHaveCount(2);
  await expect(desk.rail.getByRole('img', { name: 'Qaror allaqachon qabul qilingan' })).toHaveCount(1);
});

test('what was decided and ticked is still marked after a reload, and the desk begins afresh from the list', async ({
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
  await page.keyboard.press('j');
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
  const order = () => desk.rail.getByRole('listitem').allInnerTexts();
  const before = (await order()).slice(0, 4);

  await page.reload();
  await expect(desk.view).toBeVisible();
  await marks();
  expect(desk.id()).toBe(rest[0]);
  expect((await order()).slice(0, 4)).toEqual(before);
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

test('a session that ends in the middle of a word keeps it, and the desk offers it again', async ({
  page,
  platform,
  signIn,
}) => {
  const { id } = platform.find.initiative(NEW);
  await signIn('moderator');
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
  // Something else asks the platform meanwhile, as a page in the background does.
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
  expect(platform.initiatives.history(id).map(({ action, comment }) => [action, comment])).toEqual([
    ['decline', 'Hujjatlar yetarli emas'],
  ]);
});

test('several that are stopped midway: what was begun goes through, the rest waits, and nothing is sent twice', async ({
  page,
  platform,
  signIn,
}) => {
  const ticked = idsOf(platform, ACCEPTED).slice(0, 6);
  const calls = () => platform.calls().filter(({ path }) => path.endsWith('/accept'));
  platform.faults.add({ kind: 'latency', ms: 4_000, match: { path: /district-managers.*accept$/ }, times: 2 });
  await signIn('district_manager');
  const desk = reviewDesk(page);
  await desk.open();
  for (const id of ticked) {
    await expect.poll(desk.id).toBe(id);
    await page.keyboard.press('x');
    await page.keyboard.press('j');
  }
  await desk.rail.getByRole('button', { name: 'Tasdiqlash' }).click();
  const dialog = page.getByRole('dialog', { name: 'Belgilanganlarni tasdiqlash' });
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => calls().length).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: "To'xtatish" }).click();
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

test('an initiative is edited from the desk, which shows what was saved and stays where it was', async ({
  page,
  platform,
  signIn,
}) => {
  const { id } = platform.find.initiative({ ...NEW, asksFor: 'nothing' });
  await signIn('moderator');
  const desk = reviewDesk(page);
  await desk.openAt(id);
  const form = initiativeForm(page);
  const dialog = page.getByRole('dialog', { name: 'Tashabbusni tahrirlash' });
  await page.keyboard.press('e');
  await expect(form.field('Tavsif')).toBeVisible();
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
  // The keys work on.
  await page.keyboard.press('j');
  await desk.another(id);
});

const OFFERED: readonly [Role, InitiativeNeed, string, { bulk: boolean }][] = [
  ['district_manager', ACCEPTED, 'Tasdiqlash', { bulk: true }],
  ['moderator', NEW, 'Tahrirlash huquqi', { bulk: false }],
  ['admin', { stage: 'PASSED' }, "Boshlang'ich bosqichga qaytarish", { bulk: false }],
];
for (const [role, need, action, { bulk }] of OFFERED) {
  test(`what a ${role} is offered on the desk, by rights`, async ({ page, platform, signIn }) => {
    const { public_id } = platform.find.initiative(need);
    await signIn(role);
    const list = initiativeList(page);
    await list.settled();
    await list.search.fill(public_id);
    await expect.poll(list.total).toBe(1);
    await page.getByRole('button', { name: "Ko'rib chiqish", exact: true }).click();
    const desk = reviewDesk(page);
    await expect(desk.view).toContainText(public_id);
    const more = desk.actions.getByRole('button', { name: 'Yana' });
    if (await more.isVisible()) await more.click();
    const inMenu = page.getByRole('menuitem', { name: action });
    await expect(desk.actions.getByText(action, { exact: true }).or(inMenu).first()).toBeVisible();
    await expect(desk.rail.getByRole('checkbox')).toHaveCount(bulk ? 2 : 0);
  });
}

test('a region manager reads and decides nothing', async ({ page, signIn, platform }) => {
  await signIn('region_manager');
  const desk = reviewDesk(page);
  await desk.open();
  await expect(desk.actions).toContainText('Bu tashabbus sizdan qaror kutmayapti');
  await expect(desk.actions.getByRole('button')).toHaveCount(0);
  await page.keyboard.press('a');
  await page.keyboard.press('p');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(platform.calls().some(({ method, path }) => method !== 'GET' && /initiatives/.test(path))).toBe(false);
});

test('the moderator sees whether the protocol is there; photos, map and the sheet of keys open by key', async ({
  page,
  platform,
  signIn,
}) => {
  const { public_id } = platform.find.initiative({ located: true, photos: 2 });
  await signIn('moderator');
  const list = initiativeList(page);
  await list.settled();
  await list.search.fill(public_id);
  await expect.poll(list.total).toBe(1);
  await list.search.blur();
  await page.keyboard.press('v');
  const desk = reviewDesk(page);
  await expect(desk.view).toContainText(public_id);
  await expect(page.getByRole('complementary', { name: 'Qaror' })).toContainText(/Moderatsiya protokoli yukla/);
  const asked = platform.calls().find(({ path }) => path === '/api/v1/districts/documents/protocol/single');
  expect(Object.keys(asked?.query ?? {}).toSorted()).toEqual(['board_id', 'cache', 'district_id']);

  for (const [key, name] of [
    ['p', 'Rasmlar'],
    ['m', ''],
    ['?', 'Tezkor tugmalar'],
  ] as const) {
    await page.keyboard.press(key);
    const dialog = page.getByRole('dialog', name ? { name } : {});
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(desk.view).toBeVisible();
  }
});

test("the author's right to edit is one switch, and the initiative stays in view", async ({
  page,
  platform,
  signIn,
}) => {
  const { id, public_id } = platform.find.initiative({ stage: 'INITIAL', is_editable: 0 });
  await signIn('moderator');
  const list = initiativeList(page);
  await list.settled();
  await list.search.fill(public_id);
  await expect.poll(list.total).toBe(1);
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

test('a form that cannot be read on the desk is left by Esc, and is there when it can', async ({
  page,
  platform,
  signIn,
}) => {
  const { id, public_id } = platform.find.initiative(NEW);
  platform.faults.add({ kind: 'status', status: 500, match: { path: `/api/v1/initiatives/${id}` } });
  await signIn('moderator');
  const list = initiativeList(page);
  await list.settled();
  await list.search.fill(public_id);
  await expect.poll(list.total).toBe(1);
  await page.getByRole('button', { name: "Ko'rib chiqish", exact: true }).click();
  const desk = reviewDesk(page);
  await expect(desk.view).toBeFocused();

  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: 'Tashabbusni tasdiqlash' });
  await expect(dialog.getByRole('button', { name: 'Yopish' })).toBeVisible();
  // Leaving reads the initiative again, for the desk: a refusal of that reading would be the next dialog's, too.
  platform.faults.clear();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(desk.id()).toBe(id);

  await page.keyboard.press('a');
  await expect(dialog.getByRole('textbox', { name: 'Tavsif' })).toBeVisible();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on the desk (${scheme})`, async ({ app, page, signIn }) => {
    if (scheme === 'dark') await app.invoke('app.settings', { colorScheme: 'dark' });
    await signIn('district_manager');
    const desk = reviewDesk(page);
    await desk.open(2);
    await page.keyboard.press('x');
    await expect(desk.rail).toContainText('1 ta belgilandi');
    expect(await serious(page)).toEqual([]);
  });
}

test('the attached list of goods opens from the desk', async ({ app, page, platform, signIn }) => {
  const goods = platform.find.initiative({ ...NEW, type: 'EQUIPMENT', purchased_goods_file: PRESENT });
  await signIn('moderator');
  const desk = reviewDesk(page);
  await desk.openAt(goods.id);
  await desk.view.getByRole('button', { name: 'Ochish: Xarid qilinadigan tovarlar fayli' }).click();
  await expect.poll(() => app.events.some(({ type }) => type === 'open-path')).toBe(true);
  expect(platform.calls().some(({ path }) => path === `/api/v2/info/file/${goods.purchased_goods_file}`)).toBe(true);
});

test('a call that is answered when the person has gone on moves neither the desk nor the keyboard', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('admin', '/app/initiatives?stage=PASSED&sub_stage=ALL');
  const desk = reviewDesk(page);
  await desk.open();
  const first = desk.id();
  const held = Promise.withResolvers<void>();
  platform.faults.add({ kind: 'hold', until: held.promise, match: { method: 'PATCH' }, times: 1 });
  await desk.actions.getByRole('button', { name: 'Yana' }).click();
  await page.getByRole('menuitem', { name: "G'olib deb tayinlash" }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ha' }).click();
  await page.keyboard.press('j');
  const second = await desk.another(first);
  await page.keyboard.press('j');
  const third = await desk.another(second);
  await page.keyboard.press('e');
  const comment = page.getByRole('dialog').getByRole('textbox', { name: 'Tavsif' });
  await comment.fill('Smeta');
  await expect(comment).toBeFocused();
  held.resolve();
  await expect(page.getByRole('status').filter({ hasText: 'Tashabbus golib deb tayinlandi.' })).toBeVisible();
  await expect(comment).toBeFocused();
  await page.keyboard.type(' noaniq');
  await expect(comment).toHaveValue('Smeta noaniq');
  expect(desk.id()).toBe(third);
});

test('what was confirmed with others is shown as confirmed, also where it stays in view', async ({
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
  await dialog.getByRole('button', { name: 'Yopish' }).last().click();
  const next = await desk.another(Number(first));
  await page.keyboard.press('k');
  await desk.another(next);
  await expect(confirm).toHaveCount(0);
  await expect(desk.rail.locator('[data-current]').getByRole('img', { name: 'Tasdiqlangan' })).toBeVisible();
});
