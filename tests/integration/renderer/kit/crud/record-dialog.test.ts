import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { expect, test } from 'vitest';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';
import { RECORDS_PATH, recordsOn } from '../../../../support/gallery/records.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });
const gallery = galleryForEach('crud/record-dialog');

async function open(which: 'Tahrirlash' | "Qo'shish") {
  const page = await gallery.open();
  const { writes } = recordsOn(page);
  await page.locator('[data-case="crud/record-dialog"]').getByRole('button', { name: which }).click();
  const dialog = page.getByRole('dialog', { name: which });
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  return { page, writes, dialog, field };
}

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('a new record: its required fields are marked, said and focused, nothing goes; then it goes and the dialog has gone', async () => {
  const { page, writes, dialog, field } = await open("Qo'shish");
  await expectPage(field("Nomi: O'zbekcha")).toBeFocused();
  await expectPage(field('Yil')).toHaveAttribute('required');
  await page.keyboard.press('Control+Enter');
  await expectPage(dialog.getByText('Majburiy maydon')).toHaveCount(7);
  expect(await writes()).toEqual([]);
  for (const language of ["O'zbekcha", 'Ўзбекча', 'Русский', 'English', 'Qaraqalpaqsha']) {
    await field(`Nomi: ${language}`).fill('Fond');
  }
  await field('Yil').fill('2026');
  await field('Summa').fill('12');
  await page.keyboard.press('Control+s');
  await expectPage(dialog).toHaveCount(0);
  await expectPage(notice(page, 'Muvofaqqiyatli yaratildi!')).toBeVisible();
  expect(await writes()).toMatchObject([
    { method: 'POST', path: RECORDS_PATH, body: { year: 2026, amount: '12', note: null } },
  ]);
});

test('a known record begins with its row, and cannot be saved before it is changed; a refusal stands at its field', async () => {
  const { page, writes, dialog, field } = await open('Tahrirlash');
  await expectPage(field("Nomi: O'zbekcha")).toHaveValue('Maktablar');
  await page.keyboard.press('Control+s');
  for (const language of ['Ўзбекча', 'Русский', 'English', 'Qaraqalpaqsha']) await field(`Nomi: ${language}`).fill('M');
  await page.evaluate(
    (path) => window.stub.fail(path, { kind: 'invalid', status: 409, serverMessage: 'Bu yil bor' }),
    `${RECORDS_PATH}/2`,
  );
  await page.keyboard.press('Control+s');
  await expectPage(field('Yil')).toHaveAccessibleDescription('Bu yil bor');
  await page.evaluate(() => window.stub.mend());
  await field('Yil').fill('2024');
  await page.keyboard.press('Control+s');
  await expectPage(dialog).toHaveCount(0);
  await expectPage(notice(page, 'Muvafaqiyatli saqlandi')).toBeVisible();
  const [refused, saved, ...others] = await writes();
  expect(others).toEqual([]);
  expect([refused, saved]).toMatchObject([
    { method: 'PUT', body: { year: 2025 } },
    { method: 'PUT', path: `${RECORDS_PATH}/2`, body: { year: 2024 } },
  ]);
});

test('leaving over something typed asks first', async () => {
  const { page, dialog, field } = await open("Qo'shish");
  await field('Yil').fill('2026');
  await page.keyboard.press('Escape');
  await expectPage(page.getByRole('dialog', { name: "Saqlanmagan o'zgarishlar bor" })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectPage(field('Yil')).toHaveValue('2026');
  await expectPage(dialog).toBeVisible();
});
