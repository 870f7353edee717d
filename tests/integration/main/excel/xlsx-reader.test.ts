import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { utils, type WorkBook, write } from 'xlsx';
import { textRow, workbookParts, zipped } from '../../../support/workbooks.ts';
import { startInspector, WITH_ID } from './inspector.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tables-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function preview(bytes: Uint8Array) {
  const path = join(folder, `${crypto.randomUUID()}.xlsx`);
  await writeFile(path, bytes);
  return (await startInspector().inspector.preview(path, 'xlsx', undefined, WITH_ID)).sheets;
}

test('every kind of cell as a person reads it', async () => {
  const [sheet] = await preview(
    zipped(
      workbookParts(
        `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>
         <row r="2"><c r="A2"><v>0.30000000000000004</v></c><c r="B2" s="1"><v>45292</v></c><c r="C2" s="2"><v>45292.770833333336</v></c></row>
         <row r="3"><c r="A3" t="b"><v>1</v></c><c r="B3" t="e"><v>#N/A</v></c><c r="C3" t="str"><f>A1&amp;"x"</f><v>a &amp; b</v></c></row>
         <row r="4"><c r="A4" t="inlineStr"><is><r><t>bo</t></r><r><t xml:space="preserve">y </t></r><r><t>matn</t></r></is></c><c r="B4" s="3"><v>0.125</v></c><c r="C4" s="4"><v>1.5</v></c></row>
         <row r="5"><c r="A5"><v>1E+21</v></c><c r="B5"><v>1.0000000000000001E-7</v></c><c r="C5" t="d"><v>2024-12-31T18:30:00</v></c></row>`,
        {
          shared:
            '<si><t>Nomi</t></si><si><r><t>Sa</t></r><r><rPr><b/></rPr><t>na</t></r><rPh sb="0" eb="1"><t>XX</t></rPh></si><si><t>va_x0020_qt &#1178;</t></si>',
        },
      ),
    ),
  );
  expect(sheet?.header).toEqual(['Nomi', 'Sana', 'va qt Қ']);
  expect(sheet?.head).toEqual([
    ['0.3', '01.01.2024', '01.01.2024 18:30'],
    ['TRUE', '#N/A', 'a & b'],
    ['boy matn', '12.5%', '36:00'],
    ['1000000000000000000000', '0.0000001', '31.12.2024 18:30'],
  ]);
});

test('days are counted from 1904 where the workbook says so', async () => {
  const parts = workbookParts(`${textRow(1, ['Sana'])}<row r="2"><c r="A2" s="1"><v>43830</v></c></row>`, {
    workbook: '<workbookPr date1904="1"/>',
  });
  expect((await preview(zipped(parts)))[0]?.head).toEqual([['01.01.2024']]);
});

test('cells without references, prefixed names and a UTF-16 part are read as well', async () => {
  const parts = workbookParts('');
  const prefixed =
    '<?xml version="1.0" encoding="UTF-16"?><x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>Ном</x:t></x:is></x:c><x:c/><x:c><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>';
  const bytes = Buffer.from(`\ufeff${prefixed}`, 'utf16le');
  expect((await preview(zipped({ ...parts, 'xl/worksheets/sheet1.xml': bytes })))[0]).toMatchObject({
    header: ['Ном', '', '7'],
    rows: 1,
    columns: 3,
  });
});

test("SheetJS's file: several sheets, a hidden one, merged cells, a formula that was never calculated", async () => {
  const book: WorkBook = utils.book_new();
  const first = utils.aoa_to_sheet([
    ['ID', 'Ism', 'Jami'],
    [1, 'Али', 10],
    [2, 'Vali', 20],
  ]);
  first.C3 = { t: 'n', f: 'SUM(A1:A2)' };
  first['!merges'] = [utils.decode_range('A5:C6')];
  utils.book_append_sheet(book, first, 'Mijozlar');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Kod'], [5]]), 'Yashirin');
  utils.book_append_sheet(book, utils.aoa_to_sheet([]), 'Boʻsh');
  book.Workbook = { Sheets: [{}, { Hidden: 1 }, {}] };
  for (const bookSST of [true, false]) {
    expect(await preview(write(book, { type: 'buffer', bookSST, compression: true }))).toEqual([
      {
        name: 'Mijozlar',
        hidden: false,
        rows: 3,
        columns: 3,
        header: ['ID', 'Ism', 'Jami'],
        headerRow: 1,
        head: [
          ['1', 'Али', '10'],
          ['2', 'Vali', ''],
        ],
        headRows: [2, 3],
        warnings: [{ kind: 'formula-without-value', column: 'C', count: 1, first: 'C3' }],
      },
      {
        name: 'Yashirin',
        hidden: true,
        rows: 2,
        columns: 1,
        header: ['Kod'],
        headerRow: 1,
        head: [['5']],
        headRows: [2],
        warnings: [],
      },
      {
        name: 'Boʻsh',
        hidden: false,
        rows: 0,
        columns: 0,
        header: [],
        headerRow: 0,
        head: [],
        headRows: [],
        warnings: [],
      },
    ]);
  }
});

test('rows keep their numbers, with empty rows above the header and between, written or left out', async () => {
  const rows = `<row r="1"/><row r="2"><c r="A2" s="1"/></row>${textRow(4, ['ID'])}${textRow(5, ['a'])}<row r="6"/>${textRow(9, ['b'])}`;
  expect(await preview(zipped(workbookParts(rows)))).toMatchObject([
    { header: ['ID'], headerRow: 4, head: [['a'], ['b']], headRows: [5, 9], rows: 3 },
  ]);
});

test('a large sheet: the first 20 rows are shown, all are counted and checked', async () => {
  const rows = Array.from({ length: 30_000 }, (_, index) => [index + 1, `Matn ${index}`, index * 1.1]);
  const book = utils.book_new(utils.aoa_to_sheet([['ID', 'Ism', 'Summa'], ...rows, [7, ' oxiri', 'yoʻq']]), 'Katta');
  const [sheet] = await preview(write(book, { type: 'buffer', bookSST: true, compression: true }));
  expect(sheet).toMatchObject({ rows: 30_002, columns: 3 });
  expect(sheet?.head).toHaveLength(20);
  expect(sheet?.head[19]).toEqual(['20', 'Matn 19', '20.9']);
  expect(sheet?.warnings).toEqual([
    { kind: 'duplicate-key', column: 'A', count: 1, first: 'A30002' },
    { kind: 'stray-spaces', column: 'B', count: 1, first: 'B30002' },
    { kind: 'text-among-numbers', column: 'C', count: 1, first: 'C30002' },
  ]);
});

test('a workbook whose names begin with a slash', async () => {
  const parts = Object.entries(workbookParts(textRow(1, ['ID'])));
  const [sheet] = await preview(zipped(Object.fromEntries(parts.map(([name, part]) => [`/${name}`, part]))));
  expect(sheet?.header).toEqual(['ID']);
});

test('very wide rows and very long texts are shown in part', async () => {
  const wide = textRow(1, [...Array.from({ length: 500 }, (_, index) => `u${index}`), 'x'.repeat(30_000)].reverse());
  const [sheet] = await preview(zipped(workbookParts(wide)));
  expect(sheet?.columns).toBe(501);
  expect(sheet?.header).toHaveLength(100);
  expect(sheet?.header[0]).toBe(`${'x'.repeat(300)}…`);
});
