import type { Page } from 'playwright/test';
import { not } from '../platform/find/rows.ts';
import type { Platform } from '../platform/types.ts';
import { test as base, expect } from './fixtures.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { initiativeForm, sentOf, waiting } from './support/initiative-form.ts';
import { KEYS_PER_TASK } from './support/keys-per-task.ts';
import { REASONS, rejectDialog } from './support/reject-dialog.ts';
import { reviewDesk } from './support/review-desk.ts';
import { ACCEPTED, confirmations, idsOf } from './support/review-records.ts';

type HandFixtures = {
  /**
   * Carries out a task, and compares the keys and clicks that the page gets with the table. Where nothing is waited for,
   * no decision is answered until the task is over.
   */
  takes: (task: keyof typeof KEYS_PER_TASK, carryOut: () => Promise<unknown>) => Promise<void>;
};

const test = base.extend<HandFixtures>({
  takes: async ({ page, platform }, use) => {
    await use(async (task, carryOut) => {
      const { keys, clicks, waits } = KEYS_PER_TASK[task].now;
      platform.faults.add({ kind: 'latency', ms: 300 });
      const release = waits === 0 ? platform.faults.hold({ match: { method: 'POST' } }) : () => undefined;
      const hand = await countingHand(page);
      await carryOut();
      expect(await hand.jsonValue(), `what the hand does to ${task}`).toEqual({ keys, clicks });
      release();
    });
  },
});

/** Counts, in the page, the keys and clicks of a person from now on. */
const countingHand = (page: Page) =>
  page.evaluateHandle(() => {
    const hand = { keys: 0, clicks: 0 };
    const modifiers = ['Control', 'Shift', 'Alt', 'Meta'];
    const key = (event: KeyboardEvent) => {
      if (event.isTrusted && !modifiers.includes(event.key)) hand.keys += 1;
    };
    window.addEventListener('keydown', key, true);
    // Enter on a button is a click without a pointer.
    window.addEventListener('click', (event) => void (event.isTrusted && event.detail > 0 && hand.clicks++), true);
    return hand;
  });

const pressAll = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const moderated = (platform: Platform, ids: readonly number[]) =>
  ids.map((id) => platform.initiatives.history(id).map(({ action }) => action));

test('twenty are confirmed one by one', async ({ page, platform, signIn, takes }) => {
  const twenty = idsOf(platform, ACCEPTED).slice(0, 20);
  await signIn('district_manager');
  const desk = reviewDesk(page);
  await desk.open();
  await takes('confirm twenty, one by one', async () => {
    for (const id of twenty) {
      await expect(desk.view).toHaveAttribute('data-initiative', String(id));
      await page.keyboard.press('a');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Control+Enter');
    }
  });
  await expect.poll(() => twenty.map((id) => confirmations(platform, id).length)).toEqual(twenty.map(() => 1));
});

test('twenty are confirmed after a look at each', async ({ page, platform, signIn, takes }) => {
  const twenty = idsOf(platform, ACCEPTED).slice(0, 20);
  await signIn('district_manager');
  const desk = reviewDesk(page);
  await desk.open();
  await takes('confirm twenty after a look at each', async () => {
    for (const id of twenty) {
      await expect(desk.view).toHaveAttribute('data-initiative', String(id));
      await page.keyboard.press('x');
    }
    await page.keyboard.press('a');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Control+Enter');
  });
  await expect.poll(() => twenty.map((id) => confirmations(platform, id).length)).toEqual(twenty.map(() => 1));
});

test('ten are rejected with three reasons used before', async ({ page, platform, signIn, takes }) => {
  const plain = platform.find.reason({ title: REASONS.plain });
  const other = platform.find.reason({ file_required: 0, title: not(REASONS.plain) });
  await signIn('moderator', 'later');
  const desk = reviewDesk(page);
  const view = rejectDialog(page);
  const shown = async () => Number(await desk.view.getAttribute('data-initiative'));
  await goTo(page, '/app/initiatives/review?mine=1');
  await expect(desk.view).toBeFocused();
  for (const [reason, text] of [
    [plain, 'Nizomga mos emas'],
    [other, 'Manzil noaniq'],
    [other, "Smeta yo'q"],
  ] as const) {
    const id = await shown();
    await page.keyboard.press('r');
    await view.choose(reason.title);
    await view.comment.fill(text);
    await page.keyboard.press('Control+Enter');
    await desk.another(id);
    await expect.poll(() => moderated(platform, [id])).toEqual([['decline']]);
  }
  const rejected: number[] = [];
  await takes('reject ten with three reasons used before', async () => {
    for (const nth of [1, 2, 3, 1, 2, 3, 1, 2, 3, 1]) {
      rejected.push(await shown());
      await page.keyboard.press('r');
      await expect(view.reason).toBeFocused();
      await pressAll(page, `${nth}`, 'Control+Enter');
      await desk.another(rejected.at(-1) ?? 0);
    }
  });
  await expect.poll(() => moderated(platform, rejected)).toEqual(rejected.map(() => ['decline']));
});

test('three roads are accepted for the customer of the last one', async ({ page, platform, signIn, takes }) => {
  const [first, ...three] = platform.find.all('initiative', { waitsFor: 'moderator', asksFor: 'road' }).slice(0, 4);
  if (!first || three.length < 3) throw new Error('The seed has too few roads');
  for (const { id } of [first, ...three])
    platform.initiatives.change(id, { customer_tin: null, road_type: null, road_length: null });
  platform.change.roadPrice({ district_id: first.district_id }, { price: 640_000_000, half_ready_price: 410_000_000 });
  const customer = platform.find.customer();
  await signIn('moderator', 'later');
  const desk = reviewDesk(page);
  const form = initiativeForm(page);
  const fillIn = ['ArrowDown', 'Enter', 'Tab', '7', '0', '0'];
  await goTo(page, '/app/initiatives');
  await desk.openAt(first.id);
  await page.keyboard.press('a');
  await form.choose('Buyurtmachi', customer.tin, customer.title);
  await form.field("Yo'l turi").focus();
  await pressAll(page, ...fillIn);
  await expect(waiting(page)).toHaveCount(0);
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => moderated(platform, [first.id])).toEqual([['accept']]);
  const ids = three.map(({ id }) => id);
  await page.evaluate(
    (chosen) => sessionStorage.setItem('review-chosen', JSON.stringify([{ name: 'roads', ids: chosen }])),
    ids,
  );
  await openScreen(page, '/app/initiatives/review?set=roads');
  await expect(desk.view).toBeFocused();
  await takes('accept three roads for the customer of the last one', async () => {
    for (const id of ids) {
      await expect(desk.view).toHaveAttribute('data-initiative', String(id));
      await page.keyboard.press('a');
      await expect(page.getByRole('button', { name: 'oxirgi tanlangan' })).toBeVisible();
      await pressAll(page, 'Enter', ...fillIn);
      await expect(waiting(page)).toHaveCount(0);
      await page.keyboard.press('Control+Enter');
    }
  });
  await expect.poll(() => moderated(platform, ids)).toEqual(ids.map(() => ['accept']));
  expect(sentOf(platform).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('twelve appeals that are alike are answered', async ({ page, platform, signIn, takes }) => {
  const twelve = platform.find.all('appeal', { status: 'NEW' }).slice(0, 12);
  for (const { question_id } of twelve)
    platform.change.appeal(question_id, { question: 'Ovoz berish muddatini uzaytiring, iltimos' });
  await signIn('admin', '/app/appeals?status=NEW');
  await expect(page.getByRole('button', { name: "12 ta o'xshash" })).toHaveCount(1);
  const dialog = page.getByRole('dialog', { name: 'Belgilanganlarga javob berish' });
  await takes('answer twelve appeals that are alike', async () => {
    await pressAll(page, 'j', 'Shift+X', 'a');
    await expect(dialog.getByRole('textbox', { name: 'Javob' })).toBeFocused();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.locator('[role=option][data-combobox-selected]')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Javob' })).toHaveValue(/./);
    await page.keyboard.press('Control+Enter');
  });
  await expect(dialog).toBeHidden();
  const answered = platform.calls().filter(({ method, path }) => method !== 'GET' && path.endsWith('/answer'));
  expect(answered).toHaveLength(12);
});
