import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withInserted } from '../../../../../src/renderer/src/kit/inputs/insert-at-caret.ts';

describe('a text inserted into typed text', () => {
  test.each([
    ['', 0, 0, 'Sabab', 5],
    ['Salom', 5, 5, 'Salom Sabab', 11],
    ['Salom\n', 6, 6, 'Salom\nSabab', 11],
    ['Salom hammaga', 5, 5, 'Salom Sabab hammaga', 11],
    ['Salom.', 5, 5, 'Salom Sabab.', 11],
    ['bir ikki uch', 4, 8, 'bir Sabab uch', 9],
    ['Salom', 0, 0, 'Sabab Salom', 5],
  ])('%j, selected from %i to %i', (typed, start, end, text, caret) => {
    expect(withInserted(typed, 'Sabab', start, end)).toEqual({ text, caret });
  });

  test('the typed text stays around it, and the caret is after it', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), fc.nat(50), (typed, a, b) => {
        const [start, end] = [Math.min(a, b, typed.length), Math.min(Math.max(a, b), typed.length)];
        const { text, caret } = withInserted(typed, 'Sabab', start, end);
        expect(text.startsWith(typed.slice(0, start))).toBe(true);
        expect(text.endsWith(typed.slice(end))).toBe(true);
        expect(text.slice(0, caret).endsWith('Sabab')).toBe(true);
        expect(text.length - typed.length + (end - start)).toBeLessThanOrEqual('Sabab'.length + 2);
      }),
    );
  });
});
