import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallInput } from '@shared/bridge/contract.ts';
import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dropFiles } from '../../../../support/drop-files.ts';
import { caseOf } from '../../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';
import { bodiesOf } from '../../../../support/gallery/gallery-stub.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });

const gallery = galleryForEach('excel/excel-files', 'excel/excel-menu', 'excel/import-dialog');
let page: Page;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kit-imports-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  page = await gallery.open();
});

const menu = () => caseOf(page, 'excel/excel-menu').root.filter({ hasText: 'import-dialog' });
const dialog = () => page.getByRole('dialog');
const confirm = () => dialog().getByRole('button', { name: 'Yuklash', exact: true });
const tile = (label: string) => dialog().getByRole('term').filter({ hasText: label }).locator('xpath=../dd');
const asked = (path: string) => bodiesOf(page, path);
const openImport = async () => {
  await menu().getByRole('button', { name: 'Excel', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Exceldan yangilash' }).click();
  await expectPage(dialog()).toBeVisible();
};
const drop = async (name: string) => {
  const path = join(folder, name);
  await writeFile(path, 'x');
  await dropFiles(dialog().locator('[data-drop-zone]'), [path]);
  // A click that the arriving preview moves the button away from presses nothing.
  await expectPage(dialog().getByText(name).first()).toBeVisible();
  await expectPage(dialog().getByRole('status', { name: "Fayl o'qilmoqda" })).toHaveCount(0);
};

describe('the menu of a list', () => {
  test('has the focus on its first item before any timer: an arrow key pressed at once moves from there', async () => {
    const focused = await menu()
      .getByRole('button', { name: 'Excel', exact: true })
      .evaluate(async (button: HTMLElement) => {
        button.focus();
        button.click();
        for (let turn = 0; turn < 20; turn++) await null;
        return document.activeElement?.textContent;
      });
    expect(focused).toBe('Excelga yuklab olish');
  });

  test('is opened and navigated by keyboard, and saves the table', async () => {
    await menu().getByRole('button', { name: 'Excel', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expectPage(page.getByRole('menuitem')).toHaveText(['Excelga yuklab olish', 'Exceldan yangilash']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expectPage(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPage(page.getByRole('alert').filter({ hasText: 'buyurtmachilar.xlsx' })).toBeVisible();
    await expect.poll(() => asked('downloads.start')).toHaveLength(1);
  });
});

describe('an import', () => {
  test('previews the file, sends it, and reports the result of its rows', async () => {
    await openImport();
    await drop('buyurtmachilar.xlsx');
    await expectPage(dialog().getByText('2 ta varaq')).toBeVisible();
    await expectPage(tile('Ogohlantirishlar')).toHaveText('3');
    await expectPage(dialog().getByText("Birinchi 20 qator ko'rsatilgan")).toBeVisible();
    await page.evaluate(() => window.stub.hold('files.upload'));
    // Submitted by its keys like every form, and once.
    for (const key of ['Control+s', 'Control+Enter']) await page.keyboard.press(key);
    await expect.poll(() => asked('files.upload')).toHaveLength(1);
    const [sending] = await asked('files.upload');
    expect(sending).toMatchObject({ fileIds: ['f1'], method: 'POST', path: 'api/v1/gallery/excel', field: 'file' });
    const tell = (sentBytes: number) =>
      page.evaluate((sent) => {
        const body = window.stub.calls.find(({ path }) => path === 'files.upload')?.body;
        if (typeof body !== 'object' || body === null || !('uploadId' in body)) throw new Error('nothing is sent');
        const totalBytes = 4 * 1024 * 1024;
        window.stub.emit('upload.progress', { uploadId: String(body.uploadId), sentBytes: sent, totalBytes });
      }, sentBytes);
    await tell(1024 * 1024);
    await expectPage(dialog().getByRole('status')).toHaveText('Yuborilmoqda: 1 MB / 4 MB');
    await expectPage(dialog().getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    await tell(4 * 1024 * 1024);
    await expectPage(dialog().getByRole('status')).toHaveText('Fayl yetib bordi. Platforma uni qayta ishlamoqda…');
    // Neither Esc nor a click beside it cancels an upload in flight.
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.stub.mend());
    await expectPage(dialog().getByRole('status')).toHaveText("Fayl qabul qilindi, lekin ayrim qatorlar o'tmadi.");
    await expectPage(tile('Jami qatorlar')).toHaveText(/^1\s200$/);
    await expectPage(tile("O'tmadi")).toHaveText('2');
    await expectPage(dialog().getByRole('list', { name: "O'tmagan qatorlar" }).getByRole('listitem')).toHaveText([
      "7-qator: STIR 9 ta raqamdan iborat bo'lishi kerak",
      '412-qator: Bunday buyurtmachi bor',
    ]);
    await expectPage(menu().locator('output')).toHaveText('1198');
  });

  test('of no rows is told as none, and totals inside an envelope are found', async () => {
    await openImport();
    await drop('nol.xlsx');
    await confirm().click();
    await expectPage(dialog().getByRole('status')).toHaveText('Birorta ham qator qabul qilinmadi.');
    await expectPage(tile('Jami qatorlar')).toHaveText('0');
    await dialog().getByRole('button', { name: 'Yopish', exact: true }).last().click();
    await expectPage(dialog()).toHaveCount(0);
    await openImport();
    await drop('konvert.xlsx');
    await confirm().click();
    await expectPage(tile("O'tmadi")).toHaveText('2');
  });

  test('whose totals cannot be read says so, keeps the file, and is not sent again without a question', async () => {
    await openImport();
    await drop('chuqur.xlsx');
    await confirm().click();
    await expectPage(dialog().getByRole('alert')).toContainText("Platforma javobini o'qib bo'lmadi");
    await expectPage(page.locator('.mantine-Notifications-root').getByRole('status')).toHaveCount(0);
    await expectPage(dialog().getByText('chuqur.xlsx')).toBeVisible();
    await expect
      .poll(() => asked('app.noteOddFields'))
      .toMatchObject([{ method: 'POST', path: 'api/v1/gallery/excel' }]);
    await dialog().getByRole('button', { name: 'Qayta yuborish' }).click();
    await expectPage(page.getByRole('dialog', { name: 'Qayta yuborilsinmi?', exact: true })).toBeVisible();
    await expect.poll(() => asked('files.upload')).toHaveLength(1);
  });

  test('its result is copied and saved', async () => {
    await openImport();
    await drop('bir.xlsx');
    await confirm().click();
    await dialog().getByRole('button', { name: 'Nusxa olish' }).click();
    await expectPage(dialog().getByRole('button', { name: 'Nusxalandi' })).toBeVisible();
    await dialog().getByRole('button', { name: 'Saqlash' }).click();
    await expectPage(page.getByRole('alert').filter({ hasText: 'bir-natija.csv' })).toBeVisible();
    await expect
      .poll(() => asked('app.copyText'))
      .toEqual([{ text: expect.stringContaining('412-qator: Bunday buyurtmachi bor') }]);
    await expect
      .poll(() => asked('files.saveText'))
      .toEqual([{ suggestedName: 'bir-natija.csv', text: expect.stringContaining('412;Bunday buyurtmachi bor') }]);
    await dialog().getByRole('button', { name: 'Yopish', exact: true }).last().click();
    await expectPage(dialog()).toHaveCount(0);
  });

  test('a wide sheet is drawn in steps: in the end 20 rows, 20 columns and 50 warnings, and how many more there are', async () => {
    await openImport();
    await page.evaluate(() => {
      const counts: number[] = [];
      Object.assign(window, { counts });
      new MutationObserver(() => {
        const rows = document.querySelectorAll('[role=dialog] tbody tr').length;
        if (rows > 0 && counts.at(-1) !== rows) counts.push(rows);
      }).observe(document.body, { childList: true, subtree: true });
    });
    await drop('keng.xlsx');
    const sheet = dialog().getByRole('region', { name: 'Keng' });
    await expectPage(sheet.getByRole('row')).toHaveCount(21);
    expect(await page.evaluate(() => (window as unknown as { counts: number[] }).counts)).toEqual([10, 20]);
    await expectPage(sheet.getByRole('columnheader')).toHaveCount(22);
    await expectPage(sheet.getByRole('columnheader').last()).toHaveText('yana 20 ustun');
    const long = sheet.getByRole('row').nth(1).getByRole('cell').nth(1);
    await expectPage(long).toHaveText(/…$/);
    await long.locator('[data-cut]').hover();
    await expectPage(page.getByRole('tooltip')).toHaveText(/^(Uzun izoh matni ){12}0$/);
    // Eighty warnings, of which the first fifty are listed.
    const warnings = dialog().getByRole('list', { name: 'Ogohlantirishlar' }).getByRole('listitem');
    await expectPage(warnings).toHaveCount(51);
    await expectPage(warnings.last()).toHaveText('Yana 30 ta ogohlantirish');
  });

  test('reads a csv by its encoding, and asks for a missing file', async () => {
    await openImport();
    await confirm().click();
    await expectPage(dialog().getByRole('alert')).toHaveText('Majburiy maydon');
    expect(await asked('files.upload')).toEqual([]);
    await drop('eski.csv');
    await expectPage(dialog().getByText('Windows-1251 · ajratuvchi: nuqtali vergul')).toBeVisible();
  });

  test('reads a csv anew in another encoding, and says where it is none of it; other files have no such choice', async () => {
    const encoding = () => dialog().getByRole('combobox', { name: 'Kodlash' });
    const choose = async (name: string) => {
      await encoding().click();
      await page.getByRole('option', { name, exact: true }).click();
    };
    await openImport();
    await drop('bir.xlsx');
    await expectPage(tile("Ma'lumot qatorlari")).toHaveText(/^1\s200$/);
    await expectPage(encoding()).toHaveCount(0);
    await drop('eski.csv');
    await expectPage(encoding()).toHaveValue('Windows-1251');
    await choose('UTF-8');
    await expectPage(dialog().getByRole('alert')).toHaveText("Fayl bu kodlashda o'qilmaydi. Boshqa kodlashni tanlang.");
    await expectPage(confirm()).toBeDisabled();
    await choose('CP866 (DOS)');
    await expectPage(dialog().getByRole('columnheader', { name: 'Номи' })).toBeVisible();
    await expectPage(dialog().getByText('CP866 (DOS) · ajratuvchi: nuqtali vergul')).toBeVisible();
    await expectPage(dialog().getByRole('alert')).toHaveCount(0);
    await expectPage(confirm()).toBeEnabled();
    await expect
      .poll(async () =>
        (await asked('files.preview')).map((call) => (call as CallInput<'files.preview'>).table?.encoding),
      )
      .toEqual([undefined, undefined, 'utf-8', 'cp866']);
    // The choice is the file's own.
    await drop('yana.csv');
    await expectPage(encoding()).toHaveValue('Windows-1251');
  });

  test('does not send a file that cannot be read, and says why', async () => {
    await page.evaluate(() => window.stub.fail('files.preview', { kind: 'file', detail: 'password-protected' }));
    await openImport();
    await drop('yopiq.xlsx');
    await expectPage(dialog().getByRole('alert')).toContainText('Fayl parol bilan himoyalangan.');
    await expectPage(confirm()).toBeDisabled();
    await page.evaluate(() => window.stub.mend());
    await drop('ochiq.xlsx');
    await expectPage(dialog().getByText('2 ta varaq')).toBeVisible();
    await expectPage(confirm()).toBeEnabled();
  });

  test('a preview that failed otherwise is retried', async () => {
    await page.evaluate(() => window.stub.fail('files.preview', { kind: 'internal' }));
    await openImport();
    await drop('bir.xlsx');
    await expectPage(dialog().getByRole('alert')).toContainText("Faylni o'qib bo'lmadi.");
    await page.evaluate(() => window.stub.mend());
    await dialog().getByRole('button', { name: 'Qayta urinish' }).click();
    await expectPage(dialog().getByText("“Buyurtmachilar” varag'i")).toBeVisible();
  });

  test('refused: the message of the server is shown, and the file is kept', async () => {
    await openImport();
    await drop('bir.xlsx');
    await page.evaluate(() =>
      window.stub.fail('files.upload', { kind: 'invalid', status: 400, serverMessage: "INN ustuni yo'q" }),
    );
    await confirm().click();
    await expectPage(dialog().getByRole('alert')).toContainText("INN ustuni yo'q");
    await expectPage(dialog().getByText('bir.xlsx')).toBeVisible();
    await page.evaluate(() => window.stub.mend());
    await confirm().click();
    await expectPage(tile('Qabul qilindi')).toHaveText(/^1\s198$/);
  });

  for (const [what, error, said] of [
    ['a broken connection', { kind: 'network' }, 'Aloqa uzilib qoldi'],
    ['an unreadable answer', { kind: 'unexpected-shape', status: 200 }, "Platforma javobini o'qib bo'lmadi"],
  ] as const)
    test(`${what} asks whether to send the file again`, async () => {
      await openImport();
      await drop('bir.xlsx');
      await page.evaluate((failure) => window.stub.fail('files.upload', failure), error);
      await confirm().click();
      await expectPage(dialog().getByRole('alert')).toContainText('Fayl qayta yuborilsinmi?');
      await expectPage(dialog().getByRole('alert')).toContainText(said);
      await page.evaluate(() => window.stub.mend());
      await dialog().getByRole('button', { name: 'Qayta yuborish' }).click();
      const question = page.getByRole('dialog', { name: 'Qayta yuborilsinmi?', exact: true });
      await expectPage(question.getByRole('button', { name: 'Bekor qilish' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expectPage(question).toHaveCount(0);
      await expect.poll(() => asked('files.upload')).toHaveLength(1);
      await page.keyboard.press('Control+s');
      await page.evaluate(() => window.stub.hold('files.upload'));
      await question.getByRole('button', { name: 'Qayta yuborish' }).click();
      // The failure keeps its room until the next answer.
      await expectPage(dialog().getByRole('progressbar', { name: 'Faylni yuborish' })).toBeAttached();
      await expectPage(dialog().getByRole('alert')).toContainText(said);
      await page.evaluate(() => window.stub.mend());
      await expectPage(tile('Jami qatorlar')).toHaveText(/^1\s200$/);
    });

  test('cancelled in flight keeps the file; closing the dialog releases it', async () => {
    await openImport();
    await drop('bir.xlsx');
    await page.evaluate(() => window.stub.hold('files.upload'));
    await confirm().click();
    await dialog().getByRole('button', { name: 'Bekor qilish' }).click();
    await expectPage.poll(() => asked('files.cancelUpload')).toHaveLength(1);
    await page.evaluate(() => window.stub.mend());
    await expectPage(confirm()).toBeEnabled();
    await expectPage(dialog().getByText('bir.xlsx')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectPage(dialog()).toHaveCount(0);
    await expect.poll(() => asked('files.release')).toEqual([{ fileId: 'f1' }]);
  });
});

describe('several tables of a screen', () => {
  const open = async () => {
    await caseOf(page, 'excel/excel-files').root.getByRole('button', { name: 'Excel fayllar' }).click();
    await expectPage(dialog().getByRole('listitem')).toHaveCount(2);
  };

  test('are in one dialog; one is exported, the other only imported', async () => {
    await open();
    await dialog().getByRole('button', { name: 'STIR raqamlari: Yuklab olish' }).click();
    await expectPage(page.getByRole('alert').filter({ hasText: 'buyurtmachilar.xlsx' })).toBeVisible();
    await expectPage(dialog().getByRole('button', { name: 'Hisob raqamlari: Yuklab olish' })).toHaveCount(0);
  });

  test('an import replaces the dialog, asks for its own field, and returns to the dialog', async () => {
    await open();
    await dialog().getByRole('button', { name: 'Hisob raqamlari: Yuklash' }).click();
    await expectPage(page.getByRole('dialog', { name: 'Hisob raqamlarini yuklash' })).toBeVisible();
    // A file of the other table is recognized by its header.
    await drop('bir.xlsx');
    await expectPage(dialog().getByText("Fayl boshqa ro'yxatga o'xshaydi: STIR raqamlari")).toBeVisible();
    await expectPage(confirm()).toBeDisabled();
    await drop('hisob.xlsx');
    await expectPage(dialog().getByText("“Hisob raqamlari” varag'i")).toBeVisible();
    await confirm().click();
    await expectPage(dialog().getByText('Majburiy maydon')).toBeVisible();
    expect(await asked('files.upload')).toEqual([]);
    await dialog().getByRole('combobox', { name: 'Mavsum' }).click();
    await page.getByRole('option', { name: '2026' }).click();
    await confirm().click();
    // The platform returns no totals for it.
    await expectPage(page.locator('.mantine-Notifications-root').getByRole('status')).toHaveText(
      'Amaliyot muvaffaqiyatli bajarildi!',
    );
    await expectPage(page.getByRole('dialog', { name: 'Excel fayllar' })).toBeVisible();
    await expect.poll(() => asked('files.upload')).toMatchObject([{ fields: { season: '2026' } }]);
  });
});
