import { describe, expect, test } from 'vitest';
import type { Cell, CellKind } from '../../../../src/main/excel/cell.ts';
import { createChecks } from '../../../../src/main/excel/checks.ts';
import { textMarks } from '../../../../src/main/excel/text-marks.ts';

const FORMULA = Symbol('a formula without a value');
type Value = string | number | Date | typeof FORMULA | null;

function cell(column: number, value: Exclude<Value, null>): Cell {
  if (value === FORMULA) return { column, kind: 'no-value', text: '', marks: 0 };
  const kind: CellKind = typeof value === 'string' ? 'text' : value instanceof Date ? 'date' : 'number';
  return { column, kind, text: String(value), marks: typeof value === 'string' ? textMarks(value) : 0 };
}

/** The warnings of a sheet that starts in its first row; a row of nulls is an empty one. */
function warningsOf(...rows: Value[][]) {
  const checks = createChecks();
  for (const [index, values] of rows.entries()) {
    const cells = values.flatMap((value, column) => (value === null ? [] : [cell(column, value)]));
    checks.row(index + 1, cells);
    // A reader uses the cells again.
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

test('an empty sheet has none', () => expect(warningsOf()).toEqual([]));

describe('the header', () => {
  test('values in its place', () => {
    expect(warningsOf(['a', 1, '77'], ['b', 2, 'x'])).toEqual([
      { kind: 'no-header', column: null, count: 2, first: 'B1' },
    ]);
  });

  test('a column without a name, and one of spaces', () => {
    const [missing, ...others] = warningsOf(['ID', null, '  ', 'Ism'], ['a', 'b', 'c', 'd']);
    expect(missing).toEqual({ kind: 'empty-header', column: null, count: 2, first: 'B1' });
    expect(others).toEqual([{ kind: 'stray-spaces', column: 'C', count: 1, first: 'C1' }]);
  });

  test('a name that stands twice, however it is written', () => {
    expect(warningsOf(['Ism', 'Kod', 'ISM', 'ism'], ['a', 'b', 'c', 'd'])).toEqual([
      { kind: 'duplicate-header', column: null, count: 2, first: 'C1' },
    ]);
  });

  test('stands in the first row with content, wherever that is', () => {
    const checks = createChecks();
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
  test('empty ones in between', () => {
    expect(warningsOf(['ID'], [], ['a'], [], [], ['b'])).toEqual([
      { kind: 'empty-rows-between', column: null, count: 3, first: '2' },
    ]);
  });

  test('a key that stands again; empty keys are none', () => {
    expect(warningsOf(['ID', 'Ism'], ['a', 'x'], ['b', 'x'], ['a', 'x'], [null, 'x'], [null, 'x'], ['a', 'x'])).toEqual(
      [{ kind: 'duplicate-key', column: 'A', count: 2, first: 'A4' }],
    );
  });

  test('a number and the text of it are one key', () => {
    expect(warningsOf(['ID'], ['7'], [7]).map(({ kind }) => kind)).toContain('duplicate-key');
  });
});

describe('a column', () => {
  test('numbers kept as text, and texts, among numbers', () => {
    expect(warningsOf(['K', 'S'], ['a', 1], ['b', '2'], ['c', 3], ['d', 'besh'])).toEqual([
      { kind: 'number-as-text', column: 'B', count: 1, first: 'B3' },
      { kind: 'text-among-numbers', column: 'B', count: 1, first: 'B5' },
    ]);
  });

  test('numbers of documents, all kept as text, are meant so', () => {
    expect(warningsOf(['K', 'PINFL'], ['a', '31234567890123'], ['b', '41234567890123'])).toEqual([]);
  });

  test('a few numbers among texts are texts', () => {
    expect(warningsOf(['K', 'Uy'], ['a', '4-A'], ['b', '7/2'], ['c', 12])).toEqual([]);
  });

  test('formulas without a value', () => {
    expect(warningsOf(['K', 'J'], ['a', FORMULA], ['b', FORMULA])).toEqual([
      { kind: 'formula-without-value', column: 'B', count: 2, first: 'B2' },
    ]);
  });

  test('stray spaces and mixed scripts, the header included', () => {
    expect(warningsOf(['K', ' Исм'], ['a', 'Aли'], ['b', 'Вали  ака'])).toEqual([
      { kind: 'stray-spaces', column: 'B', count: 2, first: 'B1' },
      { kind: 'mixed-scripts', column: 'B', count: 1, first: 'B2' },
    ]);
  });
});

test('at most a hundred warnings', () => {
  const wide = Array.from({ length: 300 }, (_, index) => `u${index}`);
  expect(
    warningsOf(
      wide,
      wide.map((value) => ` ${value}`),
    ),
  ).toHaveLength(100);
});
