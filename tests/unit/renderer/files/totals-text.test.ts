import { describe, expect, it } from 'vitest';
import { totalsAsCsv, totalsAsText, totalsName } from '@/kit/files/totals-text.ts';
import { translate } from '../translate.ts';

const t = translate('latin');
const totals = { total: 1200, successful: 1198, failed: 2, errors: [{ row: 3, message: 'INN; 9 ta "raqam"' }] };
const many = (count: number, message: string) => ({
  ...totals,
  errors: Array.from({ length: count }, (_, row) => ({ row, message })),
});

describe('the totals as a csv', () => {
  it('hold the figures as numbers, and why each row was refused', () => {
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

  it('have no list where the platform gives none, and speak the script of the window', () => {
    expect(totalsAsCsv('a.xlsx', { ...totals, errors: [] }, translate('cyrillic')).split('\n')).toEqual([
      'Файл;a.xlsx',
      'Жами қаторлар;1200',
      'Қабул қилинди;1198',
      'Ўтмади;2',
    ]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =HYPERLINK("http://x")'])('take the act from %j', (message) => {
    const [cell] =
      /;"?(.*)$/s.exec(totalsAsCsv('a.xlsx', many(1, message), t).split('\n').at(-1) ?? '')?.slice(1) ?? [];
    expect(cell).toMatch(/^'/);
  });

  it('stay within what can be saved, in whole lines, and say how many are left out', () => {
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
