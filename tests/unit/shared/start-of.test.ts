import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startOf, units } from '../../../src/shared/start-of.ts';

const FAMILY = '👨‍👩‍👧';
const FLAG = '🇺🇿';
const PIECES = ['a', 'ў', ' ', '…', FAMILY, FLAG, '👍🏽', '❤️', 'е\u0308', '\r\n', '😀'];
const charactersOf = (text: string) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
const bytes = (text: string) => Buffer.byteLength(text);

it.each([
  ['', 4, ''],
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['abcd', 0, ''],
  [`ab${FAMILY}c`, 3, `ab${FAMILY}`],
  [`ab${FAMILY}c`, 2, 'ab'],
  [`${FLAG}${FLAG}`, 1, FLAG],
  ['ке\u0308к', 2, 'ке\u0308'],
])('%j cut to %i is %j', (text, most, start) => {
  expect(startOf(text, most)).toBe(start);
});

it.each([
  ['characters', undefined, (text: string) => charactersOf(text).length],
  ['units', units, (text: string) => text.length],
  ['bytes', bytes, bytes],
] as const)('in %s, is the longest beginning of whole characters that fits', (_unit, sizeOf, lengthOf) => {
  const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, fc.nat(60), (whole, most) => {
      const start = startOf(whole, most, sizeOf);
      const characters = charactersOf(whole);
      const kept = charactersOf(start).length;
      expect(start).toBe(characters.slice(0, kept).join(''));
      expect(lengthOf(start)).toBeLessThanOrEqual(most);
      if (start !== whole) expect(lengthOf(characters.slice(0, kept + 1).join(''))).toBeGreaterThan(most);
    }),
  );
});
