import { describe, expect, test } from 'vitest';
import {
  type Layouts,
  layoutOf,
  layoutsSchema,
  withAllColumns,
  withColumn,
  withLines,
} from '@/kit/table-layout/layouts.ts';

const NONE: Layouts = {};

describe('the layout of a list', () => {
  test('has all columns and two lines at first, whatever the list is called', () => {
    for (const list of ['initiatives', 'constructor', '__proto__']) {
      expect(layoutOf(NONE, list)).toEqual({ hidden: [], lines: 2 });
    }
  });

  test('hides and shows columns, each once, and leaves other lists alone', () => {
    const one = withColumn(withColumn(NONE, 'a', 'region', false), 'a', 'district', false);
    expect(layoutOf(one, 'a').hidden).toEqual(['region', 'district']);
    expect(layoutOf(withColumn(one, 'a', 'region', false), 'a').hidden).toEqual(['district', 'region']);
    expect(layoutOf(withColumn(one, 'a', 'region', true), 'a').hidden).toEqual(['district']);
    expect(layoutOf(one, 'b').hidden).toEqual([]);
    expect(layoutOf(withAllColumns(one, 'a'), 'a').hidden).toEqual([]);
  });

  test('keeps its columns when the height changes, and its height when the columns do', () => {
    const low = withLines(withColumn(NONE, 'a', 'region', false), 'a', 1);
    expect(layoutOf(low, 'a')).toEqual({ hidden: ['region'], lines: 1 });
    expect(layoutOf(withAllColumns(low, 'a'), 'a')).toEqual({ hidden: [], lines: 1 });
  });
});

test.each([
  { name: 'three lines', value: { a: { hidden: [], lines: 3 } } },
  { name: 'no columns', value: { a: { lines: 1 } } },
  { name: 'a list', value: [] },
])('a kept layout is not read where there is $name', ({ value }) => {
  expect(layoutsSchema.safeParse(value).success).toBe(false);
});
