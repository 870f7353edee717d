import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sheet } from '@shared/sheets.ts';
import { sheetsSchema } from '@shared/sheets.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import { downloadRig } from '../../../support/download-rig.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'save-sheet-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const setUp = (target = async () => folder) => downloadRig({ url: 'http://127.0.0.1:1', folder: target });
const sheet = (...rows: Sheet['rows']): Sheet => ({ name: 'Jurnal', columns: [{ head: 'Mavzu', width: 40 }], rows });

test('a table is saved in the folder as xlsx and listed as finished', async () => {
  const { downloads } = setUp();
  const saved = await downloads.saveSheet({ suggestedName: 'jurnal 10.09.2026', sheets: [sheet(['Йўл'], [5])] });
  expect(saved).toMatchObject({ name: 'jurnal 10.09.2026.xlsx', state: 'done' });
  expect(downloads.list()).toEqual([saved]);
  const book = read(await readFile(join(folder, saved.name)));
  expect(utils.sheet_to_json(book.Sheets.Jurnal ?? {}, { header: 1 })).toEqual([['Mavzu'], ['Йўл'], [5]]);
});

test('every text is a text cell, whatever it begins with', async () => {
  const texts = ['=1+1', '+998', '-1', '@SUM(A1)', '\t=1+1', '007', 'TRUE', '1e5', '=HYPERLINK("http://x","y")'];
  const { downloads } = setUp();
  const { name } = await downloads.saveSheet({ suggestedName: 'a', sheets: [sheet(...texts.map((text) => [text]))] });
  const cells = read(await readFile(join(folder, name)), { cellFormula: true }).Sheets.Jurnal ?? {};
  texts.forEach((text, index) => {
    expect(cells[`A${index + 2}`]).toMatchObject({ t: 's', v: text });
    expect(cells[`A${index + 2}`]).not.toHaveProperty('f');
  });
});

test('if the folder takes no file, saving fails and leaves nothing on the list', async () => {
  // In /proc not even root can create files.
  const { downloads } = setUp(async () => '/proc');
  const saving = downloads.saveSheet({ suggestedName: 'a', sheets: [sheet(['x'])] });
  await expect(saving).rejects.toMatchObject({ kind: 'file' });
  expect(downloads.list()).toEqual([]);
});

test('more than 50,000 cells, and names that Excel does not take, are refused', () => {
  const rows = (count: number) => Array.from({ length: count }, () => ['x']);
  expect(sheetsSchema.safeParse([sheet(...rows(49_999))]).success).toBe(true);
  expect(sheetsSchema.safeParse([sheet(...rows(25_000)), sheet(...rows(25_000))]).success).toBe(false);
  for (const name of ['a/b', '[x]', '', 'x'.repeat(32)]) {
    expect(sheetsSchema.safeParse([{ ...sheet(['x']), name }]).success).toBe(false);
  }
});
