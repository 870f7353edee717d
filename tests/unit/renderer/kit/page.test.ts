import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pageOf, rowsAt } from '@/kit/page.ts';

const schema = rowsAt('data', z.object({ id: z.number() }));

describe('the answer of a list', () => {
  it.each([
    [
      { data: [{ id: 1 }], count: 41 },
      { rows: [{ id: 1 }], total: 41 },
    ],
    [
      { data: [{ id: 1 }], count: '41' },
      { rows: [{ id: 1 }], total: 41 },
    ],
    [{ data: [{ id: 1 }, { id: 2 }] }, { rows: [{ id: 1 }, { id: 2 }], total: 2 }],
    [
      { data: null, count: null },
      { rows: [], total: 0 },
    ],
    [{ count: 0 }, { rows: [], total: 0 }],
  ])('%j is a page', (answer, page) => expect(schema.parse(answer)).toEqual(page));

  it.each([[null], [[]], ['data'], [{ data: {} }], [{ data: [], count: -1 }], [{ data: [], count: 1.5 }]])(
    '%j is none',
    (answer) => expect(schema.safeParse(answer).success).toBe(false),
  );

  it('says which row does not fit, and where', () => {
    const { error } = schema.safeParse({ data: [{ id: 1 }, { id: 'x' }] });
    expect(error?.issues.map(({ path }) => path)).toEqual([['data', 1, 'id']]);
  });
});

describe('a page of rows that came all at once', () => {
  it('knows its place and how many there are in all', () => {
    expect(pageOf(['a', 'b', 'c', 'd', 'e'], { limit: 2, offset: 4 })).toEqual({ rows: ['e'], total: 5, offset: 4 });
    expect(pageOf(['a'], { limit: 2, offset: 4 })).toEqual({ rows: [], total: 1, offset: 4 });
  });

  it('leaves nothing out and shows nothing twice, page by page', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 50 }), (rows, limit) => {
        const seen: number[] = [];
        for (let offset = 0; offset < rows.length; offset += limit) {
          const page = pageOf(rows, { limit, offset });
          expect(page.total).toBe(rows.length);
          seen.push(...page.rows);
        }
        expect(seen).toEqual(rows);
      }),
    );
  });
});
