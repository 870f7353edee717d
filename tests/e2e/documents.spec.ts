import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { read, utils } from 'xlsx';
import { z } from 'zod';
import type { Platform } from '../platform/types.ts';
import { dropFiles } from '../support/drop-files.ts';
import { officeTable } from '../support/libre-office.ts';
import { signIn as signInAs } from '../support/platform-client.ts';
import { workbookOf } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { COUNCIL, callsOf, openDocuments, PROTOCOL, pdf, UPLOAD, uploaded } from './support/documents-dialog.ts';
import { goTo } from './support/go-to.ts';
import { endSessionAtNextWrite } from './support/session-end.ts';
import { stepsOf } from './support/steps.ts';

/** The id of the season under review, in which the staff's own district has no protocol yet. */
const boardOf = ({ find }: Platform): number => find.season('review').id;
/** Uploads a file as somebody else; returns its id. */
async function givenFile(platform: Platform, content: Buffer): Promise<string> {
  const { send } = await signInAs(platform, 'admin');
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), 'qaror.xlsx');
  return z.object({ hashId: z.string() }).parse(await (await send(UPLOAD, { method: 'POST', body: form })).json())
    .hashId;
}

/** Takes the file of the staff's own district away, so that its protocol can be submitted again. */
const unsubmitted = (platform: Platform) =>
  platform.change.protocol({ board_id: boardOf(platform), district_id: platform.find.home.id }, { file_id: null });

const SAVE = { name: 'Saqlash', exact: true };

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

test('an administrator looks through the documents of the season, and changes protocols and council decisions', async ({
  app,
  page,
  platform,
  profileDir,
  downloadsDir,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await goTo(page, '/app/initiatives');
  await step(
    'E-001: two tabs over the whole window; the protocols by page and place; all saved as Excel',
    async (platform) => {
      const view = await openDocuments(page);
      await expect(view.dialog.getByRole('tab')).toHaveText([
        'Moderatsiya natijalari protokoli',
        "G'olib loyihalar bo'yicha kengash qarori",
      ]);
      await expect.poll(() => view.dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1366, height: 768 });
      await expect(view.rows).toHaveCount(20);
      const board = boardOf(platform);
      const address = page.url();

      await view.dialog.getByRole('button', { name: 'Keyingi sahifa' }).click();
      await expect(view.rows.first()).toContainText('21');
      await view.settled();
      await expect(view.dialog.getByRole('combobox', { name: 'Tuman' })).toBeDisabled();
      await view.filter('Viloyat', 'Navoiy viloyati');
      await expect(view.rows.first()).toContainText('Navoiy viloyati');
      await view.filter('Tuman', 'Qiziltepa tumani');
      await expect(view.rows).toHaveText([/1.*Navoiy viloyati.*Qiziltepa tumani/]);

      // Another region has other districts.
      await view.filter('Viloyat', 'Toshkent shahri');
      await expect(view.dialog.getByRole('combobox', { name: 'Tuman' })).toHaveValue('');
      await expect(view.rows.first()).toContainText('Toshkent shahri');
      await view.dialog.getByRole('button', { name: 'Filtrlarni tozalash' }).click();
      await expect(view.rows).toHaveCount(20);

      const asked = callsOf(platform, PROTOCOL).map(({ path, query }) => {
        expect(path).toBe(PROTOCOL);
        const { cache, ...rest } = query;
        return rest;
      });
      const all = { board_id: String(board), limit: '20' };
      const { find } = platform;
      const regionId = (title: string) => String(find.region({ title }).id);
      const navoiy = { ...all, offset: '0', region_id: regionId('Navoiy viloyati') };
      expect(asked).toEqual([
        { ...all, offset: '0' },
        { ...all, offset: '20' },
        navoiy,
        { ...navoiy, district_id: String(find.district({ title: 'Qiziltepa tumani' }).id) },
        { ...all, offset: '0', region_id: regionId('Toshkent shahri') },
      ]);
      expect(page.url(), 'the address belongs to the list below').toBe(address);

      await view.dialog.getByRole('button', { name: 'Barcha hujjatlar (Excel)' }).click();
      await expect(page.getByText('Fayl saqlandi')).toBeVisible();
      const [name = ''] = readdirSync(downloadsDir);
      const book = read(readFileSync(join(downloadsDir, name)));
      const rows = utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {});
      expect(rows).toHaveLength(find.count('protocol', { board_id: board }));
    },
  );

  await step('Esc closes the topmost dialog, and asks first if it has unsaved input', async () => {
    await goTo(page, '/app/initiatives');
    const view = await openDocuments(page);
    await view.tab('qaror');
    await view.rows
      .first()
      .getByRole('button', { name: /^Tahrirlash/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Kengash qarorini tahrirlash' });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('!');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: /Saqlanmagan o'zgarishlar bor/ });
    await question.getByRole('button', { name: 'Qolish' }).click();
    await expect(dialog.getByRole('textbox')).toHaveValue(/!$/);
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Chiqish' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(view.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(view.dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Hujjatlar', exact: true })).toBeFocused();
  });

  await step(
    'a council decision gets another title and file, which goes out once and not without a title; an edit restores no stale value',
    async (platform) => {
      await goTo(page, '/app/initiatives');
      const { find, change, read } = platform;
      const { id } = find.councilDecision({ board_id: boardOf(platform), district_id: find.home.id });
      const file = await pdf(join(profileDir, 'fayllar', 'qaror.pdf'), 'Qaror');
      const view = await openDocuments(page);
      await view.tab('qaror');
      await expect(view.rows).toHaveCount(20);
      // E-012: paginated, like the protocols.
      await view.dialog.getByRole('button', { name: 'Keyingi sahifa' }).click();
      await expect(view.rows.first()).toHaveText(/^21/);
      await view.filter('Viloyat', 'Toshkent shahri');
      await view.filter('Tuman', 'Chilonzor tumani');
      await expect(view.rows).toHaveText([/Chilonzor tumani/]);
      const edit = view.rows.getByRole('button', { name: /^Tahrirlash/ });
      await edit.click();
      const dialog = page.getByRole('dialog', { name: 'Kengash qarorini tahrirlash' });
      const title = dialog.getByRole('textbox', { name: 'Qaror raqami va sanasi' });
      await expect(title).toBeFocused();
      await title.fill('  ');
      await expect(dialog.getByRole('button', { name: 'Almashtirish' })).toBeDisabled();
      await dropFiles(view.zone, [file]);
      await dialog.getByRole('button', SAVE).click();
      await expect(title).toBeFocused();
      expect(callsOf(platform, UPLOAD, 'POST')).toEqual([]);

      await title.fill(' 77-son, 20.11.2026 ');
      await dropFiles(view.zone, [file]);
      await expect(dialog.getByText('Yuborildi')).toBeVisible();
      const refused = { kind: 'status', status: 409, message: 'Qaror yopilgan', match: { method: 'PUT' } } as const;
      platform.faults.add({ ...refused, times: 1 });
      await page.keyboard.press('Control+s');
      await expect(dialog.getByRole('alert')).toContainText('Qaror yopilgan');
      await page.keyboard.press('Control+s');
      await expect(view.rows).toHaveText([/77-son, 20\.11\.2026/]);
      const { hash_id } = find.file({ name: 'qaror.pdf' });
      expect(read.councilDecision(id)).toMatchObject({ title: '77-son, 20.11.2026', file_id: hash_id });
      expect(callsOf(platform, UPLOAD, 'POST')).toHaveLength(1);

      await edit.click();
      await expect(title).toBeFocused();
      // Nothing is changed: nothing is sent, and the dialog stays.
      await page.keyboard.press('Control+s');
      await expect(dialog).toBeVisible();
      // Somebody else replaces the file by an Excel file, as the page of investment data does.
      const book = workbookOf([['Qaror'], ['77']]);
      const file_id = await givenFile(platform, book);
      change.councilDecision(id, { file_id });
      await title.fill('78-son');
      await page.keyboard.press('Control+s');
      const changed = dialog.getByRole('alert');
      await expect(changed).toContainText("Siz ko'rayotganingizda ma'lumot o'zgardi");
      await expect(changed).toContainText('Qaror fayliBiriktirilgan fayl→Boshqa fayl');
      await expect(title).toHaveValue('78-son');
      // A title that somebody else has changed as well is shown, and the typed title stays.
      change.councilDecision(id, { title: '76-son' });
      await page.keyboard.press('Control+s');
      await expect(changed).toContainText('→76-son');
      await expect(title).toHaveValue('78-son');
      expect(read.councilDecision(id)).toMatchObject({ title: '76-son' });
      await page.keyboard.press('Control+s');
      await expect(dialog).toHaveCount(0);
      expect(read.councilDecision(id)).toMatchObject({ title: '78-son', file_id });

      await expect(view.rows).toHaveText([/78-son/]);
      await view.rows.getByRole('button', { name: 'Ochish: 78-son' }).click();
      const opened = (await app.waitForEvent('open-path')).path;
      expect(opened).toMatch(/Chilonzor tumani, 78-son\.xlsx$/);
      expect(readFileSync(opened)).toEqual(book);
    },
  );
});

test('an administrator replaces a protocol through the system dialog, saves and opens it', async ({
  signIn,
  app,
  page,
  platform,
  profileDir,
  downloadsDir,
}) => {
  test.slow();
  await signIn('admin');
  const file = await officeTable(join(profileDir, 'fayllar'), 'protokol', [['Protokol'], ['Chilonzor']], 'pdf');
  const view = await openDocuments(page);
  await view.filter('Viloyat', 'Toshkent shahri');
  await view.filter('Tuman', 'Chilonzor tumani');
  await expect(view.rows).toHaveText([/Chilonzor tumani.*Yuklanmagan/]);
  await expect(view.rows.getByRole('button', { name: /^Yuklab olish/ })).toHaveCount(0);

  await view.rows.getByRole('button', { name: 'Tahrirlash: Chilonzor tumani' }).click();
  const dialog = page.getByRole('dialog', { name: 'Protokol faylini yuklash' });
  await app.scriptDialog({ dialog: 'open-dialog', filePaths: [file] });
  await dialog.getByRole('button', { name: /Faylni shu yerga tashlang/ }).click();
  await expect(dialog.getByText('Yuborildi')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(view.rows).toHaveText([/Chilonzor tumani.*Yuklangan/]);

  const hash = uploaded(platform);
  const row = platform.find.protocol({ board_id: boardOf(platform), district_id: platform.find.home.id });
  expect(row.file_id).toBe(hash);

  await view.rows.getByRole('button', { name: 'Yuklab olish: Chilonzor tumani' }).click();
  await expect(page.getByText('Fayl saqlandi')).toBeVisible();
  const [saved = ''] = readdirSync(downloadsDir);
  expect(saved, 'the name that the platform gives').toBe('protokol.pdf');
  expect(readFileSync(join(downloadsDir, saved))).toEqual(readFileSync(file));
  await view.rows.getByRole('button', { name: 'Ochish: Chilonzor tumani' }).click();
  const opened = (await app.waitForEvent('open-path')).path;
  expect(opened).toMatch(/Protokol, Chilonzor tumani\.pdf$/);
  expect(readFileSync(opened)).toEqual(readFileSync(file));
  // Electron does not say on Linux whether a reader has opened it.
  await view.rows.getByRole('button', { name: 'Ochish: Chilonzor tumani' }).click();
  await expect.poll(() => app.events.filter(({ type }) => type === 'open-path')).toHaveLength(2);
});

test('a moderator submits the protocol of the own district, whatever comes between', async ({
  app,
  page,
  platform,
  profileDir,
  downloadsDir,
  signIn,
}) => {
  await signIn('moderator');
  const step = stepsOf(platform);
  await step('the protocol is dropped, submitted once, and can then be saved and opened', async (platform) => {
    const file = await pdf(join(profileDir, 'fayllar', 'bayon.pdf'), 'Chilonzor');
    const view = await openDocuments(page);
    await dropFiles(view.zone, [file]);
    await expect(view.dialog.getByText('Yuborildi')).toBeVisible();
    expect(callsOf(platform, PROTOCOL, 'POST')).toEqual([]);
    await page.keyboard.press('Control+s');
    await expect(view.dialog.getByText('Protokol yuklangan.')).toBeVisible();
    await expect(view.zone).toHaveCount(0);
    const { id: district_id } = platform.find.home;
    const own = platform.find.protocol({ board_id: boardOf(platform), district_id });
    expect(own.file_id).toBe(uploaded(platform));
    for (const { path, query } of callsOf(platform, PROTOCOL)) {
      expect(path).toBe(`${PROTOCOL}/single`);
      expect(query).toMatchObject({ board_id: String(boardOf(platform)), district_id: String(district_id) });
    }
    await view.dialog.getByRole('button', { name: 'Yuklab olish' }).click();
    await expect(page.getByText('Fayl saqlandi')).toBeVisible();
    expect(readFileSync(join(downloadsDir, readdirSync(downloadsDir)[0] ?? ''))).toEqual(readFileSync(file));
    await view.dialog.getByRole('button', { name: 'Ochish' }).click();
    expect(readFileSync((await app.waitForEvent('open-path')).path)).toEqual(readFileSync(file));

    // No unsaved input is left.
    await page.keyboard.press('Escape');
    await expect(view.dialog).toHaveCount(0);
  });

  await step('the council decisions are read-only, without a filter', async (platform) => {
    await goTo(page, '/app/initiatives');
    const view = await openDocuments(page);
    await view.tab('qaror');
    await expect(view.rows).toHaveText([/Chilonzor tumani/]);
    await expect(view.rows.getByRole('button', { name: /^Yuklab olish/ })).toBeVisible();
    await expect(view.dialog.getByRole('button', { name: /^Tahrirlash/ })).toHaveCount(0);
    await expect(view.dialog.getByRole('combobox', { name: 'Viloyat' })).toHaveCount(0);
    await expect(view.dialog.getByRole('button', { name: /Excel/ })).toHaveCount(0);
    const [{ query } = { query: {} }] = callsOf(platform, COUNCIL);
    expect(query).toEqual({ board_id: String(boardOf(platform)), limit: '20', offset: '0', cache: 'off' });
  });

  await step('leaving with a file not yet submitted asks first', async (platform) => {
    unsubmitted(platform);
    await goTo(page, '/app/initiatives');
    const file = await pdf(join(profileDir, 'fayllar', 'bayon.pdf'), 'Chilonzor');
    const view = await openDocuments(page);
    await dropFiles(view.zone, [file]);
    await expect(view.dialog.getByText('Yuborildi')).toBeVisible();
    await view.tab('qaror');
    await expect(view.rows).toHaveCount(1);
    await view.dialog.getByRole('button', { name: 'Yopish' }).click();
    const question = page.getByRole('dialog', { name: /Saqlanmagan o'zgarishlar bor/ });
    await question.getByRole('button', { name: 'Qolish' }).click();
    await view.tab('protokol');
    await expect(view.dialog.getByText('bayon.pdf')).toBeVisible();
    await view.dialog.getByRole('button', { name: 'Yopish' }).click();
    await question.getByRole('button', { name: 'Chiqish' }).click();
    await expect(view.dialog).toHaveCount(0);

    await openDocuments(page);
    await expect(view.dialog.getByRole('button', { name: /Faylni shu yerga tashlang/ })).toBeVisible();
    // Sent after the form's own request for its draft, and so answered after it.
    await expect.poll(() => page.evaluate(() => window.bridge.drafts.list())).toEqual({ ok: true, value: [] });
    await expect(view.dialog.getByRole('button', { name: 'Tiklash' })).toHaveCount(0);
    expect(callsOf(platform, PROTOCOL, 'POST')).toEqual([]);
  });

  await step('a failed check for an existing protocol shows no alert, and is retried on request', async (platform) => {
    await goTo(page, '/app/initiatives');
    const { find, change } = platform;
    change.protocol({ district_id: find.home.id }, { file_id: find.councilDecision().file_id });
    const mend = platform.faults.add({ kind: 'status', status: 403, match: { path: `${PROTOCOL}/single` } });
    const view = await openDocuments(page);
    await expect(view.dialog.getByRole('button', { name: /Faylni shu yerga tashlang/ })).toBeVisible();
    await expect(view.dialog.getByText("Protokol avval yuklanganmi, tekshirib bo'lmadi.")).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    mend();
    await view.dialog.getByRole('button', { name: 'Qayta tekshirish' }).click();
    await expect(view.dialog.getByText('Protokol yuklangan.')).toBeVisible();
  });

  await step('a protocol that somebody else submitted is not overwritten', async (platform) => {
    unsubmitted(platform);
    await goTo(page, '/app/initiatives');
    const file = await pdf(join(profileDir, 'fayllar', 'bayon.pdf'), 'Chilonzor');
    const view = await openDocuments(page);
    await dropFiles(view.zone, [file]);
    await expect(view.dialog.getByText('Yuborildi')).toBeVisible();
    const { find, change, read } = platform;
    const own = find.protocol({ board_id: boardOf(platform), district_id: find.home.id });
    const { file_id } = find.councilDecision();
    change.protocol(own.id, { file_id });
    await view.dialog.getByRole('button', SAVE).click();
    await expect(page.getByText('Bayonnoma allaqachon yuklangan')).toBeVisible();
    await expect(view.dialog.getByText('Protokol yuklangan.')).toBeVisible();
    expect(read.protocol(own.id).file_id).toBe(file_id);
  });

  await step('a session that ends on submitting keeps the file for the same person', async (platform) => {
    unsubmitted(platform);
    await goTo(page, '/app/initiatives');
    const file = await pdf(join(profileDir, 'fayllar', 'bayon.pdf'), 'Chilonzor');
    const view = await openDocuments(page);
    await dropFiles(view.zone, [file]);
    await expect(view.dialog.getByText('Yuborildi')).toBeVisible();
    endSessionAtNextWrite(platform);
    await view.dialog.getByRole('button', SAVE).click();
    await expect(page.getByRole('heading', { name: 'Tizimga kirish' })).toBeVisible();

    await signIn('moderator');
    await openDocuments(page);
    await view.dialog.getByRole('button', { name: 'Tiklash' }).click();
    await expect(view.dialog.getByText('bayon.pdf')).toBeVisible();
    await view.dialog.getByRole('button', SAVE).click();
    await expect(view.dialog.getByText('Protokol yuklangan.')).toBeVisible();
    expect(callsOf(platform, UPLOAD, 'POST')).toHaveLength(1);
  });

  await step('a file that is no PDF, damaged or empty is rejected with a message and never sent', async (platform) => {
    unsubmitted(platform);
    await goTo(page, '/app/initiatives');
    const folder = join(profileDir, 'fayllar');
    const good = await pdf(join(folder, 'bayon.pdf'), 'Chilonzor');
    const bad: [name: string, content: string, text: RegExp][] = [
      ['rasm.pdf', '<html>Protokol</html>', /Fayl turi mos kelmaydi. Kerakli tur: pdf/],
      ['yarim.pdf', readFileSync(good, 'latin1').slice(0, 300), /Fayl buzilgan/],
      ['bosh.pdf', '', /Fayl bo'sh/],
    ];
    const view = await openDocuments(page);
    for (const [name, content, text] of bad) {
      await writeFile(join(folder, name), content);
      await dropFiles(view.zone, [join(folder, name)]);
      await expect(view.dialog.getByText(text)).toBeVisible();
      await expect(view.dialog.getByRole('button', SAVE)).toBeDisabled();
    }
    await dropFiles(view.zone, [good, good]);
    await expect(view.dialog.getByText(/Faqat bitta fayl tanlang/)).toBeVisible();
    expect(callsOf(platform, '/api', 'POST').filter(({ path }) => /file|documents/.test(path))).toEqual([]);
    await dropFiles(view.zone, [good]);
    await expect(view.dialog.getByText('Yuborildi')).toBeVisible();
  });
});
