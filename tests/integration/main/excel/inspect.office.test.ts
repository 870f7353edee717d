import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CFB, utils, type WorkBook, write } from 'xlsx';
import type { TableKind } from '../../../../src/main/excel/protocol.ts';
import { convertByOffice } from '../../../support/libre-office.ts';
import { startInspector, WITH_ID } from './inspector.ts';

const OFFICE_MS = 400_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'office-'));
  await writeFile(join(folder, 'asl.xlsx'), write(book(), { type: 'buffer', compression: true }));
  await convert('xlsx', 'xlsx:Calc MS Excel 2007 XML');
  await convert('xls', 'xls:MS Excel 97');
  await convert('csv', 'csv:Text - txt - csv (StarCalc):59,34,34,1');
}, OFFICE_MS);
afterAll(() => rm(folder, { recursive: true }));

function book(): WorkBook {
  const sheet = utils.aoa_to_sheet([
    ['ID', 'Исм', 'Sana', 'Summa', 'Ulush', 'Faol'],
    [1, 'Али ', 45_292, 1500.5, 0.125, true],
    [],
    [2, 'Вaли', 45_292.75, '77', 1, false],
    [2, 'Gʻani', 1, 0.1, 2, true],
  ]);
  for (const [cell, z] of [
    ['C2', 'dd.mm.yyyy'],
    ['C4', 'dd.mm.yyyy hh:mm'],
    ['C5', 'dd.mm.yyyy'],
    ['E2', '0.0%'],
  ]) {
    if (cell !== undefined) sheet[cell].z = z;
  }
  sheet.D5 = { t: 'n', f: 'D2*2' };
  sheet['!merges'] = [utils.decode_range('A7:C8')];
  const workbook = utils.book_new(sheet, 'Mijozlar');
  utils.book_append_sheet(workbook, utils.aoa_to_sheet([[], [], [], ['Kod'], [], [], ['x']]), 'Yashirin');
  workbook.Workbook = { Sheets: [{}, { Hidden: 1 }] };
  return workbook;
}

/** Converts the workbook to this format by LibreOffice. */
const convert = (extension: TableKind, format: string) =>
  convertByOffice(join(folder, 'asl.xlsx'), { format, target: join(folder, extension) });

const preview = (kind: TableKind) =>
  startInspector().inspector.preview(join(folder, kind, `asl.${kind}`), kind, undefined, WITH_ID);

const HEADER = ['ID', 'Исм', 'Sana', 'Summa', 'Ulush', 'Faol'];
const HEAD = [
  ['1', 'Али ', '01.01.2024', '1500.5', '12.5%', 'TRUE'],
  ['2', 'Вaли', '01.01.2024 18:00', '77', '1', 'FALSE'],
  ['2', 'Gʻani', '01.01.1900', '3001', '2', 'TRUE'],
];
const WARNINGS = [
  { kind: 'empty-rows-between', column: null, count: 1, first: '3' },
  { kind: 'duplicate-key', column: 'A', count: 1, first: 'A5' },
  { kind: 'stray-spaces', column: 'B', count: 1, first: 'B2' },
  { kind: 'mixed-scripts', column: 'B', count: 1, first: 'B4' },
  { kind: 'number-as-text', column: 'D', count: 1, first: 'D4' },
];

test.each(['xlsx', 'xls'] as const)("LibreOffice's %s", async (kind) => {
  expect(await preview(kind)).toEqual({
    csv: null,
    sheets: [
      {
        name: 'Mijozlar',
        hidden: false,
        rows: 4,
        columns: 6,
        header: HEADER,
        headerRow: 1,
        head: HEAD,
        headRows: [2, 4, 5],
        warnings: WARNINGS,
      },
      {
        name: 'Yashirin',
        hidden: true,
        rows: 2,
        columns: 1,
        header: ['Kod'],
        headerRow: 4,
        head: [['x']],
        headRows: [7],
        warnings: [{ kind: 'empty-rows-between', column: null, count: 2, first: '5' }],
      },
    ],
  });
});

test("LibreOffice's csv in windows-1251", async () => {
  const { csv, sheets } = await preview('csv');
  expect(csv).toEqual({ encoding: 'windows-1251', separator: ';' });
  expect(sheets[0]?.header).toEqual(HEADER);
  expect(sheets[0]?.head[0]).toEqual(['1', 'Али ', '01.01.2024', '1500.5', '12.5%', 'TRUE']);
});

async function previewBytes(bytes: Uint8Array, kind: TableKind) {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, bytes);
  return startInspector().inspector.preview(path, kind);
}

test("SheetJS's xls, counted from 1904, and of 1995", async () => {
  const workbook = book();
  workbook.Workbook = { ...workbook.Workbook, WBProps: { date1904: true } };
  const from1904 = await previewBytes(write(workbook, { type: 'buffer', bookType: 'biff8' }), 'xls');
  expect(from1904.sheets[0]?.head[0]?.slice(0, 3)).toEqual(['1', 'Али ', '02.01.2028']);
  const old = await previewBytes(write(book(), { type: 'buffer', bookType: 'biff5' }), 'xls');
  expect(old.sheets.map(({ name, rows }) => [name, rows])).toEqual([
    ['Mijozlar', 4],
    ['Yashirin', 2],
  ]);
});

/** The container in which Office keeps a workbook with a password. */
function encryptedWorkbook(): Uint8Array {
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, '/EncryptionInfo', new Uint8Array(64));
  CFB.utils.cfb_add(container, '/EncryptedPackage', new Uint8Array(8192).fill(7));
  return CFB.write(container, { type: 'buffer' }) as Uint8Array;
}

/** An xls whose second record says that all later records are encrypted. */
function encryptedOldWorkbook(): Uint8Array {
  const container = CFB.read(write(book(), { type: 'buffer', bookType: 'biff8' }), { type: 'buffer' });
  const stream = CFB.find(container, '/Workbook');
  if (!stream) throw new Error('No workbook in the container');
  const content = Buffer.from(stream.content as Uint8Array);
  const beginning = 4 + content.readUInt16LE(2);
  const xor = Buffer.from('2f0006000000591cc7ab', 'hex');
  stream.content = Buffer.concat([content.subarray(0, beginning), xor, content.subarray(beginning)]);
  stream.size = stream.content.length;
  return CFB.write(container, { type: 'buffer' }) as Uint8Array;
}

test('a workbook with a password is reported as such, not as damaged', async () => {
  const refused = { kind: 'file', detail: 'password-protected' };
  await expect(previewBytes(encryptedWorkbook(), 'xlsx')).rejects.toMatchObject(refused);
  await expect(previewBytes(encryptedWorkbook(), 'xls')).rejects.toMatchObject(refused);
  await expect(previewBytes(encryptedOldWorkbook(), 'xls')).rejects.toMatchObject(refused);
});

test('another document of old Office, and half an xls', async () => {
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, '/WordDocument', new Uint8Array(8192));
  const word = CFB.write(container, { type: 'buffer' }) as Uint8Array;
  await expect(previewBytes(word, 'xls')).rejects.toMatchObject({ kind: 'file', detail: 'wrong-kind' });
  const xls = write(book(), { type: 'buffer', bookType: 'biff8' }) as Uint8Array;
  const half = xls.subarray(0, xls.length / 2);
  await expect(previewBytes(half, 'xls')).rejects.toMatchObject({ kind: 'file', detail: 'damaged' });
});
