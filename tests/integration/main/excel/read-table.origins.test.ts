import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileKind } from '@shared/files.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ImportListName, importLists } from '@/entities/import-lists.ts';
import { dataRows } from '@/kit/excel/data-rows.ts';
import { doubtsOf } from '@/kit/excel/doubts.ts';
import { checkHeader, tableSpecOf } from '@/kit/excel/list-headers.ts';
import { INSPECTOR_LIMITS } from '../../../../src/main/excel/inspect.ts';
import type { TableKind } from '../../../../src/main/excel/protocol.ts';
import { readTable } from '../../../../src/main/excel/read-table.ts';
import { createIntake } from '../../../../src/main/files/intake.ts';
import { convertByOffice } from '../../../support/libre-office.ts';
import { logLines } from '../../../support/log-lines.ts';
import * as origins from '../../../support/office-origins.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'origins-'));
});
afterAll(() => rm(folder, { recursive: true }));

const TABLES: readonly FileKind[] = ['csv', 'xls', 'xlsx'];

/** What an import of this list says of a file, from the choice to the preview. */
async function outcomeOf(bytes: Buffer | string, list: ImportListName, accept = TABLES) {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, bytes);
  const intake = createIntake({ log: logLines().log });
  const [file] = await intake.take([path], { accept: [...accept], maxBytes: 1e8 });
  const { kind = null, problem = null } = file ?? {};
  if (problem || !TABLES.includes(kind as FileKind)) return { kind, problem };
  const lists = importLists(list);
  const spec = { path, kind: kind as TableKind, limits: INSPECTOR_LIMITS, table: tableSpecOf(lists) };
  const preview = await readTable(spec);
  const [sheet] = preview.sheets;
  if (!sheet) throw new Error('no sheet');
  const found = checkHeader(sheet.header, lists);
  return {
    kind,
    problem,
    csv: preview.csv,
    header: sheet.header,
    headerRow: sheet.headerRow,
    first: sheet.head[0],
    rows: dataRows(sheet),
    doubts: doubtsOf(preview, found).map((doubt) => doubt.kind),
    missing: found.missing,
    warnings: sheet.warnings.map(({ kind: warning, first }) => `${warning} ${first}`),
  };
}
type Outcome = Partial<Awaited<ReturnType<typeof outcomeOf>>>;

const HEAD = ['Viloyat', 'Tuman', 'Nomi', 'Turi', 'STIR'];
const ROW = ['Toshkent shahri', 'Chilonzor tumani', '500-maktab', 'SCHOOL', '309876599'];
const NEXT = ['Toshkent shahri', 'Chilonzor tumani', '"Bilim" & hamkorlar', 'SCHOOL', '309876598'];
const CYRILLIC = ['Вилоят', 'Туман', 'Номи', 'Тури', 'СТИР'];
const CYRILLIC_ROW = ['Тошкент шаҳри', 'Чилонзор тумани', '500-мактаб', 'SCHOOL', '309876599'];
const TABLE = [HEAD, ROW, NEXT];
const TITLED = [["2026-yil: tashkilotlar ro'yxati"], [], ...TABLE];

/** A table that is taken as it is. */
const SOUND: Outcome = {
  problem: null,
  header: HEAD,
  headerRow: 1,
  first: ROW,
  rows: 2,
  doubts: [],
  missing: [],
  warnings: [],
};
const xlsx: Outcome = { ...SOUND, kind: 'xlsx' };
const csv = (encoding: string, separator: string): Outcome => ({
  ...SOUND,
  kind: 'csv',
  csv: { encoding, separator } as Outcome['csv'] & object,
});
const refused = (problem: string) => ({ kind: null, problem });

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
/** Letters of both alphabets in windows-1251. */
const in1251 = (text: string) =>
  Buffer.from(
    [...text].map((letter) => {
      const code = letter.charCodeAt(0);
      if (letter === '\u00a0') return 0xa0;
      return code < 0x80 ? code : code - 0x410 + 0xc0;
    }),
  );

const CASES: readonly [origin: string, bytes: Buffer | string, outcome: object, list?: ImportListName][] = [
  // Workbooks
  ['an accounting program, texts within the cells', origins.withoutTables(TABLE), xlsx],
  ['an accounting program, below a title', origins.withoutTables(TITLED), { ...xlsx, headerRow: 3, doubts: ['title'] }],
  ['WPS', origins.byWps(TABLE), xlsx],
  ["WPS in its own format, which is Excel's old one", origins.bySheetJs(TABLE, 'biff8'), { ...SOUND, kind: 'xls' }],
  ["Google's tables", origins.byGoogle(TABLE), xlsx],
  [
    'Excel, strict',
    origins.strict([HEAD, NEXT, ROW.slice(0, 4)], '2026-03-01T00:00:00'),
    { kind: 'xlsx', rows: 2, header: HEAD },
  ],
  ['a byte order mark in each part', origins.withMarks(TABLE), xlsx],
  ['absolute references', origins.withAbsoluteTargets(TABLE), xlsx],
  ['a part of a Cyrillic name', origins.withCyrillicPart(TABLE), xlsx],
  ['names with a leading slash', origins.named(TABLE, (name) => `/${name}`), xlsx],
  ['names with backslashes', origins.named(TABLE, (name) => name.replaceAll('/', '\\')), xlsx],
  ['names in capitals', origins.named(TABLE, (name) => name.toUpperCase()), xlsx],
  ['a stream, sizes behind the entries', origins.streamed(TABLE), xlsx],
  ['zeros behind its end', Buffer.concat([origins.withoutTables(TABLE), Buffer.alloc(300)]), xlsx],
  ['Excel 95', origins.bySheetJs(TABLE, 'biff5'), { ...SOUND, kind: 'xls' }],
  [
    'accounts kept as numbers',
    origins.bySheetJs(
      [
        ['Viloyat', 'Tuman', 'Hisob raqami'],
        ['A', 'B', 1.000228601726294e26],
        ['A', 'B', 1.000228601726294e26],
      ],
      'xlsx',
    ),
    { kind: 'xlsx', rows: 2, doubts: [], missing: [], warnings: ['digits-lost C2'] },
    'quarterAccounts',
  ],
  // Tables as text
  ['a treasury', `\ufeff${origins.csv(TABLE, ';')}`, csv('utf-8', ';')],
  [
    'a treasury, its sums with thin spaces',
    "Nomi;STIR;Hisob raqami;Ajratilgan mablag';O'tkazilgan mablag'\r\n" +
      '"Qurilish";"309876599";"100022860172629400099999901";"900";"900,50"\r\n' +
      '"Ta\'mir";"309876598";"100022860172629400099999902";"2\u2009000\u2009000";"12\u00a0000,00"\r\n' +
      '"Tiklash";"309876597";"100022860172629400099999903";"750,00";"3\u202f000,00"\r\n',
    { kind: 'csv', rows: 3, doubts: [], missing: [], warnings: [] },
    'orderers',
  ],
  [
    'a treasury in windows-1251',
    in1251('Номи;Маблаг\r\nМактаб таъмири;1\u00a0500,00\r\nБогча;2\u00a0000,00\r\n'),
    {
      kind: 'csv',
      csv: { encoding: 'windows-1251', separator: ';' },
      rows: 2,
      header: ['Номи', 'Маблаг'],
      warnings: [],
    },
  ],
  ['an empty column at the end', origins.csv(TABLE, ';', ';\r\n'), { ...csv('utf-8', ';'), header: HEAD }],
  ['Excel, Unicode text', utf16(origins.csv(TABLE, '\t')), csv('utf-16le', '\t')],
  ['tabs, named csv, of a Mac', origins.csv(TABLE, '\t', '\r'), csv('utf-8', '\t')],
  ['a first line for Excel', `sep=;\r\n${origins.csv(TABLE, ';')}`, { ...csv('utf-8', ';'), headerRow: 2 }],
  [
    'a first line for Excel, quoted',
    `\ufeff"SEP=;"\n${origins.csv(TABLE, ';')}`,
    { ...csv('utf-8', ';'), headerRow: 2 },
  ],
  [
    'a first line for Excel, filled up',
    `sep=;;;;;\r\n${origins.csv(TABLE, ';')}`,
    { ...csv('utf-8', ';'), headerRow: 2 },
  ],
  [
    'Cyrillic heads',
    origins.csv([CYRILLIC, CYRILLIC_ROW], ';'),
    { ...csv('utf-8', ';'), header: CYRILLIC, first: CYRILLIC_ROW, rows: 1 },
  ],
  [
    'a title above commas',
    '\ufeff2026-yil hisoboti\r\nMahsulot,Narxi,Soni\r\nStol,150000,2\r\nStul,230000,1\r\n',
    { kind: 'csv', header: ['Mahsulot', 'Narxi', 'Soni'], rows: 2, doubts: ['title'], missing: [], warnings: [] },
    'registry',
  ],
  [
    'DOS',
    Buffer.from('8aaea43b8daeaca83b91e3acaca00d0a313b8da0a2aea8a93b3135303030300d0a', 'hex'),
    {
      kind: 'csv',
      csv: { encoding: 'cp866', separator: ';' },
      header: ['Код', 'Номи', 'Сумма'],
      rows: 1,
      warnings: [],
    },
  ],
  ['DOS, with its end mark', `${origins.csv(TABLE, ';')}\x1a`, csv('utf-8', ';')],
  ['DOS, with its end mark in the last line', `${origins.csv(TABLE, ';').trimEnd()}\x1a`, csv('utf-8', ';')],
  [
    'quotes around every value',
    origins.csv(
      [HEAD, ROW, ROW.with(4, '309876598')].map((row) => row.map((value) => `"${value}"`)),
      ',',
    ),
    csv('utf-8', ','),
  ],
  [
    'empty lines above the header and below the table',
    `\r\n\r\n${origins.csv(TABLE, ';')}\r\n;;;;\r\n`,
    { ...csv('utf-8', ';'), headerRow: 3 },
  ],
  ['UTF-16 of the other order', Buffer.from(utf16(origins.csv(TABLE, ';'))).swap16(), csv('utf-16be', ';')],
  // Pages
  ['a page named xls', origins.page(TABLE), refused('table-page')],
  ['a page with a mark, behind empty lines', `\ufeff\r\n\r\n${origins.page(TABLE)}`, refused('table-page')],
  ['a page in UTF-16', utf16(origins.page(TABLE)), refused('table-page')],
  ['a table without a page', origins.page(TABLE, '').replace('<body>', ''), refused('table-page')],
  ['a page in windows-1251', in1251(origins.page([['Номи'], ['Мактаб']])), refused('table-page')],
  ['XML of Excel 2003', origins.spreadsheetXml(TABLE), refused('table-page')],
  [
    'XML of Excel 2003 in windows-1251',
    in1251(origins.spreadsheetXml([['Номи']], 'windows-1251')),
    refused('table-page'),
  ],
  ['a web archive', origins.webArchive(TABLE), refused('table-page')],
];

describe('tables of other programs', () => {
  test.each(CASES)('%s', async (_origin, bytes, outcome, list = 'organizations') => {
    expect(await outcomeOf(bytes, list)).toMatchObject(outcome);
  });

  test('a page is a wrong kind where no table is asked for', async () => {
    expect(await outcomeOf(origins.page(TABLE), 'roads', ['pdf'])).toMatchObject(refused('wrong-kind'));
  });

  test.each(['xlsx', 'biff8'] as const)('days counted from 1904, %s', async (bookType) => {
    const rows = [
      ['Nomi', 'Shartnoma sanasi'],
      ['Qurilish', 44_620],
    ];
    expect(await outcomeOf(origins.from1904(rows, bookType), 'contractors')).toMatchObject({
      first: ['Qurilish', '01.03.2026'],
      warnings: [],
    });
  });

  test('LibreOffice, in each of its formats', async () => {
    const table = join(folder, 'jadval.xlsx');
    await writeFile(
      table,
      origins.bySheetJs([CYRILLIC, CYRILLIC_ROW.map((text) => text.replaceAll('ҳ', 'х'))], 'xlsx'),
    );
    // Separator, quotes, and the number of the encoding in its list: windows-1251, cp866.
    for (const [tokens, encoding] of [
      ['59,34,34', 'windows-1251'],
      ['9,34,30', 'cp866'],
    ] as const) {
      const target = join(folder, encoding);
      await convertByOffice(table, { format: `csv:Text - txt - csv (StarCalc):${tokens}`, target });
      expect(await outcomeOf(await readFile(join(target, 'jadval.csv')), 'organizations')).toMatchObject({
        ...csv(encoding, encoding === 'cp866' ? '\t' : ';'),
        header: CYRILLIC,
        first: CYRILLIC_ROW.map((text) => text.replaceAll('ҳ', 'х')),
        rows: 1,
      });
    }
  }, 400_000);
});

describe('documents and pictures of other programs', () => {
  const kindOf = (bytes: Buffer | string, accept: FileKind) =>
    outcomeOf(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes, 'roads', [accept]);
  const END = 'startxref\n170\n%%EOF\n';

  test.each([
    ['whole', origins.pdfBody() + END],
    ['a scanner, with its own bytes in front', origins.pdfBody(`\x1b%-12345X@PJL JOB\r\n${'\0'.repeat(900)}`) + END],
    ['a portal, its page behind', `${origins.pdfBody()}${END}<!-- ${'x'.repeat(6000)} -->`],
    ['a disk, zeros behind', `${origins.pdfBody()}${END}${'\0'.repeat(80_000)}`],
    ['no end named', origins.pdfBody()],
  ])('a PDF: %s', async (_what, bytes) => {
    expect(await kindOf(bytes, 'pdf')).toEqual({ kind: 'pdf', problem: null });
  });

  test('a picture of a browser, named jfif', async () => {
    const jfif = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100ffd9', 'hex');
    expect(await kindOf(jfif, 'jpeg')).toEqual({ kind: 'jpeg', problem: null });
  });
});
