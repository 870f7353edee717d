import type { ColumnMeta, Columns } from './table-hook.ts';

/** The person's layout of a list's table: hidden columns, and lines of a row. */
export type TableLayout<Row extends object> = {
  /** Ids of the hidden values. */
  readonly hidden: ReadonlySet<string>;
  /** Lines of a row: two (52 px) or one (36 px), which shows each value in a column of its own. */
  readonly lines: 1 | 2;
  /** Columns with one value each, in the order of the screen's document. */
  readonly single: Columns<Row>;
};

/** The parts of a column that the rules here read. */
type AnyColumn = { readonly id?: string; readonly accessorKey?: PropertyKey; readonly meta?: ColumnMeta };

/** Width of the column that holds the row number and the expander, in px; in rows of one line they are side by side. */
export const NUMBER_WIDTH = { 1: 80, 2: 48 } as const;

/** Height of a closed row in px, by its lines; the style sheet sets the same. */
export const ROW_HEIGHT = { 1: 36, 2: 52 } as const;

/** Least width, in px, of a column without a width or with one that is not in px. */
const LEAST_WIDTH = 200;

/** Id of a column: its `id`, otherwise its `accessorKey`. */
export const columnId = ({ id, accessorKey }: AnyColumn): string => id ?? String(accessorKey ?? '');

/**
 * The columns that are left when some are hidden. In rows of two lines, a pair with one hidden value is replaced by the
 * column of the other value, as wide as the pair, so that nothing else moves. A fixed column is never hidden.
 */
export function columnsLeft<C extends AnyColumn>(
  columns: readonly C[],
  { hidden, lines, single }: { hidden: ReadonlySet<string>; lines: 1 | 2; single: readonly C[] },
): readonly C[] {
  if (lines === 2 && hidden.size === 0) return columns;
  const left = single.filter((column) => column.meta?.fixed || !hidden.has(columnId(column)));
  if (lines === 1) return left;
  return columns.flatMap((column): readonly C[] => {
    const { meta } = column;
    if (!meta?.pair) return meta?.fixed || !hidden.has(columnId(column)) ? [column] : [];
    const values = meta.pair.flatMap((id) => left.filter((one) => columnId(one) === id));
    if (values.length === meta.pair.length) return [column];
    return values.map((value) => ({
      ...value,
      meta: { ...value.meta, ...(meta.width !== undefined && { width: meta.width }) },
    }));
  });
}

/** Width in px below which one-line columns would be truncated: the table then scrolls sideways. */
export const leastWidthOf = (columns: readonly AnyColumn[]): number =>
  columns.reduce(
    (sum, { meta }) => sum + (typeof meta?.width === 'number' ? meta.width : LEAST_WIDTH),
    NUMBER_WIDTH[1] as number,
  );
