import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isUnmarked,
  LIKE_IDENTIFIER,
  LOOKS_LIKE_NUMBER,
  LOST_DIGITS,
  MIXED_SCRIPTS,
  numberMarks,
  STRAY_SPACES,
  textMarks,
} from '../../../../src/main/excel/text-marks.ts';

describe('numbers stored as text', () => {
  test.each(['7', '-7', '+998901234567', '1500.5', '1500,5', '1 500 000', '1\u00a0500', '0', '0,5', '123456789012345'])(
    '%j',
    (text) => expect(textMarks(text)).toBe(LOOKS_LIKE_NUMBER),
  );
  test.each(['', '-', '4-A', '7/2', '1.2.2024', '12 34', 'x7', '1e5', '№7', '1,2,3'])('%j is none', (text) =>
    expect(textMarks(text)).toBe(0),
  );
});

describe('digits that a number would not keep', () => {
  test.each(['007', '1234567890123456', '100022860172629400099999901'])('%j', (text) =>
    expect(textMarks(text)).toBe(LIKE_IDENTIFIER),
  );
  test.each(['1,00023E+26', '1.000228601726294E+26', '2e+19'])('%j has lost its end', (text) =>
    expect(textMarks(text)).toBe(LOST_DIGITS),
  );
  test.each(['3,01E+08', 'A1E+26', 'E+26', '12E+26'])('%j has not', (text) => expect(textMarks(text)).toBe(0));
  test.each([
    [1.000228601726294e26, LOST_DIGITS],
    [1e15, LOST_DIGITS],
    [-1e15, LOST_DIGITS],
    [999_999_999_999_999, 0],
    [0.300_000_000_000_000_04, 0],
    [Number.NaN, 0],
  ])('the number %d', (number, marks) => expect(numberMarks(number)).toBe(marks));
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

  test('a power of ten is none', () => expect(isUnmarkedText('7E+26')).toBe(false));

  test('no text with a mark counts as unmarked', () => {
    const piece = fc.constantFrom(...'a Ўж7-.,E+\u00a0\tʻ’№ɐ€\n', 'Toshkent', 'Тошкент', '1 500', 'E+26', '😀');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const text = pieces.join('');
        expect(isUnmarkedText(text) && textMarks(text) !== 0).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
