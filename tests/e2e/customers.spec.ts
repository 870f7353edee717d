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
  await expect(view.dialog.getByText('buyurtmachilar.xlsx')).toBeVisible();
  await expect(view.sheet('jadval')).toHaveText([/Nomi.*INN.*Turi/, /^2.*Olmazor.*301234567/, /^3/, /^4.*12/]);
  await expect(view.tile("Ma'lumot qatorlari")).toHaveText('3');
  expect(platform.calls().some(({ method, path }) => method === 'POST' && path === IMPORT_PATH)).toBe(false);

  await view.confirm.click();
  await expect(view.tile('Jami qatorlar')).toHaveText('3');
  await expect(view.tile('Qabul qilindi')).toHaveText('2');
  await expect(view.tile("O'tmadi")).toHaveText('1');
  await expect(view.dialog.getByRole('list', { name: "O'tmagan qatorlar" })).toContainText('4-qator');
  const stored = [NEW, OTHER].map(([, tin = '']) => platform.read.customer({ tin }));
  expect(stored.map(({ title, tin, type }) => [title, tin, type])).toEqual([NEW, OTHER]);
  expect(platform.find.count('customer')).toBe(before + 2);

  await view.dialog.locator('footer').getByRole('button', { name: 'Yopish' }).click();
  await page.getByRole('searchbox', { name: 'Nomi yoki INN' }).fill('301234567');
  const rows = page.getByRole('table', { name: 'Buyurtmachilar' }).locator('tr[data-row]');
  await expect(rows).toHaveText([/1.*Olmazor yo'l qurilish DUK.*301234567.*Ҳудудий автомобиль йўллари/]);
  await expect(page.getByText('Jami:')).toContainText('1 ta buyurtmachi');
});

test('a file of customers is chosen, sent, refused, cut off, cancelled and kept', async ({
  app,
  page,
  platform,
  profileDir,
  downloadsDir,
  signIn,
}) => {
  const step = stepsOf(platform);

  await step(
    'the system dialog also picks a file, a new file replaces the old one, and warnings do not block',
    async (platform) => {
      const folder = join(profileDir, 'fayllar');
      const first = await officeTable(folder, 'birinchi', [HEADER, NEW]);
      const second = await officeTable(
        folder,
        'ikkinchi',
        [HEADER, OTHER, ['Cyвoқава ', OTHER[1] ?? '', 'OTHERS']],
        'xls',
      );
      const view = await openCustomerImport(page);
      await page.keyboard.press('Tab');
      await app.scriptDialog({ dialog: 'open-dialog', filePaths: [first] });
      await view.dialog.getByRole('button', { name: /Faylni shu yerga tashlang/ }).focus();
      await page.keyboard.press('Enter');
      await expect(view.dialog.getByText('birinchi.xlsx')).toBeVisible();

      await dropFiles(view.zone, [second]);
      await expect(view.dialog.getByText('ikkinchi.xls', { exact: true })).toBeVisible();
      await expect(view.dialog.getByText('birinchi.xlsx')).toHaveCount(0);
      const warnings = view.dialog.getByRole('list', { name: 'Ogohlantirishlar' });
      await expect(warnings).toContainText('lotin va kirill');
      await expect(warnings).toContainText("ortiqcha bo'sh joy");
      await view.confirm.click();
      await expect(view.tile('Qabul qilindi')).toHaveText('2');
      expect(platform.find.count('customer', { tin: NEW[1] ?? '' })).toBe(0);
    },
  );

  await step('a file dropped outside the zone is neither opened nor taken', async () => {
    await goTo(page, '/app/customers');
    const file = await officeTable(join(profileDir, 'fayllar'), 'adashgan', [HEADER, NEW]);
    const address = page.url();
    await dropFiles(page.getByRole('heading', { level: 1 }), [file]);
    await expect(page.getByRole('alert').filter({ hasText: 'Bu sahifaga fayl tashlanmaydi.' })).toBeVisible();
    const view = await openCustomerImport(page);
    await dropFiles(view.confirm, [file]);
    await expect(page.getByRole('alert').filter({ hasText: 'Uni fayl maydoniga tashlang.' })).toBeVisible();
    await expect(view.dialog.getByText('adashgan.xlsx')).toHaveCount(0);
    expect(page.url()).toBe(address);
  });

  await step('an unusable file is rejected before anything is sent', async (platform) => {
    await goTo(page, '/app/customers');
    const folder = join(profileDir, 'fayllar');
    await mkdir(join(folder, 'papka.xlsx'), { recursive: true });
    const file = async (name: string, content: string | Uint8Array) => {
      await writeFile(join(folder, name), content);
      return join(folder, name);
    };
    const container = CFB.utils.cfb_new();
    CFB.utils.cfb_add(container, '/EncryptionInfo', new Uint8Array(64));
    CFB.utils.cfb_add(container, '/EncryptedPackage', new Uint8Array(4096));
    const good = await officeTable(folder, 'yaxshi', [HEADER, NEW]);
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
    const view = await openCustomerImport(page);
    await view.confirm.click();
    await view.says('Majburiy maydon');
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
    expect(
      platform
        .calls()
        .filter(({ method }) => method === 'POST')
        .map(({ path }) => path),
    ).not.toContain(IMPORT_PATH);
  });

  await step('the dialog has no serious violation of accessibility or of the content security policy', async () => {
    await goTo(page, '/app/customers');
    const broken: string[] = [];
    page.on('console', (message) => message.type() === 'error' && broken.push(message.text()));
    const file = await officeTable(join(profileDir, 'fayllar'), 'jadval', [HEADER, NEW, NEW]);
    const view = await openCustomerImport(page);
    expect(await serious(page)).toEqual([]);
    await dropFiles(view.zone, [file]);
    await expect(view.dialog.getByRole('list', { name: 'Ogohlantirishlar' })).toContainText('1 ta qiymat takrorlangan');
    expect(await serious(page)).toEqual([]);
    await view.confirm.click();
    await expect(view.tile('Jami qatorlar')).toHaveText('2');
    expect(await serious(page)).toEqual([]);
    expect(broken).toEqual([]);
  });

  await step('the totals are saved as a file, with a reason per refused row', async () => {
    await goTo(page, '/app/customers');
    const file = join(profileDir, 'buyurtmachilar.xlsx');
    await writeFile(file, workbookOf([HEADER, NEW, WRONG]));
    const view = await openCustomerImport(page);
    await dropFiles(view.zone, [file]);
    await expect(view.tile('Ustunlar')).toBeVisible();
    await view.confirm.click();
    await view.dialog.getByRole('button', { name: 'Saqlash' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Fayl saqlandi' });
    await expect(notice).toContainText('buyurtmachilar-natija.csv');
    const saved = await readFile(join(downloadsDir, 'buyurtmachilar-natija.csv'), 'utf8');
    expect(saved).toMatch(
      /^\ufeffFayl;buyurtmachilar\.xlsx\nJami qatorlar;2\nQabul qilindi;1\nO'tmadi;1\n\nQator;Sabab\n3;\S.*$/,
    );

    await view.dialog.locator('footer').getByRole('button', { name: 'Yopish' }).click();
    await page.getByRole('button', { name: 'Yuklab olishlar' }).click();
    const tray = page.getByRole('dialog', { name: 'Yuklab olishlar' });
    await expect(tray.getByRole('listitem')).toContainText('buyurtmachilar-natija.csv');
    await expect(tray.getByRole('button', { name: 'Ochish' })).toBeVisible();
  });

  await step("the platform's refusal is shown in its own words", async () => {
    await goTo(page, '/app/customers');
    const file = await officeTable(join(profileDir, 'fayllar'), 'boshqa', [
      ['Mahalla', 'Aholi'],
      ['Tolmozor', '3200'],
    ]);
    const view = await openCustomerImport(page);
    await dropFiles(view.zone, [file]);
    await expect(view.tile('Ustunlar')).toBeVisible();
    // A file of another list, which is sent all the same.
    await view.dialog.getByRole('checkbox', { name: /^Baribir/ }).check();
    await view.confirm.click();
    await view.says(/Xatolik.*Faylda ustun topilmadi: Nomi, INN, Turi/s);
    await expect(view.confirm).toBeEnabled();
  });

  await step('after a dropped connection the file is sent again only on request', async (platform) => {
    await goTo(page, '/app/customers');
    const file = await officeTable(join(profileDir, 'fayllar'), 'uzilgan', [HEADER, NEW]);
    platform.faults.add({ kind: 'drop', match: { method: 'POST', path: IMPORT_PATH }, times: 1 });
    const view = await openCustomerImport(page);
    await dropFiles(view.zone, [file]);
    await expect(view.tile('Ustunlar')).toBeVisible();
    await view.confirm.click();
    await view.says('Aloqa uzilib qoldi. Fayl qayta yuborilsinmi?');
    const sent = () => platform.calls().filter(({ method, path }) => method === 'POST' && path === IMPORT_PATH).length;
    expect(sent()).toBe(1);
    await view.dialog.getByRole('button', { name: 'Qayta yuborish' }).click();
    await sendAgain(page);
    await expect(view.tile('Qabul qilindi')).toHaveText('1');
    expect(sent()).toBe(2);
  });

  await step(
    'an import cancelled after its upload may have been carried out: this is said, the list is refetched, and the file stays',
    async (platform) => {
      await goTo(page, '/app/customers');
      const file = await officeTable(join(profileDir, 'fayllar'), 'sekin', [HEADER, NEW]);
      const end = platform.faults.hold({ match: { method: 'POST', path: IMPORT_PATH } });
      const view = await openCustomerImport(page);
      await dropFiles(view.zone, [file]);
      await expect(view.tile('Ustunlar')).toBeVisible();
      await view.confirm.click();
      await expect(view.dialog.getByText('Fayl yetib bordi. Platforma uni qayta ishlamoqda…')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(view.dialog).toBeVisible();
      const reads = () =>
        platform.calls().filter(({ method, path }) => method === 'GET' && path === '/api/v1/customers').length;
      const before = reads();
      await view.dialog.getByRole('button', { name: 'Bekor qilish' }).click();
      await view.says('Platforma javob bermadi');
      await expect.poll(reads).toBe(before + 1);
      end();
      await view.dialog.getByRole('button', { name: 'Qayta yuborish' }).click();
      await sendAgain(page);
      await expect(view.tile('Qabul qilindi')).toHaveText('1');
    },
  );

  await step('a session that ends by a 401 during an upload keeps the file for the same person', async (platform) => {
    await goTo(page, '/app/customers');
    const file = await officeTable(join(profileDir, 'fayllar'), 'saqlangan', [HEADER, NEW]);
    platform.faults.add({ kind: 'expired-token', match: { method: 'POST', path: IMPORT_PATH }, times: 1 });
    const view = await openCustomerImport(page);
    await dropFiles(view.zone, [file]);
    await expect(view.tile('Ustunlar')).toBeVisible();
    await view.confirm.click();
    await expect(page.getByRole('heading', { name: 'Tizimga kirish' })).toBeVisible();

    await signIn('admin');
    await openCustomers(page);
    await expect(view.dialog.getByText('saqlangan.xlsx')).toBeVisible();
    await view.confirm.click();
    await expect(view.tile('Qabul qilindi')).toHaveText('1');
  });
});

test('a customer is added, changed and deleted; the list fills the window and is saved', async ({
  page,
  platform,
  downloadsDir,
}) => {
  const step = stepsOf(platform);

  await step(
    'a customer is added, changed and deleted, and a duplicate number is reported at its field',
    async (platform) => {
      const taken = platform.find.customer();
      const form = {
        title: page.getByRole('textbox', { name: 'Nomi' }),
        tin: page.getByRole('textbox', { name: 'STIR' }),
        type: page.getByRole('combobox', { name: 'Turi' }),
        save: page.getByRole('button', { name: 'Saqlash' }),
      };
      const table = page.getByRole('table', { name: 'Buyurtmachilar' });
      await page.getByRole('link', { name: "Qo'shish" }).click();
      await form.save.click();
      await expect(page.getByText('Majburiy maydon')).toHaveCount(3);
      expect(await serious(page)).toEqual([]);
      await form.title.fill('Aaa ekologiya boshqarmasi');
      await form.tin.fill('12 a3');
      await expect(form.tin).toHaveValue('12');
      await expect(form.tin).toHaveAccessibleDescription(/Faqat raqam kiriting/);
      await form.type.click();
      await expect(page.getByRole('option')).toHaveCount(11);
      await page.getByRole('option', { name: 'Экология' }).click();
      // R-016: nine digits are usual, but any number of digits is accepted.
      const hint = page.getByText("STIR odatda 9 ta raqamdan iborat. Raqamni tekshirib ko'ring.");
      await expect(hint).toBeVisible();
      await form.tin.fill(taken.tin);
      await expect(hint).toHaveCount(0);
      await form.save.click();
      await expect(page.getByText('Bu STIR bilan buyurtmachi mavjud')).toBeVisible();
      await expect(form.tin).toBeFocused();
      await expect(form.title).toHaveValue('Aaa ekologiya boshqarmasi');
      await form.tin.fill('309876543');
      await expect(form.tin).toHaveValue('309 876 543');
      await form.save.click();

      const row = table.getByRole('row').filter({ hasText: 'Aaa ekologiya' });
      await expect(row).toContainText('309876543');
      await row.getByRole('link', { name: 'Tahrirlash' }).click();
      await expect(form.type).toHaveValue('Экология');
      await form.title.fill('Aaa tabiat boshqarmasi');
      await form.save.click();
      const changed = table.getByRole('row').filter({ hasText: 'Aaa tabiat' });
      await changed.getByRole('button', { name: "O'chirish" }).click();
      await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
      await expect(page.getByText("Muvaffaqqiyatli o'chirildi")).toBeVisible();
      await expect(changed).toHaveCount(0);

      const values = { title: 'Aaa ekologiya boshqarmasi', tin: '309876543', type: 'ECOLOGY' };
      const sent = platform.calls().filter(({ path }) => /customers(\/\d+)?$/.test(path));
      expect(
        sent.filter(({ method }) => method !== 'GET').map(({ method, body, status }) => ({ method, body, status })),
      ).toEqual([
        { method: 'POST', body: { ...values, tin: taken.tin }, status: 409 },
        { method: 'POST', body: values, status: 200 },
        { method: 'PUT', body: { ...values, title: 'Aaa tabiat boshqarmasi' }, status: 200 },
        { method: 'DELETE', body: undefined, status: 200 },
      ]);
    },
  );

  await step('the list is saved as Excel', async () => {
    await goTo(page, '/app/customers');
    await page.getByRole('button', { name: 'Excel', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Excelga yuklab olish' }).click();
    await expect(page.getByText('Fayl saqlandi')).toBeVisible();
    expect(await readdir(downloadsDir)).toEqual(['Buyurtmachilar.xlsx']);
  });

  await step('R-080: the table takes the window height less a constant, and its rows scroll in it', async () => {
    const room = () =>
      page.getByRole('table', { name: 'Buyurtmachilar' }).evaluate((table) => {
        const box = table.parentElement as HTMLElement;
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
  });

  await step('R-016: a number that is not nine digits long is saved as it is, with a warning', async (platform) => {
    await goTo(page, '/app/customers');
    await page.getByRole('link', { name: "Qo'shish" }).click();
    await page.getByRole('textbox', { name: 'Nomi' }).fill('Aaa jismoniy shaxs');
    await page.getByRole('textbox', { name: 'STIR' }).fill('31234567890123');
    await page.getByRole('combobox', { name: 'Turi' }).click();
    await page.getByRole('option', { name: 'Экология' }).click();
    await expect(page.getByText("STIR odatda 9 ta raqamdan iborat. Raqamni tekshirib ko'ring.")).toBeVisible();
    expect(await serious(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Muvafaqiyatli saqlandi')).toBeVisible();
    expect(platform.calls().findLast(({ method }) => method === 'POST')?.body).toMatchObject({ tin: '31234567890123' });
  });
});
