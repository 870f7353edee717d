import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutToFit, layOut, rowsOnSheets } from '@/domains/initiative/print/paper/flow.ts';

/** Ten letters a line, each line ten px high; an empty text has none. */
const heightOf = (text: string) => Math.ceil(text.length / 10) * 10;

describe('cutToFit', () => {
  test('keeps a text that fits whole, and cuts a longer one between words', () => {
    expect(cutToFit('bir ikki', 10, heightOf)).toEqual(['bir ikki', '']);
    expect(cutToFit('bir ikki uch', 10, heightOf)).toEqual(['bir ikki', 'uch']);
    expect(cutToFit('bir ikki uch', 0, heightOf)).toEqual(['', 'bir ikki uch']);
  });

  test('cuts inside a word that is too long by itself', () => {
    expect(cutToFit('a'.repeat(25), 20, heightOf)).toEqual(['a'.repeat(20), 'a'.repeat(5)]);
    expect(cutToFit(`${'a'.repeat(19)}👨‍👩‍👧`, 20, heightOf)).toEqual(['a'.repeat(19), '👨‍👩‍👧']);
  });
});

describe('layOut', () => {
  const place = { room: 100, gap: 0, heightOf };

  test('a part that does not fit below a text moves whole to the next sheet', () => {
    const top = { kind: 'fixed', name: 'top', height: 60 } as const;
    const map = { kind: 'fixed', name: 'map', height: 50 } as const;
    expect(layOut([top, { kind: 'text', text: 'bir' }, map], place)).toEqual([
      [
        { kind: 'fixed', name: 'top' },
        { kind: 'text', text: 'bir' },
      ],
      [{ kind: 'fixed', name: 'map' }],
    ]);
    expect(layOut([map, map], place)).toHaveLength(1);
  });

  test('a text of 20,000 characters flows over sheets and loses no word', () => {
    const text = Array.from({ length: 3000 }, (_, index) => `so'z${index}`)
      .join(' ')
      .slice(0, 20_000);
    const sheets = layOut([{ kind: 'text', text }], { room: 900, gap: 14, heightOf });
    const back = sheets.flat().map((part) => (part.kind === 'text' ? part.text : ''));
    expect(back.join(' ')).toBe(text.trim());
    for (const piece of back) expect(heightOf(piece)).toBeLessThanOrEqual(900);
  });

  test('terminates with any text and any room, and keeps every letter', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.integer({ min: 0, max: 60 }), (text, room) => {
        const sheets = layOut([{ kind: 'text', text }], { room, gap: 5, heightOf });
        const back = sheets.flat().map((part) => (part.kind === 'text' ? part.text : ''));
        expect(back.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
      }),
    );
  });
});

describe('wPR4: rowsOnSheets', () => {
  test('cuts no row, and keeps the last row together with the total', () => {
    expect(rowsOnSheets([40, 40, 40], { room: 100, last: 10 })).toEqual([2, 3]);
    expect(rowsOnSheets([40, 40], { room: 100, last: 20 })).toEqual([2]);
    expect(rowsOnSheets([40, 40], { room: 100, last: 21 })).toEqual([1, 2]);
    expect(rowsOnSheets([120, 10], { room: 100, last: 0 })).toEqual([1, 2]);
    expect(rowsOnSheets([], { room: 100, last: 10 })).toEqual([0]);
  });

  test('puts each row on one sheet, and overfills no sheet', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 20, max: 90 }), { minLength: 1, maxLength: 60 }), (heights) => {
        const ends = rowsOnSheets(heights, { room: 100, last: 12 });
        expect(ends.at(-1)).toBe(heights.length);
        ends.forEach((end, index) => {
          const rows = heights.slice(ends[index - 1] ?? 0, end);
          expect(rows.length).toBeGreaterThan(0);
          expect(rows.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(100);
        });
      }),
    );
  });
});
