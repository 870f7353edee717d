import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Platform } from '../platform/types.ts';
import { serious } from '../support/axe.ts';
import { dropFiles } from '../support/drop-files.ts';
import { workbookOf } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeForm as formOf } from './support/initiative-form.ts';
import { stepsOf } from './support/steps.ts';

const PATH = '/api/v1/products';
const CATEGORIES = '/api/v1/product-categories';
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
const asked = (platform: Platform, path: string) => platform.calls().findLast((call) => call.path === path)?.query;
const sent = (platform: Platform, path: string) =>
  platform
    .calls()
    .filter((call) => call.method !== 'GET' && call.path.startsWith(path))
    .map(({ method, status, body }) => [method, status, body]);

test('products and their categories are filtered, changed, exported and imported', { tag: '@journey' }, async ({
  page,
  platform,
  profileDir,
  downloadsDir,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('the products are filtered and searched; one is added, changed and deleted', async (platform) => {
    await goTo(page, LIST);
    await expect(rows(page)).toHaveCount(20);
    await expect(page.getByRole('columnheader')).toHaveText([
      ...['№', 'SarlavhaMavsum', 'Kategoriya', "O'lchov birligi", 'Tovar soni', "Narxi, so'm", 'Amallar'],
    ]);
    await expect(rows(page).first()).toHaveText(
      /^1Ikki oʻrinli parta va stul.+-mavsum, \d{4} yilOʻquv mebeliTo'plam4001\s450\s000$/,
    );
    await expect(rows(page).filter({ hasText: 'Qogʻoz A4' })).toContainText('Quti');
    await expect(rows(page).filter({ hasText: 'Printer' }).first()).toContainText('Dona');
    expect(await serious(page)).toEqual([]);
    await choose(page, 'Mavsum', SEASON);
    await choose(page, 'Kategoriya', 'Oʻquv mebeli');
    await expect(rows(page)).toHaveCount(4);
    await page.getByRole('searchbox', { name: 'Mahsulotni qidirish' }).fill('javon');
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(1);
    const { id: board } = platform.find.season('promotion');
    const category = platform.find.productCategory({ title: { uz_lat: 'Oʻquv mebeli' } }).id;
    const query = { search: 'javon', category_id: String(category), board_id: String(board) };
    await expect.poll(() => asked(platform, PATH)).toEqual({ cache: 'off', limit: '20', offset: '0', ...query });

    await page.getByRole('link', { name: "Qo'shish" }).click();
    await expect(field(page, 'Mavsum')).toBeFocused();
    await page.keyboard.press('Control+s');
    for (const message of [
      ...['Majburiy maydon', 'Sarlavha majburiy (Uz)', 'Sarlavha majburiy (UzKr)', 'Sarlavha majburiy (Ru)'],
      ...['Sarlavha majburiy (En)', 'Sarlavha majburiy (Kp)', 'Kategoriya tanlash majburiy'],
      ...["O'lchov birligini tanlash majburiy", 'Tovar sonini kiritish majburiy', 'Narxni kiritish majburiy'],
    ])
      await expect(page.getByText(message, { exact: true })).toHaveCount(1);
    expect(await serious(page)).toEqual([]);
    await choose(page, 'Mavsum', SEASON);
    await fillTitles(page, 'Sarlavha');
    await choose(page, 'Kategoriya', 'Oʻquv mebeli');
    await field(page, "O'lchov birligi").click();
    await expect(page.getByRole('option')).toHaveText(["To'plam", 'Dona']);
    await page.getByRole('option', { name: 'Dona' }).click();
    await field(page, 'Tovar soni').fill('25');
    await field(page, 'Narxi').fill('3150000');
    const refused = { kind: 'status', status: 400, message: null, match: { method: 'POST', path: PATH } } as const;
    platform.faults.add({ ...refused, times: 1 });
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert').filter({ hasText: "Xatolik qayta urinib ko'ring" })).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\?board_id=\d+&category_id=\d+&search=javon$/);
    await expect(rows(page)).toHaveCount(2);
    const body = {
      ...{ board_id: board, title: TITLE, category_id: category },
      ...{ unit_of_measure: 'piece', max_available: 25, price: 3_150_000 },
    };
    expect(sent(platform, PATH)).toEqual([
      ['POST', 400, null],
      ['POST', 200, body],
    ]);

    await rows(page).last().focus();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Narxi')).toHaveValue("3 150 000 so'm");
    await field(page, 'Narxi').fill('3200000');
    await page.keyboard.press('Control+s');
    await expect(rows(page).last()).toContainText('3 200 000');
    expect(platform.find.product({ board_id: board, title: { en: TITLE.en } })).toMatchObject({ price: 3_200_000 });
    await rows(page).last().focus();
    await page.keyboard.press('Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Ha' }).click();
    await expect(page.getByText("Muvaffaqqiyatli o'chirildi")).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
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
    'the first ten categories are shown, with a note of that; one is added, changed and deleted',
    async (platform) => {
      const list = '/app/categories/list';
      const note = page.getByText("Faqat birinchi 10 ta kategoriya ko'rsatiladi, boshqalari ham bo'lishi mumkin.");
      await goTo(page, list);
      await expect(rows(page)).toHaveCount(10);
      await expect(note).toBeVisible();
      await expect(page.getByRole('columnheader')).toHaveText([
        ...['№', 'Nomi', 'Tashabbus kategoriyasi', 'Mahsulotlar soni', 'Amallar'],
      ]);
      await expect(rows(page).first()).toHaveText('1Oʻquv mebeliUmumtaʼlim maktablarini taʼmirlash48');
      expect(await serious(page)).toEqual([]);
      await expect.poll(() => asked(platform, CATEGORIES)).toEqual({ cache: 'off', limit: '10', offset: '0' });

      // A category with products stays, and the reason is shown below the specification's words.
      await rows(page).first().focus();
      await page.keyboard.press('Delete');
      await page.getByRole('dialog').getByRole('button', { name: 'Ha' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Kategoriyada mahsulotlar bor' })).toContainText(
        'Xatolik',
      );

      await page.getByRole('link', { name: "Qo'shish" }).click();
      await expect(page.getByRole('textbox', { name: "Nomi: O'zbekcha" })).toBeFocused();
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Majburiy maydon')).toHaveCount(5);
      await expect(page.getByText('Tashabbus kategoriyasini tanlash majburiy')).toBeVisible();
      expect(await serious(page)).toEqual([]);
      await fillTitles(page, 'Nomi');
      await formOf(page).choose('Tashabbus kategoriyasi', 'mahalla', 'Mahalla binolari');
      const refused = {
        kind: 'status',
        status: 400,
        message: null,
        match: { method: 'POST', path: CATEGORIES },
      } as const;
      platform.faults.add({ ...refused, times: 1 });
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('alert').filter({ hasText: "Xatolik qayta urinib ko'ring" })).toBeVisible();
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(new RegExp(`${list}$`));
      await expect(page.getByText('Muvafaqiyatli saqlandi')).toBeVisible();
      const { id: initiative_category_id } = platform.find.category({ title: 'Mahalla binolari' });
      const body = { title: TITLE, initiative_category_id };
      expect(sent(platform, CATEGORIES).at(-1)).toEqual(['POST', 200, body]);
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
      await expect(rows(page).first()).toHaveText('1Kitob javoni, kattaMahalla binolari0');
      expect(platform.read.productCategory(id).title).toEqual({ ...TITLE, en: 'Shelves' });
      await rows(page).first().focus();
      await page.keyboard.press('Delete');
      await page.getByRole('dialog').getByRole('button', { name: 'Ha' }).click();
      await expect(page.getByText("Muvaffaqqiyatli o'chirildi")).toBeVisible();
      await expect(rows(page).first()).toContainText('Oʻquv mebeli');
    },
  );

  await step('export and import require a season', async (platform) => {
    await goTo(page, LIST);
    await expect(rows(page)).toHaveCount(20);
    const menu = async (item: string) => {
      await page.getByRole('button', { name: 'Excel', exact: true }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    const { id: board } = platform.find.season('promotion');
    await menu('Excelga yuklab olish');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Yuklab olish' }).click();
    await expect(dialog.getByText('Majburiy maydon')).toBeVisible();
    expect(await serious(page)).toEqual([]);
    await dialog.getByRole('combobox', { name: 'Mavsum' }).click();
    await page.getByRole('option', { name: SEASON }).click();
    await dialog.getByRole('button', { name: 'Yuklab olish' }).click();
    await expect(page.getByText('Fayl saqlandi')).toBeVisible();
    expect(await readdir(downloadsDir)).toEqual(['Mahsulotlar, 1-mavsum, 2026.xlsx']);

    await menu('Exceldan yuklash');
    const file = join(profileDir, 'mahsulotlar.xlsx');
    await writeFile(
      file,
      workbookOf([
        [
          'Nomi (Uz)',
          'Nomi (UzKr)',
          'Nomi (Ru)',
          'Nomi (En)',
          'Nomi (Kp)',
          'Kategoriya',
          "O'lchov birligi",
          'Soni',
          'Narxi',
        ],
        ['Printer', 'Принтер', 'Принтер', 'Printer', 'Printer', 'Kompyuter texnikasi', 'Dona', '12', '4000000'],
        ['Kema', 'Кема', 'Корабль', 'Ship', 'Keme', 'Kemasozlik', 'Dona', '1', '1'],
      ]),
    );
    await dropFiles(dialog.locator('[data-drop-zone]'), [file]);
    await expect(dialog.getByRole('table')).toBeVisible();
    const confirm = dialog.getByRole('button', { name: 'Yuklash', exact: true });
    await confirm.click();
    await expect(dialog.getByText('Majburiy maydon')).toBeVisible();
    expect(await serious(page)).toEqual([]);
    await dialog.getByRole('combobox', { name: 'Mavsum' }).click();
    await page.getByRole('option', { name: SEASON }).click();
    await confirm.click();
    await expect(dialog.getByRole('list', { name: "O'tmagan qatorlar" })).toContainText(
      "Bunday kategoriya yo'q: Kemasozlik",
    );
    expect(sent(platform, PATH)).toEqual([
      ['POST', 200, { board_id: String(board), file: expect.stringContaining('mahsulotlar.xlsx') }],
    ]);
    const printer = platform.find.product({ board_id: board, title: { uz_lat: 'Printer' } });
    expect(printer).toMatchObject({ max_available: 12, price: 4_000_000 });
  });
});
