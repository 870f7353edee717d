import { AppError } from '@shared/errors.ts';
import { fileProblemSchema, type SheetWarning, sheetWarningSchema } from '@shared/files.ts';
import { describe, expect, it } from 'vitest';
import { EXCEL_FILE } from '@/kit/files/file-rule.ts';
import { kindNames, problemOf, problemText, separatorName, warningText } from '@/kit/files/texts.ts';
import { translate } from '../../translate.ts';

const t = translate('latin');

describe('the problem of a file', () => {
  it('has a different text for each kind', () => {
    const texts = fileProblemSchema.options.map((problem) => problemText(problem, EXCEL_FILE, t));
    expect(new Set(texts).size).toBe(fileProblemSchema.options.length);
    expect(texts.join(' ')).not.toMatch(/\{\{/);
  });

  it('names the limit and the accepted kinds', () => {
    expect(problemText('too-large', { ...EXCEL_FILE, maxBytes: 5 * 1024 * 1024 }, t)).toContain('5 MB');
    expect(problemText('wrong-kind', EXCEL_FILE, t)).toContain('xlsx, xls');
    expect(problemText('wrong-kind', EXCEL_FILE, translate('cyrillic'))).toBe(
      'Файл тури мос келмайди. Керакли тур: xlsx, xls.',
    );
  });

  it("is the specification's text where the screen has one", () => {
    const rule = { ...EXCEL_FILE, wrongKind: 'Majburiy maydon' } as const;
    expect(problemText('wrong-kind', rule, t)).toBe('Majburiy maydon');
    expect(problemText('table-page', rule, t)).toBe('Majburiy maydon');
  });

  it('is taken from a failed call only where the call failed because of the file', () => {
    expect(problemOf(new AppError({ kind: 'file', detail: 'damaged' }))).toBe('damaged');
    expect(problemOf(new AppError({ kind: 'file', detail: 'ENOSPC' }))).toBeNull();
    expect(problemOf(new AppError({ kind: 'network', detail: 'damaged' }))).toBeNull();
    expect(problemOf(null)).toBeNull();
  });
});

describe('a warning in words', () => {
  const sheet = { header: ['STIR', ' Nomi ', ''] };
  const warning = (part: Partial<SheetWarning>): SheetWarning => ({
    kind: 'number-as-text',
    column: 'A',
    count: 1200,
    first: 'A7',
    ...part,
  });

  it('names the column by letter and title, the number, and the first cell', () => {
    expect(warningText(warning({}), sheet, t)).toEqual({
      where: 'A (STIR) ustuni',
      what: '1\u00A0200 ta son matn sifatida yozilgan. Birinchisi: A7.',
    });
    expect(warningText(warning({ column: 'B' }), sheet, t).where).toBe('B (Nomi) ustuni');
    expect(warningText(warning({ column: 'C' }), sheet, t).where).toBe('C ustuni');
    expect(warningText(warning({ first: null }), sheet, t).what).toBe('1\u00A0200 ta son matn sifatida yozilgan.');
  });

  it('names the first row or cell where it is about no column', () => {
    const rows = warning({ kind: 'empty-rows-between', column: null, count: 3, first: '120' });
    expect(warningText(rows, sheet, t)).toEqual({
      where: '120-qator',
      what: "ma'lumotlar orasida 3 ta bo'sh qator bor.",
    });
    expect(warningText(warning({ kind: 'empty-header', column: null, first: 'C1' }), sheet, t).where).toBe('C1');
    expect(warningText(warning({ kind: 'no-header', column: null, first: null }), sheet, t).where).toBe('Jadval');
  });

  it('differs from kind to kind', () => {
    const texts = sheetWarningSchema.shape.kind.options.map((kind) => warningText(warning({ kind }), sheet, t).what);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.join(' ')).not.toMatch(/\{\{/);
  });

  it('keeps cell references Latin in Cyrillic', () => {
    expect(warningText(warning({}), sheet, translate('cyrillic'))).toEqual({
      where: 'A (STIR) устуни',
      what: '1\u00A0200 та сон матн сифатида ёзилган. Биринчиси: A7.',
    });
  });
});

it('names kinds by their file extensions', () => {
  expect(kindNames({ accept: ['jpeg', 'png'] })).toBe('jpg, png');
});

it('names the separators of a csv, and shows an unknown one as it is', () => {
  expect([';', ',', '\t', '^'].map((separator) => separatorName(separator, t))).toEqual([
    'nuqtali vergul',
    'vergul',
    'tabulyatsiya',
    '^',
  ]);
});
