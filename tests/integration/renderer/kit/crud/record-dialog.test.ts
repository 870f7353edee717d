import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { expect, test } from 'vitest';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';
import { RECORDS_PATH, recordsOn } from '../../../../support/gallery/records.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });
const gallery = galleryForEach('crud/record-dialog', 'crud/row-actions');

async function open(which: 'Tahrirlash' | "Qo'shish" | 'Batafsil', before?: (page: Page) => Promise<void>) {
  const page = await gallery.open();
  const { writes } = recordsOn(page);
  await before?.(page);
  await page.locator('[data-case="crud/record-dialog"]').getByRole('button', { name: which }).click();
  const dialog = page.getByRole('dialog', { name: which === 'Batafsil' ? 'Tahrirlash' : which });
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  return { page, writes, dialog, field };
}

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('a new record: empty required fields are marked and nothing is sent; once sent, the dialog closes', async () => {
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
  await expect
    .poll(() => writes())
    .toMatchObject([{ method: 'POST', path: RECORDS_PATH, body: { year: 2026, amount: '12', note: null } }]);
});

test('a known record starts with its row, and cannot be saved before a change; a refusal is shown at its field', async () => {
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
  await expect
    .poll(() => writes())
    .toMatchObject([
      { method: 'PUT', body: { year: 2025 } },
      { method: 'PUT', path: `${RECORDS_PATH}/2`, body: { year: 2024 } },
    ]);
});

test('leaving with form input asks first', async () => {
  const { page, dialog, field } = await open("Qo'shish");
  await field('Yil').fill('2026');
  await page.keyboard.press('Escape');
  await expectPage(page.getByRole('dialog', { name: "Saqlanmagan o'zgarishlar bor" })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectPage(field('Yil')).toHaveValue('2026');
  await expectPage(dialog).toBeVisible();
});

const OWN = `${RECORDS_PATH}/2`;
const hold = (page: Page) => page.evaluate((path) => window.stub.hold(path), OWN);
const mend = (page: Page) => page.evaluate(() => window.stub.mend());

test('a record that is being read shows its row and takes no keys; then it shows what was read and is focused', async () => {
  const { page, writes, dialog, field } = await open('Batafsil', hold);
  await expectPage(field("Nomi: O'zbekcha")).toHaveValue('Maktablar');
  await expectPage(dialog.locator('[inert]')).toHaveCount(1);
  await expectPage(dialog.getByRole('button', { name: 'Saqlash' })).toBeDisabled();
  await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  const before = await dialog.boundingBox();
  await page.keyboard.press('Control+s');
  await mend(page);
  await expectPage(field("Nomi: O'zbekcha")).toBeFocused();
  await expectPage(field("Nomi: O'zbekcha")).toHaveValue("Ta'lim jamg'armasi");
  await expect.poll(() => dialog.boundingBox()).toEqual(before);
  expect(await writes()).toEqual([]);
  await field('Yil').fill('2031');
  await page.keyboard.press('Control+s');
  await expectPage(dialog).toHaveCount(0);
  await expect
    .poll(() => writes())
    .toMatchObject([
      { method: 'PUT', path: OWN, body: { year: 2031, amount: '845500000', title: { ru: 'Фонд образования' } } },
    ]);
});

test('a record that cannot be read shows no form: it is requested again on retry, or left by Esc', async () => {
  const gone = (page: Page) =>
    page.evaluate((path) => window.stub.fail(path, { kind: 'server', status: 500, serverMessage: 'Nosozlik' }), OWN);
  const { page, dialog, field } = await open('Batafsil', gone);
  await expectPage(dialog.getByRole('alert')).toContainText('Nosozlik');
  await expectPage(field('Yil')).toHaveCount(0);
  await mend(page);
  await dialog.getByRole('button', { name: 'Qayta urinish' }).click();
  await expectPage(field("Nomi: O'zbekcha")).toBeFocused();
  await page.keyboard.press('Escape');
  await expectPage(dialog).toHaveCount(0);
});

test('Esc and the cross close a dialog whose record is still being read', async () => {
  const { page, dialog } = await open('Batafsil', hold);
  await expectPage(dialog.locator('[inert]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expectPage(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Batafsil', exact: true }).click();
  await dialog.locator('header').getByRole('button').click();
  await expectPage(dialog).toHaveCount(0);
});

const gone = { kind: 'not-found', status: 404 } as const;
const failAt = (page: Page, path: string, method: string) =>
  page.evaluate(([at, error, of]) => window.stub.fail(at, error, of), [path, gone, method] as const);
const DELETED = "Bu yozuv topilmadi: uni boshqa xodim o'chirgan bo'lishi mumkin.";

for (const [when, method] of [
  ['before it is read', 'GET'],
  ['before it is saved', 'PUT'],
] as const)
  test(`a record that a colleague has deleted ${when} says so and leads to its list, which is read again`, async () => {
    const { page, dialog, field } = await open('Batafsil', async (opened) => {
      if (method === 'GET') await failAt(opened, OWN, method);
    });
    if (method === 'PUT') {
      await field('Yil').fill('2031');
      await failAt(page, OWN, method);
      await page.keyboard.press('Control+s');
    }
    await expectPage(dialog.getByRole('alert')).toContainText(DELETED);
    await dialog.getByRole('button', { name: "Ro'yxatga qaytish" }).click();
    await expectPage(dialog).toHaveCount(0);
  });

test('saved is said at once: neither the dialog nor the notice waits for the list', async () => {
  const { page, writes, dialog, field } = await open('Tahrirlash');
  for (const language of ['Ўзбекча', 'Русский', 'English', 'Qaraqalpaqsha']) await field(`Nomi: ${language}`).fill('M');
  await page.evaluate((path) => window.stub.hold(path, 'GET'), RECORDS_PATH);
  await page.keyboard.press('Control+s');
  await expectPage(notice(page, 'Muvafaqiyatli saqlandi')).toBeVisible();
  await expectPage(dialog).toHaveCount(0);
  await expect.poll(() => writes()).toMatchObject([{ method: 'PUT', path: OWN }]);
});
