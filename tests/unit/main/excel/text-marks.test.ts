import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isUnmarked,
  LOOKS_LIKE_NUMBER,
  MIXED_SCRIPTS,
  STRAY_SPACES,
  textMarks,
} from '../../../../src/main/excel/text-marks.ts';

describe('numbers stored as text', () => {
  test.each(['7', '-7', '+998901234567', '1500.5', '1500,5', '1 500 000', '1\u00a0500', '007'])('%j', (text) =>
    expect(textMarks(text)).toBe(LOOKS_LIKE_NUMBER),
  );
  test.each(['', '-', '4-A', '7/2', '1.2.2024', '12 34', 'x7', '1e5', '№7', '1,2,3'])('%j is none', (text) =>
    expect(textMarks(text)).toBe(0),
  );
});

describe('stray spaces', () => {
  test.each([' a', 'a ', 'a  b', '\u00a0a', 'a\t', 'a\n', '   ', 'a \u00a0b'])('%j', (text) =>
    expect(textMarks(text)).toBe(STRAY_SPACES),
  );
  test.each(['a b c', 'a\nb', 'a\r\nb', 'a\u00a0b'])('%j has none', (text) => expect(textMarks(text)).toBe(0));
  test('around a number', () => expect(textMarks(' 7')).toBe(LOOKS_LIKE_NUMBER | STRAY_SPACES));
});

describe('Latin and Cyrillic letters in one word', () => {
  test.each(['Тoшкент', 'Tошкент', "О'zbekiston", 'Гʻani', 'уй Aли'])('%j', (text) =>
    expect(textMarks(text)).toBe(MIXED_SCRIPTS),
  );
  test.each(['Тошкент Tashkent', 'IT-парк', 'Oʻzbekiston', "G'ani", 'Ўзбекистон', 'A4 қоғоз', 'abc123где'])(
    '%j has none',
    (text) => expect(textMarks(text)).toBe(0),
  );
});

describe('unmarked, judged by the bytes', () => {
  const isUnmarkedText = (text: string) => {
    const bytes = Buffer.from(`<t>${text}</t>`);
    return isUnmarked(bytes, 3, bytes.length - 4);
  };

  test.each(['Toshkent viloyati', 'Туман 7', 'Oʻzbekiston, 3-son', 'Фамилия Исм 30', 'Ñandú'])('%j', (text) =>
    expect(isUnmarkedText(text)).toBe(true),
  );

  test('no text with a mark counts as unmarked', () => {
    const piece = fc.constantFrom(...'a Ўж7-.,+\u00a0\tʻ’№ɐ€\n', 'Toshkent', 'Тошкент', '1 500', '😀');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const text = pieces.join('');
        expect(isUnmarkedText(text) && textMarks(text) !== 0).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
