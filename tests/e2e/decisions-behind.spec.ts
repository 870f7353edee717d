import type { Page } from 'playwright/test';
import { pressAtOnce } from '../support/at-once.ts';
import { expect, test } from './fixtures.ts';
import { chooseExit } from './support/choose-exit.ts';
import { heldAnswer } from './support/held-answer.ts';
import { listAfresh } from './support/list-afresh.ts';
import { reviewDesk } from './support/review-desk.ts';
import { ACCEPTED, confirmations, idsOf, NEW, wasRead } from './support/review-records.ts';
import { stepsOf } from './support/steps.ts';

const TO_FORM = 'Shaklga qaytish';
const confirmPath = (id: number) => `/api/v1/district-managers/initiatives/${id}/accept`;
const confirmDialog = (page: Page) => page.getByRole('dialog', { name: 'Moderator xulosasini tasdiqlash' });
const notice = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });
const sending = (page: Page, count: number) => page.getByText(`${count} ta yuborilmoqda`, { exact: true });
/** Nothing is being sent any more. */
const settled = (page: Page) => expect(page.getByText(/^\d+ ta yuborilmoqda$/)).toHaveCount(0);
/** Confirms the initiative in view, and waits for the next one alone. */
async function confirm(page: Page): Promise<number> {
  const desk = reviewDesk(page);
  const id = desk.id();
  await page.keyboard.press('a');
  await expect(confirmDialog(page)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await desk.another(id);
  await expect(confirmDialog(page)).toHaveCount(0);
  return id;
}

test('twenty decisions go out behind the next initiative; what is not done comes back, and nothing is told before its answer', async ({
  page,
  platform,
  signIn,
}) => {
  const queue = idsOf(platform, ACCEPTED);
  await signIn('district_manager');
  const desk = reviewDesk(page);
  await desk.open();
  platform.faults.add({ kind: 'latency', ms: 300, match: { method: 'POST' } });
  const bad = { changed: 4, refused: 8, lost: 12, cut: 16 };
  const [changed, refused, lost, cut] = Object.values(bad).map((at) => queue[at] ?? 0) as [
    number,
    number,
    number,
    number,
  ];

  for (let decided = 0; decided < 20; decided++) {
    const id = desk.id();
    expect(id).toBe(queue[decided]);
    if (id === changed) {
      await wasRead(platform, id);
      platform.initiatives.change(id, { requested_amount: 777_000_000 });
      await pressAtOnce(desk.view, 'KeyA', 'Control+Enter');
      await desk.another(id);
      continue;
    }
    const match = { path: confirmPath(id) };
    if (id === refused)
      platform.faults.add({ kind: 'status', status: 409, message: 'Mavsum yopilgan', match, times: 1 });
    if (id === lost) platform.faults.add({ kind: 'drop-mid-body', match, times: 1 });
    if (id === cut) platform.faults.add({ kind: 'drop', match, times: 1 });
    await confirm(page);
  }
  await settled(page);
  const back = [changed, refused, lost, cut];
  const good = queue.slice(0, 20).filter((id) => !back.includes(id));
  for (const id of good) expect(confirmations(platform, id), `${id}`).toHaveLength(1);
  expect([changed, refused, cut].map((id) => confirmations(platform, id).length)).toEqual([0, 0, 0]);
  expect(confirmations(platform, lost)).toHaveLength(1);
  await expect(page.getByRole('button', { name: TO_FORM })).toHaveCount(4);
  // Nothing counts as decided whose answer is not known.
  expect(await desk.left()).toBe(queue.length - good.length);

  // Each notice names its initiative and leads back to it.
  await expect(notice(page, 'Yuborish yakunlanmadi')).toHaveCount(1);
  await expect(notice(page, 'Mavsum yopilgan')).toHaveCount(1);
  await notice(page, 'Mavsum yopilgan').getByRole('button', { name: TO_FORM }).click();
  await expect(confirmDialog(page)).toBeVisible();
  expect(await desk.view.getAttribute('data-initiative')).toBe(String(refused));
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => confirmations(platform, refused)).toHaveLength(1);

  // The next one that came back follows. Its answer was lost: it is found done, and is not sent again.
  await expect(desk.view).toHaveAttribute('data-initiative', String(lost));
  await expect(desk.view.getByText("Bu tashabbus bo'yicha qaror allaqachon qabul qilingan")).toBeVisible();
  expect(confirmations(platform, lost)).toHaveLength(1);

  // What somebody else has changed is shown before it is sent.
  await notice(page, 'Yuborish yakunlanmadi').getByRole('button', { name: TO_FORM }).click();
  await expect(confirmDialog(page).getByText(/777.000.000/)).toBeVisible();
  expect(confirmations(platform, changed)).toEqual([]);
  // A press that was on its way when the change appeared is no answer to it.
  await expect(async () => {
    await page.keyboard.press('Control+Enter');
    await expect(confirmDialog(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect.poll(() => confirmations(platform, changed)).toHaveLength(1);
});

test('three decisions are sent at once, in order; the one in view cannot be decided twice, nor the desk left unasked', async ({
  page,
  platform,
  signIn,
  app,
}) => {
  const step = stepsOf(platform);
  await signIn('district_manager');
  const desk = reviewDesk(page);
  await step('no more than three are under way, and the others follow in order', async (platform) => {
    await desk.open();
    const sent = () => platform.calls().filter(({ method, path }) => method === 'POST' && /\/accept$/.test(path));
    const release = platform.faults.hold({ match: { method: 'POST' } });
    const ids: number[] = [];
    for (let index = 0; index < 5; index++) ids.push(await confirm(page));
    await expect(sending(page, 5)).toBeVisible();
    await expect(desk.rail.getByRole('img', { name: 'Yuborilmoqda', exact: true })).toHaveCount(5);
    // Back at the first: nothing can be begun on it.
    for (let index = 0; index < 5; index++) await page.keyboard.press('k');
    await expect(desk.view).toHaveAttribute('data-initiative', String(ids[0]));
    await expect(desk.view.getByText('Qaroringiz yuborilmoqda')).toBeVisible();
    await page.keyboard.press('a');
    await expect(desk.actions.getByRole('button', { name: /Tasdiqlash/ })).toBeDisabled();
    await expect(confirmDialog(page)).toHaveCount(0);
    // The end of the program is asked about, as with everything that is being sent.
    await app.scriptDialog({ dialog: 'message-box', response: 0 });
    await chooseExit(app, page);
    expect(JSON.stringify(await app.waitForEvent('message-box'))).toContain('yuborilmoqda');
    await expect.poll(() => sent().length).toBe(3);
    release();
    await settled(page);
    await expect.poll(() => sent().length).toBe(ids.length);
    // Calls under way together may overtake one another.
    const [together, others] = [ids.slice(0, 3), ids.slice(3)].map((some) => some.map(confirmPath).toSorted());
    const paths = sent().map(({ path }) => path);
    expect([paths.slice(0, 3).toSorted(), paths.slice(3).toSorted()]).toEqual([together, others]);
    // The first was decided while it stood in view: the next one that is open follows.
    await expect.poll(() => desk.id()).not.toBe(ids[0]);
  });

  await step('keys pressed without a look decide each initiative in its turn', async (platform) => {
    // The page is loaded anew: the dialog's code comes after the keys.
    await listAfresh(page);
    await desk.open();
    const before = confirmations(platform).length;
    const queue = idsOf(platform, ACCEPTED).slice(0, 3);
    expect(desk.id()).toBe(queue[0]);
    await pressAtOnce(desk.view, ...queue.flatMap(() => ['KeyA', 'Control+Enter']));
    await expect.poll(() => confirmations(platform).length).toBe(before + 3);
    expect(queue.map((id) => confirmations(platform, id).length)).toEqual([1, 1, 1]);
  });
});

test("a moderator's rejection that is refused comes back with its reason and text", async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('moderator');
  const desk = reviewDesk(page);
  const dialog = page.getByRole('dialog', { name: 'Tashabbusni rad etish' });
  const reason = dialog.getByRole('combobox').first();
  const comment = dialog.getByRole('textbox', { name: 'Izoh' });
  const rejectPath = (id: number) => `/api/v1/moderators/decline/initiatives/${id}`;
  /** Fills in the rejection of the initiative in view; returns the chosen reason. */
  const typeRejection = async (text: string) => {
    await page.keyboard.press('r');
    await expect(reason).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[role=option][data-combobox-selected]')).toHaveCount(1);
    await page.keyboard.press('Enter');
    const chosen = await reason.inputValue();
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
    return chosen;
  };

  await step('by its notice, on the desk', async (platform) => {
    await desk.open();
    const id = desk.id();
    const answer = heldAnswer(platform, {
      kind: 'status',
      status: 409,
      message: 'Mavsum yopilgan',
      match: { path: rejectPath(id) },
    });
    const chosen = await typeRejection('Hujjatlar yetarli emas');
    await page.keyboard.press('Control+Enter');
    const next = await desk.another(id);
    expect(next).not.toBe(id);
    await answer.waiting();
    await expect(sending(page, 1)).toBeVisible();
    await expect(page.getByText('Rad etish amalga oshirildi!')).toHaveCount(0);
    answer.release();
    await notice(page, 'Mavsum yopilgan').getByRole('button', { name: TO_FORM }).click();
    await expect(desk.view).toHaveAttribute('data-initiative', String(id));
    await expect(reason).toHaveValue(chosen);
    await expect(comment).toHaveValue('Hujjatlar yetarli emas');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Rad etish amalga oshirildi!')).toBeVisible();
    expect(platform.initiatives.history(id).map(({ comment }) => comment)).toEqual(['Hujjatlar yetarli emas']);
  });

  await step('also from another page', async (platform) => {
    await listAfresh(page);
    await desk.openAt(platform.find.initiative(NEW).id);
    const id = desk.id();
    const answer = heldAnswer(platform, { kind: 'status', status: 503, match: { path: rejectPath(id) } });
    await typeRejection('Takroriy');
    await page.keyboard.press('Control+Enter');
    await desk.another(id);
    await answer.waiting();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/app\/initiatives\?/);
    answer.release();
    await page.getByRole('button', { name: TO_FORM }).click();
    await expect(dialog).toBeVisible();
    await expect(comment).toHaveValue('Takroriy');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Chiqish', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await step('who wants to wait may: the dialog stays until the answer', async (platform) => {
    await listAfresh(page);
    await desk.openAt(platform.find.initiative(NEW).id);
    await page.getByRole('button', { name: 'Javobni kutmay davom etish' }).click();
    const id = desk.id();
    const answer = heldAnswer(platform, { kind: 'hold', match: { path: rejectPath(id) } });
    await typeRejection('Kutaman');
    await page.keyboard.press('Control+Enter');
    await answer.waiting();
    await expect(dialog).toBeVisible();
    expect(desk.id()).toBe(id);
    answer.release();
    await expect(dialog).toHaveCount(0);
    await desk.another(id);
    expect(idsOf(platform, NEW)).not.toContain(id);
  });
});
