import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { not } from '../platform/find/rows.ts';
import type { Platform } from '../platform/types.ts';
import { dropFiles } from '../support/drop-files.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { actionOf } from './support/open-row.ts';
import { contentFiles } from './support/pictures.ts';
import { type SchoolInitiative, schoolList, sentOf, undecided, winnersAtWork } from './support/school-list.ts';
import { endSessionAtNextWrite } from './support/session-end.ts';
import { stepsOf } from './support/steps.ts';

const PATH = '/api/v1/my-school/moderators/initiatives';
const COMMENT = 'Smeta ilova qilinmagan';
const UNSURE = /Amal bajarilgan bo'lishi ham, bajarilmagan bo'lishi ham mumkin/;

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

const listOf = (board: number, stage: string) => `/app/school-initiatives?board=${board}&stage=${stage}`;
/** The first initiatives, in their order; fails if there are fewer than `count`. */
const firstOf = (initiatives: readonly SchoolInitiative[], count: number) => {
  expect(initiatives.length).toBeGreaterThanOrEqual(count);
  return initiatives as readonly [SchoolInitiative, SchoolInitiative, SchoolInitiative];
};
const declineDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Maktab tashabbusini rad etish' });
  return {
    dialog,
    comment: dialog.getByRole('textbox', { name: 'Izoh' }),
    send: dialog.getByRole('button', { name: 'Rad etish', exact: true }),
  };
};
const declined = ({ id, title }: SchoolInitiative) => ({
  method: 'POST',
  path: `${PATH}/${id}/decline`,
  body: { id, title, moderator_comment: COMMENT },
  status: 200,
});
const focusedRow = (page: Page) => page.locator('tr[data-row]:focus');

test('S-042 to S-060: a moderator decides row after row, once, and rejects a winner at their own address', async ({
  page,
  platform,
  profileDir,
  signIn,
}) => {
  test.slow();
  const step = stepsOf(platform);
  await signIn('moderator', 'later');
  await step('S-042 to S-051: row after row is decided by keyboard alone', async (platform) => {
    const { board, initiatives } = undecided(platform);
    const [first, second, third] = firstOf(initiatives, 4);
    await goTo(page, listOf(board, 'INITIAL'));
    const list = schoolList(page);
    await expect(list.rows).toHaveCount(initiatives.length);

    await page.keyboard.press('j');
    await page.keyboard.press('r');
    const { dialog, comment } = declineDialog(page);
    await expect(comment).toBeFocused();
    await expect(dialog).toContainText(first.public_id);
    await page.keyboard.type(` ${COMMENT} `);
    await page.keyboard.press('Control+Enter');
    await expect(focusedRow(page)).toContainText(second.public_id);
    await page.keyboard.press('a');
    const accept = page.getByRole('dialog', { name: 'Maktab tashabbusini qabul qilish' });
    await expect(accept).toContainText(second.public_id);
    await expect(accept.getByRole('textbox', { name: 'Ajratilgan summa' })).toBeFocused();
    await page.keyboard.type('5000000');
    // Past the button that enters the requested amount, and past the category.
    for (let stops = 0; stops < 3; stops += 1) await page.keyboard.press('Tab');
    await page.keyboard.type('Kuzda ochiladi');
    await page.keyboard.press('Control+Enter');
    await expect(focusedRow(page)).toContainText(third.public_id);
    await page.keyboard.press('r');
    // Earlier comments are offered.
    await expect(dialog.getByRole('button', { name: 'Avval yozilganlar' })).toBeVisible();
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Enter');
    await expect(comment).toHaveValue(COMMENT);
    await page.keyboard.press('Control+Enter');
    await expect(list.rows).toHaveCount(initiatives.length - 3);
    const fourth = initiatives[3] as SchoolInitiative;
    await expect(focusedRow(page)).toContainText(fourth.public_id);

    // On a slow line the row shows the decision at once, and accepts no further one until it leaves.
    const slowly = (ms: number, times?: number) =>
      platform.faults.add({ kind: 'latency', ms, match: { method: 'GET', path: PATH }, ...(times && { times }) });
    slowly(60_000);
    // The read before the decision is not slowed.
    slowly(0, 1);
    await page.keyboard.press('r');
    await comment.fill(COMMENT);
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(focusedRow(page)).toContainText(fourth.public_id);
    await expect(focusedRow(page)).toContainText('Rad etilgan');
    await page.keyboard.press('r');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article').getByRole('button')).toHaveText(["Toifani o'zgartirish"]);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const { id, title, category_id } = second;
    const values = { title, granted_amount: 5_000_000, category_id, description: 'Kuzda ochiladi' };
    expect(sentOf(platform)).toEqual([
      declined(first),
      { method: 'POST', path: `${PATH}/${id}/accept`, body: { id, ...values }, status: 200 },
      declined(third),
      declined(fourth),
    ]);
    expect(platform.read.schoolInitiative(id)).toMatchObject({ stage: 'PASSED', ...values });
  });

  await step(
    'S-057 to S-060: a moderator rejects a winner with a PDF, at their own address, and cannot revert that',
    async (platform) => {
      const { board, initiatives } = winnersAtWork(platform);
      const [first] = firstOf(initiatives, 1);
      platform.change.schoolInitiative(first.id, { district_id: platform.find.home.id, status: null });
      const { paper } = await contentFiles(profileDir);
      await goTo(page, listOf(board, 'WINNER'));
      const list = schoolList(page);
      // Z-105: a winner without a record is in progress.
      await expect(list.rowOf(first)).toContainText('Jarayonda');
      const row = await list.open(first);
      await actionOf(row, 'Rad etish').click();
      const dialog = page.getByRole('dialog', { name: 'Golib tashabbusni rad etish' });
      await dropFiles(dialog.locator('[data-drop-zone]'), [paper]);
      await expect(dialog.getByText('Yuborildi')).toBeVisible();
      await dialog.getByRole('button', { name: 'Rad etish' }).click();
      await expect(list.rowOf(first)).toContainText('Bekor qilingan');
      await expect(row.getByRole('button')).toHaveText(["Toifani o'zgartirish"]);
      const record = { status: 'REJECTED', reject_file_id: uploadOf(platform, 'nizom.pdf') };
      expect(sentOf(platform)).toEqual([recordOf('moderator', first.id, record)]);
    },
  );

  await step(
    'a decision applies to the initiative that it was started for, whatever is added above it or leaves',
    async (platform) => {
      const { board, initiatives } = undecided(platform);
      const [newest, first, second] = firstOf(initiatives, 3);
      platform.change.schoolInitiative(newest.id, { stage: 'PASSED' });
      await goTo(page, listOf(board, 'INITIAL'));
      const list = schoolList(page);
      await list.open(first);
      await actionOf(await list.open(second), 'Rad etish').click();
      const { dialog, comment, send } = declineDialog(page);
      await comment.fill(COMMENT);

      platform.change.schoolInitiative(newest.id, { stage: 'INITIAL' });
      await list.readAgain();
      await expect(list.rows.first()).toContainText(newest.public_id);
      await expect(dialog).toContainText(second.public_id);
      await expect(comment).toHaveValue(COMMENT);
      await expect(comment).toBeFocused();
      // The row leaves for a moment; the dialog stays.
      platform.change.schoolInitiative(second.id, { stage: 'PASSED' });
      await list.readAgain();
      await expect(list.rowOf(second)).toHaveCount(0);
      await expect(comment).toHaveValue(COMMENT);
      platform.change.schoolInitiative(second.id, { stage: 'INITIAL' });
      await send.click();
      await expect(dialog).toBeHidden();
      expect(sentOf(platform)).toEqual([declined(second)]);
    },
  );

  await step(
    'a row that is still shown while another season loads is decided under its own season',
    async (platform) => {
      const { board, initiatives } = undecided(platform);
      const [first] = firstOf(initiatives, 1);
      await goTo(page, listOf(board, 'INITIAL'));
      const list = schoolList(page);
      await list.rowOf(first).focus();
      const release = platform.faults.hold({ match: { path: PATH } });
      await page.getByRole('combobox', { name: 'Mavsum' }).click();
      await page.getByRole('option', { name: 'Mening maktabim, 2-mavsum, 2025 yil' }).click();
      await expect(page.getByText('Ovoz berish bosqichi')).toBeVisible();
      await list.rowOf(first).focus();
      await page.keyboard.press('r');
      const { dialog, comment, send } = declineDialog(page);
      await expect(dialog).toContainText(first.public_id);
      await comment.fill(COMMENT);
      platform.faults.clear();
      await send.click();
      await expect(dialog).toBeHidden();
      expect(sentOf(platform)).toEqual([declined(first)]);
      release();
    },
  );

  await step(
    'a decision whose answer is lost is found made and not sent twice; a comment survives the end of the session',
    async (platform) => {
      const { board, initiatives } = undecided(platform);
      const [first, second] = firstOf(initiatives, 2);
      await goTo(page, listOf(board, 'INITIAL'));
      const list = schoolList(page);
      const { dialog, comment, send } = declineDialog(page);
      await list.rowOf(first).focus();
      await page.keyboard.press('r');
      await comment.fill(COMMENT);
      platform.faults.add({ kind: 'drop-mid-body', match: { path: `${PATH}/${first.id}/decline` }, times: 1 });
      await send.click();
      await expect(dialog.getByRole('alert').filter({ hasText: UNSURE })).toBeVisible();
      await expect(list.rowOf(first)).toHaveCount(0);
      await expect(comment).toHaveValue(COMMENT);
      await send.click();
      await expect(dialog.getByText(/Javobi kelmagan qaroringiz bajarilgan bo'lishi mumkin/)).toBeVisible();
      await expect(send).toBeDisabled();
      expect(sentOf(platform)).toHaveLength(1);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').getByRole('button', { name: 'Chiqish', exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(focusedRow(page)).toContainText(second.public_id);

      await page.keyboard.press('r');
      await comment.fill('Boshqa dastur');
      endSessionAtNextWrite(platform);
      await send.click();
      await expect(page.getByText('Sessiya muddati tugadi. Tizimga qaytadan kiring.')).toBeVisible();
      await signIn('moderator', listOf(board, 'INITIAL'));
      await list.rowOf(second).focus();
      await page.keyboard.press('r');
      await dialog.getByRole('button', { name: 'Tiklash' }).click();
      await expect(comment).toHaveValue('Boshqa dastur');
    },
  );
});

test('S-052, S-055 to S-065: an admin changes the category of a winner, finishes one with two pictures, and reverts that', async ({
  page,
  platform,
  profileDir,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'S-052: the category is changed in any state, and a change whose answer is lost is not sent again',
    async (platform) => {
      const { board, initiatives } = winnersAtWork(platform);
      const [first] = firstOf(initiatives, 1);
      const wanted = platform.find.schoolCategory({ id: not(first.category_id) });
      await goTo(page, listOf(board, 'WINNER'));
      const list = schoolList(page);
      await actionOf(await list.open(first), "Toifani o'zgartirish").click();
      const dialog = page.getByRole('dialog', { name: "Toifani o'zgartirish" });
      const save = dialog.getByRole('button', { name: 'Saqlash' });
      await expect(dialog).toContainText(first.public_id);
      await dialog.getByRole('combobox', { name: 'Toifa' }).click();
      await page.getByRole('option', { name: wanted.title.uz_lat }).click();
      platform.faults.add({ kind: 'drop-mid-body', match: { method: 'PUT' }, times: 1 });
      await save.click();
      await expect(dialog.getByRole('alert').filter({ hasText: UNSURE })).toBeVisible();
      await save.click();
      await expect(dialog.getByRole('alert')).toContainText(wanted.title.uz_lat);
      await save.click();
      await expect(list.rowOf(first)).toContainText(wanted.title.uz_lat);
      expect(sentOf(platform)).toEqual([
        {
          method: 'PUT',
          path: `/api/v1/my-school/initiatives/${first.id}`,
          body: { category_id: wanted.id },
          status: 200,
        },
      ]);
    },
  );

  await step(
    'S-055 to S-064: an admin finishes a winner with two pictures, and reverts that after a confirmation',
    async (platform) => {
      test.slow();
      const { board, initiatives } = winnersAtWork(platform);
      const [newest, first, second] = firstOf(initiatives, 3);
      platform.change.schoolInitiative(newest.id, { stage: 'PASSED' });
      const { picture } = await contentFiles(profileDir);
      const pictures = ['oldin.jpg', 'keyin.jpg'].map((name) => join(profileDir, name));
      for (const path of pictures) await copyFile(picture, path);
      await goTo(page, listOf(board, 'WINNER'));
      const list = schoolList(page);
      await list.open(first);
      const row = await list.open(second);
      await expect(row).toContainText('Yakunlashga kamida 2 ta rasm, rad etishga PDF fayl kerak');
      await actionOf(row, 'Yakunlash').click();
      const dialog = page.getByRole('dialog', { name: 'Golib tashabbusni yakunlash' });
      await dropFiles(dialog.locator('[data-drop-zone]'), pictures);
      await expect(dialog.getByRole('listitem')).toHaveCount(2);
      // Somebody else makes another initiative a winner meanwhile.
      platform.change.schoolInitiative(newest.id, { stage: 'WINNER' });
      await list.readAgain();
      await expect(list.rows.first()).toContainText(newest.public_id);
      await expect(dialog).toContainText(second.public_id);
      await dialog.getByRole('button', { name: 'Yakunlash' }).click();
      await expect(list.rowOf(second)).toContainText('Yakunlangan');
      await expect(row.getByRole('button')).toHaveText(['Jarayonga qaytarish', "Toifani o'zgartirish"]);

      await actionOf(row, 'Jarayonga qaytarish').click();
      const question = page.getByRole('dialog', { name: 'Haqiqatdan ham jarayonga qaytarmoqchimisiz?' });
      await expect(question).toContainText(second.public_id);
      await expect(question.getByRole('button', { name: 'Bekor qilish' })).toBeFocused();
      await question.getByRole('button', { name: 'Ha', exact: true }).click();
      await expect(question).toBeHidden();
      await expect(list.rowOf(second)).toContainText('Jarayonda');
      const hashes = ['oldin.jpg', 'keyin.jpg'].map((name) => uploadOf(platform, name));
      expect(sentOf(platform)).toEqual([
        recordOf('admin', second.id, { status: 'FINISHED', accept_image_id: hashes }),
        recordOf('admin', second.id, { status: 'IN_PROCESS' }),
      ]);
    },
  );
});

/** The call that records a winner's status, at the address of the role. */
const recordOf = (of: 'admin' | 'moderator', id: number, record: object, status = 200) => ({
  method: 'POST',
  path: `/api/v1/my-school/${of === 'moderator' ? 'moderators/' : ''}initiatives/chronology/create`,
  body: { my_school_initiative_id: id, reject_file_id: null, accept_image_id: [], ...record },
  status,
});
/** The id of a file that was uploaded under this name. */
const uploadOf = (platform: Platform, name: string) => platform.find.file({ name }).hash_id;
