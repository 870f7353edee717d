import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSum, somOf } from '@/features/invest-data/model/sum.ts';
import { formatTiyin } from '@/i18n/formats.ts';

describe('a sum of the investment system', () => {
  it.each([
    ['1412750000', 141_275_000_000n],
    [1_412_750_000, 141_275_000_000n],
    ['10000000000000', 1_000_000_000_000_000n],
    [1e13, 1_000_000_000_000_000n],
    ['1 412 750 000', 141_275_000_000n],
    ['1\u00A0412\u00A0750,5', 141_275_050n],
    ['12.05', 1205n],
    ['12.50000', 1250n],
    [0.07, 7n],
    ['-5', -500n],
    ['0', 0n],
    [0, 0n],
    [' 7 ', 700n],
  ])('%j is read exactly', (value, tiyin) => {
    expect(readSum(value)).toBe(tiyin);
  });

  it.each([null, undefined, '', '  '])('%j is null', (value) => {
    expect(readSum(value)).toBeNull();
  });

  it.each([
    'abc',
    '1,500',
    '1,500,000.00',
    '1.234',
    '12 34',
    '1e9',
    '١٢',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 53,
    12_345_678_901_234.56,
    0.1 + 0.2,
    {},
    [],
    true,
  ])('%j cannot be read, and is not guessed', (value) => {
    expect(readSum(value)).toBeUndefined();
  });

  it('reads back what it shows, of any size', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), (tiyin) => {
        expect(readSum(formatTiyin(tiyin))).toBe(tiyin);
      }),
    );
  });

  it('is the same as text and as number, up to 10^13 so\u02bbm with tiyin', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e15 }), (tiyin) => {
        const text = `${Math.floor(tiyin / 100)}.${String(tiyin % 100).padStart(2, '0')}`;
        expect(readSum(text)).toBe(BigInt(tiyin));
        expect(readSum(Number(text))).toBe(BigInt(tiyin));
      }),
    );
  });
});

describe('a sum in the form', () => {
  it.each([
    [137_036_750_000n, 1_370_367_500],
    [0n, 0],
    [50n, 0.5],
    [1_234_567_890n, 12_345_678.9],
    [-100n, -1],
    [10n ** 15n + 1n, null],
    [null, null],
    [10n ** 20n, null],
  ])('%s tiyin begin as %s', (tiyin, som) => {
    expect(somOf(tiyin)).toBe(som);
  });
});
