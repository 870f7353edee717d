import type { ChosenFile } from '@shared/files.ts';
import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Stub } from '../../../../gallery/stub/bridge.ts';
import { caseOf } from '../../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';

// Each test is a person's whole path: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const expectPage = playwrightExpect.configure({ timeout: 10_000 });
const UPLOAD = 'files.upload';

const gallery = galleryForEach('forms/form-frame', 'uploads/uploaded-file-field', 'uploads/uploaded-picture-field');
let page: Page;
/** The page's own message where the platform sends none. */
const FAILED = "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!";
/** The message of a form whose file has not arrived. */
const NOT_YET = 'Tanlangan fayl hali yuklanmagan: kuting yoki faylni olib tashlang';

beforeEach(async () => {
  page = await gallery.open();
});

/** Opens the form with a file. Its dialog takes the focus a moment later: earlier text would be lost. */
const openForm = async () => {
  await caseOf(page, 'forms/form-frame').root.getByRole('button').click();
  const dialog = page.getByRole('dialog').first();
  await expectPage(dialog.locator(':focus')).toHaveCount(1);
  return dialog;
};
const hold = () => page.evaluate((path) => window.stub.hold(path), UPLOAD);
const mend = () => page.evaluate(() => window.stub.mend());
const fail = (error: Parameters<Stub['fail']>[1]) =>
  page.evaluate(([path, data]) => window.stub.fail(path, data), [UPLOAD, error] as const);
/** Scripts the next file dialogs: files with these ids, or null for a dialog that is closed. */
const picks = (...files: readonly ({ id: string } & Partial<ChosenFile>)[] | readonly [null]) => {
  const given = files.map(
    (file) => file && { name: `${file.id}.pdf`, bytes: 2048, kind: 'pdf' as const, problem: null, ...file },
  );
  return page.evaluate((values) => window.stub.next('files.pick', ...values), given);
};
/** Scripts the ids that the file service gives to the next uploads. */
const hashes = (...names: readonly string[]) =>
  page.evaluate((given) => window.stub.next('files.upload', ...given.map((hashId) => ({ hashId }))), names);
const uploads = async () => {
  const calls = await page.evaluate(() => window.stub.calls);
  return calls.filter(({ path }) => path === UPLOAD).length;
};
const partsOf = (of: string, which: 'first' | 'last' = 'first') => {
  const root = caseOf(page, of).root[which]();
  return {
    root,
    holds: root.locator('output'),
    arrived: root.locator('[role=status]'),
    problem: root.getByRole('alert'),
    invite: root.getByRole('button', { name: /tanlang/ }),
    again: root.getByRole('button', { name: 'Qayta yuborish' }),
    change: root.getByRole('button', { name: 'Almashtirish' }),
    remove: root.getByRole('button', { name: 'Faylni olib tashlash' }),
    cancel: root.getByRole('button', { name: 'Bekor qilish' }),
  };
};

describe('a file of a form', () => {
  const file = () => partsOf('uploads/uploaded-file-field');

  test('is sent as soon as it is picked, by key too; then the field has its platform id', async () => {
    const { root, holds, arrived, invite, cancel, remove } = file();
    await picks({ id: 'bayonnoma' });
    await hashes('aa12');
    await hold();
    await expectPage(invite).toHaveAccessibleName(/^Fayl: /);
    await invite.press('Enter');
    await expectPage(root.getByRole('progressbar', { name: 'Faylni yuborish' })).toBeAttached();
    await expectPage(cancel).toBeVisible();
    await expectPage(holds).toHaveText('null');
    await mend();
    await expectPage(arrived).toHaveText('Yuborildi');
    await expectPage(holds).toHaveText('{"hash":"aa12","name":"bayonnoma.pdf"}');
    await remove.click();
    await expectPage(holds).toHaveText('null');
    await expectPage(invite).toBeVisible();
  });

  test('that is cancelled in flight is removed; another can be picked', async () => {
    const { holds, arrived, invite, cancel } = file();
    await hold();
    await invite.click();
    await cancel.click();
    await expectPage(invite).toBeVisible();
    await mend();
    await hashes('bb34');
    await invite.click();
    await expectPage(arrived).toHaveText('Yuborildi');
    await expectPage(holds).toContainText('bb34');
  });

  test('that the platform refuses shows its message, and is sent again by a button', async () => {
    const { problem, holds, invite, again } = file();
    await fail({ kind: 'invalid', status: 400, serverMessage: 'Fayl bazada bor' });
    await invite.click();
    await expectPage(problem).toHaveText('Fayl bazada bor');
    await expectPage(holds).toHaveText('null');
    await mend();
    await fail({ kind: 'network' });
    await again.click();
    await expectPage(problem).toHaveText(
      `${FAILED} Server bilan aloqa yo'q. Tarmoqni tekshirib, qayta urinib ko'ring.`,
    );
    await mend();
    await hashes('cc56');
    await again.click();
    await expectPage(holds).toContainText('cc56');
    await expectPage(problem).toHaveCount(0);
    await expect.poll(() => uploads()).toBe(3);
  });

  test('that is rejected is reported and not sent; an accepted file replaces it', async () => {
    const { problem, holds, invite, change, again } = file();
    await picks(
      { id: 'a', name: 'a.docx', kind: null, problem: 'wrong-kind' },
      { id: 'b', bytes: 99_999_999, problem: 'too-large' },
      { id: 'c' },
    );
    await hashes('dd78');
    await invite.click();
    await expectPage(problem).toHaveText('Fayl turi mos kelmaydi. Kerakli tur: pdf.');
    await expectPage(again).toHaveCount(0);
    await change.click();
    await expectPage(problem).toHaveText("Fayl juda katta: ko'pi bilan 50 MB bo'lishi mumkin.");
    expect(await uploads()).toBe(0);
    await change.click();
    await expectPage(holds).toHaveText('{"hash":"dd78","name":"c.pdf"}');
  });

  test('that was attached before stays until a newer one has arrived, and when the dialog is closed', async () => {
    const { problem, holds, arrived, again, change } = partsOf('uploads/uploaded-file-field', 'last');
    await expectPage(arrived).toHaveText('Biriktirilgan');
    await picks(null);
    await change.click();
    await expectPage(arrived).toHaveText('Biriktirilgan');
    await picks({ id: 'newer', name: 'yangi.csv', kind: 'csv' });
    await hashes('ee90');
    await fail({ kind: 'server', status: 503 });
    await change.click();
    await expectPage(problem).toHaveText(FAILED);
    await expectPage(holds).toContainText('c0ffee');
    await mend();
    await again.click();
    await expectPage(holds).toHaveText('{"hash":"ee90","name":"yangi.csv"}');
  });
});

test('a picture is sent in the same way, and its failure keeps the previous one in view', async () => {
  const { problem, holds, invite, change, again, remove } = partsOf('uploads/uploaded-picture-field');
  await expectPage(invite).toHaveAccessibleName(/^Sarlavha uchun rasm: .*jpg, png, pdf/);
  await picks({ id: 'paper', name: 'qaror.pdf' });
  await hashes('ff01', 'ff02');
  await invite.click();
  await expectPage(holds).toHaveText('{"hash":"ff01","name":"qaror.pdf"}');
  await expectPage(page.getByRole('status').filter({ hasText: 'Amaliyot muvaffaqiyatli bajarildi!' })).toBeVisible();
  await fail({ kind: 'timeout' });
  await picks({ id: 'other', name: 'boshqa.pdf' });
  await change.click();
  await expectPage(problem).toHaveText(
    "Rasm yuklash bilan bog'liq hatolik. Qayta urinib ko'ring! Server bilan aloqa yo'q. Tarmoqni tekshirib, qayta urinib ko'ring.",
  );
  await expectPage(holds).toContainText('ff01');
  await mend();
  await again.click();
  await expectPage(holds).toContainText('ff02');
  await remove.click();
  await expectPage(holds).toHaveText('null');
});

test('a missing file is reported in the description of the focused control', async () => {
  const { invite, problem } = partsOf('uploads/uploaded-file-field');
  await expectPage(invite).toHaveAccessibleDescription('');
  await page.getByRole('button', { name: 'required' }).click();
  await expectPage(invite).toHaveAccessibleDescription('Majburiy maydon');
  await expectPage(invite).toHaveAttribute('aria-invalid', 'true');
  await expectPage(problem).toHaveCount(0);
});

test('a form with a file that has not arrived is not sent, and leaving it asks', async () => {
  const dialog = await openForm();
  const save = dialog.getByRole('button', { name: 'Saqlash' });
  await dialog.getByRole('textbox', { name: 'Nomi' }).fill('12-qaror');
  await expectPage(save).toBeEnabled();
  await picks({ id: 'qaror' });
  await hashes('ab12');
  await hold();
  await dialog.getByRole('button', { name: /^Qaror fayli: / }).click();
  await expectPage(save).toBeDisabled();
  await page.keyboard.press('Control+s');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Qolish' }).click();
  await mend();
  await expectPage(save).toBeEnabled();
  await page.keyboard.press('Control+s');
  await expectPage(dialog).toHaveCount(0);
  const calls = await page.evaluate(() => window.stub.calls);
  expect(calls.filter(({ path }) => path === 'api/v1/decisions/paper')).toMatchObject([
    { body: { number: '12-qaror', file: { hash: 'ab12', name: 'qaror.pdf' } } },
  ]);
});

describe('while an earlier draft is being read and offered', () => {
  /** Opens the form with a title typed and a file picked, while its draft is in flight with this value. */
  const open = async (value: Record<string, unknown>) => {
    await page.evaluate((kept) => {
      window.stub.next('drafts.load', { value: kept, savedAt: Date.now() });
      window.stub.hold('drafts.load');
    }, value);
    const dialog = await openForm();
    await dialog.getByRole('textbox', { name: 'Nomi' }).fill('12-qaror');
    await picks({ id: 'qaror' });
    await hashes('ab12');
    await dialog.getByRole('button', { name: /^Qaror fayli: / }).click();
    await expectPage(dialog.getByText('qaror.pdf')).toBeVisible();
    await mend();
    await expectPage(dialog.getByRole('button', { name: 'Tiklash' })).toBeFocused();
    expect(await uploads()).toBe(0);
    return dialog;
  };
  const sent = async () => {
    const calls = await page.evaluate(() => window.stub.calls);
    return calls.filter(({ path }) => path === 'api/v1/decisions/paper').map(({ body }) => body);
  };
  const file = { hash: 'ab12', name: 'qaror.pdf' };

  test.each([
    ['Tiklash', 'another number', { number: '7-qaror' }, { number: '7-qaror', file }],
    [
      'Tiklash',
      'an earlier file, and form input is kept',
      { file: { hash: 'c0ffee', name: 'eski.pdf' } },
      { number: '12-qaror', file },
    ],
    ["O'chirish", 'another number', { number: '7-qaror' }, { number: '12-qaror', file }],
  ])('a picked file waits, and is sent after the answer: %s, %s', async (answer, _, value, body) => {
    const dialog = await open(value);
    await dialog.getByRole('button', { name: answer }).click();
    await expectPage(dialog.getByText('Yuborildi')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expectPage(dialog).toHaveCount(0);
    await expect.poll(() => sent()).toEqual([body]);
  });
});

test.each(['takeDropped', 'files.pick'])(
  'a form waits for a file that is picked and not yet inspected: %s',
  async (call) => {
    const dialog = await openForm();
    const save = dialog.getByRole('button', { name: 'Saqlash' });
    const invite = dialog.getByRole('button', { name: /^Qaror fayli: / });
    await dialog.getByRole('textbox', { name: 'Nomi' }).fill('12-qaror');
    await expectPage(save).toBeEnabled();
    await page.evaluate((path) => window.stub.hold(path), call);
    if (call === 'files.pick') await invite.click();
    else {
      const dataTransfer = await page.evaluateHandle(() => {
        const data = new DataTransfer();
        data.items.add(new File(['x'], 'qaror.pdf'));
        return data;
      });
      await invite.dispatchEvent('drop', { dataTransfer });
    }
    await expectPage(invite).toHaveAttribute('aria-busy', 'true');
    await expectPage(save).toBeDisabled();
    await expectPage(save).toHaveAttribute('title', NOT_YET);
    await page.keyboard.press('Control+s');
    await expectPage(page.getByRole('alert').filter({ hasText: NOT_YET })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Chiqish', exact: true }).click();
    await expectPage(dialog).toHaveCount(0);
    const calls = await page.evaluate(() => window.stub.calls);
    expect(calls.filter(({ path }) => path === 'api/v1/decisions/paper')).toEqual([]);
  },
);
