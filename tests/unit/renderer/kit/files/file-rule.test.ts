import { expect, it } from 'vitest';
import { CONTENT_FILE, CONTENT_PICTURE, HEADER_PICTURE } from '@/entities/content-files.ts';
import { EXCEL_FILE, PDF_FILE, TABLE_FILE } from '@/kit/files/file-rule.ts';
import { problemText } from '@/kit/files/texts.ts';
import { translate } from '../../translate.ts';

const t = translate('latin');

it.each([
  ['an Excel file', EXCEL_FILE, 'xlsx, xls', '50 MB'],
  ['a table', TABLE_FILE, 'csv, xls, xlsx', '50 MB'],
  ['a PDF', PDF_FILE, 'pdf', '50 MB'],
  ["the site's picture", CONTENT_PICTURE, 'jpg, png, pdf', '5 MB'],
  ["the site's paper", CONTENT_FILE, 'pdf, jpg, png', '5 MB'],
])('%s: its kinds and its limit are said', (_name, rule, kinds, size) => {
  expect(problemText('wrong-kind', rule, t)).toBe(`Fayl turi mos kelmaydi. Kerakli tur: ${kinds}.`);
  expect(problemText('too-large', rule, t)).toBe(`Fayl juda katta: ko'pi bilan ${size} bo'lishi mumkin.`);
});

it('the header image has the words of the specification, in both scripts', () => {
  expect(problemText('wrong-kind', HEADER_PICTURE, t)).toBe("Sarlavha uchun rasm JPG, JPEG, PNG bo'lishi mumkin!");
  expect(problemText('too-large', HEADER_PICTURE, t)).toBe("Sarlavha uchun rasm xajmi max. 5Mb bo'lishi kerak!");
  expect(problemText('empty', HEADER_PICTURE, translate('cyrillic'))).toBe('Файл бўш.');
});
