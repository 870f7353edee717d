import { useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, memo, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { DrawnRecord } from '@/kit/drawn-record.tsx';
import { inFrontNow } from '@/kit/keys/front-dialog.ts';
import styles from './row-table.module.css';

/** Height of a row in px before it is measured. */
const ROW_HEIGHT = 42;
/** Rows rendered beyond those in view. */
const BEYOND = 8;

/** A column: its heading, and its width; without a width, an equal share of the rest. */
type RowColumn = { readonly id: string; readonly label: ReactNode; readonly width?: number | string };

export type RowTableProps<Row> = {
  label: Text;
  columns: readonly RowColumn[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The cells of a row as `td` elements; stable between renders. */
  cells: (row: Row) => ReactNode;
  /** The heading above a row; null for none. */
  heading?: (row: Row, before: Row | undefined) => ReactNode;
  /** Called with the row that the keys apply to; undefined for none. */
  onCurrent?: (row: Row | undefined) => void;
};

type LineProps<Row> = Pick<RowTableProps<Row>, 'cells'> & {
  row: Row;
  id: string;
  /** Number of columns. */
  span: number;
  index: number;
  current: boolean;
};

const Line = memo(function Line<Row>({ row, id, span, index, current, cells }: LineProps<Row>) {
  return (
    <tr className={styles.row} data-index={index} data-current={current || undefined} tabIndex={current ? 0 : -1}>
      <DrawnRecord of={row} id={id} place={(said) => <td colSpan={span}>{said}</td>}>
        {() => cells(row)}
      </DrawnRecord>
    </tr>
  );
}) as <Row>(props: LineProps<Row>) => ReactNode;

/** A virtualized table for a dialog, fast with 500 rows. J, K and the arrows move the focus from row to row. */
export function RowTable<Row>({ label, columns, rows, rowId, cells, heading, onCurrent }: RowTableProps<Row>) {
  const { t } = useT();
  const view = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const found = rows.findIndex((row) => rowId(row) === chosen);
  const current = Math.max(found, 0);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => view.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => (rows[index] ? rowId(rows[index]) : index),
    overscan: BEYOND,
    useFlushSync: false,
  });

  const choose = (index: number) => {
    const row = rows[index];
    if (!row) return;
    setChosen(rowId(row));
    onCurrent?.(row);
  };
  const move = (by: 1 | -1) => {
    const next = found < 0 ? 0 : Math.max(0, Math.min(rows.length - 1, current + by));
    flushSync(() => {
      choose(next);
      virtualizer.scrollToIndex(next, { align: 'auto' });
    });
    view.current?.querySelector<HTMLElement>(`tr[data-index="${next}"]`)?.focus({ preventScroll: true });
  };
  const enabled = () => rows.length > 0 && inFrontNow()?.contains(view.current) !== false;
  const keys = { where: "Ro'yxatda", inDialog: true, held: true, enabled } as const;
  useCommands([
    { ...keys, id: 'folder.next', title: 'Keyingi qator', keys: ['KeyJ', 'ArrowDown'], run: () => move(1) },
    { ...keys, id: 'folder.previous', title: 'Oldingi qator', keys: ['KeyK', 'ArrowUp'], run: () => move(-1) },
  ]);

  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  const handlers = {
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest<HTMLElement>('tr[data-index]');
      if (row) choose(Number(row.dataset.index));
    },
  };
  return (
    <div ref={view} className={styles.view} {...handlers}>
      <table className={styles.table} aria-label={t(label)} aria-rowcount={rows.length}>
        <colgroup>
          {columns.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <Gap height={before} span={columns.length} />
        {items.map(({ index, key }) => {
          const row = rows[index];
          const title = row && heading?.(row, rows[index - 1]);
          return (
            row && (
              <tbody key={key} ref={virtualizer.measureElement} data-index={index}>
                {title && (
                  <tr>
                    <th scope="rowgroup" className={styles.heading} colSpan={columns.length}>
                      {title}
                    </th>
                  </tr>
                )}
                <Line
                  row={row}
                  id={rowId(row)}
                  span={columns.length}
                  index={index}
                  current={index === current}
                  cells={cells}
                />
              </tbody>
            )
          );
        })}
        <Gap height={after} span={columns.length} />
      </table>
    </div>
  );
}

function Gap({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr>
        <td className={styles.gap} colSpan={span} style={{ height }} />
      </tr>
    </tbody>
  );
}
