import type { SheetWarning } from '@shared/files.ts';
import { describe, expect, it } from 'vitest';
import { figureColumns, markedCells, rowNumbers } from '@/kit/files/preview-cells.ts';

const warning = (kind: SheetWarning['kind'], first: string | null): SheetWarning => ({
  kind,
  column: null,
  count: 1,
  first,
});

it('takes a column for figures where most of its values are', () => {
  const rows = [
    ['1 200,5', '12', 'a', '', '2026-yil'],
    ['-3', 'x', 'b', '', '3'],
    ['4%', '7', 'c', '', 'x'],
  ];
  expect([...figureColumns(rows)]).toEqual([0, 1]);
  expect(figureColumns([]).size).toBe(0);
});

it('marks the cells that warnings name, and no rows', () => {
  const warnings = [warning('stray-spaces', 'B7'), warning('empty-rows-between', '9'), warning('no-header', null)];
  expect([...markedCells(warnings)]).toEqual(['B7']);
});

describe('the numbers of the rows', () => {
  const head = [['a'], ['b'], ['c']];

  it('follow that of the header', () => {
    expect(rowNumbers({ head, warnings: [] })).toEqual({ header: 1, rows: [2, 3, 4] });
    expect(rowNumbers({ head, warnings: [warning('empty-header', 'AB12')] })).toEqual({
      header: 12,
      rows: [13, 14, 15],
    });
  });

  it('end at the first empty row, behind which they are not known', () => {
    expect(rowNumbers({ head, warnings: [warning('empty-rows-between', '3')] }).rows).toEqual([2, null, null]);
    expect(rowNumbers({ head, warnings: [warning('empty-rows-between', '900')] }).rows).toEqual([2, 3, 4]);
  });
});
