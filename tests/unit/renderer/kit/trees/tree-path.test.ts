import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addressToAdd,
  innermost,
  treePathParam,
  treeTypeParam,
} from '../../../../../src/renderer/src/kit/trees/tree-path.ts';
import { searchAt } from '../../../../../src/renderer/src/kit/trees/use-tree-path.ts';

const param = treePathParam();

describe('the path of a tree in the address', () => {
  test.each([
    ['12', [12]],
    ['12.34.5', [12, 34, 5]],
  ])('reads %s', (raw, path) => {
    expect(param.parse(raw)).toEqual(path);
  });

  test.each(['', '0', '12.', '.12', '12..3', '1.x', '-1', '1.2.1', '1e3', '1234567890123456', `${'1.'.repeat(30)}2`])(
    'rejects %j',
    (raw) => {
      expect(param.parse(raw)).toBeUndefined();
    },
  );

  test('reads what it has written', () => {
    const id = fc.integer({ min: 1, max: 1e12 });
    fc.assert(
      fc.property(fc.uniqueArray(id, { minLength: 1, maxLength: 30 }), (path) => {
        expect(param.parse(param.format(path))).toEqual(path);
      }),
    );
  });

  test('the innermost node is the last; the root has none', () => {
    expect([innermost([]), innermost([7]), innermost([7, 9])]).toEqual([null, 7, 9]);
  });
});

test.each([
  ['', [5], 'path=5'],
  ['?page=3&size=30&path=5&year=2026', [5, 9], 'size=30&path=5.9&year=2026'],
  ['?page=3&size=30&path=5.9', [5], 'size=30&path=5'],
  ['?page=2&path=5&year=2026', [], 'year=2026'],
])('from %s to %j: %s', (search, place, expected) => {
  expect(searchAt(search, place)).toBe(expected);
});

test.each([
  [null, undefined, 'add'],
  [3, undefined, 'add?parent=3'],
  [null, 'EXPENSE', 'add?type=EXPENSE'],
  [3, 'EXPENSE', 'add?parent=3&type=EXPENSE'],
])('a new node below %j of type %j is entered at %s', (parent, type, expected) => {
  expect(addressToAdd(parent, type)).toBe(expected);
});

test('the type in the address is one of the tree; the first one where it is missing', () => {
  const type = treeTypeParam([
    { value: 'INCOME', label: 'Daromad' },
    { value: 'EXPENSE', label: 'Xarajat' },
  ]);
  expect([type.fallback, type.parse('EXPENSE'), type.parse('expense')]).toEqual(['INCOME', 'EXPENSE', undefined]);
});
