import { describe, expect, it } from 'vitest';
import { toCyrillic } from '@/i18n/transliterate.ts';
import { foldedLengths, isFound, piecesOf } from '@/kit/palette/find.ts';

const LIST = ["Tashabbuslar ro'yxati", 'Tashabbuslar'];

describe('a screen', () => {
  it('is found in either script, whatever script is shown', () => {
    for (const texts of [LIST, LIST.map(toCyrillic)]) {
      for (const query of ['tashabbus', 'ташаббус', 'рўйхат', "ro'yxat"]) expect(isFound(query, ...texts)).toBe(true);
      for (const query of ['hisobot', 'ҳисобот']) expect(isFound(query, ...texts)).toBe(false);
    }
  });

  it('is found by words in any order, and by apostrophes of any kind or none', () => {
    for (const query of ["ro'yxat tash", 'roʻyxat', 'royxat', 'RO’YXAT']) expect(isFound(query, ...LIST)).toBe(true);
    expect(isFound('MA’LUMOT', "Ma'lumotnomalar")).toBe(true);
  });

  it('is found by what a copied query has besides its words', () => {
    for (const query of ['\u200eTashabbus\u00adlar', 'ro\u02bdy\u200bxat\u00a0tash'])
      expect(isFound(query, ...LIST)).toBe(true);
  });

  it('is found by the word that Cyrillic shows for a misspelt one', () => {
    for (const query of ['маҳсулот', 'maxsulot']) expect(isFound(query, 'Maxsulotlar')).toBe(true);
  });

  it('is found by an empty query', () => {
    expect(isFound('', ...LIST)).toBe(true);
    expect(isFound('  ', ...LIST)).toBe(true);
  });
});

describe('the typed text is marked', () => {
  const marked = (text: string, query: string) =>
    piecesOf(text, foldedLengths(text), query)
      .map(({ text: piece, found }) => (found ? `[${piece}]` : piece))
      .join('');

  it.each([
    ['Mahsulot toifalari', 'mah', '[Mah]sulot toifalari'],
    ['Маҳсулот тоифалари', 'mah', '[Маҳ]сулот тоифалари'],
    ['Mahsulot toifalari', 'маҳ', '[Mah]sulot toifalari'],
    ["Ma'lumotnomalar", 'malu', "[Ma'lu]motnomalar"],
    ["Bog'chalar", 'chalar', "Bog'[chalar]"],
    ["Yo'l narxlari", 'narx yol', "[Yo'l] [narx]lari"],
    ['Шаҳар', 's', '[Ш]аҳар'],
    ['Mahallalar', 'xyz', 'Mahallalar'],
    ['Mahallalar', ' ', 'Mahallalar'],
  ])('%s, typed %s: %s', (text, query, shown) => expect(marked(text, query)).toBe(shown));
});
