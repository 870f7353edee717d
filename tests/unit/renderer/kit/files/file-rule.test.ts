import { expect, it } from 'vitest';
import { CONTENT_FILE, CONTENT_PICTURE, HEADER_PICTURE } from '@/entities/content-files.ts';
import { EXCEL_FILE, MB, PDF_FILE, pdfRule, TABLE_FILE } from '@/kit/files/file-rule.ts';
import { problemText } from '@/kit/files/texts.ts';
import { translate } from '../../translate.ts';

const t = translate('latin');

it.each([
  ['an Excel file', EXCEL_FILE, 'xlsx, xls', '50 MB'],
  ['a table', TABLE_FILE, 'csv, xls, xlsx', '50 MB'],
  ['a PDF', PDF_FILE, 'pdf', '50 MB'],
  ["the site's picture", CONTENT_PICTURE, 'jpg, png, pdf', '5 MB'],
  ["the site's paper", CONTENT_FILE, 'pdf, jpg, png', '5 MB'],
])('%s: its kinds and its limit are shown', (_name, rule, kinds, size) => {
  expect(problemText('wrong-kind', rule, t)).toBe(`Fayl turi mos kelmaydi. Kerakli tur: ${kinds}.`);
  expect(problemText('too-large', rule, t)).toBe(`Fayl juda katta: ko'pi bilan ${size} bo'lishi mumkin.`);
});

it('a screen sets its own limit and texts for a kind', () => {
  const paper = pdfRule({ maxBytes: 5 * MB, missing: 'Majburiy maydon!', wrongKind: 'Xatolik' });
  expect(paper).toMatchObject({ accept: ['pdf'], missing: 'Majburiy maydon!' });
  expect(problemText('wrong-kind', paper, t)).toBe('Xatolik');
  expect(problemText('too-large', paper, t)).toBe("Fayl juda katta: ko'pi bilan 5 MB bo'lishi mumkin.");
});

it('the header image has the texts of the specification, in both scripts', () => {
  expect(problemText('wrong-kind', HEADER_PICTURE, t)).toBe("Sarlavha uchun rasm JPG, JPEG, PNG bo'lishi mumkin!");
  expect(problemText('too-large', HEADER_PICTURE, t)).toBe("Sarlavha uchun rasm xajmi max. 5Mb bo'lishi kerak!");
  expect(problemText('empty', HEADER_PICTURE, translate('cyrillic'))).toBe('Файл бўш.');
});
