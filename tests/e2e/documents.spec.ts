import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { read, utils } from 'xlsx';
import { z } from 'zod';
import type { Platform } from '../platform/types.ts';
import { serious } from '../support/axe.ts';
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
  await step('the protocols of all districts: pages, region, district, and back to all', async (platform) => {
    const view = await openDocuments(page);
    await expect(view.rows).toHaveCount(20);
    const board = boardOf(platform);
    const total = platform.find.count('protocol', { board_id: board });
    await expect(view.dialog.getByText('Jami:')).toContainText(`${total} ta tuman`);
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
  });

  await step('E-001: the documents cover the window, in two tabs', async () => {
    await goTo(page, '/app/initiatives');
    const { dialog } = await openDocuments(page);
    await expect(dialog.getByRole('tab')).toHaveText([
      'Moderatsiya natijalari protokoli',
      "G'olib loyihalar bo'yicha kengash qarori",
    ]);
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1366, height: 768 });
  });

  await step('no serious violation of accessibility or of the content security policy', async () => {
    await goTo(page, '/app/initiatives');
    const broken: string[] = [];
    page.on('console', (message) => message.type() === 'error' && broken.push(message.text()));
    const view = await openDocuments(page);
    await expect(view.rows).toHaveCount(20);
    expect(await serious(page)).toEqual([]);
    await view.tab('qaror');
    await expect(view.rows).toHaveCount(20);
    expect(await serious(page)).toEqual([]);
    await view.rows
      .first()
      .getByRole('button', { name: /^Tahrirlash/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Kengash qarorini tahrirlash' }).getByRole('textbox')).toBeFocused();
    expect(await serious(page)).toEqual([]);
    expect(broken).toEqual([]);
  });

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

  await step('E-008: protocols that fail to load show the generic message', async (platform) => {
    await goTo(page, '/app/initiatives');
    const words = "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!";
    platform.faults.add({ kind: 'status', status: 422, message: null, match: { path: PROTOCOL }, times: 1 });
    const view = await openDocuments(page);
    await expect(view.dialog.getByText(words, { exact: true })).toBeVisible();
    await view.dialog.getByRole('button', { name: 'Qayta urinish' }).click();
    await expect(view.rows).toHaveCount(20);
  });

  await step('all documents of the board are saved as Excel', async (platform) => {
    await goTo(page, '/app/initiatives');
    const view = await openDocuments(page);
    await view.dialog.getByRole('button', { name: 'Barcha hujjatlar (Excel)' }).click();
    await expect(page.getByText('Fayl saqlandi')).toBeVisible();
    const [name = ''] = readdirSync(downloadsDir);
    const book = read(readFileSync(join(downloadsDir, name)));
    const rows = utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {});
    const board = boardOf(platform);
    expect(rows).toHaveLength(platform.find.count('protocol', { board_id: board }));
    expect(callsOf(platform, '/api/v1/districts/documents-excel')[0]?.query).toMatchObject({ board_id: String(board) });
  });

  await goTo(page, '/app/initiatives');
  await step(
    'an edit of a decision restores no stale value; a decision that is an Excel file opens as such',
    async (platform) => {
      await goTo(page, '/app/initiatives');
      const { find, change, read } = platform;
      const decision = find.councilDecision({ board_id: boardOf(platform), district_id: find.home.id });
      const view = await openDocuments(page);
      await view.tab('qaror');
      await view.filter('Viloyat', 'Toshkent shahri');
      await view.filter('Tuman', 'Chilonzor tumani');
      await expect(view.rows).toHaveText([/Chilonzor tumani/]);
      await view.rows.getByRole('button', { name: /^Tahrirlash/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Kengash qarorini tahrirlash' });
      const title = dialog.getByRole('textbox', { name: 'Qaror raqami va sanasi' });
      await expect(title).toBeFocused();

      // Nothing is changed: nothing is sent, and the dialog stays.
      await page.keyboard.press('Control+s');
      await expect(dialog).toBeVisible();
      // Somebody else replaces the file by an Excel file, as the page of investment data does.
      const book = workbookOf([['Qaror'], ['77']]);
      const file_id = await givenFile(platform, book);
      change.councilDecision(decision.id, { file_id });
      await title.fill('77-son');
      await page.keyboard.press('Control+s');
      const changed = dialog.getByRole('alert');
      await expect(changed).toContainText("Siz ko'rayotganingizda ma'lumot o'zgardi");
      await expect(changed).toContainText('Qaror fayliBiriktirilgan fayl→Boshqa fayl');
      await expect(title).toHaveValue('77-son');
      expect(callsOf(platform, COUNCIL, 'PUT')).toEqual([]);
      // A title that somebody else has changed as well is shown, and the typed title stays.
      change.councilDecision(decision.id, { title: '76-son' });
      await page.keyboard.press('Control+s');
      await expect(changed).toContainText('→76-son');
      await expect(title).toHaveValue('77-son');
      expect(callsOf(platform, COUNCIL, 'PUT')).toEqual([]);
      await page.keyboard.press('Control+s');
      await expect(dialog).toHaveCount(0);
      expect(read.councilDecision(decision.id)).toMatchObject({ title: '77-son', file_id });

      await expect(view.rows).toHaveText([/77-son/]);
      await view.rows.getByRole('button', { name: 'Ochish: 77-son' }).click();
      const opened = (await app.waitForEvent('open-path')).path;
      expect(opened).toMatch(/Chilonzor tumani, 77-son\.xlsx$/);
      expect(readFileSync(opened)).toEqual(book);
    },
  );

  await step('a council decision gets another title and file; no file is sent without a title', async (platform) => {
    await goTo(page, '/app/initiatives');
    const file = await pdf(join(profileDir, 'fayllar', 'qaror.pdf'), 'Qaror');
    const view = await openDocuments(page);
    await view.tab('qaror');
    await expect(view.rows).toHaveCount(20);
    // E-012: paginated, like the protocols.
    const total = platform.find.count('councilDecision', { board_id: boardOf(platform) });
    await expect(view.dialog.getByText(`Jami: ${total} ta qaror`)).toBeVisible();
    await view.dialog.getByRole('button', { name: 'Keyingi sahifa' }).click();
    await expect(view.rows.first()).toHaveText(/^21/);
    expect(callsOf(platform, COUNCIL).at(-1)?.query).toMatchObject({ limit: '20', offset: '20' });
    await view.filter('Viloyat', 'Toshkent shahri');
    await expect(view.rows.first()).toContainText('Toshkent shahri');
    await view.filter('Tuman', 'Chilonzor tumani');
    await expect(view.rows).toHaveText([/Chilonzor tumani/]);
    await view.rows.getByRole('button', { name: /^Tahrirlash/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Kengash qarorini tahrirlash' });
    const title = dialog.getByRole('textbox', { name: 'Qaror raqami va sanasi' });
    const { find } = platform;
    const before = find.councilDecision({ board_id: boardOf(platform), district_id: find.home.id });
    await expect(title).toHaveValue(before.title);
    await expect(title).toBeFocused();

    await title.fill('  ');
    await expect(dialog.getByRole('button', { name: 'Almashtirish' })).toBeDisabled();
    await dropFiles(view.zone, [file]);
    await dialog.getByRole('button', SAVE).click();
    await expect(dialog.getByText('Majburiy maydon')).toBeVisible();
    await expect(title).toBeFocused();
    expect(callsOf(platform, UPLOAD, 'POST')).toEqual([]);

    await title.fill(' 77-son, 20.11.2026 ');
    await dropFiles(view.zone, [file]);
    await expect(dialog.getByText('qaror.pdf')).toBeVisible();
    await expect(dialog.getByText('Yuborildi')).toBeVisible();
    await dialog.getByRole('button', SAVE).click();
    await expect(page.getByText('Amaliyot muvaffaqiyatli bajarildi!')).toBeVisible();
    await expect(view.rows).toHaveText([/77-son, 20\.11\.2026/]);
    const { hash_id: hash } = platform.find.file({ name: 'qaror.pdf' });
    expect(callsOf(platform, COUNCIL, 'PUT').map(({ path, body }) => ({ path, body }))).toEqual([
      { path: `${COUNCIL}/${before.id}`, body: { title: '77-son, 20.11.2026', file_id: hash } },
    ]);
    expect(Object.keys(callsOf(platform, COUNCIL).at(-1)?.query ?? {}).sort()).toEqual([
      'board_id',
      'cache',
      'district_id',
      'limit',
      'offset',
      'region_id',
    ]);
  });

  await step('a failure is shown, the input stays, and a retry succeeds', async (platform) => {
    await goTo(page, '/app/initiatives');
    const file = await pdf(join(profileDir, 'fayllar', 'qaror.pdf'), 'Qaror');
    platform.faults.add({
      kind: 'status',
      status: 422,
      message: null,
      match: { method: 'GET', path: COUNCIL },
      times: 1,
    });
    platform.faults.add({ kind: 'status', status: 422, match: { path: '/api/v1/regions' }, times: 1 });
    const view = await openDocuments(page);
    await view.dialog.getByRole('button', { name: "Viloyatlar yuklanmadi. Qayta urinib ko'ring" }).click();
    await expect(view.dialog.getByRole('combobox', { name: 'Viloyat' })).toBeEnabled();
    await view.tab('qaror');
    await expect(view.dialog.getByText(/^Amaliyotni bajarishda xatolik sodir bo'ldi/)).toBeVisible();
    await view.dialog.getByRole('button', { name: 'Qayta urinish' }).click();
    await expect(view.rows).toHaveCount(20);

    await view.rows
      .first()
      .getByRole('button', { name: /^Tahrirlash/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Kengash qarorini tahrirlash' });
    const title = dialog.getByRole('textbox', { name: 'Qaror raqami va sanasi' });
    await title.fill('78-son, 21.11.2026');
    await dropFiles(view.zone, [file]);
    await expect(dialog.getByText('Yuborildi')).toBeVisible();
    platform.faults.add({ kind: 'status', status: 409, message: 'Qaror yopilgan', match: { method: 'PUT' }, times: 1 });
    await dialog.getByRole('button', SAVE).click();
    await expect(dialog.getByRole('alert')).toContainText('Qaror yopilgan');
    await expect(title).toHaveValue('78-son, 21.11.2026');
    await expect(dialog.getByText('qaror.pdf')).toBeVisible();
    await dialog.getByRole('button', SAVE).click();
    await expect(view.rows.first()).toContainText('78-son, 21.11.2026');
    expect(callsOf(platform, UPLOAD, 'POST')).toHaveLength(1);
  });
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
  await dialog.getByRole('button', SAVE).click();
  await expect(dialog.getByText('Majburiy maydon')).toBeVisible();
  await app.scriptDialog({ dialog: 'open-dialog', filePaths: [file] });
  await dialog.getByRole('button', { name: /Faylni shu yerga tashlang/ }).click();
  await expect(dialog.getByText('Yuborildi')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Fayl yuklandi')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(view.rows).toHaveText([/Chilonzor tumani.*Yuklangan/]);

  const hash = uploaded(platform);
  const row = platform.find.protocol({ board_id: boardOf(platform), district_id: platform.find.home.id });
  expect(row.file_id).toBe(hash);
  expect(callsOf(platform, UPLOAD, 'POST')).toHaveLength(1);
  expect(callsOf(platform, PROTOCOL, 'PUT').map(({ path, body }) => ({ path, body }))).toEqual([
    { path: `${PROTOCOL}/${row.id}`, body: { file_id: hash } },
  ]);

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

test('the protocol of the own district is dropped, submitted once, and can then be saved and opened', async ({
  app,
  page,
  platform,
  profileDir,
  downloadsDir,
  signIn,
}) => {
  await signIn('moderator');
  const file = await pdf(join(profileDir, 'fayllar', 'bayon.pdf'), 'Chilonzor');
  const view = await openDocuments(page);
  const send = view.dialog.getByRole('button', SAVE);
  await send.click();
  await expect(view.dialog.getByText('Majburiy maydon')).toBeVisible();
  await dropFiles(view.zone, [file]);
  await expect(view.dialog.getByText('Yuborildi')).toBeVisible();
  expect(callsOf(platform, PROTOCOL, 'POST')).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Muvoffaqiyatli yuklandi')).toBeVisible();
  await expect(view.dialog.getByText('Protokol yuklangan.')).toBeVisible();
  await expect(view.zone).toHaveCount(0);

  const hash = uploaded(platform);
  expect(callsOf(platform, PROTOCOL, 'POST').map(({ path, body }) => ({ path, body }))).toEqual([
    { path: PROTOCOL, body: { board_id: boardOf(platform), file_id: hash } },
  ]);
  const district = platform.find.home.id;
  for (const { path, query } of callsOf(platform, PROTOCOL)) {
    expect(path).toBe(`${PROTOCOL}/single`);
    expect(query).toMatchObject({ board_id: String(boardOf(platform)), district_id: String(district) });
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

test('a moderator submits the protocol of the own district, whatever comes between', async ({
  page,
  platform,
  profileDir,
  signIn,
}) => {
  await signIn('moderator');
  const step = stepsOf(platform);
  await step('the council decisions are read-only, without a filter', async (platform) => {
    const view = await openDocuments(page);
    await view.tab('qaror');
    await expect(view.rows).toHaveText([/Chilonzor tumani/]);
    await expect(view.rows.getByRole('button', { name: /^Yuklab olish/ })).toBeVisible();
    await expect(view.dialog.getByRole('button', { name: /^Tahrirlash/ })).toHaveCount(0);
    await expect(view.dialog.getByRole('columnheader')).toHaveText([
      '№',
      'Fayl nomi',
      'Viloyat',
      'Tuman',
      'Yuklab olish',
    ]);
    await expect(view.dialog.getByRole('combobox', { name: 'Viloyat' })).toHaveCount(0);
    await expect(view.dialog.getByRole('button', { name: /Excel/ })).toHaveCount(0);
    const [{ query } = { query: {} }] = callsOf(platform, COUNCIL);
    expect(query).toEqual({ board_id: String(boardOf(platform)), limit: '20', offset: '0', cache: 'off' });
    expect(await serious(page)).toEqual([]);
  });

  await step('leaving with a file not yet submitted asks first', async (platform) => {
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

  await step('a dropped connection is shown, and the file is sent again on request', async (platform) => {
    await goTo(page, '/app/initiatives');
    const file = await pdf(join(profileDir, 'fayllar', 'bayon.pdf'), 'Chilonzor');
    const mend = platform.faults.add({ kind: 'drop', match: { method: 'POST', path: UPLOAD } });
    const view = await openDocuments(page);
    await dropFiles(view.zone, [file]);
    const again = view.dialog.getByRole('button', { name: 'Qayta yuborish' });
    await expect(again).toBeVisible();
    await expect(view.dialog.getByRole('button', SAVE)).toBeDisabled();
    mend();
    await again.click();
    await expect(view.dialog.getByText('Yuborildi')).toBeVisible();
    await view.dialog.getByRole('button', SAVE).click();
    await expect(view.dialog.getByText('Protokol yuklangan.')).toBeVisible();
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
