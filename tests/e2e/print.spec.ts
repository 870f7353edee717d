import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Download } from '../../src/shared/downloads.ts';
import type { App } from '../support/launch.ts';
import { readPdf } from '../support/pdf-text.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeList } from './support/initiative-list.ts';
import { listAfresh } from './support/list-afresh.ts';
import { card, cards, list, TITLE } from './support/printed-cards.ts';
import { reviewDesk } from './support/review-desk.ts';
import { wasRead } from './support/review-records.ts';
import { stepsOf } from './support/steps.ts';
import { countingCalls } from './support/task-calls.ts';

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

/** Saves a job as the page would, and reads the PDF. */
async function saved(app: App, folder: string, job: object) {
  const answer = await app.invoke('print.savePdf', { job: job as never, suggestedName: 'varaqlar.pdf' });
  expect(answer).toMatchObject({ ok: true, value: { state: 'done' } });
  return readPdf(await readFile(join(folder, (answer as { value: Download }).value.name)));
}

/** A sum as printed; the text of a PDF has plain spaces. */
const written = (sum: number) => String(sum).replaceAll(/\B(?=(\d{3})+$)/g, ' ');

/** Reads the file of the last print, named in its notice. */
async function noticed(app: App, folder: string) {
  const name = await app.page.getByText(/^tashabbus.*\.pdf/).innerText();
  return { name: name.split('\n')[0] ?? '', ...readPdf(await readFile(join(folder, name.split('\n')[0] ?? ''))) };
}

test('wPR1, wPR3: a moderator prints cards and lists: a sheet each, columns as wide as what they hold, without personal numbers, from the list and from the desk', async ({
  app,
  page,
  platform,
  downloadsDir,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('moderator', 'later');
  await step(
    'wPR1: the PDF of 1, 3 and 50 cards: a sheet each, fonts embedded, its text searchable in both scripts',
    async () => {
      for (const count of [1, 3, 50]) {
        const { pages, missingFonts } = await saved(
          app,
          downloadsDir,
          cards(Array.from({ length: count }, (_, n) => card(n))),
        );
        expect(pages).toHaveLength(count);
        expect(missingFonts).toEqual([]);
        expect(pages.at(-1)).toContain('Tashabbus kartasi');
        expect(pages.at(-1)).toContain(TITLE);
        expect(pages.at(-1)).toContain(card(count - 1).public_id);
        expect(pages.at(-1)).toContain("Platformadagi holat 10.09.2026 14:04 ga ko'ra. Chop etdi: Rahimov Sanjar");
      }
      const { pages, missingFonts } = await saved(app, downloadsDir, cards([card(1)], 'cyrillic'));
      expect(missingFonts).toEqual([]);
      expect(pages[0]).toContain('Зарбдор маҳалласи Сайхун кўчасини шағалдан асфальтга ўтказиш');
      expect(pages[0]).toContain('Ажратилган сумма');
    },
  );

  await step('a card longer than a sheet continues under its id; bad input is printed as it is', async () => {
    const long = Array.from({ length: 4000 }, (_, index) => `so'z${index}`)
      .join(' ')
      .slice(0, 20_000);
    const made = [
      card(1, { description: `<b>${long}</b> <img src=x onerror=alert(1)>` }),
      card(2, { title: null, description: null, public_id: null, location: { latitude: 41.3, longitude: 69.2 } }),
      card(3, { pictures: ['0'.repeat(40)] }),
    ];
    const { pages } = await saved(app, downloadsDir, cards(made));
    const ofFirst = pages.filter((page) => page.includes('061404700001'));
    expect(ofFirst.length).toBeGreaterThan(2);
    expect(ofFirst.map((page) => page.trim().split(' ').slice(-3).join(' '))).toEqual(
      ofFirst.map((_, index) => `${index + 1} / ${ofFirst.length}`),
    );
    const text = ofFirst.join(' ');
    for (const word of ['<b>so', "so'z1999", '<img src=x onerror=alert(1)>']) expect(text).toContain(word);
    expect(pages.at(-2)).toContain('Sarlavhasiz tashabbus');
    expect(pages.at(-2)).toContain('Tavsif kiritilmagan');
    expect(pages.at(-1)).toContain('Rasm yuklanmadi');
  });

  await step(
    'the columns of a list are as wide as what they hold: sixty rows with long topics take eight sheets',
    async () => {
      const { pages } = await saved(app, downloadsDir, list(60));
      expect(pages).toHaveLength(8);
      expect(pages.map((sheet) => [...sheet.matchAll(/0614047\d{5}/g)].length).reduce((sum, rows) => sum + rows)).toBe(
        60,
      );
      expect(pages.join(' ')).toContain('Jami: 60 ta, 48 qabul, 12 rad');
      // Each sheet is an annex, signed by all.
      const signed = ['bayonnomaga ilova', 'Komissiya raisi', "Komissiya a'zosi", 'imzo, F.I.Sh.'];
      for (const sheet of pages) expect(signed.filter((words) => !sheet.includes(words))).toEqual([]);
      expect(pages[0]).toMatch(/Komissiya raisi.*Komissiya a'zosi.*Komissiya a'zosi/);
      // The foot of each sheet says which of the rows it has: the ids count from nought.
      const feet = pages.map((sheet) => /60 tadan \d+–\d+\./.exec(sheet)?.[0]);
      expect(feet).toEqual(
        pages.map((sheet) => {
          const places = [...sheet.matchAll(/0614047(\d{5})/g)].map(([, place]) => Number(place) + 1);
          return `60 tadan ${places[0]}–${places.at(-1)}.`;
        }),
      );
    },
  );

  await step(
    'wPR3: Ctrl P in the list saves the card of the row, read again by one call, without personal numbers',
    async (platform) => {
      const { id, public_id } = platform.find.initiative();
      platform.initiatives.change(id, {
        title: TITLE,
        description: "Tel. +998 90 123 45 67, JShShIR 31234567890123, karta 8600 1234 5678 9012. Yo'l yomon.",
      });
      await goTo(page, `/app/initiatives?search=${public_id}`);
      await initiativeList(page).settled();
      await page.keyboard.press('j');
      await page.keyboard.press('Control+p');
      await expect(page.getByRole('dialog', { name: 'Chop etish' })).toBeVisible();
      const calls = await countingCalls({ page, platform }, async () => {
        await page.keyboard.press('Control+s');
        await expect(page.getByText('Fayl saqlandi')).toBeVisible();
      });
      expect(calls()).toMatchObject({ E016: 1 });
      const { name, pages } = await noticed(app, downloadsDir);
      expect(name).toBe(`tashabbus-${public_id}.pdf`);
      expect(pages[0]).toContain(TITLE);
      expect(pages[0]).toContain("Tel. •••, JShShIR •••, karta •••. Yo'l yomon.");
      for (const number of ['123 45 67', '31234567890123', '8600']) expect(pages.join(' ')).not.toContain(number);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );

  await step('a moderator ticks on the desk what is printed', async (platform) => {
    await listAfresh(page);
    await initiativeList(page).settled();
    const desk = reviewDesk(page);
    await desk.open();
    const first = desk.id();
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    const second = await desk.another(first);
    await page.keyboard.press('x');
    await expect(desk.rail).toContainText('2 ta belgilandi');
    await expect(desk.rail.getByRole('button', { name: 'Tasdiqlash' })).toHaveCount(0);
    await desk.rail.getByRole('button', { name: 'Chop etish' }).click();
    await expect(page.getByText('2 ta belgilangan tashabbus')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Fayl saqlandi')).toBeVisible();
    const { pages } = await noticed(app, downloadsDir);
    const printed = pages.filter((sheet) => sheet.includes('1 / ')).map((sheet) => /\d{12}/.exec(sheet)?.[0]);
    expect(printed).toEqual([first, second].map((id) => platform.read.initiative(id).public_id));
  });

  await step(
    'a printer that never answers holds up no later print; sheets do not have the zoom of the window',
    async (platform) => {
      const { public_id } = platform.find.initiative();
      await goTo(page, `/app/initiatives?search=${public_id}`);
      await initiativeList(page).settled();
      const dialog = page.getByRole('dialog', { name: 'Chop etish' });
      const print = async () => {
        await page.keyboard.press('Control+p');
        await expect(dialog).toBeVisible();
        await page.keyboard.press('Control+Enter');
      };
      const papers = () => app.events.filter((event) => event.type === 'print').map(({ zoomLevel }) => zoomLevel);
      await app.clickMenu('zoom-in');
      await expect.poll(() => page.evaluate(() => devicePixelRatio)).toBeGreaterThan(1);
      await page.keyboard.press('j');
      await app.scriptDialog({ dialog: 'print', reason: null });
      await print();
      await expect.poll(papers).toEqual([0]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await print();
      await expect(page.getByText('Chop etishga yuborildi')).toBeVisible();
      await expect(dialog).toHaveCount(0);
    },
  );
});

test('more than fifty cards are printed in parts, each a document of its own, one after the other', async ({
  app,
  page,
  platform,
  downloadsDir,
  signIn,
}) => {
  // A hundred cards are read and drawn.
  test.slow();
  await signIn('admin', '/app/initiatives?size=100');
  await initiativeList(page).settled();
  await page.keyboard.press('Control+p');
  const dialog = page.getByRole('dialog', { name: 'Chop etish' });
  await expect(dialog).toContainText('100 ta tashabbus');
  const part = dialog.getByRole('combobox', { name: 'Qism' });
  await expect(part).toHaveValue('1–50 / 100');
  for (const name of [/^Rasmlar/, 'Xarita']) {
    await dialog.getByRole('checkbox', { name }).click();
    await expect(dialog.getByRole('checkbox', { name })).not.toBeChecked();
  }
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Chop etishga yuborildi')).toBeVisible({ timeout: 60_000 });
  await expect(part).toHaveValue('51–100 / 100');
  const before = platform.calls().length;
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Fayl saqlandi')).toBeVisible({ timeout: 60_000 });
  await expect(dialog).toHaveCount(0);
  const read = platform
    .calls()
    .slice(before)
    .filter(({ path }) => /\/initiatives\/\d+$/.test(path));
  expect(read).toHaveLength(50);
  const { name, pages } = await noticed(app, downloadsDir);
  expect(name).toMatch(/^tashabbus-kartalari-51-100-.*\.pdf$/);
  const ids = read.map(({ path }) => platform.read.initiative(Number(/\d+$/.exec(path)?.[0])).public_id);
  const printed = pages.filter((sheet) => sheet.includes('1 / ')).map((sheet) => /\d{12}/.exec(sheet)?.[0] ?? '');
  expect(printed.toSorted()).toEqual(ids.toSorted());
});

test('wPR4: the list is printed and saved as PDF by one call each, and its totals are those of its rows', async ({
  app,
  page,
  platform,
  downloadsDir,
  signIn,
}) => {
  const decided = platform.find.all('initiative', { stage: 'PASSED' });
  const passed = decided.length;
  await signIn('moderator', '/app/initiatives?stage=PASSED');
  await initiativeList(page).settled();
  await page.keyboard.press('Control+p');
  const dialog = page.getByRole('dialog', { name: 'Chop etish' });
  await dialog.getByText("Ro'yxat", { exact: true }).click();
  await dialog.getByLabel('Nusxa').fill('3');
  await app.scriptDialog({ dialog: 'print', reason: 'Print job failed' });
  const calls = await countingCalls({ page, platform }, async () => {
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Chop etilmadi: printer yoki siz bekor qildingiz.')).toBeVisible();
  });
  expect(calls()).toMatchObject({ E014: 1 });
  expect(calls()).not.toHaveProperty('E016');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Chop etishga yuborildi')).toBeVisible();
  expect(app.events.filter((event) => event.type === 'print')).toMatchObject([
    { reason: 'Print job failed' },
    { reason: '', options: { copies: 3, pageSize: 'A4' } },
  ]);
  await expect(dialog).toHaveCount(0);

  await page.keyboard.press('Control+p');
  await dialog.getByText("Ro'yxat", { exact: true }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Fayl saqlandi')).toBeVisible();
  const { pages } = await noticed(app, downloadsDir);
  const whole = pages.join(' ');
  expect(whole).toContain("Ko'rib chiqilgan tashabbuslar ro'yxati");
  const sum = (of: 'requested_amount' | 'granted_amount') =>
    written(decided.reduce((total, one) => total + Number(one[of] ?? 0), 0));
  expect(whole).toContain(
    `Jami: ${passed} ta, ${passed} qabul, 0 rad ${sum('requested_amount')} ${sum('granted_amount')}`,
  );
  const bySheet = [...whole.matchAll(/Shu varaqda: (\d+) ta/g)].map(([, n]) => Number(n));
  expect(bySheet).toHaveLength(pages.length);
  expect(bySheet.reduce((sum, n) => sum + n, 0)).toBe(passed);
});

test('wPR5: cards ticked on the desk are one document, read two at a time, with pictures of paper size', async ({
  app,
  page,
  platform,
  downloadsDir,
  signIn,
}) => {
  await signIn('district_manager', '/app/initiatives');
  const desk = reviewDesk(page);
  await desk.open();
  const ticked = [desk.id()];
  await page.keyboard.press('x');
  for (let count = 1; count < 3; count += 1) {
    ticked.push(await desk.another(ticked.at(-1) ?? 0));
    await page.keyboard.press('x');
  }
  // The desk also reads the initiative in view: that call is not the print's.
  await wasRead(platform, await desk.another(ticked.at(-1) ?? 0));
  await page.keyboard.press('Control+p');
  await expect(page.getByText('3 ta belgilangan tashabbus')).toBeVisible();
  const calls = await countingCalls({ page, platform }, async () => {
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Fayl saqlandi')).toBeVisible();
  });
  expect(calls()).toMatchObject({ E016: 3 });
  const { pages, bytes } = await noticed(app, downloadsDir);
  const ids = ticked.map((id) => platform.find.initiative({ id }).public_id ?? '');
  expect(pages.filter((sheet) => sheet.includes('1 / ')).map((sheet) => /\d{12}/.exec(sheet)?.[0])).toEqual(ids);
  expect(bytes).toBeLessThan(3_000_000);
  await expect(desk.view).toBeVisible();
});
