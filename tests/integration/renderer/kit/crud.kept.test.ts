import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { describe, expect, test, vi } from 'vitest';
import { type GalleryLook, galleryForEach } from '../../../support/gallery/gallery-page.ts';
import { RECORDS_PATH, type RecordsOn, recordsOn } from '../../../support/gallery/records.ts';

// Each test is a person's whole path: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const expectPage = playwrightExpect.configure({ timeout: 10_000 });

const gallery = galleryForEach('crud/form-page', 'crud/row-actions', 'inputs/phone-input');
let page: Page;
let on: RecordsOn;

async function open(look: GalleryLook = {}) {
  page = await gallery.open(look);
  on = recordsOn(page);
  await page.locator('[data-case^="crud/"]').scrollIntoViewIfNeeded();
}

describe('form input', () => {
  test('is asked about on Esc, the button and a link; staying keeps it, leaving discards it', async () => {
    await open();
    await on.rows.nth(1).getByRole('link').click();
    await on.line('English').fill('Schools');
    await page.keyboard.press('Escape');
    await expectPage(on.question).toContainText("Saqlanmagan o'zgarishlar bor. Chiqishni istaysizmi?");
    await expectPage(on.question.getByRole('button', { name: 'Qolish' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPage(on.question).toHaveCount(0);
    await expectPage(on.line('English')).toHaveValue('Schools');

    await on.form.getByRole('button', { name: 'Bekor qilish' }).click();
    await page.keyboard.press('Escape');
    await expectPage(on.question).toHaveCount(0);
    await expectPage(on.line('English')).toHaveValue('Schools');

    await on.form.getByRole('link', { name: "Jamg'armalar" }).click();
    await on.question.getByRole('button', { name: 'Chiqish' }).click();
    await expectPage(on.rows).toHaveCount(3);
    await on.rows.nth(1).getByRole('link').click();
    await expectPage(on.line('English')).toHaveValue('Education fund');
    await expectPage(on.form.getByRole('button', { name: 'Tiklash' })).toHaveCount(0);
    expect(await on.writes()).toEqual([]);
  });

  test('is offered again after a reload, and its draft is removed once it is saved', async () => {
    await open({ at: '/records/2' });
    await on.line('English').fill('Schools');
    await page.reload();
    const take = on.form.getByRole('button', { name: 'Tiklash' });
    await expectPage(take).toBeFocused();
    await expectPage(on.form).toContainText(/Saqlanmagan matn topildi \(\d\d\.\d\d\.\d{4}\s\d\d:\d\d\)/);
    // Until the offer is answered nothing can be typed or saved.
    await expectPage(on.line('English')).toHaveValue('Education fund');
    await expectPage(on.save).toBeDisabled();
    await page.keyboard.press('Enter');
    await expectPage(on.line('English')).toHaveValue('Schools');
    await expectPage(on.field('Yil')).toHaveValue('2026');
    await page.keyboard.press('Control+s');
    await expectPage(on.rows).toHaveCount(3);
    await page.reload();
    await expectPage(on.line('English')).toBeVisible();
    await expectPage(take).toHaveCount(0);
  });

  test('that was discarded is not offered again; another record has its own draft', async () => {
    await open({ at: '/records/2' });
    await on.line('English').fill('Schools');
    await page.reload();
    await on.form.getByRole('button', { name: "O'chirish" }).click();
    await expectPage(on.line('English')).toHaveValue('Education fund');
    await on.line('Русский').fill('Школы');
    await page.reload();
    await expectPage(on.form.getByRole('button', { name: 'Tiklash' })).toBeVisible();
    await page.keyboard.press('Escape');
    await on.rows.first().getByRole('link').click();
    await expectPage(on.line('English')).toHaveValue('Road fund');
    await expectPage(on.form.getByRole('button', { name: 'Tiklash' })).toHaveCount(0);
  });

  test('does not overwrite an earlier draft that cannot be read now, which is offered as soon as it can', async () => {
    await open({ at: '/records/2' });
    await on.line('English').fill('Schools');
    await page.reload();
    const take = on.form.getByRole('button', { name: 'Tiklash' });
    await expectPage(take).toBeVisible();
    await page.keyboard.press('Escape');
    await gallery.clockOf(page).install();
    await page.evaluate(() => window.stub.fail('drafts.load', { kind: 'file' }));
    await on.rows.nth(1).getByRole('link').click();
    await on.line('English').fill('Colleges');
    await expectPage(on.form.getByRole('alert')).toContainText("ehtiyot uchun saqlab bo'lmadi");
    await page.evaluate(() => window.stub.mend());
    await gallery.clockOf(page).fastForward(10_000);
    await expectPage(on.form.getByRole('alert')).toHaveCount(0);
    await take.click();
    await expectPage(on.line('English')).toHaveValue('Schools');
  });

  test('is kept by a reload while the earlier draft is still being read, unless there is one', async () => {
    await open({ at: '/records/2' });
    const take = on.form.getByRole('button', { name: 'Tiklash' });
    for (const typed of ['Schools', 'Colleges']) {
      await page.evaluate(() => window.stub.hold('drafts.load'));
      await page.keyboard.press('Escape');
      await on.rows.nth(1).getByRole('link').click();
      await on.line('English').fill(typed);
      await page.reload();
      await expectPage(take).toBeVisible();
    }
    await take.click();
    await expectPage(on.line('English')).toHaveValue('Schools');
  });

  test('that cannot be kept as a draft is reported while one types', async () => {
    await open({ at: '/records/2' });
    await page.evaluate(() => window.stub.fail('drafts', { kind: 'file' }));
    await on.line('English').fill('Schools');
    await expectPage(on.form.getByRole('alert')).toContainText("ehtiyot uchun saqlab bo'lmadi");
    await page.evaluate(() => window.stub.mend());
    await on.line('English').fill('Schools 2');
    await expectPage(on.form.getByRole('alert')).toHaveCount(0);
  });
});

test('the keys of a list are ignored while one types or answers a question', async () => {
  await open();
  const current = on.rows.and(page.locator('[data-current]'));
  const bin = on.rows.first().getByRole('button', { name: "O'chirish" });
  await page.locator('[data-case="inputs/phone-input"]').getByRole('textbox').first().focus();
  await page.keyboard.press('j');
  await expectPage(current).toHaveCount(0);
  // A click chooses the row.
  await bin.click();
  await expectPage(on.question.getByRole('button', { name: 'Bekor qilish' })).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expectPage(on.question).toHaveCount(0);
  await expectPage(bin).toBeFocused();
  await expectPage(current).toHaveAttribute('data-row', '0');
  await page.keyboard.press('j');
  await expectPage(current).toHaveAttribute('data-row', '1');
});

describe('a record that a colleague has deleted', () => {
  test.each([
    ['GET', 'while its form was being opened or read again'],
    ['PUT', 'while it was being saved'],
  ])('says so and leads to the list, which is read again: %s', async (method) => {
    await open();
    await on.rows.nth(1).getByRole('link').click();
    await on.line('English').fill('Schools');
    await page.evaluate(([path, of]) => window.stub.fail(path, { kind: 'not-found', status: 404 }, of), [
      `${RECORDS_PATH}/2`,
      method,
    ] as const);
    await page.keyboard.press('Control+s');
    const alert = on.form.getByRole('alert');
    await expectPage(alert).toContainText("Bu yozuv topilmadi: uni boshqa xodim o'chirgan bo'lishi mumkin.");
    await expectPage(alert).toContainText('Yozganlaringiz joyida.');
    await expectPage(on.line('English')).toHaveValue('Schools');
    await alert.getByRole('button', { name: "Ro'yxatga qaytish" }).click();
    await expectPage(on.rows).toHaveCount(3);
  });

  test('says so where its form should be', async () => {
    await open();
    await page.evaluate((path) => window.stub.fail(path, { kind: 'not-found', status: 404 }), `${RECORDS_PATH}/2`);
    await on.rows.nth(1).getByRole('link').click();
    await expectPage(on.form.getByRole('alert')).toContainText('Bu yozuv topilmadi');
    await on.form.getByRole('link', { name: "Ro'yxatga qaytish" }).click();
    await expectPage(on.rows).toHaveCount(3);
  });
});

test('a deleted record is said to be so before the list has been read again', async () => {
  await open();
  await on.rows.nth(2).getByRole('button', { name: "O'chirish: Obodonlashtirish" }).click();
  await page.evaluate((path) => window.stub.hold(path, 'GET'), RECORDS_PATH);
  await on.question.getByRole('button', { name: 'Ha' }).click();
  await expectPage(page.getByText("Muvaffaqqiyatli o'chirildi")).toBeVisible();
  await expectPage(on.rows).toHaveCount(3);
  await page.evaluate(() => window.stub.mend());
  await expectPage(on.rows).toHaveCount(2);
});

describe('a record that is deleted', () => {
  test('is named in the question, which focuses "no"; after a cancel nothing is sent', async () => {
    await open();
    await on.rows.nth(2).focus();
    await page.keyboard.press('Delete');
    await expectPage(on.question).toHaveAccessibleName('Diqqat!');
    await expectPage(on.question).toContainText("Ma'lumoitni o'chirasizmi?");
    await expectPage(on.question).toContainText("Obodonlashtirish jamg'armasi");
    await expectPage(on.question.getByRole('button', { name: 'Bekor qilish' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPage(page.getByText("O'chirish bekor qilindi")).toBeVisible();
    expect(await on.writes()).toEqual([]);
  });

  test('that the platform refuses to delete shows its message; a retry deletes it, once', async () => {
    await open();
    const bin = on.rows.nth(2).getByRole('button', { name: "O'chirish: Obodonlashtirish" });
    await page.evaluate(
      (path) => window.stub.fail(path, { kind: 'invalid', status: 400, serverMessage: 'Tashabbuslari bor' }),
      `${RECORDS_PATH}/3`,
    );
    await bin.click();
    await on.question.getByRole('button', { name: 'Ha' }).click();
    await expectPage(page.getByRole('alert').filter({ hasText: 'Tashabbuslari bor' })).toContainText('Xatolik');
    await expectPage(on.rows).toHaveCount(3);
    await page.evaluate(() => window.stub.mend());
    await bin.click();
    await page.evaluate((path) => window.stub.hold(path), `${RECORDS_PATH}/3`);
    await on.question.getByRole('button', { name: 'Ha' }).click();
    await expectPage(bin).toBeDisabled();
    await page.evaluate(() => window.stub.mend());
    await expectPage(on.rows).toHaveCount(2);
    await expectPage(page.getByText("Muvaffaqqiyatli o'chirildi")).toBeVisible();
    await expect
      .poll(async () => (await on.writes()).map(({ method, path }) => `${method} ${path}`))
      .toEqual([`DELETE ${RECORDS_PATH}/3`, `DELETE ${RECORDS_PATH}/3`]);
  });

  test('the buttons of a row name their record, in the current script', async () => {
    await open({ script: 'cyrillic' });
    await on.rows.first().getByRole('button', { name: 'Батафсил: Йўл жамғармаси' }).click();
    await expectPage(page.locator('[data-case="crud/row-actions"] > output')).toHaveText('"Йўл жамғармаси"');
    await expectPage(on.rows.first().getByRole('link', { name: 'Таҳрирлаш: Йўл жамғармаси' })).toBeVisible();
    await expectPage(on.rows.first().getByRole('button', { name: 'Ўчириш: Йўл жамғармаси' })).toBeVisible();
  });

  test('the list changes its script at once, including the names', async () => {
    await open();
    await expectPage(on.rows.first()).toContainText("Yo'l jamg'armasi");
    await page.getByText('cyrillic', { exact: true }).click();
    await expectPage(on.rows.first()).toContainText('Йўл жамғармаси');
  });
});
