import './support/page-bridge.ts';
import { open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestInfo } from 'playwright/test';
import { dropFiles } from '../support/drop-files.ts';
import { inElectron } from '../support/launch-electron.ts';
import { SHEET, textRow, workbookParts, zipBomb, zipped } from '../support/workbooks.ts';
import { expect, test } from './fixtures.ts';
import { openCustomerImport, settledCustomers } from './support/customer-import.ts';
import { initiativeList } from './support/initiative-list.ts';
import { measure, type Stretch } from './support/window-probe.ts';

const MIB = 1024 * 1024;
/**
 * The shortest block that a person notices as a frozen window, in ms. The figures are CPU time, which includes time
 * stolen from a virtual machine: the goal of 100 ms is for `npm run bench`.
 */
const STANDS_STILL_MS = 500;
/** The reader's memory limit and what Node itself takes, in bytes. */
const MOST_BYTES = 800 * MIB;
const before = (name: string) => `--import=${join(import.meta.dirname, '../support/before-program', name)}`;

test.skip(inElectron, 'the probes are for the stand-in');

test.use({
  ownChromium: true,
  appOptions: async ({ profileDir }, use) =>
    use({
      viewport: { width: 1600, height: 900 },
      env: {
        NODE_OPTIONS: `${before('loop-probe.ts')} ${before('long-waits.ts')}`,
        LOOP_PROBE_FILE: join(profileDir, 'loop.txt'),
      },
    }),
});

/** Reports the figures, and checks that the window stayed responsive. */
function judge(testInfo: TestInfo, title: string, stretch: Stretch): void {
  const { ms, frameGap, pageBlock, mainBlock, readerPeak } = stretch;
  const figures = [
    `${Math.round(ms)} ms`,
    `longest block of the page ${Math.round(pageBlock)} ms, of main ${Math.round(mainBlock)} ms`,
    `longest frame gap ${Math.round(frameGap)} ms`,
    ...(readerPeak ? [`peak of the reader ${Math.round(readerPeak / MIB)} MiB`] : []),
  ].join(', ');
  testInfo.annotations.push({ type: title, description: figures });
  console.log(`${title}: ${figures}`);
  expect.soft(pageBlock, `${title}: block of the page`).toBeLessThan(STANDS_STILL_MS);
  expect.soft(mainBlock, `${title}: block of main`).toBeLessThan(STANDS_STILL_MS);
  expect.soft(readerPeak, `${title}: memory of the reader`).toBeLessThan(MOST_BYTES);
}

/** Declares 17 billion cells; of those present, as many as possible are previewed, and every one looks wrong. */
function wideWorkbook(): Buffer {
  const texts = (row: number) => Array.from({ length: 120 }, (_, column) => ` Cyвoқава ${row}-${column} `.repeat(4));
  const rows = Array.from({ length: 40 }, (_, index) => textRow(index + 1, texts(index + 1))).join('');
  const parts = workbookParts(`${rows}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`);
  const sheet = parts[SHEET]?.replace('<dimension ref="A1"/>', '<dimension ref="A1:XFD1048576"/>') ?? '';
  return zipped({ ...parts, [SHEET]: sheet });
}

test('the window stays responsive while the worst files are read', async ({ page, profileDir, signIn }, testInfo) => {
  await signIn('admin');
  await initiativeList(page).settled();
  await settledCustomers(page);
  const view = await openCustomerImport(page);
  const files: [title: string, name: string, content: Buffer, sign: string, text: RegExp][] = [
    ['zip bomb of 100 MiB', 'bomba.xlsx', zipBomb(100 * MIB), '[role=alert]', /Faylda ma'lumot juda ko'p/],
    ['17 billion cells announced', 'keng.xlsx', wideWorkbook(), 'section + ul > li', /lotin va kirill/],
  ];
  const watch = { page, profileDir, probeFile: join(profileDir, 'loop.txt') };
  judge(testInfo, 'idle, for comparison', await measure(watch, () => sleep(1000)));
  for (const [title, name, content, sign, text] of files) {
    const path = join(profileDir, name);
    await writeFile(path, content);
    const stretch = await measure(watch, async () => {
      await dropFiles(view.zone, [path]);
      // A plain selector: searching so many elements for a text would itself block the page.
      await view.dialog.locator(sign).first().waitFor();
    });
    await expect(view.dialog).toContainText(text);
    expect(stretch.readerPeak).toBeGreaterThan(0);
    judge(testInfo, title, stretch);
  }
});

test('the window stays responsive while a 300 MB csv is read', async ({ app, page, profileDir, signIn }, testInfo) => {
  await signIn('admin');
  await initiativeList(page).settled();
  const path = join(profileDir, 'katta.csv');
  const file = await open(path, 'w');
  await file.write('ID;Ism;Summa\n');
  const block = `77;"Мирзо Улуғбек; 12-уй";${'1'.repeat(60)}\n`.repeat(50_000);
  for (let bytes = 0; bytes < 300 * MIB; bytes += Buffer.byteLength(block)) await file.write(block);
  await file.close();

  await app.scriptDialog({ dialog: 'open-dialog', filePaths: [path] });
  const watch = { page, profileDir, probeFile: join(profileDir, 'loop.txt') };
  let outcome = '';
  const stretch = await measure(watch, async () => {
    outcome = await page.evaluate(async (maxBytes) => {
      const { files } = window.bridge;
      const picked = await files.pick({ accept: ['csv'], maxBytes });
      if (!picked.ok || !picked.value) return 'not picked';
      const answer = await files.preview({ fileId: picked.value.id });
      return answer.ok ? `${answer.value.sheets[0]?.columns} columns` : String(answer.error.detail);
    }, 400 * MIB);
  });
  await rm(path);
  judge(testInfo, `csv of 300 MB (${outcome})`, stretch);
  expect(outcome).toBe('3 columns');
});
