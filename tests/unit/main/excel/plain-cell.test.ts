import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cell } from '../../../../src/main/excel/cell.ts';
import { PlainCell } from '../../../../src/main/excel/plain-cell.ts';
import { textMarks } from '../../../../src/main/excel/text-marks.ts';
import { createTextStore } from '../../../../src/main/excel/text-store.ts';
import { readSheet } from '../../../../src/main/excel/xlsx-sheet.ts';
import { readZipDirectory } from '../../../../src/main/formats/zip-directory.ts';
import { SHEET, workbookParts, zipped } from '../../../support/workbooks.ts';

const BEHIND = `<!-- ${'x'.repeat(200)} -->`;

function read(xml: string) {
  const cell = new PlainCell();
  const bytes = Buffer.from(xml + BEHIND);
  const end = cell.read(bytes, 0);
  if (end === 0) return null;
  const { column, style, isShared, whole } = cell;
  return { end, column, style, isShared, whole, value: bytes.toString('latin1', cell.start, cell.end) };
}

describe('read in one pass', () => {
  test.each([
    ['<c r="B2"><v>10</v></c>', { column: 1, style: 0, isShared: false, whole: 10, value: '10' }],
    ['<c r="AB12" s="31" t="s"><v>7</v></c>', { column: 27, style: 31, isShared: true, whole: 7, value: '7' }],
    ['<c t="n" s="2" r="XFD1"><v>-1.5E-7</v></c>', { column: 16_383, style: 2, whole: Number.NaN, value: '-1.5E-7' }],
    ['<c><v>0</v></c>', { column: -1, style: 0, whole: 0, value: '0' }],
    ['<c r="A1" s="3"/>', { column: 0, style: 3, value: '' }],
  ])('%s', (xml, found) => expect(read(xml)).toMatchObject({ end: xml.length, ...found }));
});

describe('left to the general reader', () => {
  test.each([
    '<cols><v>1</v></cols>',
    `<c r='A1'><v>1</v></c>`,
    '<c  r="A1"><v>1</v></c>',
    '<c r="A1" ><v>1</v></c>',
    '<c r="A1" r="B1"><v>1</v></c>',
    '<c r="A"><v>1</v></c>',
    '<c r="1"><v>1</v></c>',
    '<c r="XFE1"><v>1</v></c>',
    '<c r="AAAA1"><v>1</v></c>',
    '<c r="A1" s=""><v>1</v></c>',
    '<c r="A1" x="1"><v>1</v></c>',
    '<c r="A1" t="b"><v>1</v></c>',
    '<c r="A1" t="str"><v>1</v></c>',
    '<c r="A1" t="s"><v>1.5</v></c>',
    '<c r="A1"><v></v></c>',
    '<c r="A1"><v>NaN</v></c>',
    '<c r="A1"><v>1</v><v>2</v></c>',
    '<c r="A1"><f>B1</f><v>1</v></c>',
    `<c r="A1"><v>${'1'.repeat(40)}</v></c>`,
  ])('%s', (xml) => expect(read(xml)).toBeNull());

  test('a cell that the end of the bytes may have cut off', () => {
    expect(new PlainCell().read(Buffer.from('<c r="A1"><v>1</v></c>'), 0)).toBe(0);
  });
});

/** Returns the rows of a sheet with this data, or its problem as text. */
async function rowsOf(sheetData: string): Promise<unknown> {
  const xml = `<worksheet><sheetData>${sheetData}</sheetData>${BEHIND}</worksheet>`;
  const bytes = zipped({ ...workbookParts(''), [SHEET]: xml });
  const file = {
    bytes: bytes.length,
    read: (position: number, length: number) => bytes.subarray(position, position + length),
    close: () => undefined,
  };
  const directory = await readZipDirectory(file);
  const texts = createTextStore();
  for (const text of ['Nomi', '', '12']) texts.add(text, textMarks(text));
  const rows: [number, Cell[]][] = [];
  const copies = (cells: readonly Cell[]) => cells.map((cell) => ({ ...cell }));
  const sink = { row: (row: number, cells: readonly Cell[]) => rows.push([row, copies(cells)]), wantsText: () => true };
  try {
    await readSheet({ file, directory }, SHEET, { texts, styles: ['plain', 'date', 'percent'], from1904: false }, sink);
    return rows;
  } catch (error) {
    return String(error);
  }
}

const attribute = (name: string, values: readonly string[]) =>
  fc
    .option(fc.constantFrom(...values), { nil: null, freq: 4 })
    .map((value) => (value === null ? '' : ` ${name}="${value}"`));
const value = fc.oneof(
  fc.constantFrom(
    '0',
    '1',
    '2',
    '3',
    '1.5',
    '-2',
    '1E+21',
    '45292',
    ' 1',
    '1 ',
    '00',
    '',
    'x',
    '&#49;',
    '998900000000',
  ),
  fc.nat().map(String),
);
const cell = fc
  .record({
    attributes: fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
    r: attribute('r', ['A1', 'B7', 'AA3', 'XFD1', 'XFE1', 'a1', 'A', '5', '']),
    s: attribute('s', ['0', '1', '2', '9', '']),
    t: attribute('t', ['s', 'n', 'b', 'str', 'e', 'd', '']),
    value,
    shape: fc.constantFrom('value', 'value', 'value', 'value', 'formula', 'empty', 'two', 'nested', 'comment'),
  })
  .map(({ attributes, r, s, t, value: v, shape }) => {
    const tag = `<c${attributes.map((index) => [r, s, t][index]).join('')}`;
    if (shape === 'empty') return `${tag}/>`;
    if (shape === 'formula') return `${tag}><f>A1+1</f><v>${v}</v></c>`;
    if (shape === 'two') return `${tag}><v>${v}</v><v>${v}</v></c>`;
    if (shape === 'nested') return `${tag}><c r="B1"><v>${v}</v></c></c>`;
    if (shape === 'comment') return `${tag}><v>${v}<!-- x --></v></c>`;
    return `${tag}><v>${v}</v></c>`;
  });
const row = fc
  .record({
    cells: fc.array(cell, { maxLength: 5 }),
    gap: fc.constantFrom('', '', '\n'),
    r: attribute('r', ['1', '2', '07', '0', '1048577', '99999999999', 'x', '']),
    more: fc.constantFrom('', '', ' spans="1:10" x14ac:dyDescent="0.25"', ' s="1>2"', ' ht=" "', ' s', ' x = "1"', ' '),
    end: fc.constantFrom('</row>', '</row>', '</row>', '</row >', '<!-- x --></row>', '<row r="3"></row></row>'),
  })
  .map(({ cells, gap, r, more, end }) => `<row${r}${more}>${cells.join(gap)}${end}`);

test('a sheet reads the same in one pass and tag by tag', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 4 }), async (rows) => {
      const quick = rows.join('');
      // Single quotes and the additional blank rule out the fast path.
      const slow = quick.replaceAll('"', "'").replaceAll('<c', '<c ');
      expect(await rowsOf(quick)).toEqual(await rowsOf(slow));
    }),
    { numRuns: 400 },
  );
});

test('rows that the fast path cannot read do not block the others', async () => {
  const plain = (number: number) => `<row r="${number}"><c r="A${number}"><v>${number}</v></c></row>`;
  const odd = (number: number) =>
    `<row r="${number}"><c r="A${number}"><v>1</v></c><c r="B${number}" t="b"><v>1</v></c></row>`;
  const numbers = Array.from({ length: 60 }, (_, index) => index + 1);
  const sheet = numbers.map((number) => (number > 10 && number < 50 ? odd(number) : plain(number))).join('');
  const rows = (await rowsOf(sheet)) as [number, Cell[]][];
  expect(rows.map(([number, cells]) => [number, cells.map(({ text }) => text)])).toEqual(
    numbers.map((number) => [number, number > 10 && number < 50 ? ['1', 'TRUE'] : [String(number)]]),
  );
});

test.each(['1.5', '-1', '3', 'x', '1e9'])(
  'a shared text index of "%s" is damage, not a read outside the table',
  async (place) => {
    expect(String(await rowsOf(`<row><c r="A1" t="s"><v>${place}</v></c></row>`))).toContain('not in the table');
  },
);
