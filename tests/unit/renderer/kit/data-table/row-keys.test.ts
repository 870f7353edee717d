import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRowKeys } from '@/kit/data-table/row-keys.ts';

describe('the keys of rows', () => {
  it('stay with a row while it is in the list, wherever it moves', () => {
    const keysOf = createRowKeys();
    const [, b, c] = keysOf(['a', 'b', 'c']);
    const [, , second, third] = keysOf(['new', 'a', 'b', 'c']);
    expect([second, third]).toEqual([b, c]);
    expect(keysOf(['c', 'b'])).toEqual([c, b]);
  });

  it('are reused in order for a page of other rows, which rebuilds nothing', () => {
    const keysOf = createRowKeys();
    const first = keysOf(['a', 'b', 'c']);
    expect(keysOf(['d', 'e', 'f'])).toEqual(first);
    expect(keysOf(['g', 'h', 'i', 'j']).slice(0, 3)).toEqual(first);
  });

  it('are not reused for a row that joins rows that stay', () => {
    const keysOf = createRowKeys();
    const [, left] = keysOf(['a', 'b']);
    expect(keysOf(['a', 'c'])).not.toContain(left);
  });

  it('are the same for the same rows, and unique', () => {
    const ids = fc.array(fc.constantFrom(...'abcdefgh'), { maxLength: 10 });
    fc.assert(
      fc.property(fc.array(ids, { maxLength: 8 }), (pages) => {
        const keysOf = createRowKeys();
        for (const page of pages) {
          const keys = keysOf(page);
          expect(new Set(keys).size).toBe(page.length);
          expect(keysOf(page)).toEqual(keys);
        }
      }),
    );
  });
});
