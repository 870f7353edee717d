import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { EmptyState, FailedState } from '../empty-state.tsx';
import { SpellingNote } from '../list/spelling-note.tsx';
import type { ListControls } from '../list/use-list-state.ts';
import { cameIn, type Page } from '../page.ts';
import { useCutTooltip } from './cut-tooltip.tsx';
import styles from './data-table.module.css';
import { SkeletonRows } from './skeleton-rows.tsx';
import { type ScrollToRow, TableBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import { type Columns, useAppTable } from './table-hook.ts';
import { columnsLeft, leastWidthOf, type TableLayout } from './table-layout.ts';
import { useOpenMemory } from './use-open-memory.ts';
import { useReadFor } from './use-read-for.ts';
import { useRowCursor } from './use-row-cursor.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

type RowSpec<Row extends object> = {
  /** Renders the detail below an open row; stable between renders. Default: rows cannot be opened. */
  detail?: ((row: Row) => ReactNode) | undefined;
  /** Called with the current row; undefined for none. Default: no call. */
  onCurrent?: (row: Row | undefined) => void;
  /** Whether values take one line each, centred vertically. Default: false. */
  oneLine?: boolean;
};

export type DataTableProps<Row extends object> = {
  /** Accessible name of the table. */
  label: Text;
  /** Columns of the screen, stable between renders; the row number is added before them. */
  columns: Columns<Row>;
  /**
   * Query of the list; while another page loads, the previous page stays, dimmed, with the columns and the detail that
   * it was read for.
   */
  query: UseQueryResult<Page<Row>>;
  /** From `useListState` or `useLocalListState`. */
  list: Pick<ListControls, 'key' | 'size' | 'inAddress'>;
  /** Returns the id of a row, unique across pages. */
  rowId: (row: Row) => string | number;
  /** Behaviour of the rows beyond showing values. Default: none. */
  row?: RowSpec<Row>;
  /** The person's layout of the table, from `useTableLayout`. Default: all columns, two lines. */
  layout?: TableLayout<Row>;
  /** Shown if the list is empty. Default: "Hech narsa topilmadi". */
  empty?: ReactNode;
  /** Message if the list could not be read. Default: the list words of the screen's document. */
  failure?: Text;
};

const none: readonly never[] = [];

/**
 * The table of a list: fast up to 1,000 rows a page, with row keys, expandable rows, and loading, empty and failed
 * states.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, query, list, rowId, row = {}, layout, empty, failure } = props;
  const { onCurrent, oneLine = false } = row;
  const { t } = useT();
  const viewport = useRef<HTMLDivElement>(null);
  const scrollToRow = useRef<ScrollToRow>(null);

  const asked = useMemo(() => (layout ? columnsLeft(props.columns, layout) : props.columns), [props.columns, layout]);
  // Rows that are being replaced keep what they were read for: the next query's context is not theirs.
  const columns = useReadFor(query, asked);
  const detail = useReadFor(query, row.detail);
  const lines = layout?.lines ?? 2;
  const loaded = query.data?.rows ?? none;
  // TanStack rows cache the values of their columns: new columns (such as those of the other script) need new rows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new columns need new rows
  const data = useMemo(() => [...loaded], [loaded, columns]);
  const table = useAppTable<Row>({
    columns,
    data,
    getRowId: (one) => String(rowId(one)),
  });
  const { rows } = table.getRowModel();
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const cursor = useRowCursor({
    ids,
    viewport,
    scrollToRow,
    toggle: detail && ((index) => rows[index]?.toggleExpanded()),
  });
  const currentRow = rows[cursor.current]?.original;
  const tellCurrent = useEffectEvent((current: Row | undefined) => onCurrent?.(current));
  useLayoutEffect(() => tellCurrent(currentRow), [currentRow]);
  const cut = useCutTooltip();

  const fresh = query.isSuccess && !query.isPlaceholderData;
  useOpenMemory(rows, fresh && list.inAddress && detail !== undefined);
  useScrollMemory(viewport, fresh && list.inAddress);
  useStartOver(list.key, fresh, () => {
    viewport.current?.scrollTo({ top: 0 });
    if (table.getIsSomeRowsExpanded()) table.resetExpanded(true);
    cursor.restart();
  });

  return (
    <>
      <SpellingNote of={query.data} />
      <div ref={viewport} className={styles.viewport} {...cursor.handlers} {...cut.handlers}>
        <table
          className={styles.table}
          aria-label={t(label)}
          aria-busy={query.isFetching || query.isPending}
          data-stale={query.isPlaceholderData || undefined}
          data-one-line={oneLine || lines === 1 || undefined}
          data-lines={lines === 1 ? 1 : undefined}
          style={lines === 1 ? { minWidth: leastWidthOf(columns) } : undefined}
        >
          <TableHead columns={columns} lines={lines} />
          {query.isPending && <SkeletonRows columns={columns} count={Math.min(list.size, 20)} />}
          {query.isSuccess && (
            <TableBody
              rows={rows}
              ids={ids}
              columns={columns}
              lines={lines}
              page={query.data}
              current={cursor.current}
              detail={detail}
              viewport={viewport}
              scrollToRow={scrollToRow}
            />
          )}
        </table>
        {fresh && cameIn(query.data) === 0 && (empty ?? <EmptyState title="Hech narsa topilmadi" />)}
        {query.isError && (
          <FailedState
            error={query.error}
            onRetry={query.refetch}
            retrying={query.isFetching}
            {...(failure && { words: failure })}
          />
        )}
        {cut.tooltip}
      </div>
    </>
  );
}

/** Calls `start` when the rows of another page or filter have arrived; not after a refetch of the same page. */
function useStartOver(key: string, fresh: boolean, start: () => void): void {
  const shown = useRef(key);
  // A layout effect: the next key is meant for the new rows.
  useLayoutEffect(() => {
    if (!fresh || shown.current === key) return;
    shown.current = key;
    start();
  });
}
