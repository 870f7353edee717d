import { describe, expect, test } from 'vitest';
import { isoDateText, numberText } from '../../../../src/main/excel/cell-text.ts';
import { builtInStyle, type NumberStyle, styleOfCode } from '../../../../src/main/excel/number-format.ts';

describe('a number as a person reads it', () => {
  test.each<[string, NumberStyle, string]>([
    ['7', 'plain', '7'],
    ['-0', 'plain', '0'],
    ['0.1', 'plain', '0.1'],
    ['0.30000000000000004', 'plain', '0.3'],
    ['1.1000000000000001E2', 'plain', '110'],
    ['12345678901234', 'plain', '12345678901234'],
    ['1E+21', 'plain', '1000000000000000000000'],
    ['-1.5E-7', 'plain', '-0.00000015'],
    ['0.07', 'percent', '7%'],
    ['1.5', 'hours', '36:00'],
    ['-0.25', 'hours', '-6:00'],
    ['45292', 'date', '01.01.2024'],
    ['45292.770833333336', 'date', '01.01.2024 18:30'],
    ['0.5', 'date', '12:00'],
    ['1', 'date', '01.01.1900'],
    ['59', 'date', '28.02.1900'],
    ['60', 'date', '29.02.1900'],
    ['61', 'date', '01.03.1900'],
    ['2958465', 'date', '31.12.9999'],
    ['2958466', 'date', '2958466'],
    ['-1', 'date', '-1'],
    ['emas', 'date', 'emas'],
  ])('%s as %s', (raw, style, text) => expect(numberText(raw, style, false)).toBe(text));

  test.each([
    ['0', '01.01.1904'],
    ['0.3125', '07:30'],
    ['43830', '01.01.2024'],
    ['43830.5', '01.01.2024 12:00'],
  ])('day %s from 1904', (raw, text) => expect(numberText(raw, 'date', true)).toBe(text));

  test('a date of ISO 8601', () => {
    expect(isoDateText('2024-12-31T00:00:00')).toBe('31.12.2024');
    expect(isoDateText('2024-12-31T18:30:00Z')).toBe('31.12.2024 18:30');
    expect(isoDateText('tez orada')).toBe('tez orada');
  });
});

describe('what a format means', () => {
  test.each<[string, NumberStyle]>([
    ['General', 'plain'],
    ['#,##0.00', 'plain'],
    ['#,##0" dona"', 'plain'],
    ['[Red]0', 'plain'],
    ['0\\d', 'plain'],
    ['0.0%', 'percent'],
    ['dd.mm.yyyy', 'date'],
    ['[$-419]d\\ mmmm\\ yyyy', 'date'],
    ['h:mm AM/PM', 'date'],
    ['[h]:mm:ss', 'hours'],
    ['[hh]:mm', 'hours'],
    ['[mm]:ss', 'hours'],
    ['[ss]', 'hours'],
    ['0"dona', 'plain'],
    ['0[d', 'plain'],
    ['0;"yil"', 'plain'],
  ])('%s', (code, style) => expect(styleOfCode(code)).toBe(style));

  test.each<[number, NumberStyle]>([
    [0, 'plain'],
    [9, 'percent'],
    [10, 'percent'],
    [13, 'plain'],
    [14, 'date'],
    [22, 'date'],
    [23, 'plain'],
    [26, 'plain'],
    [27, 'date'],
    [36, 'date'],
    [37, 'plain'],
    [45, 'date'],
    [46, 'hours'],
    [47, 'date'],
    [49, 'plain'],
    [50, 'date'],
    [58, 'date'],
    [59, 'plain'],
  ])('built-in %i', (id, style) => expect(builtInStyle(id)).toBe(style));
});
