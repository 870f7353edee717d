import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Stub } from '../../../../gallery/stub/bridge.ts';
import { caseOf } from '../../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';
import { RECORDS_PATH, type RecordsOn, recordsOn } from '../../../../support/gallery/records.ts';

// Each test is a person's whole path: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const expectPage = playwrightExpect.configure({ timeout: 10_000 });
const OWN = `${RECORDS_PATH}/2`;
const REFUSED = { kind: 'invalid', status: 400, serverMessage: 'Bu yil yopilgan' } as const;
const LOST = { kind: 'server', status: 502 } as const;

const gallery = galleryForEach(
  'crud/form-page',
  'crud/row-actions',
  'crud/record-dialog',
  'forms/form-dialog',
  'forms/send-dialog',
);
let page: Page;
let on: RecordsOn;

const hold = (path: string) => page.evaluate((held) => window.stub.hold(held), path);
const answer = (error?: Parameters<Stub['mend']>[0]) => page.evaluate((refusal) => window.stub.mend(refusal), error);
/** The question of a form that is being sent. */
const question = () => page.getByRole('dialog', { name: "Ma'lumot hali yuborilmoqda. Chiqishni istaysizmi?" });
const wait = () => page.getByRole('status').filter({ hasText: "Ma'lumot hali yuborilmoqda: javobini kuting." });
const stillSending = () => page.getByRole('status').filter({ hasText: 'Shu shakl hali yuborilmoqda' });
const again = () => page.getByRole('dialog', { name: 'Qayta yuborilsinmi?' });
const toForm = (text: string) =>
  page.getByRole('alert').filter({ hasText: text }).getByRole('button', { name: 'Shaklga qaytish' });
const list = () => on.form.getByRole('link', { name: "Jamg'armalar" });
const openRow = (nth: number) => on.rows.nth(nth).getByRole('link').click();

const add = () => page.locator('[data-case^="crud/"]').getByRole('link', { name: "Qo'shish", exact: true }).click();

async function open(at: string) {
  page = await gallery.open({ at });
  on = recordsOn(page);
  await page.locator('[data-case^="crud/"]').first().scrollIntoViewIfNeeded();
}

/** Changes the record, and sends it; the answer is held. */
async function sendHeld() {
  await on.line('English').fill('Schools');
  await hold(OWN);
  await page.keyboard.press('Control+s');
  await expectPage(on.save).toHaveAttribute('data-loading', 'true');
}

/** Lets go of the form that is being sent, by the link to the list. */
async function letGo() {
  await list().click();
  await question().getByRole('button', { name: 'Chiqish' }).click();
  await expectPage(on.rows).toHaveCount(3);
}

describe('a page whose form is being sent', () => {
  test('says so on Esc and a link; waiting is the safe answer, and the outcome closes the question', async () => {
    await open('/');
    await openRow(1);
    await sendHeld();
    for (const leave of [() => page.keyboard.press('Escape'), () => list().click()]) {
      await leave();
      await expectPage(question().getByRole('button', { name: 'Kutish' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expectPage(question()).toHaveCount(0);
      await expectPage(on.line('English')).toHaveValue('Schools');
    }
    await list().click();
    await expectPage(question()).toHaveCount(1);
    await answer(REFUSED);
    await expectPage(question()).toHaveCount(0);
    await expectPage(on.form.getByRole('alert')).toContainText('Bu yil yopilgan');
    await expectPage(on.line('English')).toHaveValue('Schools');
  });
});

describe('a form that was left while it was sent', () => {
  beforeEach(async () => {
    await open('/records/2');
    await on.line('English').fill('Schools');
    // Only the write is held: the reading before it is answered.
    await page.evaluate((path) => window.stub.hold(path, 'PUT'), OWN);
    await page.keyboard.press('Control+s');
    await expectPage.poll(async () => (await on.writes()).length).toBe(1);
    await letGo();
  });

  test('and is refused is a notice that leads back to it: what was typed is offered', async () => {
    await answer(REFUSED);
    await expectPage(page.getByRole('alert').filter({ hasText: 'Bu yil yopilgan' })).toBeVisible();
    await toForm('Bu yil yopilgan').click();
    await on.form.getByRole('button', { name: 'Tiklash' }).click();
    await expectPage(on.line('English')).toHaveValue('Schools');
    await expectPage(page.getByRole('alert').filter({ hasText: 'Bu yil yopilgan' })).toHaveCount(0);
  });

  test('and whose answer is lost says that it may be done', async () => {
    await answer(LOST);
    await toForm("Amal bajarilgan bo'lishi ham, bajarilmagan bo'lishi ham mumkin.").click();
    await expectPage(on.form.getByRole('button', { name: 'Tiklash' })).toBeVisible();
  });

  test('and is done leaves no draft; nobody is led away', async () => {
    await answer();
    await expectPage(page.getByRole('status').filter({ hasText: 'Muvafaqiyatli saqlandi' })).toBeVisible();
    await expectPage(on.rows).toHaveCount(3);
    await openRow(1);
    await expectPage(on.line('English')).toHaveValue('Schools');
    await expectPage(on.form.getByRole('button', { name: 'Tiklash' })).toHaveCount(0);
  });

  test('and opened again says that it is still sent, and reads the record once it is', async () => {
    await openRow(1);
    await expectPage(stillSending()).toBeVisible();
    await expectPage(on.line('English')).toHaveCount(0);
    await answer();
    await expectPage(on.line('English')).toHaveValue('Schools');
    await expectPage(on.form.getByRole('button', { name: 'Tiklash' })).toHaveCount(0);
    await expect.poll(() => on.writes()).toHaveLength(1);
  });

  test('and opened again, then refused, offers what was typed', async () => {
    await openRow(1);
    await expectPage(stillSending()).toBeVisible();
    await answer(REFUSED);
    await on.form.getByRole('button', { name: 'Tiklash' }).click();
    await expectPage(on.line('English')).toHaveValue('Schools');
  });
});

test('a form that was left before its call has been made makes no call, and says so', async () => {
  await open('/records/2');
  await sendHeld();
  expect(await on.writes()).toEqual([]);
  await letGo();
  await answer();
  await toForm("Shakl yopilgani uchun yuborish to'xtatildi.").click();
  await on.form.getByRole('button', { name: 'Tiklash' }).click();
  await expectPage(on.line('English')).toHaveValue('Schools');
  expect(await on.writes()).toEqual([]);
});

async function fillNew() {
  for (const language of ["O'zbekcha", 'Ўзбекча', 'Русский', 'English', 'Qaraqalpaqsha']) {
    await on.line(language).fill('Fond');
  }
  await on.field('Yil').fill('2027');
  await on.field('Summa').fill('5');
}

describe('a new record whose answer is lost', () => {
  test('offers the list; opened again, it asks before it is sent again', async () => {
    await open('/');
    await add();
    await fillNew();
    await page.evaluate(([path, error]) => window.stub.fail(path, error, 'POST'), [RECORDS_PATH, LOST] as const);
    await page.keyboard.press('Control+s');
    await on.form.getByRole('alert').getByRole('button', { name: "Avval ro'yxatni ko'rish" }).click();
    await expectPage(on.rows).toHaveCount(3);
    await page.evaluate(() => window.stub.mend());
    await add();
    await on.form.getByRole('button', { name: 'Tiklash' }).click();
    await page.keyboard.press('Control+s');
    await expectPage(again().getByRole('button', { name: 'Bekor qilish' })).toBeFocused();
    await expect.poll(() => on.writes()).toHaveLength(1);
    await again().getByRole('button', { name: 'Qayta yuborish' }).click();
    await expectPage(on.rows).toHaveCount(4);
    await add();
    await expectPage(on.line("O'zbekcha")).toBeFocused();
    await expectPage(on.form.getByRole('button', { name: 'Tiklash' })).toHaveCount(0);
  });

  test('because the window has ended asks, too; after a refusal nothing is asked', async () => {
    await open('/records/add');
    await fillNew();
    await hold(RECORDS_PATH);
    await page.keyboard.press('Control+s');
    await expectPage.poll(async () => (await on.writes()).length).toBe(1);
    await page.reload();
    await on.form.getByRole('button', { name: 'Tiklash' }).click();
    await page.keyboard.press('Control+s');
    await again().getByRole('button', { name: 'Bekor qilish' }).click();
    await expectPage(again()).toHaveCount(0);

    await on.form.getByRole('button', { name: 'Bekor qilish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Chiqish' }).click();
    await open('/records/add');
    await fillNew();
    await page.evaluate(([path, error]) => window.stub.fail(path, error, 'POST'), [RECORDS_PATH, REFUSED] as const);
    await page.keyboard.press('Control+s');
    await expectPage(on.form.getByRole('alert')).toContainText('Bu yil yopilgan');
    await page.reload();
    await on.form.getByRole('button', { name: 'Tiklash' }).click();
    await page.keyboard.press('Control+s');
    await expectPage(on.rows).toHaveCount(4);
  });
});

for (const [of, label] of [
  ['forms/form-dialog', 'Rad etish'],
  ['forms/send-dialog', 'Tasdiqlash'],
] as const)
  test(`a dialog that is being sent and that nothing would lead back to says that it has to be waited for: ${of}`, async () => {
    page = await gallery.open();
    await caseOf(page, of).root.getByRole('button', { name: 'open' }).click();
    const dialog = page.getByRole('dialog');
    if (of === 'forms/form-dialog') await dialog.getByRole('textbox').fill('Hujjat');
    await hold('api/v1/decisions');
    await dialog.getByRole('button', { name: label }).click();
    await expectPage(dialog.getByRole('button', { name: label })).toHaveAttribute('data-loading', 'true');
    await page.keyboard.press('Escape');
    await expectPage(wait()).toHaveCount(1);
    await dialog.locator('.mantine-Modal-close').click();
    await expectPage(wait()).toHaveCount(2);
    await expectPage(dialog).toHaveCount(1);
    await answer();
    await expectPage(dialog).toHaveCount(0);
  });
