import { not } from '../platform/find/rows.ts';
import { pressAtOnce } from '../support/at-once.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { initiativeForm, waiting } from './support/initiative-form.ts';
import { initiativeList } from './support/initiative-list.ts';
import { listAfresh } from './support/list-afresh.ts';
import { REASONS, rejectDialog } from './support/reject-dialog.ts';
import { reviewDesk } from './support/review-desk.ts';
import { ACCEPTED, confirmations, idsOf, NEW, wasRead } from './support/review-records.ts';
import { inView, placeNear, similarSection } from './support/similar-section.ts';
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
  await page.getByRole('button', { name: 'Javobni kutmay davom etish' }).click();
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

test('a moderator rejects by a reason and comment used before, chosen as one', async ({ page, platform, signIn }) => {
  const step = stepsOf(platform);
  await signIn('moderator', 'later');
  const desk = reviewDesk(page);
  const view = rejectDialog(page);
  const pairs = view.dialog.getByRole('list', { name: 'Oxirgi sabab va izohlar' }).getByRole('listitem');
  /** Opens what waits for the moderator. */
  const openWaiting = async () => {
    await listAfresh(page);
    await openScreen(page, '/app/initiatives/review?mine=1');
    await expect(desk.view).toBeFocused();
  };
  const plain = platform.find.reason({ title: REASONS.plain });
  const other = platform.find.reason({ file_required: 0, title: not(REASONS.plain) });
  const used = [
    { reason: plain, text: 'Nizomga mos emas' },
    { reason: other, text: 'Manzil noaniq' },
    { reason: other, text: 'Smeta yoʻq' },
  ] as const;

  await step(
    'what was used is rejected with again by R, its digit and Ctrl+Enter, pressed at once',
    async (platform) => {
      await openWaiting();
      for (const { reason, text } of used) {
        const id = desk.id();
        await page.keyboard.press('r');
        await view.choose(reason.title);
        await view.comment.fill(text);
        await page.keyboard.press('Control+Enter');
        await desk.another(id);
      }
      for (const nth of [2, 1, 3, 3, 1, 2, 2]) {
        const id = desk.id();
        await pressAtOnce(desk.view, 'KeyR', `Digit${nth}`, 'Control+Enter');
        await desk.another(id);
        const { reason, text } = used[nth - 1] ?? used[0];
        await expect
          .poll(() => platform.initiatives.history(id).map(({ action, comment }) => [action, comment]))
          .toEqual([['decline', text]]);
        const sent = platform.calls().findLast(({ path }) => path.endsWith(`/decline/initiatives/${id}`));
        expect(sent?.body).toMatchObject({ cancelation_reason_id: reason.id, moderator_comment: text });
      }
      await page.keyboard.press('r');
      await expect(pairs).toHaveText(used.map(({ reason, text }, index) => `${index + 1}${reason.title}${text}`));
      await page.keyboard.press('Escape');
      await expect(view.dialog).toHaveCount(0);
    },
  );

  await step('a digit is text in the comment and in a search, and what a pair replaces comes back', async () => {
    await openWaiting();
    await page.keyboard.press('r');
    await expect(view.reason).toBeFocused();
    await page.keyboard.type('t1');
    await expect(view.reason).toHaveValue('t1');
    await expect(view.comment).toHaveValue('');
    await view.comment.fill('Mening matnim');
    await page.keyboard.press('2');
    await expect(view.comment).toHaveValue('Mening matnim2');
    await view.reason.fill('');
    await page.keyboard.press('2');
    await expect(view.comment).toHaveValue(used[1].text);
    await expect(view.reason).toHaveValue(other.title);
    const note = view.dialog.getByRole('status').filter({ hasText: 'Kiritganingiz almashtirildi.' });
    await expect(note).toBeVisible();
    // Another pair keeps what was typed.
    await page.keyboard.press('1');
    await expect(view.comment).toHaveValue(used[0].text);
    await note.getByRole('button', { name: 'Qaytarish' }).click();
    await expect(view.comment).toHaveValue('Mening matnim2');
    await expect(view.reason).toHaveValue('');
    await expect(view.reason).toBeFocused();
    await expect(note).toHaveCount(0);
    await page.keyboard.press('3');
    await view.comment.press('End');
    await page.keyboard.type('!');
    await expect(view.comment).toHaveValue(`${used[2].text}!`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Chiqish', exact: true }).click();
    await expect(view.dialog).toHaveCount(0);
  });

  await step('keys pressed before the reasons are read send nothing, and mark nothing as missing', async (platform) => {
    const reasons = platform.faults.hold({ match: { path: '/api/v1/initiatives/cancelation-reasons' } });
    await openWaiting();
    const id = Number(await desk.view.getAttribute('data-initiative'));
    await pressAtOnce(desk.view, 'KeyR', 'Digit1', 'Control+Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Yuklanmoqda…' })).toBeVisible();
    await expect(view.send).toBeDisabled();
    reasons();
    await expect(view.comment).toHaveValue(used[0].text);
    await expect(view.send).toBeEnabled();
    await expect(view.dialog.getByText('Majburiy maydon')).toHaveCount(0);
    expect(platform.initiatives.history(id)).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await desk.another(id);
    await expect.poll(() => platform.initiatives.history(id).map(({ action }) => action)).toEqual(['decline']);
  });

  await step(
    'the id of a similar initiative is that of the one in view; without one, the text waits',
    async (platform) => {
      const [first, second, alone] = [inView(platform), inView(platform), inView(platform)];
      const [nearFirst, nearSecond] = [placeNear(platform, first), placeNear(platform, second, { nth: 2 })];
      const { rows } = similarSection(page);
      const openNear = async (one: { id: number }, near: { public_id: string }) => {
        await goTo(page, '/app/initiatives');
        await desk.openAt(one.id);
        await expect(rows.filter({ hasText: near.public_id }).or(rows).first()).toBeVisible();
        await page.keyboard.press('r');
        await expect(view.reason).toBeFocused();
      };
      await openNear(first, nearFirst);
      await view.choose(REASONS.plain);
      await view.comment.fill('Bir xil mazmundagi tashabbus:');
      await page.keyboard.press('Alt+ArrowDown');
      await page
        .getByRole('menuitem', { name: /O'xshash tashabbus IDsini qo'yish/ })
        .first()
        .press('Enter');
      await expect(view.comment).toHaveValue(`Bir xil mazmundagi tashabbus: ${nearFirst.public_id}`);
      await page.keyboard.press('Control+Enter');
      await desk.another(first.id);
      // What was used is remembered once it has been answered.
      await desk.answered();

      await openNear(second, nearSecond);
      await expect(pairs).toHaveCount(4);
      await page.keyboard.press('4');
      await expect(view.comment).toHaveValue(`Bir xil mazmundagi tashabbus: ${nearSecond.public_id}`);
      await page.keyboard.press('Control+Enter');
      await desk.another(second.id);

      await goTo(page, '/app/initiatives');
      await desk.openAt(alone.id);
      await page.keyboard.press('r');
      await expect(pairs).toHaveCount(4);
      await expect(pairs.nth(3).getByRole('button')).toBeDisabled();
      await page.keyboard.press('4');
      await page.keyboard.press('Control+Enter');
      await expect(view.comment).toHaveAccessibleDescription('Majburiy maydon');
      await expect(view.comment).toHaveValue('');
      expect(platform.initiatives.history(alone.id)).toEqual([]);
    },
  );
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
