import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { describe, expect, test, vi } from 'vitest';
import type { Stub } from '../../../gallery/stub/bridge.ts';
import { type GalleryLook, galleryForEach } from '../../../support/gallery/gallery-page.ts';
import { RECORDS_PATH, type RecordsOn, recordsOn } from '../../../support/gallery/records.ts';

// Each test is a person's whole path: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const expectPage = playwrightExpect.configure({ timeout: 10_000 });

const gallery = galleryForEach('crud/form-page', 'crud/row-actions');
let page: Page;
let on: RecordsOn;

async function open(look: GalleryLook = {}) {
  page = await gallery.open(look);
  on = recordsOn(page);
  await page.locator('[data-case^="crud/"]').scrollIntoViewIfNeeded();
}

async function fillNew() {
  await on.line("O'zbekcha").fill(" Suv jamg'armasi ");
  await on.form.getByRole('button', { name: "Lotindan o'girish" }).click();
  for (const [language, text] of [
    ['Русский', 'Водный фонд'],
    ['English', 'Water fund'],
    ['Qaraqalpaqsha', 'Suw qorı'],
  ] as const) {
    await on.line(language).fill(text);
  }
  await on.field('Yil').fill('2027');
  await on.field('Summa').fill('5000000');
}

describe('a new record', () => {
  test('reports missing fields in place with their count and sends nothing; the first invalid one is focused', async () => {
    await open({ at: '/records/add' });
    await expectPage(on.line("O'zbekcha")).toBeFocused();
    await on.line('Русский').fill('Фонд');
    await page.keyboard.press('Control+s');
    await expectPage(on.form.getByText('Majburiy maydon')).toHaveCount(6);
    await expectPage(on.form.getByRole('status')).toHaveText('6 ta maydonda xatolik');
    await expectPage(on.line("O'zbekcha")).toBeFocused();
    await expectPage(on.line("O'zbekcha")).toHaveAccessibleDescription('Majburiy maydon');
    await page.keyboard.type('A');
    await expectPage(on.form.getByRole('status')).toHaveText('5 ta maydonda xatolik');
    expect(await on.writes()).toEqual([]);
  });

  test('is sent once, however often submitted, in the shape of the platform, and returns to the list', async () => {
    await open();
    await page.locator('[data-case^="crud/"]').getByRole('link', { name: "Qo'shish", exact: true }).click();
    await fillNew();
    await page.evaluate((path) => window.stub.hold(path), RECORDS_PATH);
    await page.keyboard.press('Control+s');
    await expectPage(on.save).toHaveAttribute('data-loading', 'true');
    for (const key of ['Control+s', 'Control+Enter', 'Enter']) await page.keyboard.press(key);
    await expectPage(on.form.getByRole('button', { name: 'Bekor qilish' })).toBeDisabled();
    await expectPage(on.question).toHaveCount(0);
    await page.evaluate(() => window.stub.mend());
    await expectPage(page.getByRole('status').filter({ hasText: 'Tabriklaymiz' })).toContainText(
      'Muvafaqiyatli saqlandi',
    );
    await expectPage(on.rows).toHaveCount(4);
    await expectPage(on.rows.last()).toContainText("Suv jamg'armasi");
    await expect
      .poll(() => on.writes())
      .toMatchObject([
        {
          method: 'POST',
          path: RECORDS_PATH,
          body: {
            title: {
              uz_lat: "Suv jamg'armasi",
              uz_cyr: 'Сув жамғармаси',
              ru: 'Водный фонд',
              en: 'Water fund',
              kr: 'Suw qorı',
            },
            year: 2027,
            amount: '5000000',
            note: null,
          },
        },
      ]);
  });
});

describe('a record that is changed', () => {
  test('is read into the form, and only a change can be saved; then it returns to where it was opened', async () => {
    await open();
    await on.rows.first().focus();
    await page.keyboard.press('Enter');
    await expectPage(on.line('English')).toHaveValue('Road fund');
    await expectPage(on.field('Summa')).toHaveValue('1 360 000 000 UZS');
    await expectPage(on.save).toBeDisabled();
    await page.keyboard.press('Control+s');
    await on.field('Izoh').fill('');
    await expectPage(on.save).toBeEnabled();
    await page.keyboard.press('Control+Enter');
    await expectPage(on.rows).toHaveCount(3);
    await expect
      .poll(() => on.writes())
      .toMatchObject([
        { method: 'PUT', path: `${RECORDS_PATH}/1`, body: { year: 2025, amount: '1360000000', note: null } },
      ]);
  });

  test('whose change is undone by hand cannot be saved, and leaving asks nothing', async () => {
    await open({ at: '/records/2' });
    await on.line('English').fill('Schools');
    await expectPage(on.save).toBeEnabled();
    await on.line('English').fill('Education fund');
    await expectPage(on.save).toBeDisabled();
    await page.keyboard.press('Escape');
    await expectPage(on.rows).toHaveCount(3);
  });

  test('that cannot be read is reported, and read again on retry; Esc leaves while it is being read', async () => {
    await open();
    await page.evaluate((path) => window.stub.fail(path, { kind: 'server', status: 500 }), `${RECORDS_PATH}/1`);
    await on.rows.first().getByRole('link').click();
    const again = on.form.getByRole('button', { name: 'Qayta urinish' });
    await expectPage(on.form).toContainText("Ma'lumot yuklashda xatolik sodir bo'ldi. Iltimos, qayta urinib ko'ring.");
    await again.click();
    await expectPage(again).toBeEnabled();
    await page.evaluate(() => window.stub.mend());
    await again.click();
    await expectPage(on.line('English')).toHaveValue('Road fund');

    await page.keyboard.press('Escape');
    await page.evaluate((path) => window.stub.hold(path), `${RECORDS_PATH}/2`);
    await on.rows.nth(1).getByRole('link').click();
    await expectPage(on.form.getByRole('status', { name: "Ma'lumotlar yuklanmoqda" })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectPage(on.rows).toHaveCount(3);
  });
});

describe('a refusal of the platform', () => {
  const refused = async (error: Parameters<Stub['fail']>[1]) => {
    await open({ at: '/records/2' });
    await on.line('English').fill('Schools');
    await page.evaluate(([path, data]) => window.stub.fail(path, data, 'PUT'), [`${RECORDS_PATH}/2`, error] as const);
    await on.save.click();
  };
  const thenSaved = async () => {
    await expectPage(on.line('English')).toHaveValue('Schools');
    await page.evaluate(() => window.stub.mend());
    await expectPage(on.save).toBeEnabled();
    await page.keyboard.press('Control+s');
    await expectPage(on.rows).toHaveCount(3);
    await expect.poll(() => on.writes()).toHaveLength(2);
  };

  test('is shown below the form, which stays, its message below that of the document', async () => {
    await refused({ kind: 'invalid', status: 400, serverMessage: 'Yil yopilgan' });
    await expectPage(on.form.getByRole('alert')).toContainText("XatolikIltimos, qayta urinib ko'ring.Yil yopilgan");
    await expectPage(on.form.getByRole('alert')).toContainText('Yozganlaringiz joyida.');
    await expectPage(on.save).toBeFocused();
    await thenSaved();
  });

  test('without a message shows ours', async () => {
    await refused({ kind: 'server', status: 500 });
    await expectPage(on.form.getByRole('alert')).toContainText("XatolikIltimos, qayta urinib ko'ring.");
    await thenSaved();
  });

  test('at a field is shown there alone, and disappears when the field is changed', async () => {
    await refused({ kind: 'invalid', status: 409, serverMessage: 'Bunday nom band' });
    await expectPage(on.line("O'zbekcha")).toBeFocused();
    await expectPage(on.line("O'zbekcha")).toHaveAccessibleDescription('Bunday nom band');
    await expectPage(on.form.getByRole('alert')).toHaveCount(0);
    await on.line("O'zbekcha").fill('Maktablar');
    await expectPage(on.form.getByText('Bunday nom band')).toHaveCount(0);
    await thenSaved();
  });

  test('a broken connection leaves the result open: it may have arrived, and form input is kept', async () => {
    await refused({ kind: 'network' });
    await expectPage(on.form.getByRole('alert')).toContainText('Aloqa uzilib qoldi');
    await expectPage(on.form.getByRole('alert')).toContainText("bajarilgan bo'lishi ham, bajarilmagan bo'lishi ham");
    await thenSaved();
  });
});
