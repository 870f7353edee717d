import { describe, expect, test } from 'vitest';
import { decimalsOf, isExact, numberIn } from '../../../../../src/renderer/src/kit/inputs/decimal-input.tsx';

describe('what is typed so far', () => {
  test.each([
    ['', null],
    ['-', null],
    ['12.', 12],
    ['-0', 0],
    ['-0.5', -0.5],
    [7, 7],
  ])('%j means %j', (typed, number) => {
    expect(numberIn(typed)).toBe(number);
  });
});

test.each([
  [null, 0],
  [1250, 0],
  [-1250.5, 1],
  [1234.123456789, 9],
  [1e-7, 7],
  [1.25e-8, 10],
])('the decimals of %d are %d', (value, count) => {
  expect(decimalsOf(value)).toBe(count);
});

describe('a number holds', () => {
  test.each([
    '',
    '-',
    '.',
    '-0',
    '-0.',
    '007.50',
    '0.000001',
    '123456789012345',
    '9007199254740991',
    '90071992547409.25',
  ])('every digit of %j', (typed) => expect(isExact(typed)).toBe(true));
  test.each(['9007199254740993', '1234567890123456.0001', '123456789012.123457', '-90071992547409.913'])(
    'not every digit of %j',
    (typed) => expect(isExact(typed)).toBe(false),
  );
});
