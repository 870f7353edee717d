import type { Row as TableRowModel } from '@tanstack/react-table';
import { memo, type ReactNode } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { DrawBoundary } from '../draw-boundary.tsx';
import { cellClass } from './cell-class.ts';
import styles from './data-table.module.css';
import type { Columns, Features } from './table-hook.ts';
import { UndrawnDetail } from './undrawn-row.tsx';

export type TableRowProps<Row extends object> = {
  row: TableRowModel<Features, Row>;
  /** Columns of the cells; new columns render the row again. */
  columns: Columns<Row>;
  /** Index on the page. */
  index: number;
  /** Row number, continued across pages. */
  number: number;
  /** Whether this is the current row of J and K. */
  current: boolean;
  /** Whether Tab stops here: true for one row of the table. */
  tabStop: boolean;
  /** Whether the detail is shown. */
  open: boolean;
  /** Renders the detail below an open row. Default: rows cannot be opened. */
  detail?: ((row: Row) => ReactNode) | undefined;
};

/** Shared by all rows: React skips an element that is the same object. */
const chevron = (
  <svg
    viewBox="0 0 16 16"
    width="14"
    height="14"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    aria-hidden="true"
  >
    <path d="M6 3.5 10.5 8 6 12.5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

/**
 * A row and, if open, its detail. Cells are plain `<td>`: `columnDef.cell` is called as a function, because a component
 * per cell makes a page 1.7 times as slow.
 */
function TableRowView<Row extends object>(props: TableRowProps<Row>) {
  const { row, columns, index, number, current, tabStop, open, detail } = props;
  const { t } = useT();
  return (
    <>
      <tr
        className={detail ? `${styles.row} ${styles.expandable}` : styles.row}
        data-row={index}
        data-current={current || undefined}
        data-open={open || undefined}
        tabIndex={tabStop ? 0 : -1}
      >
        <td className={styles.cell}>
          <span className={styles.number}>{number}</span>
          {detail && (
            <button
              type="button"
              className={styles.expander}
              aria-expanded={open}
              aria-label={t('Batafsil')}
              tabIndex={-1}
            >
              {chevron}
            </button>
          )}
        </td>
        {row.getAllCells().map((cell) => {
          const { cell: render, meta } = cell.column.columnDef;
          return (
            <td key={cell.column.id} className={cellClass(styles.cell, meta)}>
              {typeof render === 'function' ? render(cell.getContext()) : render}
            </td>
          );
        })}
      </tr>
      {open && detail && (
        // Keyed by row: a detail has state of its own, which must not carry over when the elements are reused.
        <tr key={row.id} className={styles.detail}>
          <td className={styles.whole} colSpan={columns.length + 1}>
            <DrawBoundary of={row} instead={(defect) => <UndrawnDetail id={row.id} defect={defect} />}>
              <Drawn draw={() => detail(row.original)} />
            </DrawBoundary>
          </td>
        </tr>
      )}
    </>
  );
}

/** Draws within the boundary around it: what a function of the screen throws is caught there. */
const Drawn = ({ draw }: { draw: () => ReactNode }) => draw();

/** Memoized: renders again only when its props change. */
export const TableRow = memo(TableRowView) as typeof TableRowView;
