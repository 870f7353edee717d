import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { notingOddFields } from '@/api/odd-fields.ts';
import { countedAt, type Page, pageAt, pageOf, placesIn, rowsAnywhere, rowsAt } from '@/kit/page.ts';

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
    [{ data: [{ id: 1 }, { id: 2 }] }, { rows: [{ id: 1 }, { id: 2 }], total: 2, uncounted: true }],
    [
      { data: null, count: null },
      { rows: [], total: 0 },
    ],
    [null, { rows: [], total: 0 }],
    [{ count: 0 }, { rows: [], total: 0 }],
    [{ data: null }, { rows: [], total: 0 }],
  ])('%j is a page', (answer, page) => expect(schema.parse(answer)).toEqual(page));

  it.each([
    ['data'],
    [{}],
    [{ count: 5 }],
    [{ count: null }],
    [{ message: 'ok' }],
    [{ data: {} }],
    [{ data: [], count: -1 }],
    [{ data: [], count: 1.5 }],
    [{ foo: [] }],
    [{ foo: { data: [] } }],
    [{ data: null, error: { code: 7 } }],
    [{ success: false, data: { data: null, error: {} } }],
  ])('%j is refused', (answer) => expect(schema.safeParse(answer).success).toBe(false));
});

describe('Z-130: a list in another envelope than its own', () => {
  const initiatives = rowsAt('initiatives', z.object({ id: z.number() }));
  const rows = [{ id: 1 }, { id: 2 }];

  it.each([
    [{ items: rows, meta: { total: 41 } }],
    [{ content: rows, total_elements: 41, page: { size: 2 } }],
    [{ success: true, data: { initiatives: rows, count: 41 } }],
    [{ success: true, data: { items: rows }, pagination: { total: '41' } }],
    [{ response: { data: { rows, total: 41 } } }],
  ])('%j has its rows and its total', (answer) => expect(initiatives.parse(answer)).toEqual({ rows, total: 41 }));

  it.each([[rows], [{ data: rows }], [{ initiatives: rows, count: null }]])('%j does not say its total', (answer) =>
    expect(initiatives.parse(answer)).toEqual({ rows, total: 2, uncounted: true }),
  );

  it.each([[{ items: null, meta: { total: 0 } }], [{ data: { items: [] }, meta: { total: 0 } }]])(
    '%j is empty',
    (answer) => expect(initiatives.parse(answer)).toEqual({ rows: [], total: 0 }),
  );
});

describe('a page without a total', () => {
  const came = (length: number) => ({
    rows: Array.from({ length }, (_, n) => n),
    total: length,
    uncounted: true as const,
  });

  it.each([
    [20, 0, 21, true],
    [20, 40, 61, true],
    [7, 40, 47, undefined],
    [0, 40, 40, undefined],
  ])('%i rows at %i: at least %i', (length, offset, total, uncounted) => {
    const page = pageAt(came(length), { limit: 20, offset });
    expect([page.total, page.uncounted, page.offset]).toEqual([total, uncounted, offset]);
  });

  it('with a total is taken at its word', () =>
    expect(pageAt({ rows: [1], total: 9 }, { limit: 1, offset: 3 })).toEqual({ rows: [1], total: 9, offset: 3 }));
});

describe('Z-130, Z-154: the answer of a list whose envelope is not known in advance', () => {
  const anywhere = rowsAnywhere(z.object({ id: z.number() }));
  const rows = [{ id: 1 }, { id: 2 }];

  it.each([
    [rows],
    [{ results: rows }],
    [{ data: rows }],
    [{ budget_params: rows }],
    [{ results: rows, count: 9, message: null }],
    [{ data: null, results: rows }],
    [{ data: { results: rows } }],
  ])('%j holds all rows', (answer) => expect(anywhere.parse(answer)).toEqual({ rows, total: 2 }));

  it.each([[[]], [{ results: [] }], [{ data: null }], [{ count: 0 }], [null]])('%j is empty', (answer) =>
    expect(anywhere.parse(answer)).toEqual({ rows: [], total: 0 }),
  );

  it.each([['x'], [{}], [{ foo: { bar: rows } }], [{ foo: rows, bar: rows }]])('%j is no list', (answer) =>
    expect(anywhere.safeParse(answer).success).toBe(false),
  );

  it('with an unreadable row keeps the others', () =>
    expect(anywhere.parse({ results: [{ id: 'x' }, { id: 2 }] })).toEqual({
      rows: [{ id: 2 }],
      unread: [{ index: 0, id: 'x' }],
      total: 2,
    }));
});

describe('an unreadable row does not hide a list', () => {
  const row = z.object({ id: z.number(), amount: z.number() });
  const answer = { data: [{ id: 1, amount: 5 }, { id: 2, amount: 'x' }, null, { id: 4, amount: 6 }], count: 44 };

  it('the others are kept, and it is counted with its place and id', () => {
    expect(rowsAt('data', row).parse(answer)).toEqual({
      rows: [
        { id: 1, amount: 5 },
        { id: 4, amount: 6 },
      ],
      unread: [
        { index: 1, id: '2' },
        { index: 2, id: null },
      ],
      total: 44,
    });
  });

  it('the field is logged, never its value', () => {
    const { fields } = notingOddFields(() => rowsAt('data', row).parse(answer));
    expect(fields).toEqual(['data.1.amount', 'data.2']);
  });

  it('counts in the total where the platform gives none', () => {
    expect(rowsAt('data', row).parse({ data: [{}, {}] })).toMatchObject({ rows: [], total: 2 });
  });

  it('every row has its place, unreadable ones too', () => {
    const page = rowsAt('data', row).parse(answer);
    expect(placesIn(page)).toEqual({
      places: [0, 3],
      unreadBefore: [[], page.unread, []],
    });
    expect(placesIn({ rows: ['a'], unread: [{ index: 1, id: null }] })).toEqual({
      places: [0],
      unreadBefore: [[], [{ index: 1, id: null }]],
    });
  });

  it('on pages of an unpaginated list every row keeps its place in the whole', () => {
    const came = fc.array(fc.boolean());
    fc.assert(
      fc.property(came, fc.integer({ min: 1, max: 9 }), (readable, limit) => {
        const rows = readable.flatMap((is, index) => (is ? [index] : []));
        const unread = readable.flatMap((is, index) => (is ? [] : [{ index, id: null }]));
        for (let offset = 0; offset < readable.length; offset += limit) {
          const page: Page<number> = pageOf({ rows, unread }, { limit, offset });
          expect(page.total).toBe(readable.length);
          const { places, unreadBefore } = placesIn(page);
          expect(page.rows.map((index) => index - offset)).toEqual(places);
          const here = unreadBefore.flat().map(({ index }) => index);
          expect([...places, ...here].sort((a, b) => a - b)).toEqual(
            readable.slice(offset, offset + limit).map((_, index) => index),
          );
        }
      }),
    );
  });
});

describe('a page of an unpaginated list', () => {
  it('knows its place and how many there are in all', () => {
    expect(pageOf({ rows: ['a', 'b', 'c', 'd', 'e'] }, { limit: 2, offset: 4 })).toEqual({
      rows: ['e'],
      total: 5,
      offset: 4,
    });
    expect(pageOf({ rows: ['a'] }, { limit: 2, offset: 4 })).toEqual({ rows: [], total: 1, offset: 4 });
  });

  it('leaves nothing out and shows nothing twice, page by page', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 50 }), (rows, limit) => {
        const seen: number[] = [];
        for (let offset = 0; offset < rows.length; offset += limit) {
          const page = pageOf({ rows }, { limit, offset });
          expect(page.total).toBe(rows.length);
          seen.push(...page.rows);
        }
        expect(seen).toEqual(rows);
      }),
    );
  });
});

describe('a list that is requested for its count', () => {
  const counted = countedAt('data', z.object({ id: z.number() }));

  it.each([
    [{ data: [{ id: 1 }], count: 71 }, 71],
    [{ data: [], count: '0' }, 0],
    [{ count: 5 }, 5],
  ])('%j has %d', (answer, total) => {
    expect(counted.parse(answer).total).toBe(total);
  });

  it.each([{ data: [{ id: 1 }] }, { data: [], count: null }, { data: [], count: -1 }, { data: [], count: 'ko‘p' }, []])(
    '%j is an error: a count is never guessed',
    (answer) => {
      expect(counted.safeParse(answer).success).toBe(false);
    },
  );
});
