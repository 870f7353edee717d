import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRowsInDocument } from '../../../../../src/renderer/src/kit/data-table/rows-in-document.ts';

const VIEW = 20;

test('the rows in view and three on both sides are in the document, wherever a scroll goes', () => {
  const view = fc.record({
    start: fc.nat(1000),
    rows: fc.integer({ min: 1, max: 40 }),
    count: fc.constantFrom(61, 200, 1000),
  });
  fc.assert(
    fc.property(fc.array(view, { minLength: 1, maxLength: 30 }), (views) => {
      const rowsInDocument = createRowsInDocument();
      for (const { start, rows, count } of views) {
        const startIndex = Math.min(start, count - 1);
        const endIndex = Math.min(count - 1, startIndex + rows - 1);
        const shown = rowsInDocument({ startIndex, endIndex, count }, -1);
        expect(shown).toEqual(shown.map((_, place) => (shown[0] ?? 0) + place));
        expect(shown[0]).toBeLessThanOrEqual(Math.max(0, startIndex - 3));
        expect(shown.at(-1)).toBeGreaterThanOrEqual(Math.min(count - 1, endIndex + 3));
        expect(shown[0]).toBeGreaterThanOrEqual(0);
        expect(shown.at(-1)).toBeLessThan(count);
        expect(shown.length).toBeLessThanOrEqual(endIndex - startIndex + 1 + 28);
      }
    }),
  );
});

test('a page begins with few rows; scrolling 100 rows changes them every fifth time, scrolling back never', () => {
  const rowsInDocument = createRowsInDocument();
  const at = (startIndex: number) => rowsInDocument({ startIndex, endIndex: startIndex + VIEW - 1, count: 1000 }, -1);
  expect(at(0)).toHaveLength(VIEW + 3);
  let changes = 0;
  let shown = at(1);
  for (let start = 2; start <= 101; start++) {
    const next = at(start);
    if (next[0] !== shown[0] || next.at(-1) !== shown.at(-1)) changes++;
    shown = next;
  }
  expect(changes).toBe(20);
  expect(at(99)).toEqual(shown);
});

test('the current row is always in the document, before or behind the others, and no row is twice', () => {
  const rowsInDocument = createRowsInDocument();
  const view = { startIndex: 500, endIndex: 519, count: 1000 };
  const others = rowsInDocument(view, -1);
  expect(rowsInDocument(view, 3)).toEqual([3, ...others]);
  expect(rowsInDocument(view, 999)).toEqual([...others, 999]);
  expect(rowsInDocument(view, 505)).toEqual(others);
  // A row that the list no longer has.
  expect(rowsInDocument(view, 1000)).toEqual(others);
});
