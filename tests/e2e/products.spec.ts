import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { dropFiles } from '../support/drop-files.ts';
import { workbookOf } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeForm as formOf } from './support/initiative-form.ts';
import { stepsOf } from './support/steps.ts';

const LIST = '/app/products/list';
const SEASON = 'Tashabbusli budjet, 1-mavsum, 2026 yil';
const rows = (page: Page) => page.getByRole('table').locator('tr[data-row]');
const field = (page: Page, label: string) => formOf(page).field(label);
const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const TITLES = [
  ["O'zbekcha", 'Kitob javoni, katta'],
  ['Русский', 'Книжный шкаф, большой'],
  ['English', 'Large bookcase'],
  ['Qaraqalpaqsha', 'Kitap shkafı'],
] as const;
const fillTitles = async (page: Page, label: string) => {
  for (const [language, text] of TITLES) await page.getByRole('textbox', { name: `${label}: ${language}` }).fill(text);
  await page.getByRole('button', { name: "Lotindan o'girish" }).click();
};
const TITLE = {
  uz_lat: 'Kitob javoni, katta',
  uz_cyr: 'Китоб жавони, катта',
  ru: 'Книжный шкаф, большой',
  en: 'Large bookcase',
  kr: 'Kitap shkafı',
};

test('products and their categories are changed, exported and imported', { tag: '@journey' }, async ({
  page,
  platform,
  profileDir,
  downloadsDir,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('a product is added to those that are searched for, changed and deleted', async (platform) => {
    const { id: board } = platform.find.season('promotion');
    await goTo(page, LIST);
    await choose(page, 'Mavsum', SEASON);
    await page.getByRole('searchbox', { name: 'Mahsulotni qidirish' }).fill('javon');
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('link', { name: "Qo'shish" }).click();
    await expect(field(page, 'Mavsum')).toBeFocused();
    await choose(page, 'Mavsum', SEASON);
    await fillTitles(page, 'Sarlavha');
    await choose(page, 'Kategoriya', 'Oʻquv mebeli');
    await field(page, "O'lchov birligi").click();
    await expect(page.getByRole('option')).toHaveText(["To'plam", 'Dona']);
    await page.getByRole('option', { name: 'Dona' }).click();
    await field(page, 'Tovar soni').fill('25');
    await field(page, 'Narxi').fill('3150000');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\?board_id=\d+&search=javon$/);
    await expect(rows(page)).toHaveCount(2);
    const { id, ...added } = platform.find.product({ board_id: board, title: { en: TITLE.en } });
    expect(added).toMatchObject({ title: TITLE, unit_of_measure: 'piece', max_available: 25, price: 3_150_000 });

    await rows(page).last().focus();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Narxi')).toHaveValue("3 150 000 so'm");
    await field(page, 'Narxi').fill('3200000');
    await page.keyboard.press('Control+s');
    await expect(rows(page).last()).toContainText('3 200 000');
    expect(platform.read.product(id)).toEqual({ id, ...added, price: 3_200_000 });
    await rows(page).last().focus();
    await page.keyboard.press('Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Ha' }).click();
    await expect(rows(page)).toHaveCount(1);
    expect(platform.find.count('product', { id })).toBe(0);
  });

  await step(
    'a product in packages of a finished season keeps unit and season when another field is changed',
    async (platform) => {
      const over = platform.find.season('finished');
      platform.change.season(over.id, { status: 0 });
      const paper = platform.find.product({ board_id: over.id, unit_of_measure: 'package' });
      await goTo(page, `${LIST}/${paper.id}`);
      await expect(field(page, 'Mavsum')).toHaveValue(`Faol bo'lmagan mavsum (ID ${over.id})`);
      await field(page, "O'lchov birligi").click();
      await expect(page.getByRole('option')).toHaveText(["To'plam", 'Dona', 'Quti']);
      await page.keyboard.press('Escape');
      await field(page, 'Tovar soni').fill('7');
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Muvafaqiyatli saqlandi')).toBeVisible();
      expect(platform.read.product(paper.id)).toEqual({ ...paper, max_available: 7 });
    },
  );

  await step(
    'P-014: the first ten categories are shown, with a note of that; one is added, changed and deleted',
    async (platform) => {
      const list = '/app/categories/list';
      const note = page.getByText("Faqat birinchi 10 ta kategoriya ko'rsatiladi, boshqalari ham bo'lishi mumkin.");
      await goTo(page, list);
      await expect(rows(page)).toHaveCount(10);
      await page.getByRole('link', { name: "Qo'shish" }).click();
      await expect(page.getByRole('textbox', { name: "Nomi: O'zbekcha" })).toBeFocused();
      await fillTitles(page, 'Nomi');
      await formOf(page).choose('Tashabbus kategoriyasi', 'mahalla', 'Mahalla binolari');
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(new RegExp(`${list}$`));
      const { id: _, ...body } = platform.find.productCategory({ title: { en: TITLE.en } });
      expect(body).toMatchObject({ title: TITLE });
      // The new category is the fourteenth: not shown, once the list has been read again.
      await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
      await expect(rows(page)).toHaveCount(10);
      await expect(rows(page).filter({ hasText: TITLE.uz_lat })).toHaveCount(0);
      await expect(note).toBeVisible();

      // Saving returns to the list as it was left (P-017).
      const { id } = platform.add.productCategory({ ...body, id: 1 });
      await goTo(page, `${list}?page=2`);
      await page.getByRole('link', { name: `Tahrirlash: ${TITLE.uz_lat}` }).click();
      await page.getByRole('textbox', { name: 'Nomi: English' }).fill('Shelves');
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(new RegExp(`${list}\\?page=2$`));
      await expect(rows(page).first()).toContainText('Kitob javoni, katta');
      expect(platform.read.productCategory(id).title).toEqual({ ...TITLE, en: 'Shelves' });
      await rows(page).first().focus();
      await page.keyboard.press('Delete');
      await page.getByRole('dialog').getByRole('button', { name: 'Ha' }).click();
      await expect(rows(page).first()).toContainText('Oʻquv mebeli');
    },
  );

  await step('P-012, P-013: the products of a season are exported and imported', async (platform) => {
    await goTo(page, LIST);
    const menu = async (item: string) => {
      await page.getByRole('button', { name: 'Excel', exact: true }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    const dialog = page.getByRole('dialog');
    const chooseSeason = async () => {
      await dialog.getByRole('combobox', { name: 'Mavsum' }).click();
      await page.getByRole('option', { name: SEASON }).click();
    };
    await menu('Excelga yuklab olish');
    await chooseSeason();
    await dialog.getByRole('button', { name: 'Yuklab olish' }).click();
    await expect(page.getByText('Fayl saqlandi')).toBeVisible();
    expect(await readdir(downloadsDir)).toEqual(['Mahsulotlar, 1-mavsum, 2026.xlsx']);

    await menu('Exceldan yuklash');
    const file = join(profileDir, 'mahsulotlar.xlsx');
    const titles = ['Nomi (Uz)', 'Nomi (UzKr)', 'Nomi (Ru)', 'Nomi (En)', 'Nomi (Kp)'];
    await writeFile(
      file,
      workbookOf([
        [...titles, 'Kategoriya', "O'lchov birligi", 'Soni', 'Narxi'],
        ['Printer', 'Принтер', 'Принтер', 'Printer', 'Printer', 'Kompyuter texnikasi', 'Dona', '12', '4000000'],
        ['Kema', 'Кема', 'Корабль', 'Ship', 'Keme', 'Kemasozlik', 'Dona', '1', '1'],
      ]),
    );
    await dropFiles(dialog.locator('[data-drop-zone]'), [file]);
    await expect(dialog.getByRole('table')).toBeVisible();
    await chooseSeason();
    await dialog.getByRole('button', { name: 'Yuklash', exact: true }).click();
    await expect(dialog.getByRole('list', { name: "O'tmagan qatorlar" })).toContainText(
      "Bunday kategoriya yo'q: Kemasozlik",
    );
    const { id: board } = platform.find.season('promotion');
    const printer = platform.find.product({ board_id: board, title: { uz_lat: 'Printer' } });
    expect(printer).toMatchObject({ max_available: 12, price: 4_000_000 });
  });
});
