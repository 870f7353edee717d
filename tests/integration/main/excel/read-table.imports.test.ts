import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { utils, type WorkBook, write } from 'xlsx';
import { type ImportListName, importLists } from '@/entities/import-lists.ts';
import { doubtsOf } from '@/kit/excel/doubts.ts';
import { checkHeader, tableSpecOf } from '@/kit/excel/list-headers.ts';
import { INSPECTOR_LIMITS } from '../../../../src/main/excel/inspect.ts';
import type { TableKind } from '../../../../src/main/excel/protocol.ts';
import { readTable } from '../../../../src/main/excel/read-table.ts';
import { startPlatform } from '../../../platform/server.ts';
import { convertByOffice } from '../../../support/libre-office.ts';
import { signIn } from '../../../support/platform-client.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What the import of this list says of a file: its doubts, missing columns and warnings. */
async function saidOf(path: string, name: ImportListName, kind: TableKind = 'xlsx') {
  const lists = importLists(name);
  const preview = await readTable({ path, kind, limits: INSPECTOR_LIMITS, table: tableSpecOf(lists) });
  const [sheet] = preview.sheets;
  const found = checkHeader(sheet?.header ?? [], lists);
  return {
    doubts: doubtsOf(preview, found),
    missing: found.missing,
    warnings: (sheet?.warnings ?? []).map((warning) => `${warning.kind} ${warning.first}`),
    columns: sheet?.columns,
  };
}
const NOTHING = { doubts: [], missing: [], warnings: [] };

describe('files of other programs', () => {
  const REGION = 'Toshkent shahri';
  const DISTRICT = 'Chilonzor tumani';
  const LOST = 1.000228601726294e26;
  const account = (end: string) => `1000228601726294000999999${end}`;
  const TITLE = "2026-yil: tashkilotlar ro'yxati";
  const HEAD = ['Viloyat', 'Tuman', 'Nomi', 'Turi', 'STIR'];
  const BODY = [
    [REGION, DISTRICT, '500-maktab', 'SCHOOL', '309876599'],
    [REGION, DISTRICT, '501-maktab', 'SCHOOL', '309876598'],
  ];

  function book(...sheets: readonly (readonly (string | number)[])[][]): WorkBook {
    const workbook = utils.book_new();
    for (const [index, rows] of sheets.entries()) {
      const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
      const [first = []] = rows;
      if (first.length === 1) sheet['!merges'] = [utils.decode_range('A1:E1')];
      utils.book_append_sheet(workbook, sheet, `Varaq${index + 1}`);
    }
    return workbook;
  }

  const title = (row: number, ...titles: string[]) => ({ kind: 'title', row, titles });
  const CASES: readonly [what: string, workbook: WorkBook, list: ImportListName, said: object][] = [
    ['a table', book([HEAD, ...BODY]), 'organizations', NOTHING],
    ['a title', book([[TITLE], [], HEAD, ...BODY]), 'organizations', { ...NOTHING, doubts: [title(3, TITLE)] }],
    [
      'a title and a date',
      book([[TITLE], ['', '', '', '', 'Sana: 01.02.2026'], HEAD, ...BODY]),
      'organizations',
      { ...NOTHING, doubts: [title(3, TITLE, 'Sana: 01.02.2026')] },
    ],
    [
      'Cyrillic heads below a title',
      book([['Рўйхат'], ['Вилоят', 'Туман', 'Номи', 'Тури', 'СТИР'], ...BODY]),
      'organizations',
      { ...NOTHING, doubts: [title(2, 'Рўйхат')] },
    ],
    [
      'accounts kept as numbers',
      book([
        ['Viloyat', 'Tuman', 'Hisob raqami'],
        [REGION, DISTRICT, LOST],
        [REGION, DISTRICT, LOST],
        [REGION, DISTRICT, account('01')],
      ]),
      'quarterAccounts',
      { ...NOTHING, warnings: ['digits-lost C2'] },
    ],
    [
      'accounts that are repeated, and one of 19 digits',
      book([
        ['Viloyat', 'Tuman', 'Hisob raqami'],
        [REGION, DISTRICT, account('01')],
        [REGION, DISTRICT, account('01')],
        [REGION, DISTRICT, account('01').slice(0, 19)],
      ]),
      'quarterAccounts',
      { ...NOTHING, warnings: ['identifier-length C4', 'duplicate-key C3'] },
    ],
    [
      'a tax number without its zeros',
      book([HEAD, ...BODY, [REGION, DISTRICT, '502-maktab', 'SCHOOL', 9_876_599]]),
      'organizations',
      { ...NOTHING, warnings: ['zeros-lost E4'] },
    ],
    ['a header only', book([HEAD]), 'organizations', { doubts: [{ kind: 'nothing', header: true, elsewhere: null }] }],
    [
      'an empty first sheet',
      book([], [HEAD, ...BODY]),
      'organizations',
      { doubts: [{ kind: 'nothing', header: false, elsewhere: 'Varaq2' }] },
    ],
    [
      'a title and a header only, above the rows of another sheet',
      book([[TITLE], HEAD], [HEAD, ...BODY]),
      'organizations',
      { doubts: [{ kind: 'nothing', header: true, elsewhere: 'Varaq2' }] },
    ],
    ["another list's table", book([HEAD, ...BODY]), 'roads', { doubts: [{ kind: 'other-list' }] }],
    [
      "another list's table below a title",
      book([[TITLE], HEAD, ...BODY]),
      'population',
      { doubts: [{}, title(2, TITLE)] },
    ],
  ];

  const BY_OFFICE = ['a title', 'accounts kept as numbers', 'an empty first sheet'];
  describe.each(CASES)('%s', (what, workbook, list, said) => {
    const path = () => join(folder, `${what.replaceAll(/\W/g, '-')}.xlsx`);
    test('written by SheetJS, in both formats of Excel', async () => {
      await writeFile(path(), write(workbook, { type: 'buffer', bookType: 'xlsx' }));
      expect(await saidOf(path(), list)).toMatchObject(said);
      const old = join(folder, 'old.xls');
      await writeFile(old, write(workbook, { type: 'buffer', bookType: 'biff8' }));
      expect(await saidOf(old, list, 'xls')).toMatchObject(said);
    });

    // A few suffice: each conversion takes seconds.
    test.runIf(BY_OFFICE.includes(what))(
      'written by LibreOffice',
      async () => {
        await writeFile(path(), write(workbook, { type: 'buffer', bookType: 'xlsx' }));
        const target = join(folder, 'office');
        await convertByOffice(path(), { format: 'xlsx:Calc MS Excel 2007 XML', target });
        expect(await saidOf(path().replace(folder, target), list)).toMatchObject(said);
      },
      400_000,
    );
  });

  test.each<[what: string, content: string, list: ImportListName, said: object]>([
    [
      'a title above commas',
      '\ufeffHisobot\nMahsulot,Soni,Narxi\nStol,1,2\nStul,1,2\n',
      'registry',
      { columns: 3, doubts: [title(2, 'Hisobot')] },
    ],
    [
      'a title with separators',
      "Ro'yxat;;\nMahsulot;Soni;Narxi\nStol;1;2\n",
      'registry',
      { columns: 3, doubts: [title(2, "Ro'yxat")] },
    ],
    [
      'accounts as Excel writes them',
      'Viloyat;Tuman;Hisob raqami\nA;B;1,00023E+26\nA;B;1,00023E+26\n',
      'quarterAccounts',
      { ...NOTHING, warnings: ['digits-lost C2'] },
    ],
    [
      'accounts with zeros at their end',
      `Viloyat;Tuman;Hisob raqami\nA;B;${account('01')}\nA;B;100022860172629${'0'.repeat(12)}\n`,
      'quarterAccounts',
      { ...NOTHING, warnings: ['digits-lost C3'] },
    ],
    [
      'sound accounts',
      `Viloyat;Tuman;Hisob raqami\nA;B;${account('01')}\nA;B;${account('02')}\n`,
      'quarterAccounts',
      NOTHING,
    ],
  ])('a csv of %s', async (_what, content, list, said) => {
    const path = join(folder, 'jadval.csv');
    await writeFile(path, content);
    expect(await saidOf(path, list, 'csv')).toMatchObject(said);
  });
});

test('the files that the platform exports are taken as they are: no doubt, no missing column, no warning', async () => {
  const platform = await startPlatform();
  try {
    const admin = await signIn(platform, 'admin');
    const board = { board_id: platform.find.road().board_id };
    const school = platform.find.secretKey().board_id;
    const FILES: readonly [list: ImportListName, path: string, query?: Record<string, string | number>][] = [
      ['quarterTaxIds', 'quarter-id-numbers/excel'],
      ['quarterAccounts', 'quarter-acc-numbers/excel'],
      ['quarters', 'quarters-excel'],
      ['recessQuarters', 'quarters-excel'],
      ['population', 'citizens-count/excel', { year: platform.find.population().year }],
      ['organizations', 'organizations/excel'],
      ['customers', 'customers/excel'],
      ['region_manager', 'users/region-managers/excel'],
      ['district_manager', 'district-managers/excel'],
      ['quarter_manager', 'quarter-managers/excel'],
      ['quarter_moderator', 'quarter-moderators/excel'],
      ['students', 'my-school/students/excel'],
      ['secretKeys', 'my-school/secret-keys/excel', { board_id: school }],
      [
        'schoolVotes',
        'my-school/moderators/votes',
        { board_id: platform.find.schoolInitiative({ stage: 'WINNER' }).board_id },
      ],
      ['schoolBudget', `my-school/boards/${school}/budget-info/excel`],
      ['roads', 'roads/excel', board],
      ['roadPrices', 'road-prices/excel', { board_id: platform.find.roadPrice().board_id }],
      ['products', 'products/excel', { board_id: platform.find.product().board_id }],
    ];
    for (const [list, path, query = {}] of FILES) {
      const answer = await admin.send(`api/v1/${path}`, { query });
      expect(answer.status, path).toBe(200);
      const file = join(folder, 'export.xlsx');
      await writeFile(file, Buffer.from(await answer.arrayBuffer()));
      const doubts = list === 'recessQuarters' ? [{ kind: 'other-list' }] : [];
      expect(await saidOf(file, list), list).toMatchObject({ ...NOTHING, doubts });
    }
  } finally {
    await platform.close();
  }
}, 400_000);
