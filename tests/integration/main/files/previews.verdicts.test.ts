import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@shared/errors.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CFB, utils, write } from 'xlsx';
import type { TableKind } from '../../../../src/main/excel/protocol.ts';
import { createIntake } from '../../../../src/main/files/intake.ts';
import { logLines } from '../../../support/log-lines.ts';
import { SHEET, textRow, workbookParts, zipBomb, zipped } from '../../../support/workbooks.ts';
import { asZip64 } from '../../../support/zip64.ts';
import { startInspector } from '../excel/inspector.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdicts-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The verdict on a dropped or picked file: the problem's name, or `sound`. */
async function verdictOfDrop(path: string, kind: TableKind): Promise<string> {
  const intake = createIntake({ log: logLines().log });
  const [file] = await intake.take([path], { accept: [kind], maxBytes: 100 * 1024 * 1024 });
  return file?.problem ?? 'sound';
}

/** The verdict of the process that reads tables for their preview. */
async function verdictOfPreview(path: string, kind: TableKind): Promise<string | undefined> {
  try {
    await startInspector().inspector.preview(path, kind);
    return 'sound';
  } catch (error) {
    return AppError.from(error).detail;
  }
}

const parts = workbookParts(textRow(1, ['Nomi', 'INN']) + textRow(2, ['Toshkent', '301234567']));
const xlsx = zipped(parts);
const sheet = utils.aoa_to_sheet([
  ['Nomi', 'INN'],
  ...Array.from({ length: 300 }, (_, row) => [`Toshkent ${row}`, 301_234_567 + row]),
]);
const xls = write(utils.book_new(sheet, 'Varaq'), { type: 'buffer', bookType: 'biff8' }) as Buffer;

/** A compound file with these streams. */
function ole(streams: Record<string, Uint8Array>): Buffer {
  const file = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) CFB.utils.cfb_add(file, `/${name}`, Buffer.from(content));
  return CFB.write(file, { type: 'buffer' }) as Buffer;
}

/** The zip with the directory entry of this name changed. */
function directoryChanged(zip: Buffer, name: string, change: (entry: Buffer) => void): Buffer {
  const changed = Buffer.from(zip);
  const at = changed.lastIndexOf(name) - 46;
  expect(changed.toString('latin1', at, at + 4)).toBe('PK\x01\x02');
  change(changed.subarray(at));
  return changed;
}

const CSV = 'Номи;ИНН\r\nТошкент;301234567\r\n';
/** Text in windows-1251: the letters А to я are C0 to FF, in their order. */
const windows1251 = Buffer.from(
  [...CSV].map((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return code >= 0x410 ? code - 0x350 : code;
  }),
);
const junk = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7) % 256));

test.each<[what: string, kind: TableKind, content: Uint8Array, verdict: string]>([
  ['a workbook', 'xlsx', xlsx, 'sound'],
  ['a workbook with bytes behind it', 'xlsx', Buffer.concat([xlsx, Buffer.alloc(300)]), 'sound'],
  ['a workbook with a line of text behind it', 'xlsx', Buffer.concat([xlsx, Buffer.from('\r\n-- \r\n')]), 'sound'],
  ['a workbook that was cut off', 'xlsx', xlsx.subarray(0, xlsx.length - 200), 'damaged'],
  ['a workbook without its last byte', 'xlsx', xlsx.subarray(0, xlsx.length - 1), 'damaged'],
  ['a workbook in zip64', 'xlsx', asZip64(xlsx), 'sound'],
  ['a workbook in zip64 with bytes behind it', 'xlsx', Buffer.concat([asZip64(xlsx), Buffer.alloc(9)]), 'sound'],
  [
    'a workbook whose sheet is encrypted',
    'xlsx',
    directoryChanged(xlsx, SHEET, (entry) => entry.writeUInt16LE(1, 8)),
    'password-protected',
  ],
  [
    'a workbook packed by an unknown method',
    'xlsx',
    directoryChanged(xlsx, SHEET, (entry) => entry.writeUInt16LE(14, 10)),
    'damaged',
  ],
  ['a workbook with an entry name that leads outside', 'xlsx', zipped({ ...parts, '../../evil.xml': 'x' }), 'damaged'],
  ['a workbook with two parts of one name', 'xlsx', zipped({ ...parts, 'XL/WORKBOOK.XML': 'x' }), 'damaged'],
  [
    'a workbook whose part lies outside of it',
    'xlsx',
    directoryChanged(xlsx, SHEET, (entry) => entry.writeUInt32LE(9 ** 9, 42)),
    'damaged',
  ],
  [
    'a workbook encrypted as a whole',
    'xlsx',
    ole({ EncryptionInfo: Buffer.alloc(200), EncryptedPackage: Buffer.alloc(9000) }),
    'password-protected',
  ],
  ['a zip without a workbook', 'xlsx', zipped({ 'word/document.xml': '<x/>' }), 'wrong-kind'],
  ['an older workbook named xlsx', 'xlsx', xls, 'wrong-kind'],
  ['an older workbook', 'xls', xls, 'sound'],
  ['an older workbook that was cut off', 'xls', xls.subarray(0, 600), 'damaged'],
  ['an older document', 'xls', ole({ WordDocument: Buffer.alloc(8192) }), 'wrong-kind'],
  ['a web page named xls', 'xls', Buffer.from('<html><table><tr><td>1</td></tr></table></html>'), 'table-page'],
  ['a csv in windows-1251', 'csv', windows1251, 'sound'],
  ['a csv in UTF-8', 'csv', Buffer.from(CSV), 'sound'],
  ['a csv in UTF-8 with its mark', 'csv', Buffer.from(`\ufeff${CSV}`), 'sound'],
  ['a csv in UTF-16', 'csv', Buffer.from(`\ufeff${CSV}`, 'utf16le'), 'sound'],
  ['a csv in big-endian UTF-16', 'csv', Buffer.from(`\ufeff${CSV}`, 'utf16le').swap16(), 'sound'],
  ['a csv in UTF-16 without a mark', 'csv', Buffer.from(CSV, 'utf16le'), 'sound'],
  ['a csv with a control character', 'csv', Buffer.from(`${CSV}\x02`), 'wrong-kind'],
  [
    'a csv with the byte that windows-1251 leaves undefined',
    'csv',
    Buffer.concat([windows1251, Buffer.of(0x98)]),
    'wrong-kind',
  ],
  ['a web page named csv', 'csv', Buffer.from('<!doctype html><p>1;2'), 'wrong-kind'],
  ['binary junk', 'csv', junk, 'wrong-kind'],
  ['binary junk named xlsx', 'xlsx', junk, 'wrong-kind'],
  ['an empty file', 'csv', Buffer.alloc(0), 'empty'],
  ['a file of only whitespace', 'csv', Buffer.from('\ufeff \r\n'), 'empty'],
])('%s gets the same verdict from the drop and the preview', async (_what, kind, content, verdict) => {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, content);
  expect(await verdictOfDrop(path, kind)).toBe(verdict);
  expect(await verdictOfPreview(path, kind)).toBe(verdict);
});

test('only a problem that shows in unpacking is found by the preview alone', async () => {
  const path = join(folder, 'bomb.xlsx');
  await writeFile(path, zipBomb(100 * 1024 * 1024));
  expect(await verdictOfDrop(path, 'xlsx')).toBe('sound');
  expect(await verdictOfPreview(path, 'xlsx')).toBe('too-big-to-read');
});
