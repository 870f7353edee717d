import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import { EmptyState, FailedState } from '../empty-state.tsx';
import type { ListControls } from '../list/use-list-state.ts';
import { cameIn, type Page } from '../page.ts';
import { useCutTooltip } from './cut-tooltip.tsx';
import styles from './data-table.module.css';
import { SkeletonRows } from './skeleton-rows.tsx';
import { type ScrollToRow, TableBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import { type Columns, useAppTable } from './table-hook.ts';
import { useOpenMemory } from './use-open-memory.ts';
import { useRowCursor } from './use-row-cursor.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

type RowSpec<Row extends object> = {
  /** What is shown below an open row; stable between renders. Default: rows cannot be opened. */
  detail?: ((row: Row) => ReactNode) | undefined;
  /** Told which row the keyboard stands on; undefined for none. Default: nobody. */
  onCurrent?: (row: Row | undefined) => void;
  /** Whether its values take one line each: they stand in the middle of their row. Default: false. */
  oneLine?: boolean;
};

export type DataTableProps<Row extends object> = {
  /** What the table lists, for those who cannot see it. */
  label: Text;
  /** Columns of the screen, stable between renders; the row number comes before them by itself. */
  columns: Columns<Row>;
  /** The list's query; while it loads another page the present one stays, dimmed. */
  query: UseQueryResult<Page<Row>>;
  /** From `useListState` or `useLocalListState`. */
  list: Pick<ListControls, 'key' | 'size' | 'inAddress'>;
  /** What identifies a row on any page. */
  rowId: (row: Row) => string | number;
  /** What its rows do beside showing values. Default: nothing. */
  row?: RowSpec<Row>;
  /** Shown where the list is empty. Default: "Hech narsa topilmadi". */
  empty?: ReactNode;
  /** Said where the list could not be read. Default: what the screen's document says of lists. */
  failure?: Text;
};

const none: readonly never[] = [];

/** A list's table: fast up to 1,000 rows a page, with keyboard, open rows, and words for every state. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, query, list, rowId, row = {}, empty, failure } = props;
  const { detail, onCurrent, oneLine = false } = row;
  const { t } = useT();
  const viewport = useRef<HTMLDivElement>(null);
  const scrollToRow = useRef<ScrollToRow>(null);

  const loaded = query.data?.rows ?? none;
  // A row keeps what a column once gave of it: other columns, as those of the other script, begin with rows of their own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns are the reason for new rows
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
    <div ref={viewport} className={styles.viewport} {...cursor.handlers} {...cut.handlers}>
      <table
        className={styles.table}
        aria-label={t(label)}
        aria-busy={query.isFetching}
        data-stale={query.isPlaceholderData || undefined}
        data-one-line={oneLine || undefined}
      >
        <TableHead columns={columns} />
        {query.isPending && <SkeletonRows columns={columns} count={Math.min(list.size, 20)} />}
        {query.isSuccess && (
          <TableBody
            rows={rows}
            ids={ids}
            columns={columns}
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
  );
}

/** Calls `start` when the rows of another page or filter are there; not for a refresh of the same ones. */
function useStartOver(key: string, fresh: boolean, start: () => void): void {
  const shown = useRef(key);
  // Before the next key: it is meant for the rows that are in view.
  useLayoutEffect(() => {
    if (!fresh || shown.current === key) return;
    shown.current = key;
    start();
  });
}
