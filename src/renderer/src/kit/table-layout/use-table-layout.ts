import { useMemo } from 'react';
import type { Columns } from '../data-table/table-hook.ts';
import type { TableLayout } from '../data-table/table-layout.ts';
import type { KeptPlan } from '../keeps/kept-query.ts';
import { useKept } from '../keeps/use-kept.ts';
import { type Layouts, layoutOf, layoutsSchema, withAllColumns, withColumn, withLines } from './layouts.ts';

const KEPT: KeptPlan<Layouts> = { name: 'tables', schema: layoutsSchema, none: {}, defect: 'UnreadableTables' };

/** The layout of a list's table, and functions that change it. */
export type TableLayoutControls<Row extends object> = TableLayout<Row> & {
  readonly show: (column: string, shown: boolean) => void;
  readonly showAll: () => void;
  readonly setLines: (lines: 1 | 2) => void;
};

/**
 * Returns this person's layout of a list's table, stored on this workstation under the list's name. `single`: the
 * columns with one value each, stable between renders.
 */
export function useTableLayout<Row extends object>(list: string, single: Columns<Row>): TableLayoutControls<Row> {
  const { value, change } = useKept(KEPT);
  const { hidden, lines } = layoutOf(value, list);
  return useMemo(
    () => ({
      hidden: new Set(hidden),
      lines,
      single,
      show: (column, shown) => change((now) => withColumn(now, list, column, shown)),
      showAll: () => change((now) => withAllColumns(now, list)),
      setLines: (chosen) => change((now) => withLines(now, list, chosen)),
    }),
    [hidden, lines, single, change, list],
  );
}
