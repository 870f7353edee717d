import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entriesOf, lineSchema, type RegistryLine } from '@/domains/initiative/registry/line.ts';
import { mergeLines, registryChanges, sameRegistry } from '@/domains/initiative/registry/merge.ts';
import {
  groupsOf,
  hasProduct,
  lineOf,
  lineProblem,
  lineTotal,
  problemsOf,
  removable,
  totalsOf,
  unitLabel,
} from '@/domains/initiative/registry/rules.ts';
import type { Product } from '@/entities/products.ts';

const line = (changes: Partial<RegistryLine> & { id: number }): RegistryLine => ({
  title: `Mahsulot ${changes.id}`,
  unit_of_measure: 'piece',
  price: 100,
  count: 3,
  granted_price: 90,
  granted_count: 2,
  max_available: 10,
  category_id: 1,
  category: 'Stollar',
  ...changes,
});

const figure = fc.integer({ min: 0, max: 999_999 });
const lines = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 12 }),
      price: figure,
      count: figure,
      granted_price: fc.option(figure),
      granted_count: fc.option(figure),
      category_id: fc.option(fc.integer({ min: 1, max: 3 })),
    }),
    { selector: ({ id }) => id },
  )
  .map((rows) => rows.map(line));

describe('a line of the registry', () => {
  it('is read with missing fields', () => {
    expect(lineSchema.parse({ id: 5, title: ' Stol ', price: null })).toEqual({
      id: 5,
      title: 'Stol',
      unit_of_measure: null,
      price: 0,
      count: 0,
      granted_price: null,
      granted_count: null,
      max_available: null,
      category_id: null,
      category: null,
    });
  });

  it('is read with a title in five languages and amounts as texts', () => {
    const title = { uz_lat: 'Stol', uz_cyr: 'Стол', ru: 'Стол', en: 'Desk', kr: 'Stol' };
    const category = { ...title, uz_lat: 'Mebel' };
    expect(lineSchema.parse({ id: '5', title, category, price: '850000', count: '2', granted_price: 0 })).toMatchObject(
      {
        id: 5,
        title: 'Stol',
        category: 'Mebel',
        price: 850_000,
        count: 2,
        granted_price: 0,
      },
    );
  });

  it.each([
    ['collection', 'Tuplam'],
    ['package', 'Quti'],
    ['piece', 'Dona'],
    ['litre', 'Dona'],
    [null, 'Dona'],
  ])('is measured in %s, shown as %s', (unit, label) => {
    expect(unitLabel(unit)).toBe(label);
  });

  it.each([
    [{ granted_price: null }, 'granted_price', 'required'],
    [{ granted_price: 0 }, 'granted_price', null],
    [{ granted_count: null }, 'granted_count', 'required'],
    [{ granted_count: 0 }, 'granted_count', null],
    [{ granted_count: -1 }, 'granted_count', 'too-few'],
    [{ granted_count: -1 }, 'granted_price', null],
    [{ granted_count: -1, max_available: null }, 'granted_count', 'too-few'],
    [{ granted_count: 10 }, 'granted_count', null],
    [{ granted_count: 11 }, 'granted_count', 'too-many'],
    [{ granted_count: 11 }, 'granted_price', null],
    [{ granted_count: 1, max_available: 0 }, 'granted_count', 'too-many'],
    [{ granted_count: 1_000_000, max_available: null }, 'granted_count', null],
  ] as const)('with %j has in %s the problem %s', (changes, field, problem) => {
    expect(lineProblem(line({ id: 1, ...changes }), field)).toBe(problem);
  });

  it('reports its problems in the order of the table, by category', () => {
    const wrong = { granted_price: null, granted_count: 11 };
    const rows = [line({ id: 1 }), line({ id: 2, category_id: 2, granted_count: null }), line({ id: 3, ...wrong })];
    expect(problemsOf(rows)).toEqual([
      { id: 3, field: 'granted_price', problem: 'required' },
      { id: 3, field: 'granted_count', problem: 'too-many' },
      { id: 2, field: 'granted_count', problem: 'required' },
    ]);
  });
});

describe('a product of the catalogue', () => {
  const product: Product = {
    id: 7,
    title: 'Pianino',
    category_id: 4,
    category: 'Cholgʻular',
    unit_of_measure: 'piece',
    max_available: 10,
    price: 39_000_000,
  };

  it('Z-150: becomes a line with count 0 and its price, whose granted count is required', () => {
    expect(entriesOf([lineOf(product)])).toEqual([
      { id: 7, price: 39_000_000, count: 0, granted_price: 39_000_000, granted_count: null },
    ]);
    expect(problemsOf([lineOf(product)])).toEqual([{ id: 7, field: 'granted_count', problem: 'required' }]);
  });

  it('without a price requires one', () => {
    expect(lineProblem(lineOf({ ...product, price: null }), 'granted_price')).toBe('required');
  });

  it('is in the registry at most once', () => {
    expect(hasProduct([line({ id: 7 })], 7)).toBe(true);
    expect(hasProduct([line({ id: 8 })], 7)).toBe(false);
    expect(hasProduct([line({ id: 7 }), line({ id: 8 })], 7)).toBe(true);
  });
});

describe('Z-150: removing a line', () => {
  const base = entriesOf([line({ id: 1 }), line({ id: 2 })]);

  it('is allowed to the admin for every line, to others for lines that they added and did not save', () => {
    expect([1, 2, 3].filter((id) => removable(base, id, 'admin'))).toEqual([1, 2, 3]);
    expect([1, 2, 3].filter((id) => removable(base, id, 'moderator'))).toEqual([3]);
  });
});

describe('groups and totals', () => {
  it('E-021: keep every line, categories and lines in the order of their first appearance', () => {
    const rows = [line({ id: 1, category_id: 2 }), line({ id: 2, category_id: 1 }), line({ id: 3, category_id: 2 })];
    expect(groupsOf(rows).map(({ category_id, lines: own }) => [category_id, own.map(({ id }) => id)])).toEqual([
      [2, [1, 3]],
      [1, [2]],
    ]);
  });

  it('take the name of a category from the first line that has one', () => {
    const [group] = groupsOf([line({ id: 1, category: null }), line({ id: 2, category: 'Stollar' })]);
    expect(group?.category).toBe('Stollar');
  });

  it('are price times count, where an empty field is 0', () => {
    const rows = [line({ id: 1 }), line({ id: 2, granted_price: null }), line({ id: 3, granted_count: null })];
    expect(rows.map(lineTotal)).toEqual([180, 0, 0]);
    expect(totalsOf(rows)).toEqual({ asked: 900, granted: 180 });
    expect(groupsOf(rows).map(({ total }) => total)).toEqual([180]);
  });

  it('add up: categories to the whole, lines to their category', () => {
    fc.assert(
      fc.property(lines, (rows) => {
        const groups = groupsOf(rows);
        expect(groups.flatMap((group) => group.lines).toSorted((a, b) => a.id - b.id)).toEqual(
          rows.toSorted((a, b) => a.id - b.id),
        );
        const { asked, granted } = totalsOf(rows);
        expect(groups.reduce((sum, { total }) => sum + total, 0)).toBe(granted);
        expect(asked).toBe(rows.reduce((sum, { price, count }) => sum + price * count, 0));
        for (const group of groups) expect(group.total).toBe(group.lines.reduce((sum, one) => sum + lineTotal(one), 0));
      }),
    );
  });
});

describe('a registry that another person changes meanwhile', () => {
  const start = [line({ id: 1 }), line({ id: 2 }), line({ id: 3 }), line({ id: 4 })];
  const base = entriesOf(start);

  it('reports added, changed and removed lines', () => {
    const now = [line({ id: 1 }), line({ id: 2, granted_count: 5 }), line({ id: 4 }), line({ id: 9, title: 'Doska' })];
    expect(registryChanges(base, now, start)).toEqual([
      {
        id: 2,
        title: 'Mahsulot 2',
        kind: 'changed',
        before: { id: 2, price: 100, count: 3, granted_price: 90, granted_count: 2 },
        after: { id: 2, price: 100, count: 3, granted_price: 90, granted_count: 5 },
      },
      { id: 9, title: 'Doska', kind: 'added' },
      { id: 3, title: 'Mahsulot 3', kind: 'removed' },
    ]);
  });

  it('keeps the entries of the person and takes the rest as it is now', () => {
    const mine = [
      line({ id: 1, granted_price: 80 }),
      line({ id: 2 }),
      line({ id: 3, granted_count: 7 }),
      line({ id: 8, granted_count: 1 }),
    ];
    const now = [
      line({ id: 1, granted_price: 70, granted_count: 9 }),
      line({ id: 4, granted_count: 6 }),
      line({ id: 8, granted_count: 4 }),
      line({ id: 9 }),
    ];
    const merged = mergeLines(base, mine, now);
    expect(merged.map(({ id, granted_price, granted_count }) => [id, granted_price, granted_count])).toEqual([
      [1, 80, 9], // the price is the person's, the count the other person's
      [8, 90, 1], // added by both: the person's version
      [9, 90, 2], // added by the other person
      [3, 90, 7], // removed by the other person, changed by the person
    ]); // 2: removed by the other person; 4: removed by the person
  });

  it('is the other version where the person changed nothing, the own version where nobody else did', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const merged = (mine: RegistryLine[], now: RegistryLine[]) =>
          entriesOf(mergeLines(entriesOf(before), mine, now));
        expect(merged(before, after)).toEqual(entriesOf(after));
        expect(sameRegistry(merged(after, before), granted(after))).toBe(true);

        /** The granted values that the person can enter: requested prices and counts stay the platform's. */
        function granted(rows: RegistryLine[]) {
          return entriesOf(rows).map((entry) => {
            const asked = before.find(({ id }) => id === entry.id);
            return asked ? { ...entry, price: asked.price, count: asked.count } : entry;
          });
        }
      }),
    );
  });

  it('is equal in any order, and differs with any other value', () => {
    fc.assert(
      fc.property(lines, (rows) => {
        const entries = entriesOf(rows);
        expect(sameRegistry(entries, entries.toReversed())).toBe(true);
        const [first, ...rest] = entries;
        if (!first) return;
        expect(sameRegistry(entries, rest)).toBe(false);
        expect(sameRegistry(rest, entries)).toBe(false);
        expect(sameRegistry(entries, [{ ...first, granted_count: (first.granted_count ?? 0) + 1 }, ...rest])).toBe(
          false,
        );
        expect(sameRegistry(entries, [{ ...first, id: 99 }, ...rest])).toBe(false);
      }),
    );
  });
});
