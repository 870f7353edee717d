import { describe, expect, test } from 'vitest';
import type { Cell, CellKind } from '../../../../src/main/excel/cell.ts';
import { createChecks } from '../../../../src/main/excel/checks.ts';
import { numberMarks, textMarks } from '../../../../src/main/excel/text-marks.ts';

const FORMULA = Symbol('a formula without a value');
type Value = string | number | Date | typeof FORMULA | null;

function cell(column: number, value: Exclude<Value, null>): Cell {
  if (value === FORMULA) return { column, kind: 'no-value', text: '', marks: 0 };
  const kind: CellKind = typeof value === 'string' ? 'text' : value instanceof Date ? 'date' : 'number';
  const marks = typeof value === 'string' ? textMarks(value) : typeof value === 'number' ? numberMarks(value) : 0;
  return { column, kind, text: String(value), marks };
}

const ID = { names: [' id'], isKey: true };
const TAX_ID = { names: [' stir', ' inn'], digits: [9, 9] as const, isKey: true };
const ACCOUNT = { names: [' hisob raqami'], digits: [20, 27] as const, isKey: true };
const columns = [ID, TAX_ID, ACCOUNT];

/** The warnings of a sheet that starts in its first row; a row of nulls is an empty one. */
function warningsOf(...rows: Value[][]) {
  const checks = createChecks({ columns });
  for (const [index, values] of rows.entries()) {
    const cells = values.flatMap((value, column) => (value === null ? [] : [cell(column, value)]));
    checks.row(index + 1, cells);
    // A reader reuses the cell objects.
    for (const used of cells) Object.assign(used, { column: 99, kind: 'other', text: '', marks: 0 });
  }
  return checks.warnings();
}

test('a good sheet has no warnings', () => {
  const rows = [
    ['ID', 'Исм', 'Sana', 'Jami'],
    [1, 'Али', new Date(0), 10],
    [2, 'Ўғилой Раҳимова', new Date(0), 20],
  ];
  expect(warningsOf(...rows)).toEqual([]);
});

test('an empty sheet has no warnings', () => expect(warningsOf()).toEqual([]));

describe('the header', () => {
  test('a first row of values is no header', () => {
    expect(warningsOf(['a', 1, '77'], ['b', 2, 'x'])).toEqual([
      { kind: 'no-header', column: null, count: 2, first: 'B1' },
    ]);
  });

  test('a missing and a blank column name are reported', () => {
    const [missing, ...others] = warningsOf(['ID', null, '  ', 'Ism'], ['a', 'b', 'c', 'd']);
    expect(missing).toEqual({ kind: 'empty-header', column: null, count: 2, first: 'B1' });
    expect(others).toEqual([{ kind: 'stray-spaces', column: 'C', count: 1, first: 'C1' }]);
  });

  test('a repeated column name is reported, whatever its case', () => {
    expect(warningsOf(['Ism', 'Kod', 'ISM', 'ism'], ['a', 'b', 'c', 'd'])).toEqual([
      { kind: 'duplicate-header', column: null, count: 2, first: 'C1' },
    ]);
  });

  test('is the first row with content', () => {
    const checks = createChecks({ columns });
    checks.row(5, [cell(2, 'ID')]);
    checks.row(6, [cell(2, 'x')]);
    checks.row(9, [cell(2, 'x')]);
    expect(checks.warnings()).toEqual([
      { kind: 'empty-rows-between', column: null, count: 2, first: '7' },
      { kind: 'duplicate-key', column: 'C', count: 1, first: 'C9' },
    ]);
  });
});

describe('the rows', () => {
  test('empty rows between others are reported', () => {
    expect(warningsOf(['ID'], [], ['a'], [], [], ['b'])).toEqual([
      { kind: 'empty-rows-between', column: null, count: 3, first: '2' },
    ]);
  });

  test('a repeated key is reported; empty keys do not count', () => {
    expect(warningsOf(['ID', 'Ism'], ['a', 'x'], ['b', 'x'], ['a', 'x'], [null, 'x'], [null, 'x'], ['a', 'x'])).toEqual(
      [{ kind: 'duplicate-key', column: 'A', count: 2, first: 'A4' }],
    );
  });

  test('a number and its text are the same key', () => {
    expect(warningsOf(['ID'], ['7'], [7]).map(({ kind }) => kind)).toContain('duplicate-key');
  });
});

describe('a column', () => {
  test('numbers stored as text, and texts, among numbers are reported', () => {
    expect(warningsOf(['K', 'S'], ['a', 1], ['b', '2'], ['c', 3], ['d', 'besh'])).toEqual([
      { kind: 'number-as-text', column: 'B', count: 1, first: 'B3' },
      { kind: 'text-among-numbers', column: 'B', count: 1, first: 'B5' },
    ]);
  });

  test('document numbers that are all stored as text are not reported', () => {
    expect(warningsOf(['K', 'PINFL'], ['a', '31234567890123'], ['b', '41234567890123'])).toEqual([]);
  });

  test('a few numbers among texts are not reported', () => {
    expect(warningsOf(['K', 'Uy'], ['a', '4-A'], ['b', '7/2'], ['c', 12])).toEqual([]);
  });

  test('formulas without a value are reported', () => {
    expect(warningsOf(['K', 'J'], ['a', FORMULA], ['b', FORMULA])).toEqual([
      { kind: 'formula-without-value', column: 'B', count: 2, first: 'B2' },
    ]);
  });

  test('stray spaces and mixed scripts are reported, in the header too', () => {
    expect(warningsOf(['K', ' Исм'], ['a', 'Aли'], ['b', 'Вали  ака'])).toEqual([
      { kind: 'stray-spaces', column: 'B', count: 2, first: 'B1' },
      { kind: 'mixed-scripts', column: 'B', count: 1, first: 'B2' },
    ]);
  });
});

describe('identifiers', () => {
  const account = (end: string) => `1000228601726294000999999${end}`;

  test('a key is looked for in the declared column only, wherever it is', () => {
    expect(warningsOf(['Viloyat', 'STIR'], ['a', '309876599'], ['a', '309876598'])).toEqual([]);
    expect(warningsOf(['Viloyat', 'STIR (INN)'], ['a', '309876599'], ['b', 309_876_599])).toEqual([
      { kind: 'duplicate-key', column: 'B', count: 1, first: 'B3' },
    ]);
  });

  test('numbers of 16 digits and more have lost their end; the sound text beside them is not reported', () => {
    const lost = 1.000228601726294e26;
    expect(warningsOf(['K', 'Hisob raqami'], ['a', lost], ['b', lost], ['c', account('01')])).toEqual([
      { kind: 'digits-lost', column: 'B', count: 2, first: 'B2' },
    ]);
    expect(warningsOf(['K', 'Raqam'], ['a', 5], ['b', '1,00023E+26'], ['c', 7], ['d', '0123'])).toEqual([
      { kind: 'digits-lost', column: 'B', count: 1, first: 'B3' },
    ]);
  });

  test('kept as texts, or as both, are right', () => {
    expect(warningsOf(['K', 'STIR'], ['a', 309_876_599], ['b', '309876598'], ['c', 309_876_597])).toEqual([]);
    expect(warningsOf(['K', 'Hisob raqami'], ['a', account('01')], ['b', `${account('02').slice(0, 20)}`])).toEqual([]);
    expect(warningsOf(['K', 'Hisob raqami'], ['a', '1000 2286 0172 6294 0009 9999 901']).length).toBe(0);
  });

  test('with lost zeros, and with too few or too many digits, are reported', () => {
    expect(
      warningsOf(
        ['K', 'INN'],
        ['a', 9_876_599],
        ['b', '30987659'],
        ['c', '3098765991'],
        ['d', '30987659A'],
        ['e', '  '],
      ),
    ).toEqual([
      { kind: 'zeros-lost', column: 'B', count: 1, first: 'B2' },
      { kind: 'identifier-length', column: 'B', count: 3, first: 'B3' },
      { kind: 'stray-spaces', column: 'B', count: 1, first: 'B6' },
    ]);
  });

  test('are known in a column whose head contains the name, unless another has just the name', () => {
    expect(warningsOf(['INN raqami'], ['1'])).toMatchObject([{ kind: 'identifier-length' }]);
    expect(warningsOf(['INN', 'Rahbar INN'], ['309876599', '1'])).toEqual([]);
  });
});

test('at most a hundred warnings are returned', () => {
  const wide = Array.from({ length: 300 }, (_, index) => `u${index}`);
  expect(
    warningsOf(
      wide,
      wide.map((value) => ` ${value}`),
    ),
  ).toHaveLength(100);
});
