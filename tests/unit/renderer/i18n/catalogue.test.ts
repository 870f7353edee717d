import { describe, expect, it } from 'vitest';
import { OUR_TEXTS, SPEC_TEXTS } from '../../../../src/renderer/src/i18n/catalogue.ts';
import { KEPT_ALONE, KEPT_IN_LATIN } from '../../../../src/renderer/src/i18n/stems.ts';
import { toCyrillic } from '../../../../src/renderer/src/i18n/transliterate.ts';

/** Texts whose Cyrillic the letters alone would get wrong: each must come out of the dictionary. */
const FROM_THE_DICTIONARY: readonly (readonly [text: string, cyrillic: string])[] = [
  ['Tashabbusli budjet', 'Ташаббусли бюджет'],
  ['Goliblar', 'Ғолиблар'],
  ['Urinishlar soni meyoridan oshib ketti', 'Уринишлар сони меъёридан ошиб кетти'],
  ['Captcha bilan muammo', 'Капча билан муаммо'],
  ['Invest Id biriktirildi!', 'Инвест Id бириктирилди!'],
  ["Parol yoki foydalanuvchi nomi noto'g'ri", 'Пароль ёки фойдаланувчи номи нотўғри'],
];

/** Named by the documents without an action that shows them (001 §8, 002 §8). */
const UNBOUND = [
  'Success',
  "Ma'lumotlar saqlandi",
  'Muvofaqiyatli amalga oshirildi!',
  "Hatolik qayta urinib ko'ring!",
  "Ma'lumot saqlashda xatolik sodir bo'ldi!",
  'Manzilingizni aniqlashga ruxsat bermadingiz!',
];

const texts: readonly string[] = [...SPEC_TEXTS, ...OUR_TEXTS];
const withoutPlaceholders = (text: string): string => text.replace(/\{\{\w+\}\}/g, '');

describe('the catalogue', () => {
  it('lists every text once', () => {
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('comes out wholly in Cyrillic, but for the words that are listed to stay', () => {
    const leftovers = texts.flatMap((text) => withoutPlaceholders(toCyrillic(text)).match(/[A-Za-z]+/g) ?? []);
    expect(leftovers.filter((word) => ![...KEPT_IN_LATIN, ...KEPT_ALONE].includes(word))).toEqual([]);
  });

  it('mixes no scripts inside a word', () => {
    const mixed = texts.flatMap(
      (text) => text.match(/[^\s{}]*(?:[a-z]\p{Script=Cyrillic}|\p{Script=Cyrillic}[a-z])[^\s{}]*/giu) ?? [],
    );
    expect(mixed).toEqual([]);
  });

  it('Z-111, A-034: keeps the texts of the documents that no action shows', () => {
    expect(texts).toEqual(expect.arrayContaining(UNBOUND));
  });

  it.each(FROM_THE_DICTIONARY)('says %s as %s', (text, cyrillic) => {
    expect(texts).toContain(text);
    expect(toCyrillic(text)).toBe(cyrillic);
  });
});
