import { expect, test } from 'vitest';
import type { Cell } from '../../../../src/main/excel/cell.ts';
import { createSheetSummary } from '../../../../src/main/excel/sheet-summary.ts';
import { textMarks } from '../../../../src/main/excel/text-marks.ts';

const COLUMNS = ['viloyat', 'tuman', 'nomi', 'stir', 'вилоят', 'туман', 'номи'];
const table = {
  columns: COLUMNS.map((name) => ({ names: [` ${name}`], isKey: false })),
  others: [' kalit', ' maktab'],
};

/** The preview of a sheet of these rows; an empty text is no cell. */
function previewOf(rows: readonly (readonly (string | number)[])[]) {
  const summary = createSheetSummary(20, (text) => text, table);
  for (const [index, row] of rows.entries()) {
    const cells = row.flatMap((value, column): Cell[] => {
      if (value === '') return [];
      const kind = typeof value === 'number' ? 'number' : 'text';
      return [{ column, kind, text: String(value), marks: kind === 'text' ? textMarks(String(value)) : 0 }];
    });
    summary.row(index + 1, cells);
  }
  return summary.preview({ name: 'Varaq', hidden: false });
}

const HEADER = ['Viloyat', 'Tuman', 'Nomi', 'STIR'];
const ROW = ['Toshkent viloyati', 'Bekobod tumani', '5-maktab', '309876599'];

test.each<[what: string, rows: (string | number)[][], headerRow: number, titles?: string[]]>([
  ['no row', [], 0],
  ['only a header', [HEADER], 1],
  ['a table', [HEADER, ROW, ROW], 1],
  ['a table with values like heads', [HEADER, ['Tuman', 'Viloyat', 'Nomi', 'STIR']], 1],
  ['heads of other words, above values with known ones', [['№', 'Hudud', 'Rayon', 'Idora'], ROW, ROW], 1],
  ['one name for two columns', [['Nomi'], ['a', 'b'], ['c', 'd']], 1],
  ['one column', [['Izoh'], ['a'], ['b']], 1],
  ['a value with a note', [['Maxfiy kalit'], ['abc'], ['def', 'eski'], ['ghi']], 1],
  ['values below one name', [['Izoh'], ['a', 5], ['b', 6]], 1],
  ['rows of values', [ROW, ROW], 1],
  ['a title', [["Tashkilotlar ro'yxati"], [], HEADER, ROW], 3, ["Tashkilotlar ro'yxati"]],
  ['a title of known words', [['Viloyat, tuman kesimida'], HEADER, ROW], 2, ['Viloyat, tuman kesimida']],
  ['a title above Cyrillic heads', [['Рўйхат'], ['Вилоят', 'Туман', 'Номи'], ['а', 'б', 'в']], 2, ['Рўйхат']],
  [
    'a title and a date, above unknown heads',
    [['Hisobot'], ['', '', '01.01.2026'], ['Hudud', 'Rayon', 'Soni'], ['a', 'b', 5]],
    3,
    ['Hisobot', '01.01.2026'],
  ],
  ['a title of two cells', [['Tasdiqlayman', '', '', 'Hokim'], HEADER, ROW], 2, ['Tasdiqlayman Hokim']],
  ['a title above one column', [["Kalitlar ro'yxati"], ['Kalit'], ['abc'], ['def']], 2, ["Kalitlar ro'yxati"]],
])('%s', (_what, rows, headerRow, titles) => {
  const preview = previewOf(rows);
  expect(preview.headerRow).toBe(headerRow);
  expect(preview.titles).toEqual(titles);
  expect(preview.header).toEqual(
    headerRow === 0 ? [] : Array.from({ length: preview.columns }, (_, at) => String(rows[headerRow - 1]?.[at] ?? '')),
  );
  expect(preview.rows).toBe(rows.filter((row) => row.length > 0).length);
});

test('a row without end is not held for others', () => {
  const long = 'x'.repeat(200_000);
  expect(previewOf([['Hisobot'], [long, long], HEADER, ROW])).toMatchObject({ headerRow: 2, titles: ['Hisobot'] });
});
