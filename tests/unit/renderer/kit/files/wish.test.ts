import { expect, it } from 'vitest';
import { CONTENT_FILE_WISH, CONTENT_PICTURE_WISH, HEADER_PICTURE_WISH } from '@/entities/content-wishes.ts';
import { problemText } from '@/kit/files/texts.ts';
import { EXCEL_WISH, PDF_WISH, TABLE_WISH } from '@/kit/files/wish.ts';
import { translate } from '../../translate.ts';

const t = translate('latin');

it.each([
  ['an Excel file', EXCEL_WISH, 'xlsx, xls', '50 MB'],
  ['a table', TABLE_WISH, 'csv, xls, xlsx', '50 MB'],
  ['a PDF', PDF_WISH, 'pdf', '50 MB'],
  ["the site's picture", CONTENT_PICTURE_WISH, 'jpg, png, pdf', '5 MB'],
  ["the site's paper", CONTENT_FILE_WISH, 'pdf, jpg, png', '5 MB'],
])('%s: its kinds and its limit are said', (_name, wish, kinds, size) => {
  expect(problemText('wrong-kind', wish, t)).toBe(`Fayl turi mos kelmaydi. Kerakli tur: ${kinds}.`);
  expect(problemText('too-large', wish, t)).toBe(`Fayl juda katta: ko'pi bilan ${size} bo'lishi mumkin.`);
});

it('the header image has the words of the specification, in both scripts', () => {
  expect(problemText('wrong-kind', HEADER_PICTURE_WISH, t)).toBe("Sarlavha uchun rasm JPG, JPEG, PNG bo'lishi mumkin!");
  expect(problemText('too-large', HEADER_PICTURE_WISH, t)).toBe("Sarlavha uchun rasm xajmi max. 5Mb bo'lishi kerak!");
  expect(problemText('empty', HEADER_PICTURE_WISH, translate('cyrillic'))).toBe('Файл бўш.');
});
