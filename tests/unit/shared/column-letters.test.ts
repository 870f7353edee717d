import { columnIndex, columnLetters } from '@shared/column-letters.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
  [16_383, 'XFD'],
])('column %d is %s', (index, letters) => {
  expect(columnLetters(index)).toBe(letters);
  expect(columnIndex(letters)).toBe(index);
});

it('every column is found again by its letters', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (index) => {
      expect(columnLetters(index)).toMatch(/^[A-Z]+$/);
      expect(columnIndex(columnLetters(index))).toBe(index);
    }),
  );
});
