import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { type CellObject, utils, type WorkBook, type WorkSheet, write } from 'xlsx';

/** "The list of the residents of the district", roughly, in thirty languages; names that staff meet among them. */
const LANGUAGES = [
  "Mahalla aholisi ro'yxati",
  'Маҳалла аҳолиси рўйхати',
  'Список жителей района',
  'List of residents of the district',
  'Rayon turǵınlarınıń dizimi',
  'Аудан тұрғындарының тізімі',
  'Аймактын тургундарынын тизмеси',
  'Рӯйхати сокинони ноҳия',
  'Etrabyň ýaşaýjylarynyň sanawy',
  'İlçe sakinlerinin listesi',
  'Rayon sakinlərinin siyahısı',
  'Список мешканців району',
  'Спіс жыхароў раёна',
  'Liste der Einwohner, Straße 5',
  'Liste des résidents, où êtes-vous',
  'Lista de vecinos, ¿señor?',
  'Lista mieszkańców, źdźbło',
  'Seznam obyvatel, příliš žluťoučký kůň',
  'A kerület lakosainak listája, őű',
  'Lista locuitorilor, șțăîâ',
  'Κατάλογος κατοίκων',
  'Թաղամասի բնակիչների ցուցակ',
  'უბნის მოსახლეთა სია',
  'קטלוג תושבי הרובע',
  'قائمة سكان المنطقة',
  'فهرست ساکنان ناحیه',
  'जिले के निवासियों की सूची',
  'รายชื่อผู้อยู่อาศัย',
  '小区居民名单',
  '地区の住民一覧',
  '구역 주민 목록',
];
/** Texts that a reader may take for something else. */
const ODD_TEXTS = [
  ' oldida va oxirida ',
  'ikki\nqator',
  'tab\tbelgi',
  '<b>&amp; "qo\'shtirnoq"</b>',
  '_x000D_',
  '_x0041_ va _x000A_',
  '=1+1',
  '#N/A',
  'TRUE',
  '00123',
  '1000228601726294000999999001',
  '1,5E+26',
  '31.12.2024',
  '\u00a0\u200b\u2028',
  'e\u0301 👩‍👩‍👧 🇺🇿 𝒳',
  ']]>',
  '—',
];
const NAMES = ['Varaq 1', 'Маҳалла', 'R&D <1>', "Ro'yxat", '名单', 'قائمة', 'hisobot.2024', '  '];
const DATES = ['dd.mm.yyyy', 'yyyy-mm-dd', 'd mmmm yyyy', 'm/d/yy', 'dd.mm.yyyy hh:mm', '[$-419]d mmmm yyyy;@', 'h:mm'];
const SUMS = ['General', '0', '0.00', '#,##0.00', '#,##0" so\'m"', '#,##0.00_);[Red](#,##0.00)', '0.00E+00', '@'];
const ERRORS = [0x00, 0x07, 0x0f, 0x17, 0x1d, 0x24, 0x2a];

const text = fc.oneof(
  fc.constantFrom(...LANGUAGES),
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
);
const amount = fc.oneof(
  fc.integer(),
  fc.double({ min: -1e12, max: 1e12, noNaN: true }).map((value) => (Math.abs(value) < 1e-9 ? 0 : value)),
  fc.constantFrom(0.1 + 0.2, 1e15, 1e21, 1.5e-7, 100, 12_345_678_901_234),
);
/** A day of either calendar, often with a time, to the second. */
const day = fc
  .tuple(
    fc.oneof(fc.constantFrom(0, 1, 59, 60, 61), fc.integer({ min: 20_000, max: 60_000 })),
    fc.constantFrom(0, 0, 27_000, 66_661),
  )
  .map(([days, seconds]) => days + seconds / 86_400);

const value: fc.Arbitrary<CellObject> = fc.oneof(
  { arbitrary: text.map((v): CellObject => ({ t: 's', v })), weight: 5 },
  { arbitrary: fc.tuple(amount, fc.constantFrom(...SUMS)).map(([v, z]): CellObject => ({ t: 'n', v, z })), weight: 4 },
  { arbitrary: fc.tuple(day, fc.constantFrom(...DATES)).map(([v, z]): CellObject => ({ t: 'n', v, z })), weight: 3 },
  fc
    .tuple(fc.integer({ min: -1000, max: 100_000 }), fc.constantFrom('0%', '0.0%'))
    .map(([v, z]): CellObject => ({ t: 'n', v: v / 1000, z })),
  fc.integer({ min: 0, max: 10_000 }).map((minutes): CellObject => ({ t: 'n', v: minutes / 1440, z: '[h]:mm' })),
  fc.boolean().map((v): CellObject => ({ t: 'b', v })),
  fc.constantFrom(...ERRORS).map((v): CellObject => ({ t: 'e', v })),
  // A formula that no program has calculated.
  fc.constant<CellObject>({ t: 'n', f: 'A1+1' }),
);
/** A cell that may be the result of a formula, kept in the file, and may have a comment. */
const cell = fc
  .record({ value, formula: fc.constantFrom(null, null, null, '1+1', 'A1&"x"'), comment: fc.option(text, { freq: 8 }) })
  .map(({ value: made, formula, comment }): CellObject => {
    const whole: CellObject = { ...made, ...(formula !== null && made.t !== 'e' && { f: formula }) };
    if (comment !== null) whole.c = Object.assign([{ a: 'Ali', t: comment }], { hidden: true });
    return whole;
  });

const COLUMNS = 6;
const ROWS = 12;
/** What one sheet has besides its cells; rows and columns are counted from 0. */
const sheet = fc.record({
  rows: fc.array(fc.array(fc.option(cell, { freq: 4 }), { maxLength: COLUMNS }), { maxLength: ROWS }),
  hidden: fc.constantFrom(0, 0, 1, 2),
  merges: fc.uniqueArray(fc.integer({ min: 0, max: ROWS / 2 - 1 }), { maxLength: 3 }),
  hiddenRows: fc.uniqueArray(fc.integer({ min: 0, max: ROWS - 1 }), { maxLength: 3 }),
  hiddenColumn: fc.option(fc.integer({ min: 0, max: COLUMNS - 1 })),
  filtered: fc.boolean(),
  frozen: fc.boolean(),
});
/** Sheets with cells of every kind, merged cells, hidden rows, columns and sheets, filters, comments and frozen rows. */
export const randomWorkbook = fc.record({
  sheets: fc.array(sheet, { minLength: 1, maxLength: 3 }),
  names: fc.shuffledSubarray(NAMES, { minLength: 3 }),
  from1904: fc.boolean(),
  /** Whether texts are kept in a table of their own, as Excel does, or in their cells. */
  sharedTexts: fc.boolean(),
});
type Made = typeof randomWorkbook extends fc.Arbitrary<infer Value> ? Value : never;

function sheetOf({ rows, merges, hiddenRows, hiddenColumn, filtered }: Made['sheets'][number]): WorkSheet {
  const made: WorkSheet = { '!ref': utils.encode_range({ s: { r: 0, c: 0 }, e: { r: ROWS - 1, c: COLUMNS - 1 } }) };
  for (const [r, cells] of rows.entries()) {
    for (const [c, each] of cells.entries()) if (each) made[utils.encode_cell({ r, c })] = structuredClone(each);
  }
  // Two rows and three columns each, so that no two overlap.
  made['!merges'] = merges.map((at) => ({ s: { r: at * 2, c: 0 }, e: { r: at * 2 + 1, c: 2 } }));
  // Only these: SheetJS writes no row that has neither cells nor such an entry.
  made['!rows'] = [];
  for (const row of hiddenRows) made['!rows'][row] = { hidden: true };
  made['!cols'] = Array.from({ length: COLUMNS }, (_, column) => ({ hidden: column === hiddenColumn }));
  if (filtered) made['!autofilter'] = { ref: 'A1:F12' };
  return made;
}

/** The workbook's bytes as SheetJS writes them. */
export function writtenBySheetJs({ sheets, names, from1904, sharedTexts }: Made, format: 'xlsx' | 'xls'): Uint8Array {
  const workbook: WorkBook = utils.book_new();
  for (const [index, each] of sheets.entries()) utils.book_append_sheet(workbook, sheetOf(each), names[index]);
  workbook.Workbook = {
    WBProps: { date1904: from1904 },
    // One sheet at least is visible.
    Sheets: sheets.map(({ hidden }, index) => ({ Hidden: index === 0 ? 0 : (hidden as 0 | 1 | 2) })),
  };
  const bytes: Uint8Array = write(workbook, {
    ...{ type: 'buffer', bookType: format === 'xls' ? 'biff8' : 'xlsx', bookSST: sharedTexts },
  });
  return format === 'xls' ? bytes : withFrozenRows(bytes, sheets);
}

/** SheetJS writes no frozen panes: they are added to the parts of their sheets. */
function withFrozenRows(bytes: Uint8Array, sheets: Made['sheets']): Uint8Array {
  const parts = unzipSync(bytes);
  for (const [index, { frozen }] of sheets.entries()) {
    const name = `xl/worksheets/sheet${index + 1}.xml`;
    const part = strFromU8(parts[name] ?? new Uint8Array());
    const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
    const changed = part.replace(/<sheetView ([^>]*)\/>/, `<sheetView $1>${pane}</sheetView>`);
    if (frozen && changed === part) throw new Error('no view to freeze');
    if (frozen) parts[name] = strToU8(changed);
  }
  return zipSync(parts);
}
