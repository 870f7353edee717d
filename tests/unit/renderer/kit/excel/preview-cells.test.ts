import type { SheetWarning } from '@shared/files.ts';
import { expect, it } from 'vitest';
import { figureColumns, markedCells } from '@/kit/excel/preview-cells.ts';

const warning = (kind: SheetWarning['kind'], first: string | null): SheetWarning => ({
  kind,
  column: null,
  count: 1,
  first,
});

it('treats a column as numeric where most of its values are numbers', () => {
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
