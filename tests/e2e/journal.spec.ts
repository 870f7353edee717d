import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { read, utils } from 'xlsx';
import type { JournalNote } from '../../src/shared/journal.ts';
import type { Initiative } from '../platform/find/records.ts';
import { serious } from '../support/axe.ts';
import type { App } from '../support/launch.ts';
import { expect, test } from './fixtures.ts';
import { namesIn } from './support/downloads.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { JOURNAL, journalPage, noteOf } from './support/journal.ts';
import { actionOf, openRow } from './support/open-row.ts';
import { ownDesk } from './support/own-desk.ts';
import { openReject, REASONS } from './support/reject-dialog.ts';
import { stepsOf } from './support/steps.ts';

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

const PASSED = { season: 'finished', place: 'anywhere', stage: 'PASSED' } as const;
let asked = 0;

type Change = { method?: 'POST' | 'PUT' | 'PATCH'; path: string; body: object; journal: JournalNote };
/** Sends a change with its note, as the page does. */
const send = (app: App, { method = 'POST', path, body, journal }: Change) =>
  app.invoke('api.request', { requestId: `t${++asked}`, method, path, body: body as never, journal });
/** Makes an initiative a winner. */
const promote = (app: App, initiative: Initiative) =>
  send(app, {
    method: 'PATCH',
    path: `api/v1/initiatives/${initiative.public_id}`,
    body: { stage: 'WINNER' },
    journal: { ...noteOf('promote', initiative), expect: { stage: 'WINNER' } },
  });
/** Waits for so many entries, the newest of them done: an entry added on top moves the buttons under the mouse. */
const written = async (page: Page, entries: number) => {
  const { rows } = journalPage(page);
  await expect(rows).toHaveCount(entries);
  await expect(rows.first()).toContainText('Bajarildi');
};
const answerYes = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Ha', exact: true }).click();

test('an admin undoes changes in the journal and by their notices', async ({ page, platform, app, signIn }) => {
  await signIn('admin', 'later');
  const step = stepsOf(platform);
  await step("wJ3: an admin's changes are undone, each after a confirmation and a fresh read", async (platform) => {
    const { find } = platform;
    const winner = find.initiative({ ...PASSED, stage: 'WINNER' });
    const appeal = find.appeal({ type: 1 });
    const board = find.season('finished').id;
    const decision = find.councilDecision({ board_id: board });
    const protocol = find.protocol({ board_id: board });
    const files = find.all('councilDecision').map(({ file_id }) => file_id);
    const other = (than: string | null) => files.find((file) => file !== than) ?? '';
    platform.change.protocol(protocol.id, { file_id: files[0] ?? '' });
    const [oldFile, newFile] = [files[0] ?? '', other(files[0] ?? '')];

    await send(app, {
      method: 'PATCH',
      path: `api/v1/initiatives/${winner.public_id}`,
      body: { stage: 'PASSED' },
      journal: { ...noteOf('demote', winner), expect: { stage: 'PASSED' } },
    });
    await send(app, {
      method: 'PUT',
      path: `api/v1/questions/${appeal.question_id}`,
      body: { type: 3 },
      journal: {
        action: 'appeal-type',
        subject: { kind: 'appeal', id: String(appeal.question_id), publicId: appeal.public_id },
        before: { type: 1 },
        expect: { type: 3 },
      },
    });
    await send(app, {
      method: 'PUT',
      path: `api/v1/districts/documents/protocol/${protocol.id}`,
      body: { file_id: newFile },
      journal: {
        action: 'protocol',
        subject: { kind: 'district', id: String(protocol.district_id), title: 'Chilonzor tumani' },
        board,
        before: { protocol_id: protocol.id, file_id: oldFile },
        expect: { file_id: newFile },
      },
    });
    const changed = { title: 'Boshqa qaror', file_id: other(decision.file_id) };
    await send(app, {
      method: 'PUT',
      path: `api/v1/init-council-decisions/${decision.id}`,
      body: changed,
      journal: {
        action: 'council-file',
        subject: { kind: 'council-decision', id: String(decision.id), title: 'Kengash' },
        board,
        before: { title: decision.title, file_id: decision.file_id },
        expect: changed,
      },
    });
    expect(platform.read.protocol(protocol.id).file_id).toBe(newFile);
    expect(platform.read.councilDecision(decision.id)).toMatchObject(changed);

    await goTo(page, JOURNAL);
    let entries = 4;
    const takeBack = async (name: RegExp, done: () => unknown, value: unknown) => {
      await page.getByRole('button', { name }).click();
      await answerYes(page);
      await expect.poll(done).toEqual(value);
      await written(page, ++entries);
    };
    await takeBack(/^G'oliblikni tiklash/, () => platform.read.initiative(winner.id).stage, 'WINNER');
    await takeBack(/^Avvalgi turini tiklash/, () => platform.read.appeal(appeal.question_id).type, 1);
    await takeBack(/^Avvalgi faylni qaytarish: Chilonzor/, () => platform.read.protocol(protocol.id).file_id, oldFile);
    const { title, file_id } = decision;
    const now = () => {
      const read = platform.read.councilDecision(decision.id);
      return { title: read.title, file_id: read.file_id };
    };
    await takeBack(/^Avvalgi faylni qaytarish: Kengash/, now, { title, file_id });
  });

  await step(
    'wJ3: a list action is found in the journal, opened from the palette, and undone by keyboard alone',
    async (platform) => {
      const one = platform.find.initiative(PASSED);
      const journal = journalPage(page);
      const row = await openRow(page, one);
      await actionOf(row, "G'olib deb tayinlash").click();
      await answerYes(page);
      await expect.poll(() => platform.read.initiative(one.id).stage).toBe('WINNER');

      await page.keyboard.press('Control+k');
      await page.keyboard.type('жур');
      await expect(page.getByRole('button', { name: 'Jurnal' })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(journal.row(one.public_id)).toContainText('Bajarildi');
      await page.keyboard.press('j');
      await page.keyboard.press('u');
      await expect(page.getByRole('dialog')).toContainText("Tashabbusning g'olibligi bekor qilinsinmi?");
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => platform.read.initiative(one.id).stage).toBe('PASSED');
      // The newest entry is on top and can itself be undone; the entry that it undid cannot.
      await expect(journal.rows.nth(0)).toContainText("G'oliblikni tiklash");
      await expect(journal.rows.nth(1).getByRole('button')).toHaveCount(0);
      await page.keyboard.press('k');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('article')).toContainText(one.public_id);
    },
  );

  await step(
    'wJ3: the notice of a change offers to undo it, on the record that was changed; the notice of an undo offers nothing',
    async (platform) => {
      const one = platform.find.initiative(PASSED);
      const other = platform.find.initiative({ ...PASSED, stage: 'WINNER' });
      const appeal = platform.find.appeal({ status: 'REJECTED' });
      const notice = (text: string) => page.getByRole('status').filter({ hasText: text });
      await actionOf(await openRow(page, one), "G'olib deb tayinlash").click();
      await answerYes(page);
      await expect(notice('Tashabbus golib deb tayinlandi.')).toContainText("G'oliblikni bekor qilish");
      // Another initiative is in view by now: the undo still applies to the first one. The notice stays while it is pointed at.
      await notice('Tashabbus golib deb tayinlandi.').hover();
      await openRow(page, other, openScreen);
      await notice('Tashabbus golib deb tayinlandi.').getByRole('button', { name: "G'oliblikni bekor qilish" }).click();
      await expect(page.getByRole('dialog')).toContainText(one.public_id);
      expect(platform.read.initiative(one.id).stage).toBe('WINNER');
      await answerYes(page);
      await expect.poll(() => platform.read.initiative(one.id).stage).toBe('PASSED');
      await expect(notice('Amal qaytarildi')).toBeVisible();
      await expect(notice('Amal qaytarildi').getByRole('button', { name: 'qaytar' })).toHaveCount(0);
      expect(platform.read.initiative(other.id).stage).toBe('WINNER');

      await openScreen(page, '/app/appeals?status=REJECTED');
      const row = page.locator('tr[data-row]').filter({ hasText: appeal.public_id });
      await row.focus();
      await page.keyboard.press('t');
      const type = appeal.type === 2 ? 4 : 2;
      await page.getByRole('dialog').getByRole('combobox', { name: 'Murojaat turi' }).click();
      await page.getByRole('option', { name: type === 4 ? 'Savol' : 'Minnatdorchilik' }).click();
      await page.keyboard.press('Control+s');
      await notice('Muvofaqiyatli turi ozgartirildi').getByRole('button', { name: 'Avvalgi turini tiklash' }).click();
      expect(platform.read.appeal(appeal.question_id).type).toBe(type);
      await answerYes(page);
      await expect.poll(() => platform.read.appeal(appeal.question_id).type).toBe(appeal.type);
    },
  );
});

test("a moderator's changes are undone and found again in the journal", async ({ page, platform, app, signIn }) => {
  await signIn('moderator', 'later');
  const step = stepsOf(platform);
  await step(
    "wJ3: a moderator's changes are undone, except on a record that somebody has changed since",
    async (platform) => {
      const one = platform.find.initiative({ waitsFor: 'moderator', located: true });
      const other = platform.find.initiative({ waitsFor: 'moderator' });
      const { latitude, longitude, address_title } = one;
      const place = { latitude: latitude ?? 0, longitude: longitude ?? 0, address_title };
      const editing = (initiative: Initiative) =>
        send(app, {
          path: `api/v1/moderators/editable/initiatives/${initiative.id}`,
          body: { is_editable: true },
          journal: {
            ...noteOf('author-editing', initiative),
            before: { is_editable: false, stage: 'INITIAL' },
            expect: { is_editable: true },
          },
        });
      const placeNow = () => {
        const read = platform.read.initiative(one.id);
        return { latitude: read.latitude, longitude: read.longitude, address_title: read.address_title };
      };
      platform.initiatives.change(one.id, { is_editable: 0 });
      platform.initiatives.change(other.id, { is_editable: 0 });
      const path = `api/v1/moderators/initiatives/${one.id}/location`;
      const moved = { latitude: 41.3, longitude: 69.2 };
      await send(app, { path, body: moved, journal: { ...noteOf('location', one), before: place, expect: moved } });
      await editing(one);
      await editing(other);
      await goTo(page, JOURNAL);
      const press = async (name: string, initiative: Initiative) => {
        await journalPage(page).row(initiative.public_id).getByRole('button', { name }).click();
        await answerYes(page);
      };
      await press('Huquqni qaytarib olish', one);
      await expect.poll(() => platform.read.initiative(one.id).is_editable).toBe(0);
      await written(page, 4);
      await press('Avvalgi joyni tiklash', one);
      await expect.poll(placeNow).toEqual(place);
      await written(page, 5);

      await page.reload();
      const cleared = { latitude: null, longitude: null };
      await page.evaluate((input) => window.bridge.api.request(input), {
        ...{ requestId: 'clear', method: 'POST' as const, path, body: { latitude: 0, longitude: 0 } },
        journal: { ...noteOf('location-permission', one), before: place, expect: cleared },
      });
      await journalPage(page)
        .row(one.public_id)
        .filter({ hasText: 'Manzilni muallifga ochish' })
        .getByRole('button', { name: 'Avvalgi joyni tiklash' })
        .click();
      await answerYes(page);
      await expect.poll(placeNow).toEqual(place);
      await written(page, 7);

      platform.initiatives.change(other.id, { stage: 'PASSED' });
      const calls = () => platform.calls().filter(({ method }) => method !== 'GET').length;
      const before = calls();
      await press('Huquqni qaytarib olish', other);
      const notice = page.getByRole('alert').filter({ hasText: "Shundan keyin o'zgargan: qaytarib bo'lmaydi" });
      await expect(notice).toContainText('Bosqich: Yangi → Qabul qilingan');
      expect(calls()).toBe(before);
    },
  );

  await step(
    'a rejection whose call was lost: a colleague’s acceptance is not taken for it, and sent again it counts once',
    async (platform) => {
      const [theirs, own] = [0, 1].map(() => platform.find.initiative({ waitsFor: 'moderator' }));
      if (!theirs || !own) throw new Error('two are needed');
      const lose = (initiative: Initiative) =>
        platform.faults.add({
          kind: 'drop',
          match: { path: `/api/v1/moderators/decline/initiatives/${initiative.id}` },
          times: 1,
        });
      const reject = async (initiative: Initiative) => {
        const view = await openReject(page, initiative);
        await view.choose(REASONS.plain);
        await view.comment.fill('Izoh');
        lose(initiative);
        await view.send.click();
        await expect(view.dialog.getByRole('alert')).toBeVisible();
        return view;
      };

      const lost = await reject(theirs);
      platform.initiatives.decide({ id: theirs.id, as: 'moderator', action: 'accept' });
      await lost.send.click();
      await expect(lost.dialog.getByText(/qayta yuborilmadi/)).toBeVisible();
      await page.keyboard.press('Escape');

      const again = await reject(own);
      await again.send.click();
      await expect(again.dialog).toBeHidden();

      const journal = journalPage(page);
      await journal.open();
      // The dialog's own reading has settled it: no check is left to be made.
      await expect(journal.row(theirs.public_id)).toContainText('Tashabbus boshqa holatda');
      await expect(journal.row(theirs.public_id).getByRole('button', { name: 'Tekshirish' })).toHaveCount(0);
      await expect(journal.rows.filter({ hasText: own.public_id })).toContainText(['Bajarildi', 'Qayta yuborilgan']);
      await expect(journal.side).toContainText('Rad etilgan1');
    },
  );
});

test.describe('with a keychain', () => {
  test.use({ appOptions: { viewport: { width: 1366, height: 768 }, keyring: true } });

  test('wJ1: after a power cut each decision is done, refused or unknown, and a check agrees with the platform', async ({
    app,
    platform,
    signIn,
  }) => {
    // Two starts of the program, each with a keyring.
    const [unsent, carriedOut, cut, done, refused] = Array.from({ length: 5 }, () => platform.find.initiative(PASSED));
    if (!unsent || !carriedOut || !cut || !done || !refused) throw new Error('five are needed');
    const pathOf = ({ public_id }: Initiative) => `/api/v1/initiatives/${public_id}`;
    const times = ({ id }: Initiative) => platform.initiatives.history(id).length;
    const before = new Map([unsent, carriedOut, cut, done, refused].map((one) => [one.id, times(one)]));
    const acts = (one: Initiative) => times(one) - (before.get(one.id) ?? 0);
    await signIn('admin', 'later');

    await promote(app, done);
    platform.faults.add({ kind: 'status', status: 409, message: 'Band', match: { path: pathOf(refused) }, times: 1 });
    await promote(app, refused);
    platform.faults.add({ kind: 'drop-mid-body', match: { path: pathOf(cut) }, times: 1 });
    await promote(app, cut);
    // One call is in the journal but never carried out; the other is carried out, and only its answer is missing.
    const release = platform.faults.hold({ match: { path: pathOf(unsent) }, times: 1 });
    platform.faults.add({ kind: 'stall', match: { path: pathOf(carriedOut) }, times: 1 });
    void promote(app, unsent).catch(() => {});
    void promote(app, carriedOut).catch(() => {});
    await expect.poll(() => acts(carriedOut)).toBe(1);
    await expect.poll(() => platform.calls().some(({ path }) => path === pathOf(unsent))).toBe(true);
    await app.open('/app/initiatives');
    await app.kill();

    const again = (await app.restart()).page;
    const journal = journalPage(again);
    await expect(again.getByRole('table', { name: "Tashabbuslar ro'yxati" })).toBeVisible();
    await journal.open();
    await expect(journal.row(done.public_id)).toContainText('Bajarildi');
    await expect(journal.row(refused.public_id)).toContainText('BajarilmadiBand');
    await expect(journal.rows.filter({ hasText: "Natijasi noma'lum" })).toHaveCount(3);
    const writes = () => platform.calls().filter(({ method }) => method !== 'GET').length;
    const sent = writes();
    for (const one of [unsent, carriedOut, cut]) {
      await journal.row(one.public_id).getByRole('button', { name: 'Tekshirish' }).click();
      await expect(journal.row(one.public_id)).toContainText(
        acts(one) === 1 ? 'Platformada shunday qaror bor' : "Platformada bu qaror yo'q. Qayta yuborishingiz mumkin.",
      );
    }
    expect([unsent, carriedOut, cut, done, refused].map(acts)).toEqual([0, 1, 1, 1, 0]);
    expect(writes()).toBe(sent);
    await expect(again.getByText("Noma'lum: 0")).toBeVisible();
    await journal.row(unsent.public_id).getByRole('link', { name: 'Ochish' }).click();
    await expect(again.getByRole('article')).toContainText(unsent.public_id);
    release();
  });

  test('wJ5: a failed journal write is reported once, and the call is still sent', async ({
    app,
    page,
    platform,
    profileDir,
    signIn,
  }) => {
    await signIn('admin', '/app/initiatives');
    await expect(page.getByRole('table', { name: "Tashabbuslar ro'yxati" })).toBeVisible();
    await writeFile(join(profileDir, 'journal'), 'a file where the folder should be');
    const two = [platform.find.initiative(PASSED), platform.find.initiative(PASSED)];
    for (const one of two) expect(await promote(app, one)).toMatchObject({ ok: true });
    const notice = page.getByText("Jurnalga yozib bo'lmadi: disk to'lgan yoki parollar ombori javob bermayapti.");
    await expect(notice).toHaveCount(1);
    await journalPage(page).open();
    await expect(journalPage(page).rows).toHaveCount(2);
    expect(two.map(({ id }) => platform.read.initiative(id).stage)).toEqual(['WINNER', 'WINNER']);
  });
});

test('wJ4, wJ6: a day is copied as text, saved as a table and shown in both scripts; closed to other people; deletable', async ({
  app,
  page,
  platform,
  signIn,
  downloadsDir,
}) => {
  const one = platform.find.initiative(PASSED);
  platform.initiatives.change(one.id, { title: '=1+1' });
  await signIn('admin', JOURNAL);
  const journal = journalPage(page);
  await expect(page.getByText('Bugun hali hech narsa yuborilmagan')).toBeVisible();
  expect(await serious(page), 'empty').toEqual([]);
  await promote(app, { ...one, title: '=1+1' });
  const sendSms = (board: string, title: string) => {
    platform.faults.add({ kind: 'drop', match: { path: '/api/v1/temp/sms-winner-authors' }, times: 3 });
    const subject = { kind: 'board', id: board, title } as const;
    return send(app, { path: 'api/v1/temp/sms-winner-authors', body: {}, journal: { action: 'sms', subject } });
  };
  await sendSms('1', 'Mavsum');
  await expect(journal.row(one.public_id)).toContainText('=1+1');
  const sms = journal.rows.filter({ hasText: 'SMS yuborish' });
  await expect(sms).toContainText("Buni tekshirib bo'lmaydi: platformadan ko'ring.");
  expect(await serious(page), 'with entries').toEqual([]);
  await sms.getByRole('button', { name: 'Bilaman, yashirish' }).click();
  await expect(sms).toContainText('Yashirilgan');

  // One that was put aside is no unfinished work: neither here nor on the desk, where another is.
  await sendSms('2', 'Keyingi mavsum');
  const { begun, open } = ownDesk(page);
  await open();
  await expect(begun.getByRole('listitem')).toHaveText(/Keyingi mavsum/);
  await begun.getByRole('button', { name: 'Bilaman, yashirish: Keyingi mavsum' }).click();
  await expect(begun).toHaveCount(0);
  await journal.open();

  await journal.side.getByRole('button', { name: 'Kun hisobotini nusxalash' }).click();
  const { text } = await app.waitForEvent('clipboard');
  expect(text).toContain(`G'olib deb tayinlash: =1+1, ${one.public_id}. Bajarildi`);
  await journal.side.getByRole('button', { name: 'Excelga saqlash' }).click();
  // The partial file that it was written to is beside it for a moment.
  const tables = () => namesIn(downloadsDir).filter((name) => name.endsWith('.xlsx'));
  await expect.poll(tables).toHaveLength(1);
  const [file = ''] = tables();
  const sheet = read(readFileSync(join(downloadsDir, file)), { cellFormula: true }).Sheets.Jurnal ?? {};
  const rows = utils.sheet_to_json<string[]>(sheet, { header: 1 });
  expect(rows.slice(1).map(([, action, , title]) => [action, title])).toEqual([
    ["G'olib deb tayinlash", '=1+1'],
    ['SMS yuborish', 'Mavsum'],
    ['SMS yuborish', 'Keyingi mavsum'],
  ]);
  expect(sheet.D2).toMatchObject({ t: 's', v: '=1+1' });

  await app.invoke('app.settings', { script: 'cyrillic', colorScheme: 'dark' });
  // Reloaded, so that no colour transition is running.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Журнал' })).toBeVisible();
  await expect(page.getByText('=1+1')).toBeVisible();
  expect(await serious(page), 'Cyrillic, dark').toEqual([]);
  await app.invoke('app.settings', { script: 'latin' });

  await app.invoke('session.signOut');
  await signIn('moderator', JOURNAL);
  await expect(page.getByText('Bugun hali hech narsa yuborilmagan')).toBeVisible();
  await app.invoke('session.signOut');
  await signIn('admin', JOURNAL);
  await expect(journal.rows).toHaveCount(3);
  await journal.side.getByRole('button', { name: "Jurnalni o'chirish" }).click();
  await page.getByRole('dialog').getByRole('button', { name: "O'chirish" }).click();
  await expect(journal.rows).toHaveCount(0);
  await expect(page.getByText('Bugun hali hech narsa yuborilmagan')).toBeVisible();
});
