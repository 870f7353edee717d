import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableSpec, TextEncoding } from '@shared/files.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startInspector, WITH_ID } from './inspector.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'csv-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function preview(bytes: Uint8Array | string, encoding?: TextEncoding, table: TableSpec = WITH_ID) {
  const path = join(folder, `${crypto.randomUUID()}.csv`);
  await writeFile(path, bytes);
  return startInspector().inspector.preview(path, 'csv', undefined, { ...table, encoding });
}

const TEXT = 'ID;Исм;Манзил\r\n1;Али;"Юнусобод; 4-""Б"" уй"\r\n2;Вали;"икки\r\nқатор"\r\n';
const HEAD = [
  ['1', 'Али', 'Юнусобод; 4-"Б" уй'],
  ['2', 'Вали', 'икки\r\nқатор'],
];
const utf16le = Buffer.from(TEXT, 'utf16le');

test.each([
  ['UTF-8', Buffer.from(TEXT), 'utf-8'],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${TEXT}`), 'utf-8'],
  ['UTF-16LE without a mark', utf16le, 'utf-16le'],
  ['UTF-16LE with its mark', Buffer.from(`\ufeff${TEXT}`, 'utf16le'), 'utf-16le'],
  ['UTF-16BE without a mark', Buffer.from(utf16le).swap16(), 'utf-16be'],
  ['UTF-16BE with its mark', Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16(), 'utf-16be'],
])('%s', async (_, bytes, encoding) => {
  const { sheets, csv } = await preview(bytes);
  expect(csv).toEqual({ encoding, separator: ';' });
  expect(sheets).toEqual([
    {
      name: '',
      hidden: false,
      rows: 3,
      columns: 3,
      header: ['ID', 'Исм', 'Манзил'],
      headerRow: 1,
      head: HEAD,
      headRows: [2, 3],
      warnings: [],
    },
  ]);
});

test('UTF-16 without a mark, with almost only Cyrillic letters and one letter whose low byte is zero', async () => {
  const { sheets, csv } = await preview(
    Buffer.from(`Номи;Ā\n${'Ободонлаштиришбошқармаси;ўн\n'.repeat(90)}`, 'utf16le'),
  );
  expect(csv).toEqual({ encoding: 'utf-16le', separator: ';' });
  expect(sheets[0]).toMatchObject({ header: ['Номи', 'Ā'], rows: 91 });
});

/** "Код;Номи;Сумма", "1;Навоий;150000" in the encoding of DOS. */
const DOS = Buffer.from('8aaea43b8daeaca83b91e3acaca00d0a313b8da0a2aea8a93b3135303030300d0a', 'hex');

test.each([
  ['at the beginning', 0, 2],
  ['between the samples, of which all are ASCII', 100_000, 100_002],
])('cp866, as old accounting programs write it: %s', async (_, rowsBefore, rows) => {
  const plain = Buffer.from('1;a;2\r\n'.repeat(rowsBefore));
  const { sheets, csv } = await preview(Buffer.concat([plain, DOS, plain]));
  expect(csv).toEqual({ encoding: 'cp866', separator: ';' });
  expect(sheets[0]?.rows).toBe(rowsBefore + rows);
  if (rowsBefore === 0)
    expect(sheets[0]).toMatchObject({ header: ['Код', 'Номи', 'Сумма'], head: [['1', 'Навоий', '150000']] });
});

const NAME = 'Код;Номи\r\n1;Ўрик';
/** "Ер;1" in cp866: too few letters to be recognised. */
const BRIEF = Buffer.from('85e03b310a', 'hex');
test.each<[what: string, bytes: Buffer, chosen: TextEncoding, header: string[]]>([
  ['cp866 that was guessed as windows-1251', BRIEF, 'cp866', ['Ер', '1']],
  ['windows-1251 in cp866', DOS, 'windows-1251', ['Љ®¤', 'Ќ®¬Ё', '‘г¬¬\u00a0']],
  ['UTF-8', Buffer.from(NAME), 'utf-8', ['Код', 'Номи']],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${NAME}`), 'utf-8', ['Код', 'Номи']],
  ['UTF-8 as windows-1251, its mark with it', Buffer.from('\ufeffРў;1'), 'windows-1251', ['п»їР\u00a0Сћ', '1']],
  ['UTF-16 with a mark', Buffer.from(`\ufeff${NAME}`, 'utf16le'), 'utf-16le', ['Код', 'Номи']],
  ['UTF-16 of the other order', Buffer.from(NAME, 'utf16le').swap16(), 'utf-16be', ['Код', 'Номи']],
])('a chosen encoding is taken: %s', async (_, bytes, encoding, header) => {
  const { sheets, csv } = await preview(bytes, encoding);
  expect([csv?.encoding, sheets[0]?.header]).toEqual([encoding, header]);
});

test.each<[what: string, bytes: Buffer, chosen: TextEncoding]>([
  ['cp866 is no UTF-8', DOS, 'utf-8'],
  ['UTF-16 is no UTF-8', Buffer.from(NAME, 'utf16le'), 'utf-8'],
  ['UTF-16 has zeros in an encoding of bytes', Buffer.from(NAME, 'utf16le'), 'windows-1251'],
  ['half a character is left of bytes in pairs', DOS, 'utf-16le'],
])('a chosen encoding that the file is not in is named as the reason: %s', async (_, bytes, encoding) => {
  await expect(preview(bytes, encoding)).rejects.toMatchObject({ kind: 'file', detail: 'wrong-encoding' });
});

test('header and checks follow the chosen encoding', async () => {
  const table = { columns: [{ names: [' код'], isKey: true }], others: [] };
  const [header, row] = [DOS.subarray(0, 16), DOS.subarray(16)];
  const bytes = Buffer.concat([header, row, row]);
  const kinds = async (encoding: TextEncoding) =>
    (await preview(bytes, encoding, table)).sheets[0]?.warnings.map(({ kind }) => kind);
  expect([await kinds('cp866'), await kinds('windows-1251')]).toEqual([['duplicate-key'], ['stray-spaces']]);
});

test('windows-1251, by all of its letters', async () => {
  const letters = Array.from({ length: 64 }, (_, index) => 0xc0 + index);
  const bytes = Buffer.concat([Buffer.from([0xcd, 0xee, 0xec, 0xb8, 0xb9]), Buffer.from(',x\n'), Buffer.from(letters)]);
  const { sheets, csv } = await preview(bytes);
  expect(csv).toEqual({ encoding: 'windows-1251', separator: ',' });
  expect(sheets[0]?.header).toEqual(['Номё№', 'x']);
  expect(sheets[0]?.head).toEqual([[new TextDecoder('windows-1251').decode(Buffer.from(letters)), '']]);
});

test('a letter that is not UTF-8, far from the beginning', async () => {
  const bytes = Buffer.concat([Buffer.from('a,b\n'), Buffer.from('1,2\n'.repeat(200_000)), Buffer.from([0xcd, 0x0a])]);
  const { sheets, csv } = await preview(bytes);
  expect(csv?.encoding).toBe('windows-1251');
  expect(sheets[0]?.rows).toBe(200_002);
});

test('a letter that is split over two chunks of the file', async () => {
  const bytes = Buffer.from(`a,b\n${'х'.repeat(10)}1,2\n${'ққ,w\n'.repeat(100_000)}`);
  const { sheets, csv } = await preview(bytes);
  expect(csv?.encoding).toBe('utf-8');
  expect(sheets[0]?.rows).toBe(100_002);
});

test("Excel's own line that sets the separator", async () => {
  const { sheets, csv } = await preview('sep=|\r\na;1|b\r\nc;2|d\r\n');
  expect(csv?.separator).toBe('|');
  expect(sheets[0]).toMatchObject({ header: ['a;1', 'b'], headerRow: 2, head: [['c;2', 'd']], headRows: [3] });
});

test('rows are numbered as Excel numbers them: empty ones count, lines within quotes do not', async () => {
  const { sheets } = await preview('\n;;\nID;Manzil\n1;"a\nb"\n\n2;c\n');
  expect(sheets[0]).toMatchObject({ header: ['ID', 'Manzil'], headerRow: 3, headRows: [4, 6] });
});

test('numbers in a csv count as numbers', async () => {
  const { sheets } = await preview('ID,Summa\n1,10.5\n2,"1 500,75"\n2,oʻn\n');
  expect(sheets[0]?.warnings).toEqual([
    { kind: 'duplicate-key', column: 'A', count: 1, first: 'A4' },
    { kind: 'text-among-numbers', column: 'B', count: 1, first: 'B4' },
  ]);
});
