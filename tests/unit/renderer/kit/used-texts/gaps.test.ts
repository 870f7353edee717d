import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shownGaps, withGaps, withoutGaps } from '@/kit/used-texts/gaps.ts';
import type { Insertion } from '@/kit/used-texts/used-texts-menu.tsx';

const insertionsOf = (...texts: string[]): Insertion[] =>
  texts.map((text) => ({ text, label: "O'xshash tashabbus IDsini qo'yish", about: '' }));

describe('what was inserted into a kept text', () => {
  const kept = withGaps('Bir xil mazmundagi tashabbus: 061234567890', insertionsOf('060000000000', '061234567890'));

  test('is another thing for another record', () => {
    expect(kept).not.toMatch(/\d{12}/);
    expect(withoutGaps(kept, insertionsOf('067777777777', '068888888888'))).toBe(
      'Bir xil mazmundagi tashabbus: 067777777777',
    );
  });

  test('is missing where nothing can be inserted', () => {
    expect(withoutGaps(kept, [])).toBeNull();
    expect(shownGaps(kept)).toBe('Bir xil mazmundagi tashabbus: …');
  });

  test('is told apart and kept in its order, each time that it occurs', () => {
    const twice = withGaps('B, A va yana B', insertionsOf('A', 'B'));
    expect(withoutGaps(twice, insertionsOf('1', '2'))).toBe('1, 2 va yana 1');
    expect(withoutGaps(twice, insertionsOf('1'))).toBeNull();
  });

  test('a text without insertions stays as it is, whatever can be inserted', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const typed = text.replaceAll('\uFFFC', '');
        expect(withoutGaps(withGaps(typed, []), insertionsOf('1'))).toBe(typed);
      }),
    );
  });
});
