import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutPersonalNumbers } from '../../../src/shared/personal-numbers.ts';

describe('personal numbers', () => {
  it.each([
    ['a PINFL', '31203905540012'],
    ['a PINFL in its parts', '3 120390 554 001 2'],
    ['a bank card', '8600123412341234'],
    ['a bank card in fours', '8600 1234 1234 1234'],
    ['a passport', 'AA1234567'],
    ['a passport in small letters, apart', 'ab 1234567'],
    ['a passport in Cyrillic letters', 'АА1234567'],
    ['a passport whose series is a word, in capitals', 'TA 1234567'],
    ['a telephone with the code', '+998901234567'],
    ['a telephone as on a card', '+998 (90) 123-45-67'],
    ['a telephone dialled abroad', '00998 90 123 45 67'],
    ['a telephone without the code', '90 123-45-67'],
    ['a mobile number in one', '901234567'],
  ])('%s is blanked, in a text and alone', (_what, number) => {
    expect(withoutPersonalNumbers(`Muallif: ${number}, tekshirildi`)).toBe('Muallif: •••, tekshirildi');
    expect(withoutPersonalNumbers(`(${number})`)).not.toContain(number);
    expect(withoutPersonalNumbers(` ${number} `)).toBe('');
  });

  it.each([
    ['a sum', '1 500 000 000'],
    ['a sum after a word of two letters', "10 ta 1500000 so'm va 3500000, 5 та 2500000"],
    ['a sum with its unit', "1 360 000 000 so'm"],
    ['a sum in one', '999000000'],
    ['a date', '21.11.2026'],
    ['a date and a time', '2026-11-21 10:35:00'],
    ["a taxpayer's number", '301234567'],
    ['the public id of an initiative', '049403927000'],
    ['a bank account', '20208000123456789012'],
    ['a school', '216-maktab, 27–49-uylar, 2024-2025'],
    ['coordinates', '41.311081, 69.240562'],
    ["a file's hash", 'aa1234567b31203905540012c901234567de0f12'],
  ])('%s is kept', (_what, text) => {
    expect(withoutPersonalNumbers(text)).toBe(text);
  });

  it.each([
    ['an amount', { plan: 61_526_000_000_000 }],
    ['an amount that could be a PINFL', { granted_amount: 31_203_905_540_012 }],
    ['an amount of the length of a bank card', { budget: 8_600_123_412_341_234 }],
    ['an id of the length of a telephone', { invest_object_id: 998_901_234_567 }],
    ['an amount in a row', { registry: { lines: [{ id: 901_234_567, granted_price: 61_526_000_000_000 }] } }],
  ])('%s of the type number is kept, however many digits it has', (_what, values) => {
    expect(withoutPersonalNumbers(values)).toEqual(values);
  });

  it('a number in a field named after a personal number is never kept', () => {
    expect(withoutPersonalNumbers({ pinfl: 31_203_905_540_012, rows: [{ phone_number: 901_234_567 }] })).toEqual({
      pinfl: null,
      rows: [{ phone_number: null }],
    });
  });

  it('are found where a letter is glued to them', () => {
    expect(withoutPersonalNumbers('JSHSHIR31203905540012, tel998901234567, N8600123412341234x')).toBe(
      'JSHSHIR•••, tel•••, N•••x',
    );
  });

  it('are found wherever they stand', () => {
    expect(withoutPersonalNumbers({ a: [{ b: 'AA1234567' }, null], c: true, d: undefined })).toEqual({
      a: [{ b: '' }, null],
      c: true,
    });
  });
});

const DIGITS = fc.integer({ min: 0, max: 9 });
const digits = (length: number) =>
  fc.array(DIGITS, { minLength: length, maxLength: length }).map((list) => list.join(''));
const letters = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'abdghoʻ’ XQабғқў.,;:!?\n\t '), maxLength });
const text = letters(40);

describe('a blanked text', () => {
  it('never holds 14 or 16 digits in a row, whatever text is around them', () => {
    const number = fc.oneof(digits(14), digits(16));
    fc.assert(
      fc.property(letters(7), number, letters(7), (before, secret, after) => {
        expect(JSON.stringify(withoutPersonalNumbers({ t: `${before}${secret}${after}` }))).not.toContain(secret);
      }),
    );
  });

  it('does not change when it is blanked again', () => {
    const anything = fc.string({ unit: fc.constantFrom(...'0123456789 -+()AaBbА•'), maxLength: 60 });
    fc.assert(
      fc.property(anything, (typed) => {
        const once = withoutPersonalNumbers(typed);
        expect(withoutPersonalNumbers(once)).toEqual(once);
      }),
    );
  });

  it('is JSON, and unchanged where there is nothing personal', () => {
    const plain = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        text,
        fc.boolean(),
        fc.constant(null),
        fc.integer(),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(text, tie('value'), { maxKeys: 3 }),
      ),
    })).value;
    fc.assert(
      fc.property(plain, (value) => {
        expect(withoutPersonalNumbers(value)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
