import { AppError } from '@shared/errors.ts';
import type { FileProblem, SheetWarning } from '@shared/files.ts';
import { describe, expect, it } from 'vitest';
import { EXCEL_FILE } from '@/kit/files/file-rule.ts';
import { kindNames, problemOf, problemText, separatorName, warningText } from '@/kit/files/texts.ts';
import { translate } from '../../translate.ts';

const t = translate('latin');

describe('the problem of a file', () => {
  it.each(
    Object.entries({
      gone: "Faylni ochib bo'lmadi: u ko'chirilgan, o'chirilgan yoki boshqa dasturda band.",
      folder: 'Bu papka. Ichidagi kerakli faylni tanlang.',
      unsaved:
        "Fayl hali kompyuterga saqlanmagan. Uni xat yoki brauzerdan avval papkaga saqlang, so'ng o'sha joydan tanlang.",
      empty: "Fayl bo'sh.",
      'too-large': "Fayl juda katta: ko'pi bilan 50 MB bo'lishi mumkin.",
      'wrong-kind': 'Fayl turi mos kelmaydi. Kerakli tur: xlsx, xls.',
      'table-page':
        "Bu Excel kitobi emas: ichida jadvalli sahifa (HTML yoki XML) bor. Uni Excelda ochib, “Excel kitobi (.xlsx)” turida saqlang va o'sha faylni tanlang.",
      'password-protected': 'Fayl parol bilan himoyalangan. Parolni olib tashlab, faylni qayta tanlang.',
      damaged: "Fayl buzilgan: uni o'qib bo'lmadi. Faylni dasturida ochib, qayta saqlab ko'ring.",
      'wrong-encoding': "Fayl bu kodlashda o'qilmaydi. Boshqa kodlashni tanlang.",
      'too-slow': "Faylni o'qish uzoq cho'zildi va to'xtatildi. Uni kichikroq fayllarga ajrating.",
      'too-big-to-read': "Faylda ma'lumot juda ko'p. Uni kichikroq fayllarga ajrating.",
    } satisfies Record<FileProblem, string>),
  )('%s is told with what can be done about it', (problem, said) =>
    expect(problemText(problem as FileProblem, EXCEL_FILE, t)).toBe(said),
  );

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

  it.each(
    Object.entries({
      'no-header': "sarlavha topilmadi, birinchi qatorda ma'lumot turibdi.",
      'empty-header': "4 ta ustunning sarlavhasi bo'sh.",
      'duplicate-header': '4 ta sarlavha takrorlangan.',
      'empty-rows-between': "ma'lumotlar orasida 4 ta bo'sh qator bor.",
      'formula-without-value': '4 ta formulaning hisoblangan qiymati saqlanmagan.',
      'digits-lost': 'Excel bu sonning oxirgi raqamlarini nolga aylantirgan: 4 ta katak.',
      'zeros-lost': "4 ta sonning boshidagi nollari yo'qolgan.",
      'identifier-length': "4 ta qiymatda raqamlar soni noto'g'ri.",
      'number-as-text': '4 ta son matn sifatida yozilgan.',
      'text-among-numbers': 'sonlar orasida 4 ta matn bor.',
      'stray-spaces': "4 ta katakda ortiqcha bo'sh joy bor.",
      'mixed-scripts': "4 ta katakda lotin va kirill harflari bitta so'zda aralashgan.",
      'duplicate-key': '4 ta qiymat takrorlangan.',
    } satisfies Record<SheetWarning['kind'], string>),
  )('says of %s what is wrong, and how often', (kind, said) =>
    expect(warningText(warning({ kind: kind as SheetWarning['kind'], count: 4, first: null }), sheet, t).what).toBe(
      said,
    ),
  );

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
  expect([';', ',', '\t', '|', '^'].map((separator) => separatorName(separator, t))).toEqual([
    'nuqtali vergul',
    'vergul',
    'tabulyatsiya',
    'tik chiziq',
    '^',
  ]);
});
