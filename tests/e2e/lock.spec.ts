import type { Page } from 'playwright/test';
import { platformName } from '../../src/main/links/links.ts';
import { linkTo } from '../../src/shared/initiative-link.ts';
import { expect, test } from './fixtures.ts';
import { heldAnswer } from './support/held-answer.ts';
import { initiativeList } from './support/initiative-list.ts';
import { lockCover, lockProgram, signInOnCover } from './support/lock-cover.ts';
import { openReject, REASONS, rejectDialog } from './support/reject-dialog.ts';
import { userOf } from './support/sign-in.ts';
import './support/page-bridge.ts';

const COMMENT = 'Nizomning 12-bandiga mos kelmaydi';
const viewport = { width: 1366, height: 768 };

/** What the page says of the session, asked of the main process. */
const sessionOf = (page: Page) =>
  page.evaluate(async () => {
    const answer = await window.bridge.session.current();
    return answer.ok ? answer.value : null;
  });
/** What a script in the page would get. */
const readBoards = (page: Page) =>
  page.evaluate(() => window.bridge.api.request({ requestId: 'lock', method: 'GET', path: 'api/v1/boards' }));

test.describe('a workstation left alone', () => {
  test.use({ appOptions: { viewport, keyring: true, env: { BACKOFFICE_LOCK_AFTER_MINUTES: '5' } } });

  test('@journey is covered after its time: nothing acts, and the same person goes on where they were', async ({
    app,
    page,
    platform,
    signIn,
  }) => {
    await signIn('moderator', 'later');
    const [initiative, other] = [platform.find.initiative(), platform.find.initiative()];
    const { comment } = await openReject(page, initiative);
    await comment.fill(COMMENT);
    const title = await page.title();
    // All that row and dialog read has arrived: a later call would be one of the locked program.
    const read = () => platform.calls().flatMap(({ path, status }) => (status === 200 ? [path.split('/').at(-1)] : []));
    await expect.poll(read).toEqual(expect.arrayContaining([...initiative.images, 'cancelation-reasons']));
    const calls = platform.calls().length;

    await app.leaveIdle(5 * 60);
    const { cover, open } = lockCover(page);
    await expect(open).toBeFocused();
    await app.leaveIdle(0);
    await expect(cover).toContainText(userOf(platform, 'moderator').full_name);
    await expect(cover).toContainText('Moderator');
    await expect(page).toHaveTitle('Dastur qulflangan — Tashabbusli budjet');
    // What was typed a moment ago is a draft by now, without a pause.
    const place = { scope: 'initiative-reject', record: String(initiative.id) };

    // The whole window is the cover, and what is below is out of reach for keys, pointer and screen readers.
    for (const [x, y] of [
      [2, 2],
      [1363, 2],
      [683, 384],
      [2, 765],
      [1363, 765],
    ] as const)
      expect(
        await page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest('dialog') !== null, [
          x,
          y,
        ] as const),
      ).toBe(true);
    const takesFocus = (element: HTMLElement | SVGElement) => {
      element.focus();
      return document.activeElement === element;
    };
    expect(await comment.evaluate(takesFocus)).toBe(false);
    expect(await cover.evaluate((element) => getComputedStyle(element).backgroundColor)).toMatch(/^rgb\(/);

    // Keys that act on the page, on the window's dialogs, or in its history.
    await page.evaluate(() => {
      Object.assign(window, { heard: [] as string[] });
      for (const type of ['keydown', 'keyup', 'paste', 'contextmenu', 'drop'])
        window.addEventListener(type, () => (window as never as { heard: string[] }).heard.push(type), true);
    });
    for (const key of [
      'Escape',
      'Escape',
      'Escape',
      'Control+k',
      'Control+s',
      'Control+Enter',
      'g',
      'j',
      'F2',
      'Delete',
    ])
      await page.keyboard.press(key);
    for (const key of ['Control+z', 'Control+a', 'Control+v', 'Alt+ArrowLeft', 'ContextMenu', '?'])
      await page.keyboard.press(key);
    await page.mouse.click(5, 5);
    await page.mouse.click(5, 5, { button: 'right' });
    for (let nth = 0; nth < 6; nth++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(
        /^(DIALOG|BODY)$/,
      );
      expect(await page.evaluate(() => document.activeElement?.closest('#root input, [role=dialog]'))).toBeNull();
    }
    await expect(cover).toBeVisible();
    expect(await page.evaluate(() => (window as never as { heard: string[] }).heard)).toEqual([]);

    // The menu, a link from outside and a script in the page.
    await expect(app.clickMenu('palette')).rejects.toThrow('no menu entry');
    await expect(app.clickMenu('about')).rejects.toThrow('no menu entry');
    const link = { id: other.id, publicId: other.public_id ?? '' };
    await app.openUrl(linkTo({ ...link, platform: platformName(new URL(platform.apiUrl).href) }));
    expect(await readBoards(page)).toMatchObject({ ok: false, error: { kind: 'locked' } });
    expect(await page.evaluate((at) => window.bridge.drafts.load(at), place)).toMatchObject({
      error: { kind: 'locked' },
    });
    const sent = platform.calls().slice(calls);
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);

    await signInOnCover(app, userOf(platform, 'moderator'));
    await expect(cover).toBeHidden();
    // The link has waited, and leaves the begun work open.
    await expect(page.getByText('Havola bilan tashabbus keldi. Boshlangan ishingiz ochiq qoladi.')).toBeVisible();
    await expect(comment).toHaveValue(COMMENT);
    await expect(page).toHaveTitle(title);
    expect(await page.evaluate((at) => window.bridge.drafts.load(at), place)).toMatchObject({
      value: { value: { comment: COMMENT } },
    });
    await comment.press('End');
    await page.keyboard.type('!');
    await expect(comment).toHaveValue(`${COMMENT}!`);
  });

  test('another person does not open it, and the way out keeps what the first one wrote', async ({
    app,
    page,
    platform,
    signIn,
  }) => {
    const person = userOf(platform, 'moderator');
    await signIn('moderator', 'later');
    const initiative = platform.find.initiative();
    const { comment } = await openReject(page, initiative);
    await comment.fill(COMMENT);
    await lockProgram(app);
    const { cover, leave, yes } = lockCover(page);
    await signInOnCover(app, userOf(platform, 'admin'));
    await expect(cover.getByRole('alert')).toContainText(`Uni faqat ${person.full_name} ochadi.`);
    expect(await sessionOf(page)).toMatchObject({ locked: true, profile: { role: 'moderator' } });

    await leave.click();
    await expect(cover).toContainText(`Yozilganlar shu kompyuterda ${person.full_name} uchun qoladi.`);
    await yes.click();
    await expect(page).toHaveURL(/\/auth$/);
    await signIn('moderator', 'later');
    await openReject(page, initiative);
    await expect(rejectDialog(page).offer).toBeVisible();
    await page.getByRole('button', { name: 'Tiklash' }).click();
    await expect(comment).toHaveValue(COMMENT);
  });

  test('what was sent before is reported once somebody can see it', async ({ app, page, platform, signIn }) => {
    await signIn('moderator', 'later');
    const { choose, comment, send } = await openReject(page, platform.find.initiative({ waitsFor: 'moderator' }));
    await choose(REASONS.plain);
    await comment.fill(COMMENT);
    const answer = heldAnswer(platform, { kind: 'hold', match: { method: /^(?!GET)/ } });
    await send.click();
    await answer.waiting();
    await lockProgram(app);
    answer.release();
    // The sign-in takes longer than a notice stays that is seen.
    const notice = page.locator('.mantine-Notification-root');
    await expect(notice).toHaveCount(1);
    await signInOnCover(app, userOf(platform, 'moderator'));
    await expect(lockCover(page).cover).toBeHidden();
    await expect(notice).toBeVisible();
  });

  test('no reload, no crash and no restart opens it; the page begins once the person is back', async ({
    app,
    page,
    platform,
    signIn,
  }) => {
    // Two starts of the program, each with a keyring.
    const person = userOf(platform, 'moderator');
    await signIn('moderator', '/app/initiatives');
    await initiativeList(page).settled();
    await lockProgram(app);
    await page.reload();
    await expect(lockCover(page).open).toBeFocused();
    expect(await readBoards(page)).toMatchObject({ error: { kind: 'locked' } });

    const again = await app.restart();
    await expect(lockCover(again.page).open).toBeFocused();
    // Nothing of the list is in the page, not even below the cover.
    await expect(again.page.getByRole('table', { includeHidden: true })).toHaveCount(0);
    expect(await readBoards(again.page)).toMatchObject({ error: { kind: 'locked' } });
    await signInOnCover(again, person);
    await initiativeList(again.page).settled();
    await expect(lockCover(again.page).cover).toHaveCount(0);
  });

  test('offline it says so and stays locked', async ({ app, page, platform, signIn }) => {
    await signIn('moderator', '/app/initiatives');
    await initiativeList(page).settled();
    await lockProgram(app);
    const { cover } = lockCover(page);
    await app.setOnline(false);
    await expect(cover).toContainText("Internet aloqasi yo'q. Dasturni ochish uchun aloqa kerak.");
    await signInOnCover(app, userOf(platform, 'moderator'));
    await expect(cover).toContainText("Platformaga ulanib bo'lmadi.");
    expect(await sessionOf(page)).toMatchObject({ locked: true });
    await app.setOnline(true);
    await signInOnCover(app, userOf(platform, 'moderator'));
    await expect(cover).toBeHidden();
  });
});

test('without the setting nothing locks the program', async ({ app, page, signIn }) => {
  await signIn('moderator', '/app/initiatives');
  await initiativeList(page).settled();
  await app.leaveIdle(24 * 3600);
  for (const event of ['lock-screen', 'suspend', 'resume'] as const) await app.power(event);
  expect(await sessionOf(page)).toMatchObject({ locked: false });
  await expect(lockCover(page).cover).toHaveCount(0);
});
