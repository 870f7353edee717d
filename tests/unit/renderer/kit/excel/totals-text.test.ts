import { describe, expect, it } from 'vitest';
import { ROWS_OF_FILE, totalsAsCsv, totalsAsText, totalsName } from '@/kit/excel/totals-text.ts';
import { translate } from '../../translate.ts';

const t = translate('latin');
const totals = { total: 1200, successful: 1198, failed: 2, errors: [{ row: 3, message: 'INN; 9 ta "raqam"' }] };
const many = (count: number, message: string) => ({
  ...totals,
  errors: Array.from({ length: count }, (_, row) => ({ row, message })),
});

describe('the totals as a csv', () => {
  it('hold the figures as numbers, and the reason for each refused row', () => {
    expect(totalsAsCsv('a.xlsx', totals, t).split('\n')).toEqual([
      'Fayl;a.xlsx',
      'Jami qatorlar;1200',
      'Qabul qilindi;1198',
      "O'tmadi;2",
      '',
      'Qator;Sabab',
      '3;"INN; 9 ta ""raqam"""',
    ]);
  });

  it('have no list where the platform gives none, and use the script of the window', () => {
    expect(totalsAsCsv('a.xlsx', { ...totals, errors: [] }, translate('cyrillic')).split('\n')).toEqual([
      'Файл;a.xlsx',
      'Жами қаторлар;1200',
      'Қабул қилинди;1198',
      'Ўтмади;2',
    ]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =HYPERLINK("http://x")'])('neutralize %j', (message) => {
    const [cell] =
      /;"?(.*)$/s.exec(totalsAsCsv('a.xlsx', many(1, message), t).split('\n').at(-1) ?? '')?.slice(1) ?? [];
    expect(cell).toMatch(/^'/);
  });

  describe('begin no formula for Excel, whichever separator its region has', () => {
    /** Cells as Excel cuts them: quotes count at the beginning of a cell only. */
    const cellsBy = (separator: string, csv: string) =>
      csv.split('\n').flatMap((line) => {
        const cells: string[] = [];
        for (let rest = line; ; ) {
          const [cell = ''] = /^"(?:[^"]|"")*"?/.exec(rest) ?? [];
          const end = rest.indexOf(separator, cell.length);
          cells.push(end === -1 ? rest : rest.slice(0, end));
          if (end === -1) return cells;
          rest = rest.slice(end + 1);
        }
      });

    it.each([
      ...[
        '=1+1',
        '+1',
        '-1',
        '@SUM(A1)',
        '＝1+1',
        '＋1',
        '－1',
        '＠SUM(A1)',
        '﹦1',
        '\t1',
        '\r1',
        '\n=1',
        '\u00a0=1',
        '\u200b=1',
      ],
      ...[
        'a,=1+1',
        'a;=1+1',
        'a\t=1+1',
        'a, =1',
        'a,"=1+1"',
        'a,""=1',
        'a;"＝1',
        '"=1',
        '""=1',
        ',=1',
        ';;=1',
        'a\n=1',
        'a\r\n@b',
      ],
      ...['a,\u200b=1', 'a,\u202e-1', 'INN; -1', '=1,=2;=3\t=4'],
    ])('%j', (text) => {
      const csv = totalsAsCsv(text, { ...totals, errors: [{ row: 7, message: text }] }, t);
      for (const separator of [';', ',', '\t']) {
        for (const cell of cellsBy(separator, csv)) {
          expect(cell.replace(/^[\s"\p{Cf}]+/u, '')).not.toMatch(/^[=+\-@＝＋－＠﹦﹢﹣﹫]/);
          expect(cell).not.toMatch(/^"*[\t\r]/);
        }
      }
      // Still one line per row: no cell begins a new row.
      expect(csv.split(/[\r\n]+/)).toHaveLength(6);
    });

    it('and keep harmless text as it is', () => {
      const csv = totalsAsCsv('a.xlsx', { ...totals, errors: [{ row: 7, message: '2+2, 5-son, ali@mail.uz' }] }, t);
      expect(csv.split('\n').at(-1)).toBe('7;2+2, 5-son, ali@mail.uz');
    });
  });

  it('stay within the size limit, in whole lines, and say how many are left out', () => {
    const text = totalsAsCsv('a.xlsx', many(50_000, 'INN 9 ta raqamdan iborat emas'.repeat(3)), t);
    expect(text.length).toBeLessThanOrEqual(2_000_000);
    const lines = text.split('\n');
    const listed = lines.length - 7;
    expect(lines.at(-1)?.replaceAll('\u00A0', '')).toBe(`;Yana ${50_000 - listed} ta qator`);
    expect(lines.at(-2)).toBe(`${listed - 1};${'INN 9 ta raqamdan iborat emas'.repeat(3)}`);
  });
});

it('the totals as a text are short enough to be copied, in whole lines', () => {
  expect(totalsAsText('a.xlsx', totals, t).split('\n')).toEqual([
    'a.xlsx',
    'Jami qatorlar: 1\u00A0200',
    'Qabul qilindi: 1\u00A0198',
    "O'tmadi: 2",
    '3-qator: INN; 9 ta "raqam"',
  ]);
  const text = totalsAsText('a.xlsx', many(1000, "INN noto'g'ri"), t);
  expect(text.length).toBeLessThanOrEqual(10_000);
  expect(text.split('\n').at(-1)).toMatch(/^Yana \d+ ta qator$/);
});

it.each([
  ['buyurtmachilar.xlsx', 'buyurtmachilar-natija.csv'],
  ['a.b.xls', 'a.b-natija.csv'],
  ['nomsiz', 'nomsiz-natija.csv'],
  [`${'x'.repeat(300)}.xlsx`, `${'x'.repeat(120)}-natija.csv`],
])('%s is saved as %s', (file, name) => expect(totalsName(file)).toBe(name));

it('totals of a call without a file have labels of their own', () => {
  const sent = { total: 640, successful: 638, failed: 2, errors: [] };
  const words = {
    ...ROWS_OF_FILE,
    of: 'Mavsum',
    total: 'Jami',
    successful: 'Yuborildi',
    failed: 'Yuborilmadi',
  } as const;
  expect(totalsAsText('2-mavsum', sent, t, words).split('\n')).toEqual([
    '2-mavsum',
    'Jami: 640',
    'Yuborildi: 638',
    'Yuborilmadi: 2',
  ]);
  expect(totalsAsCsv('2-mavsum', sent, t, words).split('\n')).toEqual([
    'Mavsum;2-mavsum',
    'Jami;640',
    'Yuborildi;638',
    'Yuborilmadi;2',
  ]);
});
