import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Platform } from '../platform/types.ts';
import { serious } from '../support/axe.ts';
import { dropFiles } from '../support/drop-files.ts';
import { expect, test } from './fixtures.ts';
import { openBan, openWinner } from './support/ban-dialog.ts';
import { chooseExit } from './support/choose-exit.ts';
import { settledCustomers } from './support/customer-import.ts';
import { filesBelow } from './support/files-below.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { initiativeList } from './support/initiative-list.ts';
import './support/page-bridge.ts';
import { SMALLEST_PDF } from './support/smallest-pdf.ts';
import { stepsOf } from './support/steps.ts';

const TYPED = "G'olib tanlov shartlarini buzgan";
const QUESTION = "Saqlanmagan o'zgarishlar bor. Chiqishni istaysizmi?";

const viewport = { width: 1600, height: 900 };

test.use({ appOptions: { viewport } });

/** The draft files in the profile. */
const draftFiles = (profileDir: string) => filesBelow(join(profileDir, 'drafts'));

/** Waits until the draft is on disk. */
const written = (profileDir: string) => expect.poll(() => draftFiles(profileDir).length).toBe(1);

const question = (page: Page) => page.getByRole('dialog', { name: QUESTION });
const leave = (page: Page) => question(page).getByRole('button', { name: 'Chiqish', exact: true }).click();
const stay = (page: Page) => question(page).getByRole('button', { name: 'Qolish' }).click();

/** The drafts of the signed-in person, as text. */
const keptText = (page: Page) =>
  page.evaluate(async () => {
    const { drafts } = window.bridge;
    const list = await drafts.list();
    const loads = list.ok ? list.value.map(({ scope, record }) => drafts.load({ scope, record })) : [];
    return JSON.stringify(await Promise.all(loads));
  });

/** Finds a command or a page in the palette, and runs it. */
async function byPalette(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const search = page.getByPlaceholder("Sahifaga o'tish");
  await expect(search).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Foydalanuvchi menyusi/ }).click();
  await page.getByRole('menuitem', { name: 'Tizimdan chiqish' }).click();
  await page.getByRole('button', { name: 'Ha', exact: true }).click();
  await expect(page).toHaveURL(/\/auth$/);
}

test('form input survives the end of the session, with its files', async ({ page, platform, profileDir, signIn }) => {
  test.slow();
  await signIn('admin', 'later');
  const step = stepsOf(platform);
  await step(
    'form input survives a 401 while it is sent, for its author only, and is deleted once sent',
    async (platform) => {
      const file = join(profileDir, 'asos.pdf');
      await writeFile(file, SMALLEST_PDF);
      const view = await openBan(page, platform);
      await dropFiles(view.zone, [file]);
      await expect(view.dialog.getByText('Yuborildi')).toBeVisible();
      await view.comment.fill(TYPED);
      platform.expectViolation({ status: 401 });
      platform.faults.add({ kind: 'expired-token', match: { path: /\/ignore$/ }, times: 1 });
      // At once: the last keystrokes may reach the disk only after the session has ended.
      await view.confirm.click();
      await expect(page.getByText('Sessiya muddati tugadi. Tizimga qaytadan kiring.')).toBeVisible();

      await signIn('moderator');
      await initiativeList(page).settled();
      expect(await keptText(page)).toBe('[]');
      await signOut(page);

      await signIn('admin', 'later');
      await openBan(page, platform);
      await expect(view.offer).toBeVisible();
      await expect(view.confirm).toBeDisabled();
      expect(await serious(page)).toEqual([]);
      await view.restore();
      await expect(view.comment).toHaveValue(TYPED);
      await expect(view.comment).toBeFocused();
      await expect(view.dialog.getByText('asos.pdf')).toBeVisible();
      await view.confirm.click();
      await expect(page.getByText('Tashabbus goliblikdan mahrum etildi.')).toBeVisible();
      await expect(view.dialog).toBeHidden();

      const bans = platform.calls().filter(({ path }) => path.endsWith('/ignore'));
      expect(bans.map(({ path, status }) => [path, status])).toEqual([
        [`/api/v1/initiatives/${view.publicId}/ignore`, 401],
        [`/api/v1/initiatives/${view.publicId}/ignore`, 200],
      ]);
      expect(bans.at(-1)?.body).toEqual({
        ignored_file_id: platform.find.file({ name: 'asos.pdf' }).hash_id,
        comment: TYPED,
      });
      expect(await keptText(page)).toBe('[]');
    },
  );

  await step(
    'a file in flight when the session ended is sent once the draft offer is answered, and replaces the earlier file',
    async (platform) => {
      const uploads = () => platform.calls().filter(({ path }) => path === '/api/v2/info/file/upload');
      const [first, second] = [join(profileDir, 'asos.pdf'), join(profileDir, 'yangi.pdf')];
      await writeFile(first, SMALLEST_PDF);
      await writeFile(second, SMALLEST_PDF);
      const view = await openBan(page, platform);
      await dropFiles(view.zone, [first]);
      await expect(view.dialog.getByText('Yuborildi')).toBeVisible();
      await view.comment.fill(TYPED);
      platform.expectViolation({ status: 401 });
      platform.faults.add({ kind: 'expired-token', match: { path: /upload$/ }, times: 1 });
      await dropFiles(view.zone, [second]);
      await expect(page.getByText('Sessiya muddati tugadi. Tizimga qaytadan kiring.')).toBeVisible();

      await signIn('admin', 'later');
      // No chosen file survives a reload of the page.
      await openBan(page, platform, openScreen);
      await expect(view.offer).toBeVisible();
      await expect(view.dialog.getByText('yangi.pdf')).toBeVisible();
      expect(await serious(page)).toEqual([]);
      expect(uploads().map(({ status }) => status)).toEqual([200, 401]);
      await view.restore();
      await expect(view.dialog.getByText('Yuborildi')).toBeVisible();
      await view.confirm.click();
      await expect(page.getByText('Tashabbus goliblikdan mahrum etildi.')).toBeVisible();
      expect(platform.calls().findLast(({ path }) => path.endsWith('/ignore'))?.body).toEqual({
        ignored_file_id: platform.find.file({ name: 'yangi.pdf' }).hash_id,
        comment: TYPED,
      });
    },
  );
});

test.describe('with a keychain', () => {
  test.use({ appOptions: { viewport, keyring: true } });

  test('form input survives a power cut, encrypted and without personal numbers', async ({
    app,
    page,
    platform,
    profileDir,
    signIn,
  }) => {
    test.slow();
    await signIn('admin', 'later');
    const view = await openBan(page, platform);
    await view.comment.pressSequentially(`${TYPED}. Tel: +998 90 123 45 67, shoshilinch`);
    await expect.poll(() => keptText(page)).toContain('shoshilinch');
    await app.kill();

    for (const { file, bytes } of draftFiles(profileDir)) {
      for (const clear of [TYPED, 'buzgan', 'comment', view.publicId, 'initiative-ban']) {
        expect(bytes.includes(clear), `${file} holds ${clear}`).toBe(false);
        expect(file).not.toContain(clear);
      }
    }

    const again = (await app.restart()).page;
    const next = await openBan(again, platform);
    await expect(next.offer).toBeVisible();
    await again.keyboard.press('Enter');
    await expect(next.comment).toHaveValue(`${TYPED}. Tel: •••, shoshilinch`);

    await byPalette(again, 'Tizimdan chiqish');
    const goodbye = again.getByRole('dialog', { name: 'Tizimdan chiqishni istaysizmi?' });
    await expect(goodbye).toContainText("Chiqsangiz, yozganlaringiz o'chiriladi.");
    await goodbye.getByRole('button', { name: 'Ha', exact: true }).click();
    await expect(again).toHaveURL(/\/auth$/);
    await expect.poll(() => draftFiles(profileDir)).toEqual([]);
  });

  test('closing the window warns that a table cell is lost, and asks, but keeps the form input', async ({
    app,
    page,
    platform,
    profileDir,
    signIn,
  }) => {
    test.slow();
    await signIn('admin', '/app/budget-params');
    const rows = page.locator('tr[data-row]');
    await rows.first().focus();
    await page.keyboard.press('F2');
    await page.keyboard.type('Boshqa nom');
    await app.scriptDialog({ dialog: 'message-box', response: 0 });
    await chooseExit(app, page);
    expect((await app.waitForEvent('message-box')).options.detail).toContain("yo'qoladi");
    await expect(rows.first().getByRole('textbox')).toHaveValue(/Boshqa nom/);
    await page.keyboard.press('Escape');

    const view = await openBan(page, platform);
    await view.comment.fill(TYPED);
    await written(profileDir);

    await app.scriptDialog({ dialog: 'message-box', response: 0 });
    await chooseExit(app, page);
    const { options } = await app.waitForEvent('message-box');
    expect(options.message).toBe("Saqlanmagan o'zgarishlar bor");
    expect(options.detail).toContain("saqlab qo'yildi");
    await expect(view.comment).toHaveValue(TYPED);

    const closed = page.waitForEvent('close');
    await app.scriptDialog({ dialog: 'message-box', response: 1 });
    await chooseExit(app, page);
    await closed;

    const again = (await app.restart()).page;
    const next = await openBan(again, platform);
    await next.restore();
    await expect(next.comment).toHaveValue(TYPED);
  });

  test('the end of the session of Windows does not ask, and keeps the form input', async ({
    app,
    page,
    platform,
    profileDir,
    signIn,
  }) => {
    test.slow();
    await signIn('admin', 'later');
    const view = await openBan(page, platform);
    await view.comment.fill(TYPED);
    await written(profileDir);
    const closed = page.waitForEvent('close');
    expect(await app.endSession()).toBe(true);
    await closed;
    expect(app.events.map(({ type }) => type)).not.toContain('message-box');

    const again = (await app.restart()).page;
    const next = await openBan(again, platform);
    await next.restore();
    await expect(next.comment).toHaveValue(TYPED);
    expect(await readFile(join(profileDir, 'logs', 'main.log'), 'utf8')).toContain('stopped');
  });
});

test('closing the window warns that form input is lost if no keychain answers, and does not ask once it is sent', async ({
  app,
  page,
  platform,
  signIn,
}) => {
  await signIn('admin', 'later');
  const view = await openBan(page, platform);
  await view.comment.fill(TYPED);
  await app.scriptDialog({ dialog: 'message-box', response: 0 });
  await chooseExit(app, page);
  const { options } = await app.waitForEvent('message-box');
  expect(options.detail).toContain("yo'qoladi");
  await view.confirm.click();
  await expect(view.dialog).toBeHidden();
  const closed = page.waitForEvent('close');
  await chooseExit(app, page);
  await closed;
});

/** Shows the winners of a finished season as a person does, so that Back stays inside the page. */
async function chooseWinners(page: Page, platform: Platform): Promise<void> {
  const list = initiativeList(page);
  await list.settled();
  const { season, year } = platform.find.season('finished');
  const name = new RegExp(`${season}-mavsum, ${year} yil`);
  const field = page.getByRole('combobox', { name: 'Mavsum' });
  await field.click();
  await page.getByRole('option', { name }).click();
  await expect(field).toHaveValue(name);
  await list.stage('Goliblar');
}

test('a person sends dialogs, leaves them unsent, and reloads a form', async ({
  page,
  platform,
  signIn,
  profileDir,
}) => {
  test.slow();
  await signIn('admin', 'later');
  const step = stepsOf(platform);
  await step('an invest id is attached; sending an empty field is a no-op', async (platform) => {
    const publicId = await openWinner(page, platform);
    const posts = () => platform.calls().filter(({ path }) => path === '/api/v1/chronology');
    await page.getByRole('button', { name: 'Invest Id biriktirish' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invest Id biriktirish' });
    const field = dialog.getByRole('textbox', { name: 'Invest Id' });
    await expect(field).toBeFocused();
    await expect(dialog.getByRole('button', { name: 'Biriktirish' })).toBeDisabled();
    await page.keyboard.press('Control+s');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    expect(posts()).toEqual([]);

    // What does not belong to the number, and all behind it, does not count.
    await field.pressSequentially('12a3-4.5');
    await expect(field).toHaveValue('12');
    await expect(field).toHaveAccessibleDescription('Butun son kiriting');
    await field.press('End');
    await field.pressSequentially('345');
    await expect(field).toHaveValue('12345');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Invest Id biriktirildi!')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(posts().map(({ body, status }) => [body, status])).toEqual([
      [{ public_id: publicId, invest_object_id: 12345 }, 200],
    ]);
  });

  await step('a form is sent once, shows a refusal, and keeps its input', async (platform) => {
    const view = await openBan(page, platform);
    await page.keyboard.press('Control+s');
    await expect(view.dialog.getByText('Majburiy maydon')).toBeVisible();
    await expect(view.comment).toBeFocused();
    const table = join(profileDir, 'jadval.csv');
    await writeFile(table, 'a;b\n1;2\n');
    await dropFiles(view.zone, [table]);
    await expect(view.dialog.getByText('Fayl turi mos kelmaydi. Kerakli tur: pdf.')).toBeVisible();
    await expect(view.confirm).toBeDisabled();
    expect(await serious(page)).toEqual([]);
    await view.dialog.getByRole('button', { name: 'Faylni olib tashlash' }).click();

    await view.comment.fill(TYPED);
    const path = `/api/v1/initiatives/${view.publicId}/ignore`;
    platform.faults.add({ kind: 'status', status: 409, message: "Tashabbus o'zgargan", match: { path }, times: 1 });
    await page.keyboard.press('Control+Enter');
    await expect(view.dialog.getByRole('alert')).toContainText("Tashabbus o'zgargan");
    await expect(view.comment).toHaveValue(TYPED);
    await expect(view.comment).toBeFocused();

    const release = platform.faults.hold({ match: { path }, times: 1 });
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Control+s');
    await page.keyboard.press('Escape');
    release();
    await expect(page.getByText('Tashabbus goliblikdan mahrum etildi.')).toBeVisible();
    await expect(question(page)).toHaveCount(0);
    const sent = platform.calls().filter((call) => call.path === path);
    expect(sent.map(({ status }) => status)).toEqual([409, 200]);
    expect(sent.at(-1)?.body).toEqual({ ignored_file_id: null, comment: TYPED });
  });

  await step(
    'navigating again while the question is open does not ask twice; leaving goes to the last target',
    async (platform) => {
      const view = await openBan(page, platform);
      await view.comment.fill(TYPED);
      const address = page.url();
      const ask = async () => {
        await byPalette(page, 'Yangiliklar');
        await expect(question(page)).toBeVisible();
        await byPalette(page, 'Buyurtmachilar');
        await expect(page.getByPlaceholder("Sahifaga o'tish")).toBeHidden();
        await expect(question(page)).toHaveCount(1);
      };
      await ask();
      await stay(page);
      await expect(question(page)).toHaveCount(0);
      await expect(view.comment).toHaveValue(TYPED);
      await expect(page).toHaveURL(address);

      await ask();
      await leave(page);
      await expect(page.getByRole('table', { name: 'Buyurtmachilar' })).toBeVisible();
      await expect(view.dialog).toHaveCount(0);
      expect(await keptText(page)).toBe('[]');
    },
  );

  await step(
    'leaving by Esc, the cross, a click outside or navigation asks first; leaving discards the text',
    async (platform) => {
      await goTo(page, '/app/initiatives');
      await initiativeList(page).settled();
      await settledCustomers(page);
      const menu = page.getByRole('navigation', { name: 'Asosiy menyu' });
      await menu.getByRole('button', { name: 'Tashabbuslar', exact: true }).click();
      await menu.getByRole('link', { name: /^Tashabbuslar/ }).click();
      const view = await openBan(page, platform, () => chooseWinners(page, platform));
      const ways = [
        () => page.keyboard.press('Escape'),
        () => view.dialog.getByRole('button', { name: 'Yopish' }).click(),
        () => view.dialog.getByRole('button', { name: 'Bekor qilish' }).click(),
        () => page.mouse.click(20, 700),
        () => page.evaluate(() => window.history.back()),
        () => byPalette(page, 'Buyurtmachilar'),
      ];
      await view.comment.fill(TYPED);
      const address = page.url();
      for (const way of ways) {
        await way();
        await expect(question(page)).toBeVisible();
        // Enter chooses to stay.
        await expect(question(page).getByRole('button', { name: 'Qolish' })).toBeFocused();
        await stay(page);
        await expect(question(page)).toBeHidden();
        await expect(view.comment).toHaveValue(TYPED);
        await expect(page).toHaveURL(address);
      }
      await page.keyboard.press('Escape');
      await expect(question(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(question(page)).toBeHidden();
      await expect(view.dialog).toBeVisible();

      await page.keyboard.press('Escape');
      await leave(page);
      await expect(view.dialog).toBeHidden();
      const opener = page.getByRole('button', { name: 'Goliblikdan mahrum qilish' });
      await expect(opener).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(view.comment).toBeFocused();
      await expect(view.comment).toHaveValue('');
      // Calls are answered in order: by then the dialog knows that it has no draft.
      expect(await keptText(page)).toBe('[]');
      await expect(view.offer).toHaveCount(0);
      // Nothing typed: no question.
      await page.keyboard.press('Escape');
      await expect(view.dialog).toBeHidden();
    },
  );

  await step('the last keystrokes before a reload are kept', async (platform) => {
    const { id } = platform.find.budgetParam();
    await goTo(page, `/app/budget-params/${id}`);
    const name = page.getByRole('textbox', { name: 'Nomi', exact: true });
    await name.fill(TYPED);
    await page.reload();
    await page.getByRole('button', { name: 'Tiklash' }).click();
    await expect(name).toHaveValue(TYPED);
  });
});
