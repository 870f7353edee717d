import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Platform } from '../platform/types.ts';
import { dropFiles } from '../support/drop-files.ts';
import { workbookOf } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { openBan } from './support/ban-dialog.ts';
import { chooseExit } from './support/choose-exit.ts';
import { goTo } from './support/go-to.ts';
import { heldAnswer } from './support/held-answer.ts';
import { LANGUAGES } from './support/languages.ts';
import { reviewDesk } from './support/review-desk.ts';
import { againQuestion } from './support/send-again.ts';
import { stepsOf } from './support/steps.ts';

const FUNDS = '/api/v1/funds';
const CLOSED = "Jamg'arma yopilgan";
const TO_FORM = 'Shaklga qaytish';

test.use({ appOptions: { viewport: { width: 1600, height: 900 } } });

/** The question of a form that is being sent. */
const question = (page: Page) =>
  page.getByRole('dialog', { name: "Ma'lumot hali yuborilmoqda. Chiqishni istaysizmi?", exact: true });
const wait = async (page: Page) => {
  await expect(question(page).getByRole('button', { name: 'Kutish' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveCount(0);
};
const letGo = (page: Page) => question(page).getByRole('button', { name: 'Chiqish', exact: true }).click();
const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const restore = (page: Page) => page.getByRole('button', { name: 'Tiklash' }).click();
const english = (page: Page) => page.getByRole('textbox', { name: 'Nomi: English' });
const rows = (page: Page) => page.getByRole('table', { name: "Jamg'armalar" }).locator('tr[data-row]');
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Muvafaqiyatli saqlandi' });
const sent = (platform: Platform, method: string, path: string) =>
  platform.calls().filter((call) => call.method === method && call.path === path);

/** Finds a page in the palette, and opens it. */
async function byPalette(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByPlaceholder("Sahifaga o'tish")).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
}

let changed = 0;
/** Opens a fund from its list, and changes it; returns what it has typed. */
async function changeFund(page: Page): Promise<string> {
  const typed = `Road fund ${++changed}`;
  await rows(page).first().focus();
  await page.keyboard.press('Enter');
  await english(page).fill(typed);
  return typed;
}

test('pages, cells and the program are left while something is being sent', async ({ page, platform, signIn, app }) => {
  await signIn('admin', 'later');
  const step = stepsOf(platform);
  await step(
    'a page that is being sent: each way out says so; let go, a refusal is a notice that leads back to what was typed',
    async (platform) => {
      await goTo(page, '/app/funds');
      const typed = await changeFund(page);
      const answer = heldAnswer(platform, { kind: 'status', status: 409, message: CLOSED, match: { method: 'PUT' } });
      await page.keyboard.press('Control+s');
      await answer.waiting();
      for (const leave of [
        () => page.keyboard.press('Escape'),
        () => page.goBack(),
        () => byPalette(page, 'Forum'),
        () => page.locator('nav a').first().click(),
      ]) {
        await leave();
        await wait(page);
        await expect(english(page)).toHaveValue(typed);
      }
      await page.goBack();
      await letGo(page);
      await expect(rows(page).first()).toBeVisible();
      answer.release();
      await expect(notice(page, CLOSED)).toBeVisible();
      await notice(page, CLOSED).getByRole('button', { name: TO_FORM }).click();
      await restore(page);
      await expect(english(page)).toHaveValue(typed);
      await page.keyboard.press('Control+s');
      await expect(saved(page)).toBeVisible();
      expect(
        platform
          .calls()
          .filter(({ method }) => method === 'PUT')
          .map(({ status }) => status),
      ).toEqual([409, 200]);
    },
  );

  await step(
    'a new record that is let go and whose answer is lost: its form asks before it is sent again',
    async (platform) => {
      await goTo(page, '/app/funds');
      await page.getByRole('link', { name: "Qo'shish" }).click();
      for (const language of LANGUAGES) await page.getByRole('textbox', { name: `Nomi: ${language}` }).fill('Fond');
      const answer = heldAnswer(platform, { kind: 'drop', match: { method: 'POST', path: FUNDS } });
      await page.keyboard.press('Control+s');
      await answer.waiting();
      await page.keyboard.press('Escape');
      await letGo(page);
      await expect(rows(page).first()).toBeVisible();
      answer.release();
      const told = notice(page, "Amal bajarilgan bo'lishi ham, bajarilmagan bo'lishi ham mumkin.");
      await told.getByRole('button', { name: TO_FORM }).click();
      await restore(page);
      await page.keyboard.press('Control+s');
      await againQuestion(page).getByRole('button', { name: 'Bekor qilish' }).click();
      await expect(againQuestion(page)).toHaveCount(0);
      expect(sent(platform, 'POST', FUNDS)).toHaveLength(1);
    },
  );

  await step(
    'a cell of a table that is being saved: a way out says so; let go, its refusal leads back to the cell and what was typed',
    async (platform) => {
      await goTo(page, '/app/budget-params');
      const table = page.getByRole('table', { name: 'Budjet parametrlari' });
      const cell = table.getByRole('textbox');
      await table.locator('tr[data-row]').first().focus();
      await page.keyboard.press('F2');
      await cell.fill('Yangi qonun');
      const match = { method: 'PUT', path: /^\/api\/v1\/budget-params/ };
      const answer = heldAnswer(platform, { kind: 'status', status: 409, message: 'Yil yopilgan', match });
      await page.keyboard.press('Enter');
      await answer.waiting();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('status').filter({ hasText: "Ma'lumot hali yuborilmoqda" })).toBeVisible();
      await byPalette(page, 'Forum');
      await wait(page);
      await expect(cell).toHaveValue('Yangi qonun');
      await byPalette(page, 'Forum');
      await letGo(page);
      await expect(table).toHaveCount(0);
      answer.release();
      await notice(page, 'Yil yopilgan').getByRole('button', { name: TO_FORM }).click();
      await expect(cell).toHaveValue('Yangi qonun');
      await page.keyboard.press('Enter');
      await expect(cell).toHaveCount(0);
      await expect(table.locator('tr[data-row]').first()).toContainText('Yangi qonun');
    },
  );

  await step('a decision whose dialog is left during the reading before it is not sent', async (platform) => {
    const view = await openBan(page, platform);
    await view.comment.fill('Shartlar buzilgan');
    const answer = heldAnswer(platform, {
      kind: 'hold',
      match: { method: 'GET', path: /\/api\/v1\/initiatives\/\d+$/ },
    });
    await view.confirm.click();
    await answer.waiting();
    await page.keyboard.press('Escape');
    await letGo(page);
    await expect(view.dialog).toHaveCount(0);
    answer.release();
    await expect(notice(page, "Shakl yopilgani uchun yuborish to'xtatildi.")).toBeVisible();
    expect(platform.calls().filter(({ path }) => path.endsWith('/ignore'))).toEqual([]);
  });

  await step('closing the window says that a form is being sent', async (platform) => {
    await goTo(page, '/app/funds');
    await changeFund(page);
    const answer = heldAnswer(platform, { kind: 'hold', match: { method: 'PUT' } });
    await page.keyboard.press('Control+s');
    await answer.waiting();
    await app.scriptDialog({ dialog: 'message-box', response: 0 });
    await chooseExit(app, page);
    const { options } = await app.waitForEvent('message-box');
    expect(options.message).toBe("Ma'lumot hali yuborilmoqda");
    answer.release();
    await expect(saved(page)).toBeVisible();
  });

  await step('the end of the session of Windows is held back while a form is being sent', async (platform) => {
    await goTo(page, '/app/funds');
    await changeFund(page);
    const answer = heldAnswer(platform, { kind: 'hold', match: { method: 'PUT' } });
    await page.keyboard.press('Control+s');
    await answer.waiting();
    await app.scriptDialog({ dialog: 'message-box', response: 0 });
    expect(await app.endSession()).toBe(false);
    const { options } = await app.waitForEvent('message-box');
    expect(options.message).toBe("Ma'lumot hali yuborilmoqda");
    answer.release();
    await expect(saved(page)).toBeVisible();
  });

  await step(
    'signing out waits for what is being sent: refused, the person stays; done, the person is out',
    async (platform) => {
      const signOut = async () => {
        await page.getByRole('button', { name: /Foydalanuvchi menyusi/ }).click();
        await page.getByRole('menuitem', { name: 'Tizimdan chiqish' }).click();
        const asked = page.getByRole('dialog', { name: 'Tizimdan chiqishni istaysizmi?' });
        await expect(asked).toContainText("Ma'lumot hali yuborilmoqda: javobi kelgach chiqiladi.");
        await asked.getByRole('button', { name: 'Ha', exact: true }).click();
        await expect(asked).toHaveCount(0);
      };
      await goTo(page, '/app/funds');
      const typed = await changeFund(page);
      const refused = heldAnswer(platform, { kind: 'status', status: 409, message: CLOSED, match: { method: 'PUT' } });
      await page.keyboard.press('Control+s');
      await refused.waiting();
      await signOut();
      refused.release();
      await expect(notice(page, CLOSED)).toBeVisible();
      await expect(english(page)).toHaveValue(typed);
      const done = heldAnswer(platform, { kind: 'hold', match: { method: 'PUT' } });
      await page.keyboard.press('Control+s');
      await done.waiting();
      await signOut();
      done.release();
      await expect(page).toHaveURL(/\/auth$/);
      expect(
        platform
          .calls()
          .filter(({ method }) => method === 'PUT')
          .map(({ status }) => status),
      ).toEqual([409, 200]);
    },
  );
});

test('dialogs are let go while they are being sent, and opened again by their notices', async ({
  page,
  platform,
  signIn,
  profileDir,
}) => {
  await signIn('admin', 'later');
  const step = stepsOf(platform);
  await step(
    'a dialog that is being sent: let go by Esc, its refusal leads back to it, with what was typed',
    async (platform) => {
      const view = await openBan(page, platform);
      await view.comment.fill('Shartlar buzilgan');
      const match = { path: `/api/v1/initiatives/${view.publicId}/ignore` };
      const answer = heldAnswer(platform, { kind: 'status', status: 409, message: 'Mavsum yopilgan', match });
      await view.confirm.click();
      await answer.waiting();
      await page.keyboard.press('Escape');
      await letGo(page);
      await expect(view.dialog).toHaveCount(0);
      answer.release();
      await notice(page, 'Mavsum yopilgan').getByRole('button', { name: TO_FORM }).click();
      await view.restore();
      await expect(view.comment).toHaveValue('Shartlar buzilgan');
      expect(sent(platform, 'POST', match.path).length + sent(platform, 'PUT', match.path).length).toBe(1);
    },
  );

  await step(
    'a council decision that is created while its page is left is not linked, and is found by the next opening',
    async (platform) => {
      const COUNCIL = '/api/v1/init-council-decisions';
      const LINK = '/api/v1/initiatives/council-decision';
      await goTo(page, winnerWithoutDecision(platform));
      const dialog = await typeDecision(page, profileDir);
      const answer = heldAnswer(platform, { kind: 'hold', match: { method: 'POST', path: COUNCIL } });
      await page.keyboard.press('Control+s');
      await answer.waiting();
      await byPalette(page, 'Forum');
      await letGo(page);
      await expect(dialog).toHaveCount(0);
      answer.release();
      const told = notice(page, "Yuborish yakunlanmadi: shaklni ochib, ko'rib chiqing.");
      await told.getByRole('button', { name: TO_FORM }).click();
      expect(sent(platform, 'POST', LINK)).toEqual([]);
      await restore(page);
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Amaliyot muvaffaqiyatli bajarildi!')).toBeVisible();
      expect(sent(platform, 'POST', COUNCIL)).toHaveLength(1);
      expect(sent(platform, 'POST', LINK)).toHaveLength(1);
    },
  );

  await step(
    'a council decision whose creation was left without an answer: its dialog, opened again, asks before another one',
    async (platform) => {
      const COUNCIL = '/api/v1/init-council-decisions';
      await goTo(page, winnerWithoutDecision(platform));
      const dialog = await typeDecision(page, profileDir);
      const answer = heldAnswer(platform, { kind: 'drop', match: { method: 'POST', path: COUNCIL } });
      await page.keyboard.press('Control+s');
      await answer.waiting();
      await byPalette(page, 'Forum');
      await letGo(page);
      await expect(dialog).toHaveCount(0);
      answer.release();
      await notice(page, "Yuborish yakunlanmadi: shaklni ochib, ko'rib chiqing.")
        .getByRole('button', { name: TO_FORM })
        .click();
      await restore(page);
      await page.keyboard.press('Control+s');
      await expect(againQuestion(page)).toContainText("Qaror ro'yxatda hali yo'q");
      await againQuestion(page).getByRole('button', { name: 'Bekor qilish' }).click();
      await expect(againQuestion(page)).toHaveCount(0);
      expect(sent(platform, 'POST', COUNCIL)).toHaveLength(1);
      await expect(dialog.locator('[inert]')).toHaveCount(0);
      await page.keyboard.press('Control+s');
      await againQuestion(page).getByRole('button', { name: 'Qayta yuborish' }).click();
      await expect(page.getByText('Amaliyot muvaffaqiyatli bajarildi!')).toBeVisible();
      expect(sent(platform, 'POST', COUNCIL)).toHaveLength(2);
    },
  );

  await step(
    "a list's dialog that is let go: its refusal opens it again for the same record, from another page",
    async (platform) => {
      const one = platform.find.appeal({ status: 'NEW' });
      await goTo(page, '/app/appeals?status=NEW');
      await page.locator('tr[data-row]').filter({ hasText: one.public_id }).focus();
      await page.keyboard.press('a');
      const dialog = page.getByRole('dialog', { name: 'Murojaatga javob berish' });
      await dialog.getByRole('textbox', { name: 'Javob' }).fill('Ishlar boshlandi');
      const match = { path: `/api/v1/questions/${one.question_id}/answer` };
      const answer = heldAnswer(platform, { kind: 'status', status: 409, message: 'Keyinroq urining', match });
      await page.keyboard.press('Control+s');
      await answer.waiting();
      await page.keyboard.press('Escape');
      await letGo(page);
      await expect(dialog).toHaveCount(0);
      await byPalette(page, 'Forum');
      await expect(page).toHaveURL(/\/app\/forum$/);
      answer.release();
      await notice(page, 'Keyinroq urining').getByRole('button', { name: TO_FORM }).click();
      await restore(page);
      await expect(page).toHaveURL(/\/app\/appeals\?status=NEW/);
      await expect(dialog.getByRole('region', { name: 'Murojaat' })).toContainText(one.public_id);
      await expect(dialog.getByRole('textbox', { name: 'Javob' })).toHaveValue('Ishlar boshlandi');
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('status').filter({ hasText: "Murojatga javob yo'llandi." })).toBeVisible();
      expect(sent(platform, 'POST', match.path)).toHaveLength(2);
      // Opened once: neither a reload nor Back opens it again.
      await page.reload();
      await expect(page.locator('tr[data-row]').first()).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );

  await step(
    'a common answer that is let go: the notice opens it again with its appeals and text; what is answered is not sent again',
    async (platform) => {
      const unanswered = () => platform.find.appeal({ status: 'NEW' });
      const chosen = [unanswered(), unanswered(), unanswered()];
      await goTo(page, '/app/appeals?status=NEW');
      for (const { public_id } of chosen)
        await page.locator('tr[data-row]').filter({ hasText: public_id }).getByRole('checkbox').check();
      await page
        .getByRole('toolbar', { name: '3 ta belgilandi' })
        .getByRole('button', { name: 'Javob berish' })
        .click();
      const dialog = page.getByRole('dialog', { name: 'Belgilanganlarga javob berish' });
      await dialog.getByRole('textbox', { name: 'Javob' }).fill('{public_id}: ishlar boshlandi');
      const answerOf = (nth: number) => `/api/v1/questions/${chosen[nth]?.question_id}/answer`;
      const held = heldAnswer(platform, { kind: 'hold', match: { path: answerOf(0) } });
      const lost = heldAnswer(platform, { kind: 'drop-mid-body', match: { path: answerOf(1) } });
      await page.keyboard.press('Control+s');
      await held.waiting();
      await lost.waiting();
      await byPalette(page, 'Forum');
      await letCallsGo(page);
      await expect(dialog).toHaveCount(0);
      held.release();
      lost.release();
      await notice(page, UNFINISHED).getByRole('button', { name: TO_FORM }).click();
      await restore(page);
      await expect(dialog.getByRole('textbox', { name: 'Javob' })).toHaveValue('{public_id}: ishlar boshlandi');
      const outcomeOf = (nth: number) => dialog.getByRole('listitem').filter({ hasText: chosen[nth]?.public_id ?? '' });
      await expect(outcomeOf(0)).toContainText('Yuborildi');
      await expect(outcomeOf(1)).toContainText("Javob kelmadi: yuborilgan bo'lishi mumkin");
      await expect(outcomeOf(2)).toContainText("To'xtatildi");
      await dialog.getByRole('button', { name: 'Qayta urinish' }).click();
      await expect(page.getByRole('status').filter({ hasText: "Murojatga javob yo'llandi." })).toBeVisible();
      expect([0, 1, 2].map((nth) => sent(platform, 'POST', answerOf(nth)).length)).toEqual([1, 1, 1]);
    },
  );
});

/** The address of a winner's investment object to which no council decision is linked. */
function winnerWithoutDecision(platform: Platform): string {
  const { id, public_id, board_id, region_id, district_id } = platform.find.initiative({
    ...{ stage: 'WINNER', season: 'finished', place: 'anywhere', invested: true },
  });
  platform.initiatives.change(id, { council_decision_id: null });
  const query = Object.entries({ id, board_id, region_id, district_id }).map(([name, value]) => [name, String(value)]);
  return `/app/newchronology/${public_id}?${new URLSearchParams(query)}`;
}

/** Types a new council decision with its file; returns the dialog. */
async function typeDecision(page: Page, folder: string) {
  const file = join(folder, 'qaror.xlsx');
  await writeFile(file, workbookOf([['Qaror'], ['34-12']]));
  const dialog = page.getByRole('dialog', { name: 'Kengash qarorini biriktirish' });
  await page.getByRole('button', { name: 'Biriktirish' }).click();
  await dialog.getByText('Yangi qaror', { exact: true }).click();
  await dialog.getByRole('textbox').first().fill('VI-34-12-son, 26.09.2025');
  await dropFiles(dialog.locator('[data-drop-zone]'), [file]);
  await expect(dialog.getByText('Yuborildi')).toBeVisible();
  return dialog;
}

/** The question while several calls are made, and the rest of them would not be. */
const callsQuestion = (page: Page) =>
  page.getByRole('dialog', { name: 'Amallar hali bajarilmoqda. Chiqishni istaysizmi?', exact: true });
const letCallsGo = (page: Page) => callsQuestion(page).getByRole('button', { name: 'Chiqish', exact: true }).click();
const UNFINISHED = "Yuborish yakunlanmadi: shaklni ochib, ko'rib chiqing.";

test('a common confirmation that is let go: the notice opens it again with what became of it', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('district_manager');
  const desk = reviewDesk(page);
  await desk.open();
  const first = await desk.id();
  await page.keyboard.press('x');
  await expect(desk.rail).toContainText('1 ta belgilandi');
  await desk.rail.getByRole('button', { name: 'Tasdiqlash' }).click();
  const dialog = page.getByRole('dialog', { name: 'Belgilanganlarni tasdiqlash' });
  const match = { path: `/api/v1/district-managers/initiatives/${first}/accept` };
  const answer = heldAnswer(platform, { kind: 'status', status: 409, message: 'Mavsum yopilgan', match });
  await page.keyboard.press('Control+Enter');
  await answer.waiting();
  await byPalette(page, 'Tashabbuslar');
  await letCallsGo(page);
  await expect(dialog).toHaveCount(0);
  answer.release();
  await notice(page, UNFINISHED).getByRole('button', { name: TO_FORM }).click();
  await expect(dialog.getByRole('listitem')).toContainText('Mavsum yopilgan');
  await dialog.getByRole('button', { name: 'Qayta urinish' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('Tadiqlandi');
  expect(platform.calls().filter(({ path }) => path === match.path)).toHaveLength(2);
});
