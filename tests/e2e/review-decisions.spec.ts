import { pressAtOnce } from '../support/at-once.ts';
import { expect, test } from './fixtures.ts';
import { initiativeForm, waiting } from './support/initiative-form.ts';
import { initiativeList } from './support/initiative-list.ts';
import { listAfresh } from './support/list-afresh.ts';
import { reviewDesk } from './support/review-desk.ts';
import { ACCEPTED, confirmations, idsOf, NEW, wasRead } from './support/review-records.ts';
import { stepsOf } from './support/steps.ts';

test('thirty initiatives are decided by the keyboard alone, each answer waited for, with others at work and a failing network', async ({
  page,
  platform,
  signIn,
}) => {
  const queue = idsOf(platform, ACCEPTED);
  expect(queue.length).toBeGreaterThan(32);
  await signIn('district_manager');
  const desk = reviewDesk(page);
  const dialog = page.getByRole('dialog', { name: 'Moderator xulosasini tasdiqlash' });
  await desk.open();
  await page.getByRole('button', { name: "Javobni kutmasdan keyingisiga o'tish" }).click();
  await page.mouse.move(0, 0);
  await desk.view.focus();
  expect(desk.id()).toBe(queue[0]);

  const decided: number[] = [];
  const lost: number[] = [];
  for (let id = desk.id(); decided.length < 30; id = await desk.another(id)) {
    const call = `/api/v1/district-managers/initiatives/${id}/accept`;
    await expect(desk.view).toHaveAttribute('aria-label', /./);
    if ([8, 25].includes(decided.length)) await wasRead(platform, id);
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
      // The answer is lost, or somebody else has decided first: nothing is sent twice.
      if (!settledElsewhere) {
        await expect(dialog.getByRole('alert').filter({ hasText: 'Aloqa uzilib qoldi' })).toBeVisible();
        await page.keyboard.press('Control+Enter');
      }
      const told = settledElsewhere
        ? /qaror allaqachon qabul qilingan/
        : /Javobi kelmagan qaroringiz bajarilgan bo'lishi/;
      await expect(dialog.getByText(told)).toBeVisible();
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

  // Back to the list, which has only the remaining initiatives.
  await desk.another(decided.at(-1) ?? 0);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/app\/initiatives\?board=\d+$/);
  // The initiative accepted by the admin keeps the moderator's decision, and so its place in the list.
  await expect.poll(initiativeList(page).total).toBe(queue.length - 30);
});

test("a district manager's keys decide the initiative in view and lead to the next one, whoever else decides", async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('district_manager', 'later');
  await step('A and Ctrl+Enter right after the desk opens decide the initiative in view', async (platform) => {
    await listAfresh(page);
    const desk = reviewDesk(page);
    await desk.open();
    const id = desk.id();
    await pressAtOnce(desk.view, 'KeyA', 'Control+Enter');
    await desk.another(id);
    await expect.poll(() => confirmations(platform).map((one) => one.initiative_id)).toEqual([id]);
  });

  await step(
    'a decided initiative is not counted before the next one, whatever was read of it earlier',
    async (platform) => {
      await listAfresh(page);
      const desk = reviewDesk(page);
      await desk.open();
      const id = desk.id();
      await wasRead(platform, id);
      await page.keyboard.press('a');
      await page.keyboard.press('Control+Enter');
      await desk.another(id);
      // The address has no `row` if the initiative in view is the first of the list.
      expect(new URL(page.url()).searchParams.get('row')).toBeNull();
    },
  );

  await step(
    'closing a dialog as soon as it says that somebody else has decided leads to the next initiative',
    async (platform) => {
      await listAfresh(page);
      const desk = reviewDesk(page);
      await desk.open();
      const id = desk.id();
      await wasRead(platform, id);
      platform.initiatives.decide({ id, as: 'admin', action: 'accept' });
      await page.keyboard.press('a');
      const dialog = page.getByRole('dialog', { name: 'Moderator xulosasini tasdiqlash' });
      await expect(dialog).toBeVisible();
      // The earliest moment at which a key could arrive.
      await dialog.evaluate((node) => {
        const close = () => {
          if (!node.textContent?.includes('qaror allaqachon qabul qilingan')) return;
          observer.disconnect();
          node.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true }));
        };
        const observer = new MutationObserver(close);
        observer.observe(node, { childList: true, subtree: true, characterData: true });
        close();
      });
      await page.keyboard.press('Control+Enter');
      await expect(dialog).toBeHidden();
      await desk.another(id);
      expect(confirmations(platform, id)).toEqual([]);
    },
  );
});

test('a moderator rejects by keyboard and accepts from the desk; each time the next initiative is shown', async ({
  page,
  platform,
  signIn,
}) => {
  test.slow();
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
  // The reasons arrive from the platform, and the cursor with them.
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
  // Closed without a decision: the same initiative stays in view, and the keys still work.
  expect(desk.id()).toBe(wanted);
  await page.keyboard.press('a');
  await expect(accept).toBeVisible();
  const form = initiativeForm(page);
  await form.chooseFirst('Buyurtmachi');
  await form.field('Ajratilgan summa').fill('250000000');
  await expect(waiting(page)).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(page.getByText("Ma'qullash bajarildi.")).toBeVisible();
  await expect(accept).toBeHidden();
  await desk.another(wanted);
  await expect(desk.rail.getByRole('img', { name: 'Tasdiqlangan' })).toHaveCount(1);
  expect(platform.initiatives.history(wanted).map(({ action }) => action)).toEqual(['accept']);
});

test('a key that opens the reasons before they arrive is not lost: the cursor is on the first one', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('moderator');
  const desk = reviewDesk(page);
  await desk.open();
  const reasons = platform.faults.hold({ match: { path: '/api/v1/initiatives/cancelation-reasons' } });
  await page.keyboard.press('r');
  const reason = page
    .getByRole('dialog', { name: /rad etish/i })
    .getByRole('combobox')
    .first();
  await expect(reason).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(reason).toHaveAttribute('aria-expanded', 'true');
  reasons();
  const first = page.getByRole('option').first();
  await expect(first).toBeVisible();
  const name = await first.innerText();
  await page.keyboard.press('Enter');
  await expect(reason).toHaveValue(name);
});

test('a call answered after the person has moved on changes neither the initiative in view nor the focus', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('admin', '/app/initiatives?stage=PASSED&sub_stage=ALL');
  const desk = reviewDesk(page);
  await desk.open();
  const first = desk.id();
  const release = platform.faults.hold({ match: { method: 'PATCH' }, times: 1 });
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
  release();
  await expect(page.getByRole('status').filter({ hasText: 'Tashabbus golib deb tayinlandi.' })).toBeVisible();
  await expect(comment).toBeFocused();
  await page.keyboard.type(' noaniq');
  await expect(comment).toHaveValue('Smeta noaniq');
  expect(desk.id()).toBe(third);
});
