import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CellObject, type DenseWorkSheet, read, SSF } from 'xlsx';
import { INSPECTOR_LIMITS } from '../../../../src/main/excel/inspect.ts';
import { readTable } from '../../../../src/main/excel/read-table.ts';
import { FUZZ_SEED } from '../../../support/fuzz-seed.ts';
import { convertByOffice } from '../../../support/libre-office.ts';
import { randomWorkbook, writtenBySheetJs } from '../../../support/random-workbook.ts';

const OFFICE_MS = 400_000;
/** Workbooks that LibreOffice writes: a few dozen take as long as one. */
const BY_OFFICE = 12;
/** Days of either calendar: numbers beyond are shown as numbers. */
const DAYS = 2_958_466;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-alike-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Format = 'xlsx' | 'xls';

/** A shown text that says the same as the cell that SheetJS has read. */
function saysTheSame(shown: string, { t, v, w, z }: CellObject, date1904: boolean): boolean {
  if (v === undefined || v === null) return shown === '';
  // SheetJS resolves a reference twice that is itself the text of a formula.
  if (t === 's') return shown === v || shown.replaceAll('&amp;', '&') === v;
  if (t === 'b') return shown === (v === true ? 'TRUE' : 'FALSE');
  if (t === 'e') return shown === w;
  const [number, format] = [Number(v), String(z ?? 'General')];
  const written = (code: string) => SSF.format(code, number, { date1904 });
  if (/\[h+\]/.test(format)) return shown === written('[h]:mm');
  if (SSF.is_date(format) && number >= 0 && number < DAYS) {
    // SSF takes a point after a day for that of seconds.
    const [date, time] = [written('dd/mm/yyyy').replaceAll('/', '.'), written('hh:mm')];
    // The calendars begin with a day that is none: its cells are times.
    if (number < 1 && (!date1904 || time !== '00:00')) return shown === time;
    return shown === (time === '00:00' ? date : `${date} ${time}`);
  }
  const [, digits = '', percent = ''] = /^(-?\d+(?:\.\d+)?)(%?)$/.exec(shown) ?? [];
  if (digits === '' || (percent === '%') !== format.includes('%')) return false;
  const wanted = percent ? number * 100 : number;
  return Math.abs(Number(digits) - wanted) <= Math.abs(wanted) * 1e-14;
}

/** Everything in which the preview of a file differs from what SheetJS reads. */
async function differencesIn(path: string, kind: Format): Promise<string[]> {
  const preview = await readTable({ path, kind, limits: INSPECTOR_LIMITS, table: { columns: [], others: [] } });
  const workbook = read(await readFile(path), { dense: true, cellNF: true, cellText: true, sheetStubs: true });
  const from1904 = workbook.Workbook?.WBProps?.date1904 === true;
  const differences: string[] = [];
  const same = (what: string, ours: unknown, theirs: unknown) => {
    if (JSON.stringify(ours) !== JSON.stringify(theirs))
      differences.push(`${what}: ${JSON.stringify(ours)}, not ${JSON.stringify(theirs)}`);
  };
  same(
    'sheets',
    preview.sheets.map(({ name, hidden }) => [name, hidden]),
    workbook.SheetNames.map((name, at) => [name, (workbook.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0]),
  );
  for (const sheet of preview.sheets) {
    const rows = ((workbook.Sheets[sheet.name] as DenseWorkSheet | undefined)?.['!data'] ?? []).map((cells) =>
      // A formula that was never calculated is a cell, an empty text is none.
      cells.map((cell) => (cell.v === '' || (cell.v === undefined && cell.f === undefined) ? undefined : cell)),
    );
    const filled = rows.flatMap((cells, at) => (cells.some(Boolean) ? [{ number: at + 1, cells }] : []));
    same(`${sheet.name}: rows`, sheet.rows, filled.length);
    same(
      `${sheet.name}: columns`,
      sheet.columns,
      Math.max(0, ...filled.map(({ cells }) => cells.findLastIndex(Boolean) + 1)),
    );
    const shown = [sheet.header, ...sheet.head];
    const numbers = [sheet.headerRow, ...sheet.headRows];
    const titles = filled.filter(({ number }) => number < sheet.headerRow);
    same(`${sheet.name}: titles`, sheet.titles?.length ?? 0, titles.length);
    for (const { number, cells } of filled.slice(titles.length)) {
      const at = numbers.indexOf(number);
      for (const [column, text] of (shown[at] ?? []).entries()) {
        const cell = cells[column];
        const isSame = cell ? saysTheSame(text, cell, from1904) : text === '';
        if (!isSame) differences.push(`${sheet.name} row ${number}, ${column}: ${JSON.stringify({ text, ...cell })}`);
      }
      if (at === -1) differences.push(`${sheet.name}: row ${number} is missing`);
    }
  }
  return differences;
}

const ALIKE = 'texts and errors as they are, numbers by their value, dates and times to the minute';

test.each<Format>(['xlsx', 'xls'])(
  `a random %s by SheetJS is previewed as SheetJS reads it: ${ALIKE}`,
  async (format) => {
    const path = join(folder, `book.${format}`);
    await fc.assert(
      fc.asyncProperty(randomWorkbook, async (made) => {
        await writeFile(path, writtenBySheetJs(made, format));
        expect(await differencesIn(path, format)).toEqual([]);
      }),
      { numRuns: 60, seed: FUZZ_SEED },
    );
  },
);

test.each<[Format, string]>([
  ['xlsx', 'xlsx:Calc MS Excel 2007 XML'],
  ['xls', 'xls:MS Excel 97'],
])(
  `a random %s by LibreOffice is previewed as SheetJS reads it: ${ALIKE}`,
  async (format, filter) => {
    const made = fc.sample(randomWorkbook, { numRuns: BY_OFFICE, seed: FUZZ_SEED });
    const files = made.map((_, nth) => join(folder, `book-${nth}.xlsx`));
    for (const [nth, each] of made.entries()) await writeFile(files[nth] ?? '', writtenBySheetJs(each, 'xlsx'));
    const target = join(folder, format);
    await convertByOffice(files, { format: filter, target });
    const found: string[] = [];
    for (const nth of made.keys()) found.push(...(await differencesIn(join(target, `book-${nth}.${format}`), format)));
    expect(found).toEqual([]);
  },
  OFFICE_MS,
);
