import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serious } from '../../../../support/axe.ts';
import { dropFiles } from '../../../../support/drop-files.ts';
import { caseOf } from '../../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';
import { bodiesOf } from '../../../../support/gallery/gallery-stub.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });

const gallery = galleryForEach('excel/import-page');
let page: Page;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kit-import-page-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  page = await gallery.open();
});

const on = () => caseOf(page, 'excel/import-page');
const button = (name: string) => on().root.getByRole('button', { name, exact: true });
const sent = () => bodiesOf(page, 'files.upload');
const question = () => page.getByRole('dialog');
const drop = async (name: string) => {
  const path = join(folder, name);
  await writeFile(path, 'x');
  await on().root.scrollIntoViewIfNeeded();
  await dropFiles(on().root.locator('[data-drop-zone]'), [path]);
};
const chooseSeason = async () => {
  await on().root.getByRole('combobox', { name: 'Mavsum' }).click();
  await page.getByRole('option', { name: '2026' }).click();
};

test('asks for field and file, sends by its keys, reports the row results, and accepts another file', async () => {
  await page.keyboard.press('Control+s');
  await expectPage(on().root.getByText('Majburiy maydon!')).toHaveCount(2);
  await expectPage(on().root.getByRole('combobox', { name: 'Mavsum' })).toBeFocused();
  // There is nothing to cancel.
  await expectPage(button('Bekor qilish')).toHaveCount(0);
  await drop('bir.xlsx');
  await expectPage(on().root.getByText("“Buyurtmachilar” varag'i")).toBeVisible();
  await expectPage(on().root.getByText('Majburiy maydon!')).toHaveCount(1);
  await page.keyboard.press('Control+Enter');
  expect(await sent()).toEqual([]);
  // The missing field has the focus, and its list is open.
  await page.getByRole('option', { name: '2026' }).click();
  for (const key of ['Control+Enter', 'Control+s']) await page.keyboard.press(key);
  await expectPage(on().root.getByRole('list', { name: "O'tmagan qatorlar" }).getByRole('listitem')).toHaveCount(2);
  await expect.poll(() => sent()).toMatchObject([{ fileIds: ['f1'], fields: { season: '2026' }, method: 'POST' }]);
  await expectPage(on().holds).toContainText('"done":[1200]');
  await expectPage(button('Yopish')).toBeFocused();
  // A file that was sent is released, and the keys send nothing.
  await expect.poll(() => bodiesOf(page, 'files.release')).toEqual([{ fileId: 'f1' }]);
  await page.keyboard.press('Control+s');
  await expect.poll(() => sent()).toHaveLength(1);
  await button('Yopish').click();
  await expectPage(on().root.getByRole('combobox', { name: 'Mavsum' })).toHaveValue('2026');
  await expectPage(on().root.getByText('Faylni shu yerga tashlang yoki tanlang')).toBeVisible();
  await expectPage(on().root.getByText('Majburiy maydon!')).toHaveCount(0);
});

test('a failure keeps file and field; the button discards the file', async () => {
  await chooseSeason();
  await drop('bir.xlsx');
  await expectPage(on().root.getByText("“Buyurtmachilar” varag'i")).toBeVisible();
  await page.evaluate(() => window.stub.fail('files.upload', { kind: 'network' }));
  await button('Yuklash').click();
  await expectPage(on().root.getByRole('alert')).toContainText('Fayl qayta yuborilsinmi?');
  await expectPage(button('Qayta yuborish')).toBeFocused();
  await expectPage(on().root.getByRole('combobox', { name: 'Mavsum' })).toHaveValue('2026');
  await expectPage(on().root.getByText('bir.xlsx')).toBeVisible();
  await button('Bekor qilish').click();
  await expectPage(on().root.getByText('bir.xlsx')).toHaveCount(0);
  await expectPage(on().root.getByRole('alert')).toHaveCount(0);
});

test('leaving while the file is in flight asks, and cancels the upload', async () => {
  await chooseSeason();
  await drop('bir.xlsx');
  await page.evaluate(() => window.stub.hold('files.upload'));
  await expectPage(button('Yuklash')).toBeEnabled();
  await button('Yuklash').click();
  await expectPage(on().root.getByRole('combobox', { name: 'Mavsum' })).toBeDisabled();
  const leave = on().root.getByRole('link', { name: 'elsewhere' });
  await leave.click();
  await expectPage(question()).toContainText('Fayl hali yuborilmoqda. Chiqishni istaysizmi?');
  await question().getByRole('button', { name: 'Qolish' }).click();
  await expectPage(question()).toHaveCount(0);
  expect(await bodiesOf(page, 'files.cancelUpload')).toEqual([]);
  await leave.click();
  await question().getByRole('button', { name: 'Chiqish' }).click();
  await expectPage.poll(() => bodiesOf(page, 'files.cancelUpload')).toHaveLength(1);
  await page.evaluate(() => window.stub.mend());
  // What became of it is told where it was left, and leads back.
  await expectPage(page.getByText("Shakl yopilgani uchun yuborish to'xtatildi.")).toBeVisible();
  await page.getByRole('button', { name: 'Shaklga qaytish' }).click();
  await chooseSeason();
  await drop('bir.xlsx');
  // It is left without a question once nothing is in flight.
  await expectPage(button('Yuklash')).toBeEnabled();
  await leave.click();
  await expectPage(question()).toHaveCount(0);
});

test('an upload that is left after its last byte may have been taken, which is told', async () => {
  await chooseSeason();
  await drop('bir.xlsx');
  await page.evaluate(() => window.stub.hold('files.upload'));
  await expectPage(button('Yuklash')).toBeEnabled();
  await button('Yuklash').click();
  await expectPage(on().root.getByRole('combobox', { name: 'Mavsum' })).toBeDisabled();
  await on().root.getByRole('link', { name: 'elsewhere' }).click();
  await question().getByRole('button', { name: 'Chiqish' }).click();
  await page.evaluate(() => window.stub.mend({ kind: 'timeout' }));
  await expectPage(page.getByText("Amal bajarilgan bo'lishi ham, bajarilmagan bo'lishi ham mumkin.")).toBeVisible();
});

test('an upload that has arrived when it is left is told with its totals, and its file is not chosen again', async () => {
  await chooseSeason();
  await drop('bir.xlsx');
  await page.evaluate(() => window.stub.hold('files.upload'));
  await expectPage(button('Yuklash')).toBeEnabled();
  await button('Yuklash').click();
  await expectPage(on().root.getByRole('combobox', { name: 'Mavsum' })).toBeDisabled();
  await on().root.getByRole('link', { name: 'elsewhere' }).click();
  await question().getByRole('button', { name: 'Chiqish' }).click();
  await page.evaluate(() => {
    window.stub.next('files.upload', { total: 1200, successful: 1198, failed: 2, errors: [] });
    window.stub.mend();
  });
  await expectPage(page.getByRole('alert').filter({ hasText: 'bir.xlsx' })).toContainText('1 198');
  await on().root.getByRole('link', { name: 'back' }).click();
  await expectPage(on().root.getByText('Faylni shu yerga tashlang yoki tanlang')).toBeVisible();
  await expectPage(on().root.getByText('bir.xlsx')).toHaveCount(0);
});

test('says that a file looks like another list, and sends it there or, if confirmed, here', async () => {
  const columns = on().root.getByRole('region', { name: "Bu ro'yxatda odatda bor ustunlar" });
  await expectPage(columns.getByRole('listitem')).toHaveText(['STIR']);
  await chooseSeason();
  await drop('hisob.xlsx');
  const doubt = on().root.getByRole('alert').filter({ hasText: "Fayl boshqa ro'yxatga o'xshaydi: Hisob raqamlari" });
  await expectPage(doubt).toContainText("Faylda bor: Hisob raqami. Faylda yo'q: STIR.");
  await expectPage(columns.getByRole('listitem')).toHaveText(["STIRfaylda yo'q"]);
  await expectPage(button('Yuklash')).toBeDisabled();
  await page.keyboard.press('Control+s');
  expect(await sent()).toEqual([]);
  const anyway = on().root.getByRole('checkbox', { name: "Baribir “STIR raqamlari” ro'yxatiga yuklansin" });
  await anyway.check();
  await expectPage(button('Yuklash')).toBeEnabled();
  expect(await serious(page, '[data-case]')).toEqual([]);

  // The confirmation holds for this file alone.
  await drop('hisob-2.xlsx');
  await expectPage(anyway).not.toBeChecked();
  await doubt.getByRole('button', { name: "“Hisob raqamlari” ro'yxatiga o'tish" }).click();
  await expectPage(on().holds).toContainText('"own":"accounts"');
  await expectPage(doubt).toHaveCount(0);
  await expectPage(columns.getByRole('listitem')).toHaveText(['Hisob raqami']);
  await button('Yuklash').click();
  await expectPage(on().root.getByText("Fayl qabul qilindi, lekin ayrim qatorlar o'tmadi.")).toBeVisible();
  await expect.poll(() => sent()).toMatchObject([{ fileIds: ['f2'] }]);
});

test.each([
  ['a header below a title', 'sarlavha.xlsx', 'Sarlavha 3-qatorda', "2026-yil: ro'yxat"],
  [
    'an empty first sheet',
    'bosh.xlsx',
    "Birinchi varaqda yuborishga qator yo'q. Ma'lumotlar “Sarlavhali” varag'ida",
    "o'chirib yuborishi mumkin",
  ],
])('%s is said, and sent only once that is confirmed', async (_what, name, said, why) => {
  await chooseSeason();
  await drop(name);
  const doubt = on().root.getByRole('alert').filter({ hasText: said });
  await expectPage(doubt).toContainText(why);
  await expectPage(button('Yuklash')).toBeDisabled();
  await page.keyboard.press('Control+s');
  expect(await sent()).toEqual([]);
  expect(await serious(page, '[data-case]')).toEqual([]);
  await on().root.getByRole('checkbox', { name: "Baribir “STIR raqamlari” ro'yxatiga yuklansin" }).check();
  await button('Yuklash').click();
  await expectPage(button('Yopish')).toBeFocused();
  await expect.poll(() => sent()).toHaveLength(1);
});

test('the preview is read for the list of the import, and again for another one', async () => {
  await drop('hisob.xlsx');
  await expectPage(button('Yuklash')).toBeDisabled();
  await button("“Hisob raqamlari” ro'yxatiga o'tish").click();
  await expectPage(button('Yuklash')).toBeEnabled();
  const namesOf = (list: string) => ({ table: { columns: [{ names: expect.arrayContaining([list]) }] } });
  await expect.poll(() => bodiesOf(page, 'files.preview')).toMatchObject([namesOf(' stir'), namesOf(' hisob raqami')]);
});
