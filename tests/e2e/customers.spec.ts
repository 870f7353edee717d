import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CFB } from 'xlsx';
import { serious } from '../support/axe.ts';
import { dropFiles } from '../support/drop-files.ts';
import { officeTable } from '../support/libre-office.ts';
import { workbookOf, writeSparseWorkbook } from '../support/sample-workbook.ts';
import { settled } from '../support/settled.ts';
import { workbookParts, zipBomb, zipped } from '../support/workbooks.ts';
import { expect, test } from './fixtures.ts';
import { IMPORT_PATH, openCustomerImport, openCustomers, settledCustomers } from './support/customer-import.ts';
import { goTo } from './support/go-to.ts';
import { sendAgain } from './support/send-again.ts';
import { stepsOf } from './support/steps.ts';

const MIB = 1024 * 1024;
const HEADER = ['Nomi', 'INN', 'Turi'];
const NEW = ["Olmazor yo'l qurilish DUK", '301234567', 'REGIONAL_ROADS'];
const OTHER = ['Nurafshon suv xizmati', '301234568', 'WATER_CONSTRUCTION'];
const WRONG = ['Raqamsiz tashkilot', '12', 'OTHERS'];

test.use({ appOptions: { viewport: { width: 1600, height: 900 } } });

test.beforeEach(async ({ page, signIn }) => {
  await signIn('admin');
  await settledCustomers(page);
});

test('a LibreOffice file is dropped, previewed and confirmed, and the platform stores its rows', {
  tag: '@journey',
}, async ({ page, platform, profileDir }) => {
  const before = platform.find.count('customer');
  const file = await officeTable(join(profileDir, 'fayllar'), 'buyurtmachilar', [HEADER, NEW, OTHER, WRONG]);
  const view = await openCustomerImport(page);
  await dropFiles(view.zone, [file]);
  await expect(view.sheet('jadval')).toHaveText([/Nomi.*INN.*Turi/, /^2.*Olmazor.*301234567/, /^3/, /^4.*12/]);
  await expect(view.tile("Ma'lumot qatorlari")).toHaveText('3');
  expect(platform.calls().some(({ method, path }) => method === 'POST' && path === IMPORT_PATH)).toBe(false);

  await view.confirm.click();
  await expect(view.tile('Jami qatorlar')).toHaveText('3');
  await expect(view.tile('Qabul qilindi')).toHaveText('2');
  await expect(view.dialog.getByRole('list', { name: "O'tmagan qatorlar" })).toContainText('4-qator');
  const stored = [NEW, OTHER].map(([, tin = '']) => platform.read.customer({ tin }));
  expect(stored.map(({ title, tin, type }) => [title, tin, type])).toEqual([NEW, OTHER]);
  expect(platform.find.count('customer')).toBe(before + 2);

  await view.dialog.locator('footer').getByRole('button', { name: 'Yopish' }).click();
  await page.getByRole('searchbox', { name: 'Nomi yoki INN' }).fill('301234567');
  await expect(page.getByRole('table', { name: 'Buyurtmachilar' }).locator('tr[data-row]')).toHaveText([/Olmazor/]);
});

test('a file of customers is chosen, refused, sent, cut off, cancelled and kept', async ({
  app,
  page,
  platform,
  profileDir,
  downloadsDir,
  signIn,
}) => {
  const step = stepsOf(platform);
  const folder = join(profileDir, 'fayllar');
  await mkdir(join(folder, 'papka.xlsx'), { recursive: true });
  const file = async (name: string, content: string | Uint8Array) => {
    await writeFile(join(folder, name), content);
    return join(folder, name);
  };
  const good = await file('yaxshi.xlsx', workbookOf([HEADER, NEW]));

  await step(
    'the system dialog also picks a file, a new file replaces the old one, and warnings do not block',
    async (platform) => {
      const old = await officeTable(
        folder,
        'ikkinchi',
        [HEADER, OTHER, ['Cyвoқава ', OTHER[1] ?? '', 'OTHERS']],
        'xls',
      );
      const view = await openCustomerImport(page);
      await page.keyboard.press('Tab');
      await app.scriptDialog({ dialog: 'open-dialog', filePaths: [good] });
      await view.dialog.getByRole('button', { name: /Faylni shu yerga tashlang/ }).focus();
      await page.keyboard.press('Enter');
      await expect(view.dialog.getByText('yaxshi.xlsx')).toBeVisible();

      await dropFiles(view.zone, [old]);
      await expect(view.dialog.getByText('ikkinchi.xls', { exact: true })).toBeVisible();
      await expect(view.dialog.getByText('yaxshi.xlsx')).toHaveCount(0);
      const warnings = view.dialog.getByRole('list', { name: 'Ogohlantirishlar' });
      await expect(warnings).toContainText('lotin va kirill');
      await expect(warnings).toContainText("ortiqcha bo'sh joy");
      await view.confirm.click();
      await expect(view.tile('Qabul qilindi')).toHaveText('2');
      expect(platform.find.count('customer', { tin: NEW[1] ?? '' })).toBe(0);
    },
  );

  await step('a file dropped outside the zone is not taken; an unusable one is rejected unsent', async (platform) => {
    await goTo(page, '/app/customers');
    const address = page.url();
    await dropFiles(page.getByRole('heading', { level: 1 }), [good]);
    await expect(page.getByRole('alert').filter({ hasText: 'Bu sahifaga fayl tashlanmaydi.' })).toBeVisible();
    const view = await openCustomerImport(page);
    await dropFiles(view.confirm, [good]);
    await expect(page.getByRole('alert').filter({ hasText: 'Uni fayl maydoniga tashlang.' })).toBeVisible();
    await expect(view.dialog.getByText('yaxshi.xlsx')).toHaveCount(0);
    expect(page.url()).toBe(address);

    const container = CFB.utils.cfb_new();
    CFB.utils.cfb_add(container, '/EncryptionInfo', new Uint8Array(64));
    CFB.utils.cfb_add(container, '/EncryptedPackage', new Uint8Array(4096));
    const bad: [path: string, text: RegExp][] = [
      [await file('rasm.xlsx', '%PDF-1.7\n1 0 obj\n'), /Fayl turi mos kelmaydi. Kerakli tur: xlsx, xls/],
      [await file('bosh.xlsx', ''), /Fayl bo'sh/],
      [await file('qulf.xlsx', new Uint8Array(CFB.write(container, { type: 'array' }))), /parol bilan himoyalangan/],
      [join(folder, 'papka.xlsx'), /Bu papka/],
      [await file('kesilgan.xlsx', workbookOf([HEADER, NEW]).subarray(0, 900)), /Fayl buzilgan/],
      [
        await file('sahifa.xls', '<html><table><tr><td>1</td></tr></table></html>'),
        /jadvalli sahifa \(HTML yoki XML\)/,
      ],
      [await file('ochiq.xlsx', zipped(workbookParts('<row r="1"><c t="s"><v>9</v></c></row>'))), /Fayl buzilgan/],
      [await file('bomba.xlsx', zipBomb(60 * MIB)), /Faylda ma'lumot juda ko'p/],
      [join(folder, 'katta.xlsx'), /Fayl juda katta: ko'pi bilan 50 MB/],
    ];
    await writeSparseWorkbook(join(folder, 'katta.xlsx'), 50 * MIB);
    for (const [path, text] of bad) {
      await dropFiles(view.zone, [path]);
      await view.says(text);
      await expect(view.confirm).toBeDisabled();
    }
    await dropFiles(view.zone, [good]);
    await expect(view.confirm).toBeEnabled();
    await dropFiles(view.zone, [good, good]);
    await view.says('Faqat bitta fayl tanlang');
    await expect(view.dialog.getByText('yaxshi.xlsx')).toBeVisible();
    expect(platform.calls().filter(({ path }) => path === IMPORT_PATH)).toEqual([]);
  });

  await step(
    'the totals are saved as a file, with a reason per refused row; nothing violates accessibility or the content security policy',
    async () => {
      await goTo(page, '/app/customers');
      const broken: string[] = [];
      page.on('console', (message) => message.type() === 'error' && broken.push(message.text()));
      const view = await openCustomerImport(page);
      await dropFiles(view.zone, [await file('buyurtmachilar.xlsx', workbookOf([HEADER, NEW, NEW, WRONG]))]);
      await expect(view.dialog.getByRole('list', { name: 'Ogohlantirishlar' })).toContainText('takrorlangan');
      expect(await serious(page)).toEqual([]);
      await view.confirm.click();
      await view.dialog.getByRole('button', { name: 'Saqlash' }).click();
      const notice = page.getByRole('alert').filter({ hasText: 'Fayl saqlandi' });
      await expect(notice).toContainText('buyurtmachilar-natija.csv');
      expect(await serious(page)).toEqual([]);
      const saved = await readFile(join(downloadsDir, 'buyurtmachilar-natija.csv'), 'utf8');
      expect(saved).toMatch(
        /^\ufeffFayl;buyurtmachilar\.xlsx\nJami qatorlar;3\nQabul qilindi;2\nO'tmadi;1\n\nQator;Sabab\n4;\S.*$/,
      );

      await view.dialog.locator('footer').getByRole('button', { name: 'Yopish' }).click();
      await page.getByRole('button', { name: 'Yuklab olishlar' }).click();
      const tray = page.getByRole('dialog', { name: 'Yuklab olishlar' });
      await expect(tray.getByRole('listitem')).toContainText('buyurtmachilar-natija.csv');
      await expect(tray.getByRole('button', { name: 'Ochish' })).toBeVisible();
      expect(broken).toEqual([]);
    },
  );

  await step(
    'after a dropped connection, and after a cancellation once the file has arrived, it is kept and sent again only on request',
    async (platform) => {
      const calls = (method: string, path: string) =>
        platform.calls().filter((call) => call.method === method && call.path === path).length;
      await goTo(page, '/app/customers');
      platform.faults.add({ kind: 'drop', match: { method: 'POST', path: IMPORT_PATH }, times: 1 });
      const view = await openCustomerImport(page);
      await dropFiles(view.zone, [good]);
      await expect(view.tile('Ustunlar')).toBeVisible();
      await view.confirm.click();
      await view.says('Aloqa uzilib qoldi. Fayl qayta yuborilsinmi?');
      expect(calls('POST', IMPORT_PATH)).toBe(1);

      const end = platform.faults.hold({ match: { method: 'POST', path: IMPORT_PATH } });
      await view.dialog.getByRole('button', { name: 'Qayta yuborish' }).click();
      await sendAgain(page);
      await expect(view.dialog.getByText('Fayl yetib bordi. Platforma uni qayta ishlamoqda…')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(view.dialog).toBeVisible();
      const reads = calls('GET', '/api/v1/customers');
      await view.dialog.getByRole('button', { name: 'Bekor qilish' }).click();
      await view.says('Platforma javob bermadi');
      await expect.poll(() => calls('GET', '/api/v1/customers')).toBe(reads + 1);
      end();
      await view.dialog.getByRole('button', { name: 'Qayta yuborish' }).click();
      await sendAgain(page);
      await expect(view.tile('Qabul qilindi')).toHaveText('1');
      expect(calls('POST', IMPORT_PATH)).toBe(3);
    },
  );

  await step('a session that ends by a 401 during an upload keeps the file for the same person', async (platform) => {
    await goTo(page, '/app/customers');
    platform.faults.add({ kind: 'expired-token', match: { method: 'POST', path: IMPORT_PATH }, times: 1 });
    const view = await openCustomerImport(page);
    await dropFiles(view.zone, [good]);
    await expect(view.tile('Ustunlar')).toBeVisible();
    await view.confirm.click();
    await expect(page.getByRole('heading', { name: 'Tizimga kirish' })).toBeVisible();

    await signIn('admin');
    await openCustomers(page);
    await expect(view.dialog.getByText('yaxshi.xlsx')).toBeVisible();
    await view.confirm.click();
    await expect(view.tile('Qabul qilindi')).toHaveText('1');
  });
});

test('R-016, R-080: the list fills the window and is saved; a customer is added, whose number may be of any length but is no other’s, changed and deleted', async ({
  page,
  platform,
  downloadsDir,
}) => {
  const step = stepsOf(platform);
  const table = page.getByRole('table', { name: 'Buyurtmachilar' });
  await step('R-080: the table takes the window height less a constant, and its rows scroll in it', async () => {
    const room = () =>
      table.evaluate((element) => {
        const box = element.parentElement as HTMLElement;
        const [window, fits] = [
          globalThis.innerHeight,
          document.documentElement.scrollHeight <= globalThis.innerHeight,
        ];
        return { window, rest: window - box.clientHeight, scrolls: box.scrollHeight > box.clientHeight, fits };
      });
    await settled(page);
    const high = await room();
    expect(high).toMatchObject({ window: 900, scrolls: true, fits: true });
    expect(high.rest).toBeLessThan(300);

    await page.setViewportSize({ width: 1600, height: 640 });
    await settled(page);
    expect(await room()).toEqual({ ...high, window: 640 });

    await page.getByRole('button', { name: 'Excel', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Excelga yuklab olish' }).click();
    await expect(page.getByText('Fayl saqlandi')).toBeVisible();
    expect(await readdir(downloadsDir)).toEqual(['Buyurtmachilar.xlsx']);
  });

  await step(
    'R-016: a customer is added, changed and deleted; a taken number is refused at its field, an unusual one is saved with a warning',
    async (platform) => {
      const title = page.getByRole('textbox', { name: 'Nomi' });
      const number = page.getByRole('textbox', { name: 'STIR' });
      const tin = '31234567890123';
      await goTo(page, '/app/customers');
      await page.getByRole('link', { name: "Qo'shish" }).click();
      await title.fill('Aaa ekologiya boshqarmasi');
      await number.fill('12 a3');
      await expect(number).toHaveValue('12');
      await expect(number).toHaveAccessibleDescription(/Faqat raqam kiriting/);
      await page.getByRole('combobox', { name: 'Turi' }).click();
      await page.getByRole('option', { name: 'Экология' }).click();
      await number.fill(platform.find.customer().tin);
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Bu STIR bilan buyurtmachi mavjud')).toBeVisible();
      await expect(number).toBeFocused();
      await number.fill(tin);
      await expect(page.getByText("STIR odatda 9 ta raqamdan iborat. Raqamni tekshirib ko'ring.")).toBeVisible();
      await page.keyboard.press('Control+s');

      await table.getByRole('row').filter({ hasText: tin }).getByRole('link', { name: 'Tahrirlash' }).click();
      await expect(page.getByRole('combobox', { name: 'Turi' })).toHaveValue('Экология');
      expect(platform.read.customer({ tin })).toMatchObject({ title: 'Aaa ekologiya boshqarmasi', type: 'ECOLOGY' });
      await title.fill('Aaa tabiat boshqarmasi');
      await page.keyboard.press('Control+s');
      const changed = table.getByRole('row').filter({ hasText: 'Aaa tabiat' });
      await changed.getByRole('button', { name: "O'chirish" }).click();
      await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
      await expect(changed).toHaveCount(0);
      expect(platform.find.count('customer', { tin })).toBe(0);
    },
  );
});
