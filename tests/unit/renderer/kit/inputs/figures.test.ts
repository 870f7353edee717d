import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureShape } from '@/kit/inputs/figures/figure-shape.ts';
import { decimalsOf, numberOf, shownFigure, textOf } from '@/kit/inputs/figures/figure-text.ts';
import { pasteIn, removeIn, type Selected, typeIn } from '@/kit/inputs/typing/edit.ts';
import { FIGURES } from '../../../../support/typed-corpus.ts';

const whole = figureShape({ decimals: 0, negative: false, grouped: true, unit: " so'm" });
const decimal = figureShape({ decimals: 6, negative: true, grouped: true, unit: '' });
const EMPTY: Selected = { text: '', start: 0, end: 0 };
const CONTROL = /[\t\n\r]/;

describe.each([
  ['whole', whole, 1],
  ['decimal', decimal, 2],
] as const)('a field for a %s number', (_, shape, column) => {
  test.each(FIGURES.map((line) => [line[0], line[column]] as const))('holds of the pasted %j: %j', (text, expected) => {
    const { text: content, refusal } = pasteIn(shape, EMPTY, text);
    const isCut = expected !== null && typeof expected === 'object';
    expect(numberOf(content)).toBe(isCut ? expected.cut : expected);
    expect(refusal === null).toBe(expected !== null && !isCut);
  });

  test.each(FIGURES.filter(([text]) => !CONTROL.test(text)).map((line) => [line[0], line[column]] as const))(
    'holds of the typed %j what it holds of the pasted one, or says why not',
    (text, expected) => {
      const { text: content, refusal } = typeIn(shape, EMPTY, null, text);
      const isCut = expected !== null && typeof expected === 'object';
      if (expected !== null) expect(numberOf(content)).toBe(isCut ? expected.cut : expected);
      if (expected === null || isCut) expect(text === '1  500' || refusal !== null).toBe(true);
      else expect(refusal).toBeNull();
    },
  );

  test('keys and a paste agree on every number, however it is spelled', () => {
    const groups = fc.constantFrom('', ' ', '\u00A0', "'");
    const figure = fc.record({
      whole: fc.bigInt({ min: 0n, max: 999_999_999n }),
      fraction: fc.constantFrom('', ',0', ',00', '.50', ',123'),
      group: groups,
      end: fc.constantFrom('', " so'm", ' UZS', ' mln', ' mlrd', ' ming', '-00', '=00'),
    });
    fc.assert(
      fc.property(figure, ({ whole: digits, fraction, group, end }) => {
        const text = `${String(digits).replace(/\B(?=(?:\d{3})+$)/g, group)}${fraction}${end}`;
        const pasted = pasteIn(shape, EMPTY, text);
        const typed = typeIn(shape, EMPTY, null, text);
        if (pasted.refusal === null) expect([text, typed.text, typed.refusal]).toEqual([text, expect.anything(), null]);
        if (pasted.text !== '') expect([text, numberOf(typed.text)]).toEqual([text, numberOf(pasted.text)]);
        else expect(pasted.refusal).not.toBeNull();
      }),
    );
  });
});

test.each([
  [whole, '12 va 15', "Nusxada bitta son yo'q"],
  [whole, '1,50000E+09', "Excel sonning oxirgi raqamlarini ko'rsatmagan: katakdagi to'liq sonni nusxalang"],
  [whole, '1,5E+09', null],
  [whole, '-5', 'Manfiy son kiritilmaydi'],
  [whole, '12,5', 'Butun son kiriting'],
  [decimal, '-5', null],
  [decimal, '1,1234567', "Verguldan keyin ko'pi bilan {{most}} ta raqam"],
  [decimal, '99 999 999 999 999 999', 'Son juda katta, u kiritilmadi'],
])('whoever pastes is told why the figure is not taken as it is: %#', (shape, pasted, told) =>
  expect(pasteIn(shape, EMPTY, pasted).refusal?.text ?? null).toBe(told),
);

describe('typing', () => {
  const type = (text: string, at = text.length, end = at) => ({ text, start: at, end });

  test('after a comma no digit of a whole number counts, until the caret is moved', () => {
    const first = typeIn(whole, type('12'), null, ',');
    expect(first).toMatchObject({ text: '12', refusal: { text: 'Butun son kiriting' } });
    expect(typeIn(whole, type('12'), first.run, '5')).toMatchObject({
      text: '12',
      refusal: { text: 'Butun son kiriting' },
    });
    expect(typeIn(whole, type('12'), null, '5')).toMatchObject({ text: '125', refusal: null });
  });

  test.each(['12a3-4.5', '-5', '5-', '1e6', '7 - 8', '12,5'])(
    'of a whole number, %j is refused in the words for keys',
    (typed) => {
      expect(typeIn(whole, EMPTY, null, typed).refusal?.text).toBe('Butun son kiriting');
    },
  );

  test('what was selected stays until a character counts', () => {
    const minus = typeIn(whole, type('1500', 0, 4), null, '-');
    expect(minus).toMatchObject({ text: '1500', at: 4 });
    expect(typeIn(whole, type('1500'), minus.run, '5')).toMatchObject({ text: '1500' });
    expect(typeIn(whole, type('1500', 0, 4), null, '7')).toMatchObject({ text: '7', at: 1 });
  });

  test('Backspace takes back what did not count, and then removes digits', () => {
    const { run } = typeIn(whole, type('12'), null, ',5');
    const back = removeIn(whole, type('12'), run, true, 'backward');
    expect(back).toEqual({ text: '12', at: 2, run: null, refusal: null });
    expect(removeIn(whole, type('12'), back.run, false, 'backward')).toMatchObject({ text: '1', at: 1 });
  });

  test('in the middle a separator changes nothing, and digits after it do not count', () => {
    expect(typeIn(whole, type('1250', 2), null, ',5')).toMatchObject({ text: '1250', at: 2 });
    expect(typeIn(decimal, type('1250', 2), null, ',5')).toMatchObject({ text: '12,550', at: 4 });
  });

  test('a paste into a number keeps the rest, and one that does not fit changes nothing', () => {
    expect(pasteIn(whole, type('19', 1), '2,345')).toMatchObject({ text: '123459', at: 5 });
    expect(pasteIn(decimal, type('19', 1), '-7')).toMatchObject({ text: '19', refusal: { text: 'Son kiriting' } });
  });

  test('the decimals of a record beyond those that can be typed can be removed, and a figure of a whole field, too', () => {
    expect(removeIn(decimal, type('1,123456789'), null, false, 'backward').text).toBe('1,12345678');
    expect(removeIn(whole, type('12345678,9'), null, false, 'backward').text).toBe('12345678,');
    expect(typeIn(whole, type('12345678,9'), null, '5')).toMatchObject({ text: '12345678,9' });
  });

  test('a decimal that the number cannot hold does not count', () => {
    const { text, refusal } = typeIn(decimal, type('12345678901234,56'), null, '7');
    expect([text, refusal?.values]).toEqual(['12345678901234,56', { most: 2 }]);
  });

  test('a key beyond the limit does not count, and says so', () => {
    const limited = figureShape({ decimals: 0, negative: false, grouped: true, unit: '', mostByKeys: 1_500_000_000 });
    const { text, refusal } = typeIn(limited, EMPTY, null, '16000000000');
    expect([text, refusal?.values]).toEqual(['160000000', { count: '1 500 000 000' }]);
    expect(pasteIn(limited, EMPTY, '16 000 000 000')).toMatchObject({ text: '16000000000', refusal: null });
    const strict = figureShape({ decimals: 0, negative: false, grouped: true, unit: '', most: 99 });
    expect(pasteIn(strict, EMPTY, '500')).toMatchObject({ text: '', refusal: { values: { count: '99' } } });
  });
});

describe('a figure as text', () => {
  test.each([
    ['', null],
    ['-', null],
    [',', null],
    ['12,', 12],
    ['-0', 0],
    ['-0,5', -0.5],
    ['007,50', 7.5],
    ['9007199254740991', 9_007_199_254_740_991],
    ['9007199254740993', Number.POSITIVE_INFINITY],
    ['-90071992547409,913', Number.NEGATIVE_INFINITY],
    ['123456789012,123457', Number.POSITIVE_INFINITY],
  ])('%j is %j', (text, number) => expect(numberOf(text)).toBe(number));

  test('of any number means that number again', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }), (number) => {
        expect(numberOf(textOf(number))).toBe(number || 0);
      }),
    );
  });

  test.each([
    [null, 0],
    [1250, 0],
    [-1250.5, 1],
    [1234.123456789, 9],
    [1e-7, 7],
    [1.25e-8, 10],
  ])('the decimals of %d are %d', (value, count) => expect(decimalsOf(textOf(value))).toBe(count));

  test.each([
    ['1250', "1 250 so'm"],
    ['-1250,5', "-1 250,5 so'm"],
    ['-', '-'],
    ['', ''],
  ])('%j is shown as %j', (text, shown) => expect(shownFigure(text, true, " so'm")).toBe(shown));
});
