import type { Page } from 'playwright/test';
import type { Initiative } from '../platform/find/records.ts';
import type { Platform } from '../platform/types.ts';
import { expect, test } from './fixtures.ts';
import { banDialog } from './support/ban-dialog.ts';
import { closeBelow } from './support/close-below.ts';
import { goTo } from './support/go-to.ts';
import { movingList } from './support/moving-list.ts';
import { actionOf } from './support/open-row.ts';
import { reviewDesk } from './support/review-desk.ts';
import { againQuestion, sendAgain } from './support/send-again.ts';
import { stepsOf, windowForgets } from './support/steps.ts';

const COMMENT = "Loyiha hujjatlari to'liq emas";
/** The message where it is unknown whether a call was carried out. */
const UNSURE = /Amal bajarilgan bo'lishi ham, bajarilmagan bo'lishi ham mumkin/;
const GENERIC = "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!";

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

const sent = (platform: Platform, path: string) =>
  platform.calls().filter((call) => call.method !== 'GET' && call.path === path);
/** Lets the platform carry the call out, and loses its answer. */
const loseAnswer = (platform: Platform, path: string) =>
  platform.faults.add({ kind: 'drop-mid-body', match: { path }, times: 1 });
type Asked = { readonly question_id: number; readonly public_id: string };
const answerPath = ({ question_id }: Asked) => `/api/v1/questions/${question_id}/answer`;
const rowOf = (page: Page, publicId: string) => page.locator('tr[data-row]').filter({ hasText: publicId });

test('actions on winners whose answer is lost, or that come too late, are told as what they are', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('admin', 'later');
  const step = stepsOf(platform);
  await step(
    'an action whose answer is lost is not reported as failed, and the list shows its effect',
    async (platform) => {
      const list = await movingList(page, platform);
      const first = list.winners[0] as Initiative;
      const path = `/api/v1/initiatives/${first.public_id}`;
      const row = await list.open(0);
      loseAnswer(platform, path);
      await actionOf(row, "G'oliblikni bekor qilish").click();
      await page.getByRole('dialog').getByRole('button', { name: 'Ha' }).click();
      await expect(page.getByRole('alert').filter({ hasText: UNSURE })).toContainText('Xato raqami');
      await expect(rowOf(page, first.public_id)).toHaveCount(0);
      await expect(page.getByText(GENERIC)).toHaveCount(0);
      expect(sent(platform, path)).toHaveLength(1);
    },
  );

  for (const action of ["Boshlang'ich bosqichga qaytarish", "G'oliblikni bekor qilish"])
    await step(
      `"${action}" sends nothing if the initiative has changed since it was shown, says so and updates it`,
      async (platform) => {
        await windowForgets(page);
        const list = await movingList(page, platform);
        const first = list.winners[0] as Initiative;
        const path = `/api/v1/initiatives/${first.public_id}`;
        const row = await list.open(0);
        platform.initiatives.change(first.id, { granted_amount: 77_000_000, title: 'Boshqa sarlavha' });
        const ask = async () => {
          await actionOf(row, action).click();
          await page.getByRole('dialog').getByRole('button', { name: 'Ha' }).click();
        };
        await ask();
        const told = page.getByRole('alert').filter({ hasText: "Siz ko'rayotganingizda tashabbus o'zgardi" });
        await expect(told).toContainText("O'zgargan: Sarlavha, Ajratilgan summa. Amal yuborilmadi");
        await expect(row).toContainText('Boshqa sarlavha');
        expect(sent(platform, path)).toEqual([]);
        await ask();
        await expect.poll(() => sent(platform, path).map(({ status }) => status)).toEqual([200]);
      },
    );

  await step('an action whose initiative cannot be read counts as failed, not unsure', async (platform) => {
    await windowForgets(page);
    const list = await movingList(page, platform);
    const first = list.winners[0] as Initiative;
    const row = await list.open(0);
    platform.faults.add({ kind: 'drop', match: { method: 'GET', path: `/api/v1/initiatives/${first.id}` } });
    await actionOf(row, "G'oliblikni bekor qilish").click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ha' }).click();
    const told = page.getByRole('alert').filter({ hasText: "Amaliyotni bajarishda xatolik sodir bo'ldi" });
    await expect(told).toBeVisible();
    await expect(told).not.toContainText("bajarilgan bo'lishi ham");
    expect(sent(platform, `/api/v1/initiatives/${first.public_id}`)).toEqual([]);
  });

  await step(
    'C-051: a ban whose answer is lost is found done and not sent twice; the list is read again at once',
    async (platform) => {
      await windowForgets(page);
      const list = await movingList(page, platform);
      const first = list.winners[0] as Initiative;
      const path = `/api/v1/initiatives/${first.public_id}/ignore`;
      const row = await list.open(0);
      await actionOf(row, 'Goliblikdan mahrum qilish').click();
      const { dialog, comment, confirm } = banDialog(page);
      await comment.fill(COMMENT);
      loseAnswer(platform, path);
      await confirm.click();
      await expect(dialog.getByRole('alert').filter({ hasText: UNSURE })).toBeVisible();
      await expect(rowOf(page, first.public_id)).toHaveCount(0);
      await expect(comment).toHaveValue(COMMENT);
      await confirm.click();
      await expect(dialog.getByText(/Javobi kelmagan qaroringiz bajarilgan bo'lishi mumkin/)).toBeVisible();
      await expect(confirm).toBeDisabled();
      expect(sent(platform, path)).toHaveLength(1);
    },
  );
});

test('forms, templates and appeals whose answer is lost are sent again only by hand', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('admin', 'later');
  const step = stepsOf(platform);
  for (const status of [502, 504])
    await step(
      `a save that a gateway answers with ${status} is not reported as refused, and is sent again only by hand`,
      async (platform) => {
        const { id } = platform.find.fund();
        const path = `/api/v1/funds/${id}`;
        platform.faults.add({ kind: 'status', status, message: null, match: { method: 'PUT', path }, times: 1 });
        await goTo(page, `/app/funds/${id}`);
        const english = page.getByRole('textbox', { name: 'Nomi: English' });
        await english.fill(`Road fund ${status}`);
        await page.keyboard.press('Control+s');
        const alert = page.getByRole('alert').filter({ hasText: UNSURE });
        await expect(alert).toContainText('Aloqa uzilib qoldi');
        await expect(english).toHaveValue(`Road fund ${status}`);
        expect(sent(platform, path).map((call) => call.status)).toEqual([status]);
        await page.keyboard.press('Control+s');
        await expect(page.getByRole('status').filter({ hasText: 'Muvafaqiyatli saqlandi' })).toBeVisible();
        expect(sent(platform, path).map((call) => call.status)).toEqual([status, 200]);
        expect(platform.read.fund(id).title.en).toBe(`Road fund ${status}`);
      },
    );

  for (const kind of ['drop-mid-body', 'malformed-json'] as const)
    await step(
      `a dialog's new record whose answer is lost (${kind}) is in the list below before it is saved again`,
      async (platform) => {
        await goTo(page, '/app/answer-templates');
        const list = page.getByRole('table', { name: 'Javob shablonlari' }).locator('tr[data-row]');
        await expect(list).toHaveCount(platform.find.count('answerTemplate'));
        await page.getByRole('button', { name: "Qo'shish" }).click();
        const dialog = page.getByRole('dialog', { name: 'Yangi javob shabloni' });
        await dialog.getByRole('textbox', { name: 'Shablon matni' }).fill(`Hududga ertaga boriladi: ${kind}`);
        platform.faults.add({ kind, match: { method: 'POST', path: '/api/v1/answer-template' }, times: 1 });
        await page.keyboard.press('Control+s');
        await expect(dialog.getByRole('alert').filter({ hasText: UNSURE })).toBeVisible();
        await expect(list.filter({ hasText: `Hududga ertaga boriladi: ${kind}` })).toHaveCount(1);
        await expect(dialog.getByRole('textbox', { name: 'Shablon matni' })).toHaveValue(
          `Hududga ertaga boriladi: ${kind}`,
        );
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Chiqish', exact: true }).click();
        await expect(dialog).toBeHidden();
      },
    );

  await step(
    'a held key against a gateway without an answer sends a new record once, and another press asks first',
    async (platform) => {
      await goTo(page, '/app/answer-templates');
      await page.getByRole('button', { name: "Qo'shish" }).click();
      const dialog = page.getByRole('dialog', { name: 'Yangi javob shabloni' });
      await dialog.getByRole('textbox', { name: 'Shablon matni' }).fill('Hududga ertaga boriladi');
      const path = '/api/v1/answer-template';
      const mend = platform.faults.add({ kind: 'status', status: 502, message: null, match: { method: 'POST', path } });
      await page.keyboard.down('Control');
      for (let nth = 0; nth < 5; nth += 1) await page.keyboard.down('s');
      await expect(dialog.getByRole('alert').filter({ hasText: UNSURE })).toBeVisible();
      for (let nth = 0; nth < 5; nth += 1) await page.keyboard.down('s');
      await page.keyboard.up('s');
      await page.keyboard.up('Control');
      mend();
      await page.keyboard.press('Control+s');
      await expect(againQuestion(page).getByRole('button', { name: 'Bekor qilish' })).toBeFocused();
      expect(sent(platform, path)).toHaveLength(1);
      await sendAgain(page);
      await expect(dialog).toBeHidden();
      expect(sent(platform, path).map(({ status }) => status)).toEqual([502, 200]);
    },
  );

  await step(
    'F-007: an answer whose response is lost is found given, an answer by somebody else is shown; neither is sent twice',
    async (platform) => {
      const [lost, taken] = [platform.find.appeal({ status: 'NEW' }), platform.find.appeal({ status: 'NEW' })];
      await goTo(page, '/app/appeals?status=NEW');
      const dialog = page.getByRole('dialog', { name: 'Murojaatga javob berish' });
      const send = dialog.getByRole('button', { name: 'Javob yuborish' });
      const answer = async (publicId: string) => {
        await rowOf(page, publicId).focus();
        await page.keyboard.press('a');
        await dialog.getByRole('textbox', { name: 'Javob' }).fill('Ishlar boshlandi');
        await send.click();
      };
      await expect(rowOf(page, lost.public_id)).toBeVisible();
      loseAnswer(platform, answerPath(lost));
      await answer(lost.public_id);
      await expect(dialog.getByRole('alert').filter({ hasText: UNSURE })).toBeVisible();
      await expect(rowOf(page, lost.public_id)).toHaveCount(0);
      await send.click();
      await expect(page.getByRole('status').filter({ hasText: "Murojatga javob yo'llandi." })).toBeVisible();
      await expect(dialog).toBeHidden();
      expect(sent(platform, answerPath(lost))).toHaveLength(1);

      const there = rowOf(page, taken.public_id);
      await there.focus();
      await page.keyboard.press('a');
      await dialog.getByRole('textbox', { name: 'Javob' }).fill('Ishlar boshlandi');
      platform.change.appeal(taken.question_id, { status: 'ANSWERED', answer: 'Kecha tugatildi' });
      await send.click();
      await expect(dialog.getByRole('alert')).toContainText('allaqachon javob berilgan');
      await expect(there).toHaveCount(0);
      await send.click();
      await expect(dialog.getByRole('alert')).toContainText('qaror allaqachon qabul qilingan: matn qayta yuborilmadi');
      await expect(dialog.getByRole('alert')).toContainText('Kecha tugatildi');
      await expect(send).toBeDisabled();
      expect(sent(platform, answerPath(taken))).toHaveLength(1);
    },
  );

  await step('F-009: an edit whose response is lost is found done', async (platform) => {
    const one = platform.find.appeal({ status: 'ANSWERED' });
    await goTo(page, '/app/appeals?status=ANSWERED');
    await rowOf(page, one.public_id).focus();
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog', { name: 'Javobni tahrirlash' });
    await dialog.getByRole('textbox', { name: 'Javob' }).fill('Ishlar boshlandi');
    const mend = platform.faults.add({ kind: 'drop', match: { method: 'GET', path: '/api/v1/questions' } });
    await page.keyboard.press('Control+s');
    const unsent = dialog.getByRole('alert').filter({ hasText: 'Hech narsa yuborilmadi. Yozganlaringiz joyida.' });
    await expect(unsent).toBeVisible();
    mend();
    loseAnswer(platform, answerPath(one));
    await page.keyboard.press('Control+s');
    await expect(dialog.getByRole('alert').filter({ hasText: UNSURE })).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('status').filter({ hasText: 'Muvofaqiyatli javob tahrirlandi!' })).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(sent(platform, answerPath(one))).toHaveLength(1);
  });

  await step(
    'a bulk answer whose response is lost may have been sent; a retry reads the appeals and finds it sent',
    async (platform) => {
      const lost = platform.find.appeal({ status: 'NEW' });
      await goTo(page, '/app/appeals?status=NEW');
      loseAnswer(platform, answerPath(lost));
      const { dialog, outcomeOf, again } = await answerAll(page, [lost]);
      await expect(outcomeOf(lost)).toContainText("Javob kelmadi: yuborilgan bo'lishi mumkin");
      await expect(outcomeOf(lost)).toHaveAttribute('data-look', 'warn');
      await expect(dialog.getByRole('alert')).toContainText("1 ta murojaatga yuborilgan bo'lishi mumkin");
      await expect(rowOf(page, lost.public_id)).toHaveCount(0);
      await again.click();
      await expect(page.getByRole('status').filter({ hasText: "Murojatga javob yo'llandi." })).toBeVisible();
      await expect(dialog).toBeHidden();
      expect(sent(platform, answerPath(lost))).toHaveLength(1);
    },
  );

  await step(
    'a bulk answer that did not arrive: a retry sends it to open appeals, and names those answered or deleted meanwhile',
    async (platform) => {
      const unanswered = () => platform.find.appeal({ status: 'NEW' });
      const [open, taken, deleted] = [unanswered(), unanswered(), unanswered()];
      await goTo(page, '/app/appeals?status=NEW');
      for (const one of [open, taken, deleted])
        platform.faults.add({ kind: 'drop', match: { path: answerPath(one) }, times: 1 });
      const { dialog, outcomeOf, again } = await answerAll(page, [open, taken, deleted]);
      await expect(dialog.getByRole('alert')).toContainText("3 ta murojaatga yuborilgan bo'lishi mumkin");

      // While the appeals cannot be read, nothing is sent and the outcome stays unknown.
      const mend = platform.faults.add({
        kind: 'status',
        status: 400,
        message: null,
        match: { method: 'GET', path: '/api/v1/questions' },
      });
      const looked = () => platform.calls().filter(({ status }) => status === 400);
      const before = looked().length;
      await again.click();
      await expect.poll(() => looked().length).toBeGreaterThan(before);
      await expect(dialog.getByRole('alert')).toContainText("3 ta murojaatga yuborilgan bo'lishi mumkin");
      mend();

      platform.change.appeal(taken.question_id, { status: 'ANSWERED', answer: 'Kecha tugatildi' });
      platform.remove.appeal(deleted.question_id);
      await again.click();
      await expect(outcomeOf(open)).toContainText('Yuborildi');
      await expect(outcomeOf(taken)).toContainText('Qaror allaqachon qabul qilingan');
      await expect(outcomeOf(deleted)).toContainText('Murojaat topilmadi');
      expect([open, taken, deleted].map((one) => sent(platform, answerPath(one)).length)).toEqual([2, 1, 2]);
      await closeBelow(dialog).click();
      await expect(dialog).toBeHidden();
    },
  );
});

/** Ticks new appeals and sends them one answer; returns its dialog. */
async function answerAll(page: Page, chosen: readonly Asked[]) {
  for (const { public_id } of chosen) await rowOf(page, public_id).getByRole('checkbox').check();
  const bar = page.getByRole('toolbar', { name: `${chosen.length} ta belgilandi` });
  await bar.getByRole('button', { name: 'Javob berish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Belgilanganlarga javob berish' });
  await dialog.getByRole('textbox', { name: 'Javob' }).fill('Ishlar boshlandi');
  await dialog.getByRole('button', { name: 'Javob yuborish' }).click();
  const outcomeOf = ({ public_id }: Asked) => dialog.getByRole('listitem').filter({ hasText: public_id });
  return { dialog, outcomeOf, again: dialog.getByRole('button', { name: 'Qayta urinish' }) };
}

test('a bulk confirmation whose answer is lost is read again and found done', async ({ page, platform, signIn }) => {
  await signIn('district_manager');
  const desk = reviewDesk(page);
  await desk.open();
  const id = desk.id();
  await page.keyboard.press('x');
  await expect(desk.rail).toContainText('1 ta belgilandi');
  const path = `/api/v1/district-managers/initiatives/${id}/accept`;
  loseAnswer(platform, path);
  await desk.rail.getByRole('button', { name: 'Tasdiqlash' }).click();
  const dialog = page.getByRole('dialog', { name: 'Belgilanganlarni tasdiqlash' });
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('listitem')).toContainText('Qaror allaqachon qabul qilingan');
  await expect(dialog.getByRole('button', { name: 'Qayta urinish' })).toHaveCount(0);

  // A confirmation that was not carried out: its outcome is unknown until a retry.
  await closeBelow(dialog).click();
  const next = await desk.another(id);
  await page.keyboard.press('x');
  await expect(desk.rail).toContainText('1 ta belgilandi');
  await desk.rail.getByRole('button', { name: 'Tasdiqlash' }).click();
  platform.faults.add({
    kind: 'drop',
    match: { path: `/api/v1/district-managers/initiatives/${next}/accept` },
    times: 1,
  });
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('listitem')).toContainText("Javob kelmadi: tasdiqlangan bo'lishi mumkin");
  await expect(dialog.getByRole('alert')).toContainText("1 ta tashabbus tasdiqlangan bo'lishi mumkin");
  await dialog.getByRole('button', { name: 'Qayta urinish' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('Tadiqlandi');
  expect(platform.initiatives.history(next).filter(({ action }) => action === 'confirm')).toHaveLength(1);
});
