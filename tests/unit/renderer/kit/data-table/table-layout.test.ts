import { describe, expect, test } from 'vitest';
import type { ColumnMeta } from '@/kit/data-table/table-hook.ts';
import { columnId, columnsLeft, leastWidthOf } from '@/kit/data-table/table-layout.ts';

type Column = { id?: string; accessorKey?: string; meta?: ColumnMeta };
const single: readonly Column[] = [
  { accessorKey: 'id', meta: { width: 110, fixed: true } },
  { accessorKey: 'region', meta: { width: 128 } },
  { accessorKey: 'district', meta: { width: 118 } },
  { id: 'topic', meta: { fixed: true } },
  { accessorKey: 'date', meta: { width: 92, figures: true } },
  { accessorKey: 'comment', meta: { width: 140 } },
];
const paired: readonly Column[] = [
  { id: 'id', meta: { width: 112, pair: ['id', 'date'] } },
  { id: 'district', meta: { width: 'clamp(1px, 2px, 3px)', pair: ['district', 'region'] } },
  { id: 'topic', meta: { fixed: true } },
  { id: 'comment', meta: { width: 114 } },
];
const left = (columns: readonly Column[], hidden: readonly string[], lines: 1 | 2 = 2) =>
  columnsLeft(columns, { hidden: new Set(hidden), lines, single });
const idsOf = (columns: readonly Column[]) => columns.map(columnId);

describe('columns that are left (wV4)', () => {
  test('are the same object where nothing is hidden, so that the table does not change', () => {
    expect(left(single, [])).toBe(single);
    expect(left(paired, [])).toBe(paired);
  });

  test('keep their order, whatever order they were hidden in', () => {
    expect(idsOf(left(single, ['date', 'region']))).toEqual(['id', 'district', 'topic', 'comment']);
  });

  test('always include the fixed columns', () => {
    expect(idsOf(left(single, idsOf(single)))).toEqual(['id', 'topic']);
    expect(idsOf(left(paired, idsOf(single)))).toEqual(['id', 'topic']);
    expect(idsOf(left(single, idsOf(single), 1))).toEqual(['id', 'topic']);
  });

  test('ignore an id that no column has', () => {
    expect(idsOf(left(single, ['gone']))).toEqual(idsOf(single));
    expect(left(paired, ['gone'])).toEqual(paired);
  });

  test('shrink a pair to the value that is left, as wide as the pair was', () => {
    const [first, second] = left(paired, ['date', 'district']);
    expect(first).toEqual({ accessorKey: 'id', meta: { width: 112, fixed: true } });
    expect(second).toEqual({ accessorKey: 'region', meta: { width: 'clamp(1px, 2px, 3px)' } });
    expect(idsOf(left(paired, ['district', 'region']))).toEqual(['id', 'topic', 'comment']);
    expect(left(paired, ['district', 'region'])[0]).toBe(paired[0]);
  });

  test('have one value each in rows of one line, also where the window has pairs', () => {
    expect(idsOf(left(paired, [], 1))).toEqual(idsOf(single));
    expect(idsOf(left(paired, ['region'], 1))).toEqual(['id', 'district', 'topic', 'date', 'comment']);
  });
});

test('in one line a table is as wide as its columns, with room for the one without a width', () => {
  expect(leastWidthOf(single)).toBe(80 + 110 + 128 + 118 + 200 + 92 + 140);
  expect(leastWidthOf(left(single, ['region', 'date', 'comment'], 1))).toBe(80 + 110 + 118 + 200);
});
