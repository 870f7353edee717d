import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dropFiles, holdFiles } from '../../../support/drop-files.ts';
import { caseOf } from '../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../support/gallery/gallery-page.ts';
import { bodiesOf } from '../../../support/gallery/gallery-stub.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });

const gallery = galleryForEach(
  'files/drop-zone',
  'files/file-field',
  'files/stored-file',
  'excel/table-preview',
  'use-download',
);
let page: Page;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kit-files-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  page = await gallery.open();
});

/** Creates a file of this name on the disk; returns its path. */
const fileOf = async (name: string, text = 'x') => {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
};
const asked = (path: string) => bodiesOf(page, path);

describe('a field for a file', () => {
  const field = () => caseOf(page, 'files/file-field');
  const zone = () => field().root.locator('[data-drop-zone]');
  const drop = async (...names: string[]) => {
    await zone().scrollIntoViewIfNeeded();
    await dropFiles(zone(), await Promise.all(names.map((name) => fileOf(name))));
  };

  test('is filled by the file dialog, opened by a key', async () => {
    await field()
      .root.getByRole('button', { name: /^Faylni shu yerga tashlang/ })
      .focus();
    await page.keyboard.press('Enter');
    await expectPage(field().holds).toHaveText('"buyurtmachilar.pdf"');
    await expectPage(field().root.getByText('84 KB')).toBeVisible();
    await expect.poll(() => asked('files.pick')).toEqual([{ accept: ['pdf'], maxBytes: 50 * 1024 * 1024 }]);
  });

  test('accepts a dropped file; a newer file replaces the older one, which is released', async () => {
    await drop('bayonnoma.pdf');
    await expectPage(field().holds).toHaveText('"bayonnoma.pdf"');
    await drop('qaror.pdf');
    await expectPage(field().holds).toHaveText('"qaror.pdf"');
    await expect.poll(() => asked('files.release')).toEqual([{ fileId: 'f1' }]);
    const rule = { accept: ['pdf'], maxBytes: 50 * 1024 * 1024 };
    await expect.poll(() => asked('takeDropped')).toMatchObject([{ rule }, { rule }]);
    // A drop on a zone shows no notice.
    await expectPage(page.locator('.mantine-Notifications-root').getByRole('alert')).toHaveCount(0);
  });

  test('says where to let files go only while they are above it', async () => {
    const { root, holds } = field();
    await zone().scrollIntoViewIfNeeded();
    await expectPage(root).not.toContainText("Faylni qo'yib yuboring");
    const held = await holdFiles(zone(), [await fileOf('qaror.pdf')]);
    await expectPage(root).toContainText("Faylni qo'yib yuboring");
    await held.drop();
    await expectPage(holds).toHaveText('"qaror.pdf"');
    await expectPage(root).not.toContainText("Faylni qo'yib yuboring");
  });

  test('accepts a drop even if the element below the files leaves the page at that moment', async () => {
    const invite = field().root.getByRole('button', { name: /^Faylni shu yerga tashlang/ });
    const held = await holdFiles(invite, [await fileOf('qaror.pdf')]);
    // Just before the drop, when its target is already settled.
    await invite.evaluate((button: HTMLElement) =>
      window.addEventListener('dragover', () => button.click(), { once: true }),
    );
    await held.drop();
    await expectPage(field().holds).toHaveText('"qaror.pdf"');
  });

  test('names the accepted type for any other file, and clears the error with a file of that type', async () => {
    await drop('jadval.xlsx');
    await expectPage(field().root.getByRole('alert')).toHaveText('Fayl turi mos kelmaydi. Kerakli tur: pdf.');
    await expectPage(field().root.getByText('jadval.xlsx', { exact: true })).toBeVisible();
    await drop('bayonnoma.pdf');
    await expectPage(field().root.getByRole('alert')).toHaveCount(0);
  });

  test('says that an empty file is empty', async () => {
    await zone().scrollIntoViewIfNeeded();
    await dropFiles(zone(), [await fileOf('bosh.pdf', '')]);
    await expectPage(field().root.getByRole('alert')).toHaveText("Fayl bo'sh.");
  });

  test('rejects several files at once with a message, and keeps its file', async () => {
    await drop('bayonnoma.pdf');
    await expectPage(field().holds).toHaveText('"bayonnoma.pdf"');
    await drop('bir.pdf', 'ikki.pdf');
    await expectPage(field().root.getByRole('alert')).toHaveText(
      'Bir nechta fayl tashlandi. Faqat bitta fayl tanlang.',
    );
    await expectPage(field().holds).toHaveText('"bayonnoma.pdf"');
  });

  test('keeps the later of two choices, whichever is answered first', async () => {
    await page.evaluate(() => window.stub.hold('takeDropped'));
    await drop('sekin.pdf');
    await expectPage.poll(() => asked('takeDropped')).toHaveLength(1);
    await field()
      .root.getByRole('button', { name: /^Faylni shu yerga tashlang/ })
      .click();
    await expectPage(field().holds).toHaveText('"buyurtmachilar.pdf"');
    await page.evaluate(() => window.stub.mend());
    await expectPage.poll(() => asked('files.release')).toEqual([{ fileId: 'f2' }]);
    await expectPage(field().holds).toHaveText('"buyurtmachilar.pdf"');
  });

  test('says that a file could not be accepted, and asks to try again', async () => {
    await page.evaluate(() => window.stub.fail('files.pick', { kind: 'internal' }));
    await field()
      .root.getByRole('button', { name: /^Faylni shu yerga tashlang/ })
      .click();
    await expectPage(field().root.getByRole('alert')).toHaveText("Faylni olib bo'lmadi. Qayta urinib ko'ring.");
  });

  test('follows the script of the window', async () => {
    page = await gallery.open({ script: 'cyrillic' });
    await drop('jadval.xlsx');
    await expectPage(field().root.getByRole('alert')).toHaveText('Файл тури мос келмайди. Керакли тур: pdf.');
  });
});

describe('a drop', () => {
  test('gives a zone all of its files', async () => {
    const { root, holds } = caseOf(page, 'files/drop-zone');
    await root.locator('[data-drop-zone]').scrollIntoViewIfNeeded();
    await dropFiles(root.locator('[data-drop-zone]'), [await fileOf('a.pdf'), await fileOf('b.txt')]);
    await expectPage(holds).toHaveText('["a.pdf","b.txt"]');
  });

  test('beside a zone opens nothing and says where files belong', async () => {
    const address = page.url();
    await page.getByRole('heading', { name: 'Files', exact: true }).scrollIntoViewIfNeeded();
    await dropFiles(page.getByRole('heading', { name: 'Files', exact: true }), [await fileOf('a.pdf')]);
    await expectPage(page.getByText('Fayl belgilangan joydan tashqariga tashlandi.')).toBeVisible();
    expect(page.url()).toBe(address);
    expect(await asked('takeDropped')).toEqual([]);
  });
});

describe('a file of the platform', () => {
  const stored = () => caseOf(page, 'files/stored-file').root;

  test('is opened as a copy; if the reader cannot open it, a message advises to save it', async () => {
    await stored().getByRole('button', { name: 'Ochish', exact: true }).click();
    await expect
      .poll(() => asked('files.openCopy'))
      .toEqual([{ hash: 'bayonnoma', suggestedName: 'bayonnoma.pdf', kinds: ['pdf'] }]);
    await page.evaluate(() => window.stub.fail('files.openCopy', { kind: 'file' }));
    await stored().getByRole('button', { name: 'Ochish', exact: true }).click();
    await expectPage(page.getByText("Faylni ochib bo'lmadi. Uni yuklab olib, o'z dasturida oching.")).toBeVisible();
  });

  test('E-019: with content of another type is reported with the expected type', async () => {
    await page.evaluate(() => window.stub.fail('files.openCopy', { kind: 'file', detail: 'wrong-kind' }));
    await stored().getByRole('button', { name: 'Ochish', exact: true }).click();
    await expectPage(page.getByText('Fayl turi mos kelmaydi. Kerakli tur: pdf.')).toBeVisible();
  });

  test('is saved; the notice opens it and shows it in its folder', async () => {
    await stored().getByRole('button', { name: 'Yuklab olish', exact: true }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Fayl saqlandi' });
    await expectPage(notice).toContainText('bayonnoma.pdf');
    await notice.getByRole('button', { name: 'Ochish' }).click();
    await notice.getByRole('button', { name: "Papkada ko'rsatish" }).click();
    for (const call of ['downloads.open', 'downloads.showInFolder']) {
      await expect.poll(() => asked(call)).toEqual([{ id: 'd1' }]);
    }
  });

  test('that cannot be downloaded is reported, for the row it belongs to', async () => {
    await stored().getByRole('button', { name: 'Yuklab olish: T-101' }).click();
    const notices = page.locator('.mantine-Notifications-root').getByRole('alert');
    await expectPage(notices).toContainText("Ma'lumot yuklashda xatolik sodir bo'ldi!");
  });

  test('that is slow blocks only its own button, and is reported when it ends', async () => {
    const { root } = caseOf(page, 'use-download');
    const button = root.getByRole('button');
    await page.evaluate(() => window.stub.hold('downloads.start'));
    await button.click();
    await expectPage(button).toHaveAttribute('data-loading', 'true');
    await expectPage(stored().getByRole('button', { name: 'Yuklab olish', exact: true })).toBeEnabled();
    await page.evaluate(() => window.stub.mend());
    await expectPage(page.getByRole('alert').filter({ hasText: 'tashabbuslar.xlsx' })).toBeVisible();
    await expectPage(button).not.toHaveAttribute('data-loading', 'true');
  });
});

describe('the content of a table', () => {
  test('is shown sheet by sheet: size, first rows, and problems, with their cells marked', async () => {
    const { root } = caseOf(page, 'excel/table-preview');
    const sheet = (name: string) => root.getByRole('region', { name });
    await expectPage(sheet('Buyurtmachilar').getByRole('row')).toHaveCount(21);
    await expectPage(
      root.getByRole('term').filter({ hasText: "Ma'lumot qatorlari" }).locator('xpath=../dd'),
    ).toHaveText(/^1\s200$/);
    await expectPage(root.getByRole('list', { name: 'Ogohlantirishlar' }).getByRole('listitem')).toHaveText([
      'C (Summa) ustuni: 12 ta son matn sifatida yozilgan. Birinchisi: C6.',
      'A (Nomi) ustuni: 3 ta qiymat takrorlangan. Birinchisi: A7.',
      "120-qator: ma'lumotlar orasida 2 ta bo'sh qator bor.",
    ]);
    await expectPage(sheet('Buyurtmachilar').locator('[data-marked]')).toHaveText([/12 000 000/, /Nurafshon qurilish/]);
    await root.getByRole('tab', { name: /Buyurtmachilar/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expectPage(sheet('Eski').getByRole('row')).toHaveCount(3);
    await expectPage(root.getByRole('tab', { name: /Eski/ })).toContainText('(yashirin)');
    await expectPage(root.getByRole('list', { name: 'Ogohlantirishlar' })).toHaveCount(0);
  });
});
