import type { Page } from 'playwright/test';
import type { InitiativeNeed } from '../platform/find/initiatives.ts';
import { not } from '../platform/find/rows.ts';
import type { Platform } from '../platform/types.ts';
import { serious } from '../support/axe.ts';
import { dropFiles } from '../support/drop-files.ts';
import { expect, test } from './fixtures.ts';
import { initiativeList } from './support/initiative-list.ts';
import { actionOf, openRow } from './support/open-row.ts';
import { contentFiles } from './support/pictures.ts';
import { openReject, REASONS, rejectDialog, writePdf } from './support/reject-dialog.ts';
import { endSessionAtNextWrite } from './support/session-end.ts';
import './support/page-bridge.ts';
import { stepsOf } from './support/steps.ts';

const COMMENT = "Loyiha hujjatlari to'liq emas";

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

/** The writing calls whose path matches, with body and status. */
const sent = (platform: Platform, ending: string | RegExp) =>
  platform
    .calls()
    .filter(({ method, path }) => method !== 'GET' && path.match(ending))
    .map(({ path, body, status }) => ({ path, body: body ?? null, status }));

const reasonId = ({ find }: Platform, title: string) => find.reason({ title }).id;

type Rejecting = { need: InitiativeNeed; path: string; becomes: object };
const OF_MODERATOR: Rejecting = {
  need: { moderation_sub_stage: 'DISTRICT_MANAGER_DENIED' },
  path: 'moderators',
  becomes: { stage: 'INITIAL', moderation_sub_stage: 'MODERATOR_DENIED' },
};
const OF_GARDEN: Rejecting = {
  need: { season: 'garden', place: 'anywhere', stage: 'INITIAL' },
  path: 'my-garden-moderators',
  becomes: { stage: 'NOT_PASSED' },
};

/** Rejects an initiative, after trying it without reason and comment. */
async function rejects(page: Page, platform: Platform, { need, path, becomes }: Rejecting): Promise<void> {
  const initiative = platform.find.initiative(need);
  const view = await openReject(page, initiative);
  await view.send.click();
  await expect(view.dialog.getByText('Majburiy maydon')).toHaveCount(2);
  await expect(view.reason).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(view.dialog).toBeHidden();

  await actionOf(page.getByRole('article'), 'Rad etish').click();
  await view.choose(REASONS.plain);
  // Two zero-width spaces: nothing that a citizen could read.
  await view.comment.fill('\u200b\u200b');
  await view.send.click();
  await expect(view.comment).toHaveAccessibleDescription(/Majburiy maydon/);
  await view.comment.fill(`  ${COMMENT} `);
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Rad etish amalga oshirildi!')).toBeVisible();
  await expect(view.dialog).toBeHidden();

  const body = {
    id: initiative.id,
    cancelation_reason_id: reasonId(platform, REASONS.plain),
    moderator_comment: COMMENT,
    file_id: null,
  };
  expect(sent(platform, /\/decline\//)).toEqual([
    { path: `/api/v1/${path}/decline/initiatives/${initiative.id}`, body, status: 200 },
  ]);
  expect(platform.read.initiative(initiative.id)).toMatchObject({ ...becomes, moderator_comment: COMMENT });
  await expect(initiativeList(page).rows.first()).toContainText(COMMENT);
}

test('my_garden_moderator rejects with a reason and a comment, both of which are required', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('my_garden_moderator', 'later');
  await rejects(page, platform, OF_GARDEN);
});

test('a moderator rejects with reasons, comments and files, and is heard once', async ({
  page,
  platform,
  signIn,
  profileDir,
}) => {
  await signIn('moderator', 'later');
  const step = stepsOf(platform);
  await step('moderator rejects with a reason and a comment, both of which are required', (platform) =>
    rejects(page, platform, OF_MODERATOR),
  );

  await step('a reason is found in either script, and with the apostrophe of the keyboard', async (platform) => {
    const view = await openReject(page, platform.find.initiative({ waitsFor: 'moderator' }));
    for (const typed of ["so'ralgan", 'сўралган']) {
      await view.reason.fill(typed);
      await expect(page.getByRole('option')).toHaveText(['Soʻralgan summa belgilangan miqdordan oshgan']);
    }
  });

  await step(
    'C-057, C-058: a reason that requires a file takes one PDF; another reason keeps the input',
    async (platform) => {
      const initiative = platform.find.initiative({ waitsFor: 'moderator' });
      const view = await openReject(page, initiative);
      await view.comment.fill(COMMENT);
      await view.choose(REASONS.withFile);
      await view.send.click();
      await expect(view.dialog.getByText('Majburiy maydon')).toHaveCount(1);
      const { picture, paper } = await contentFiles(profileDir);
      await dropFiles(view.zone, [picture]);
      await expect(view.dialog.getByText('Fayl turi mos kelmaydi. Kerakli tur: pdf.')).toBeVisible();
      await dropFiles(view.zone, [paper, picture]);
      await expect(view.dialog.getByText('Bir nechta fayl tashlandi. Faqat bitta fayl tanlang.')).toBeVisible();
      await dropFiles(view.zone, [await writePdf(profileDir, 'qaror.pdf')]);
      await expect(view.dialog.getByText('Yuborildi')).toBeVisible();
      await view.choose(REASONS.plain);
      await expect(view.dialog.getByText('qaror.pdf')).toBeVisible();
      await view.choose(REASONS.withFile);
      await view.send.click();
      await expect(page.getByText('Rad etish amalga oshirildi!')).toBeVisible();

      const { hash_id: hash } = platform.find.file({ name: 'qaror.pdf' });
      expect(sent(platform, /\/decline\//).map(({ body }) => body)).toEqual([
        expect.objectContaining({ cancelation_reason_id: reasonId(platform, REASONS.withFile), file_id: hash }),
      ]);
    },
  );

  await step('C-057, Z-145: a file may be added to a rejection whose reason requires none', async (platform) => {
    const initiative = platform.find.initiative({ waitsFor: 'moderator' });
    const view = await openReject(page, initiative);
    await view.comment.fill(COMMENT);
    await dropFiles(view.zone, [await writePdf(profileDir, 'asos.pdf')]);
    await expect(view.dialog.getByText('Yuborildi')).toBeVisible();
    await view.choose(REASONS.plain);
    await view.send.click();
    await expect(page.getByText('Rad etish amalga oshirildi!')).toBeVisible();
    const { hash_id: hash } = platform.find.file({ name: 'asos.pdf' });
    expect(sent(platform, /\/decline\//).map(({ body }) => body)).toEqual([
      expect.objectContaining({ cancelation_reason_id: reasonId(platform, REASONS.plain), file_id: hash }),
    ]);
  });

  await step('form input survives a 401 and a refusal, and is sent once', async (platform) => {
    const initiative = platform.find.initiative({ waitsFor: 'moderator' });
    const view = await openReject(page, initiative);
    await view.choose(REASONS.plain);
    await view.comment.fill(COMMENT);
    endSessionAtNextWrite(platform);
    await view.send.click();
    await expect(page.getByText('Sessiya muddati tugadi. Tizimga qaytadan kiring.')).toBeVisible();

    await signIn('moderator', 'later');
    await openReject(page, initiative);
    await expect(view.offer).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(view.reason).toHaveValue(REASONS.plain);
    await expect(view.comment).toHaveValue(COMMENT);

    platform.faults.add({ kind: 'status', status: 500, message: null, match: { method: 'POST' }, times: 1 });
    await view.send.click();
    await expect(view.dialog.getByRole('alert')).toContainText(
      "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!",
    );
    platform.faults.add({
      kind: 'status',
      status: 400,
      message: 'Izoh juda qisqa',
      match: { method: 'POST' },
      times: 1,
    });
    await view.send.click();
    await expect(view.dialog.getByRole('alert')).toContainText('Izoh juda qisqa');
    await expect(view.comment).toHaveValue(COMMENT);
    await view.send.click();
    await expect(view.dialog).toBeHidden();
    expect(sent(platform, /\/decline\//).filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

test('an admin decides by the rules of its season', async ({ page, platform, signIn }) => {
  await signIn('admin', 'later');
  const step = stepsOf(platform);
  await step('an initiative keeps the rules of its own season while the next one is read (Z-165)', async (platform) => {
    const initiative = winner(platform);
    platform.initiatives.change(initiative.id, { stage: 'INITIAL', moderation_sub_stage: null });
    const next = platform.find.season('review');
    const row = await openRow(page, initiative);
    await expect(actionOf(row, 'Rad etish')).toBeDisabled();

    const list = '/api/v1/moderators/initiatives';
    const letGo = platform.faults.hold({ match: { method: 'GET', path: list } });
    await page.getByRole('combobox', { name: 'Mavsum' }).click();
    await page.getByRole('option', { name: `${next.season}-mavsum, ${next.year} yil` }).click();
    await expect
      .poll(() => platform.calls().some(({ path, query }) => path === list && query.board_id === String(next.id)))
      .toBe(true);
    // The row of the finished season is still in view.
    await expect(page.getByRole('table', { name: "Tashabbuslar ro'yxati" })).toHaveAttribute('data-stale', 'true');
    await expect(actionOf(row, 'Rad etish')).toBeDisabled();
    await expect(page.getByRole('button', { name: "Ko'rib chiqish" })).toBeDisabled();
    letGo();
    await expect(page.getByRole('table', { name: "Tashabbuslar ro'yxati" })).not.toHaveAttribute('data-stale', 'true');
    expect(sent(platform, /initiatives/)).toEqual([]);
  });

  await step(
    'a winner is banned with a comment and without a file, and attached to an investment object',
    async (platform) => {
      const initiative = winner(platform);
      const row = await openRow(page, initiative);
      await actionOf(row, 'Invest Id biriktirish').click();
      const invest = page.getByRole('dialog', { name: 'Invest Id biriktirish' });
      await invest.getByRole('textbox', { name: 'Invest Id' }).fill('77');
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Invest Id biriktirildi!')).toBeVisible();
      await expect(invest).toBeHidden();

      await actionOf(row, 'Goliblikdan mahrum qilish').click();
      const dialog = page.getByRole('dialog', { name: 'Goliblikdan mahrum qilish' });
      await dialog.getByRole('button', { name: 'Mahrum qilish' }).click();
      await expect(dialog.getByText('Majburiy maydon')).toHaveCount(1);
      await dialog.getByRole('textbox', { name: 'Izoh' }).fill(COMMENT);
      await dialog.getByRole('button', { name: 'Mahrum qilish' }).click();
      await expect(page.getByText('Tashabbus goliblikdan mahrum etildi.')).toBeVisible();
      expect(sent(platform, /chronology|ignore/)).toEqual([
        { path: '/api/v1/chronology', body: { public_id: initiative.public_id, invest_object_id: 77 }, status: 200 },
        {
          path: `/api/v1/initiatives/${initiative.public_id}/ignore`,
          body: { comment: COMMENT, ignored_file_id: null },
          status: 200,
        },
      ]);
      // The row has been refetched: a banned initiative is no winner.
      await expect(actionOf(row, 'Goliblikdan mahrum qilish')).toHaveCount(0);
      await expect(rejectDialog(page).dialog).toHaveCount(0);
    },
  );

  await step('the dialogs have no serious violation', async (platform) => {
    const view = await openReject(page, platform.find.initiative({ waitsFor: 'moderator' }));
    await view.choose(REASONS.withFile);
    await view.send.click();
    await expect(view.dialog.getByText('Majburiy maydon')).toHaveCount(2);
    expect(await serious(page)).toEqual([]);

    const row = await openRow(page, winner(platform));
    for (const label of ['Invest Id biriktirish', 'Goliblikdan mahrum qilish', "G'oliblikni bekor qilish"]) {
      await actionOf(row, label).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Bekor qilish' })).toBeVisible();
      expect(await serious(page), label).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
});

test.describe('with a keychain', () => {
  test.use({ appOptions: { viewport: { width: 1366, height: 768 }, keyring: true } });

  test('earlier comments are picked by keyboard, those of the chosen reason first, also after a restart', async ({
    app,
    page,
    platform,
    signIn,
  }) => {
    test.slow();
    const next = () => platform.find.initiative({ waitsFor: 'moderator' });
    await signIn('admin');
    const other = platform.find.reason({ file_required: 0, title: not(REASONS.plain) });
    for (const [reason, text] of [
      [REASONS.plain, 'Nizomga mos emas'],
      [other.title, 'Manzil noaniq. Tel: +998 90 123 45 67'],
    ] as const) {
      const view = await openReject(page, next());
      await view.choose(reason);
      await view.comment.fill(text);
      await view.send.click();
      await expect(view.dialog).toBeHidden();
    }

    const again = (await app.restart()).page;
    const view = await openReject(again, next());
    await expect(view.used).toBeVisible();
    const items = again.getByRole('menuitem');
    await view.comment.focus();
    await again.keyboard.press('Alt+ArrowDown');
    // The phone number was never stored.
    await expect(items).toHaveText(['Manzil noaniq. Tel: •••', 'Nizomga mos emas']);
    await expect(items.first()).toBeFocused();
    await again.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
    await expect(view.comment).toBeFocused();

    await view.choose(REASONS.plain);
    await view.comment.fill('Salom.');
    await again.keyboard.press('Alt+ArrowDown');
    await expect(items).toHaveText(['Nizomga mos emas', 'Manzil noaniq. Tel: •••']);
    await expect(items.first()).toBeFocused();
    await again.keyboard.press('Enter');
    await expect(view.comment).toBeFocused();
    await expect(view.comment).toHaveValue('Salom. Nizomga mos emas');
  });
});

/** An initiative with this decision of the moderator and none of the district manager. */
const waiting = ({ find }: Platform, said: 'ACCEPTED' | 'DENIED') =>
  find.initiative({ waitsFor: 'district_manager', moderation_sub_stage: `MODERATOR_${said}` });
const winner = ({ find }: Platform) => find.initiative({ season: 'finished', place: 'anywhere', stage: 'WINNER' });

test('a district manager confirms once whatever gets lost, and denies', async ({ page, platform, signIn }) => {
  await signIn('district_manager', 'later');
  const step = stepsOf(platform);
  await step('a confirmation whose answer got lost is found made, and not repeated', async (platform) => {
    const initiative = waiting(platform, 'DENIED');
    const row = await openRow(page, initiative);
    await actionOf(row, 'Tasdiqlash').click();
    const dialog = page.getByRole('dialog', { name: 'Moderator xulosasini tasdiqlash' });
    await expect(dialog).toContainText('Tasdiqlasangiz, u rad etiladi.');
    platform.faults.add({ kind: 'drop', match: { method: 'POST' }, times: 1 });
    await dialog.getByRole('button', { name: 'Tasdiqlash' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Aloqa uzilib qoldi');
    platform.initiatives.decide({ id: initiative.id, as: 'district_manager', action: 'confirm' });
    await dialog.getByRole('button', { name: 'Tasdiqlash' }).click();
    await expect(dialog.getByRole('alert')).toContainText("Javobi kelmagan qaroringiz bajarilgan bo'lishi mumkin");
    await expect(dialog).not.toContainText('Sizning qaroringiz yuborilmadi');
    await expect(dialog.getByRole('button', { name: 'Tasdiqlash' })).toHaveCount(0);
    await expect.poll(() => sent(platform, /accept/).length).toBe(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await step(
    "a decision whose first read failed was not sent: another person's is not taken for it",
    async (platform) => {
      const initiative = waiting(platform, 'DENIED');
      const row = await openRow(page, initiative);
      await actionOf(row, 'Tasdiqlash').click();
      const dialog = page.getByRole('dialog', { name: 'Moderator xulosasini tasdiqlash' });
      const end = platform.faults.add({
        kind: 'drop',
        match: { method: 'GET', path: `/api/v1/initiatives/${initiative.id}` },
      });
      await dialog.getByRole('button', { name: 'Tasdiqlash' }).click();
      await expect(dialog.getByRole('alert')).toContainText('Aloqa uzilib qoldi. Hech narsa yuborilmadi.');
      end();
      platform.initiatives.decide({ id: initiative.id, as: 'district_manager', action: 'confirm' });
      await dialog.getByRole('button', { name: 'Tasdiqlash' }).click();
      await expect(dialog.getByRole('alert')).toContainText('Sizning qaroringiz yuborilmadi');
      expect(sent(platform, /accept/)).toEqual([]);
    },
  );

  await step('the district manager denies with a comment', async (platform) => {
    const initiative = waiting(platform, 'ACCEPTED');
    const row = await openRow(page, initiative);
    await actionOf(row, 'Rad etish').click();
    const dialog = page.getByRole('dialog', { name: 'Moderator xulosasini rad etish' });
    await dialog.getByRole('textbox', { name: 'Izoh' }).fill(COMMENT);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Rad etildi', { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(platform.read.initiative(initiative.id)).toMatchObject({
      stage: 'INITIAL',
      moderation_sub_stage: 'DISTRICT_MANAGER_DENIED',
    });
  });
});
