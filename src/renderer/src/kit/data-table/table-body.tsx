import type { Row as TableRowModel } from '@tanstack/react-table';
import { observeElementOffset, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useCallback, useImperativeHandle, useMemo, useState } from 'react';
import { placesIn, type UnreadRow } from '../page.ts';
import styles from './data-table.module.css';
import { createRowsInDocument } from './rows-in-document.ts';
import type { Columns, Features } from './table-hook.ts';
import { TableRow } from './table-row.tsx';
import { UnreadRows } from './unread-rows.tsx';

/** From this many rows on, only those near the view are in the document. */
const VIRTUAL_FROM = 60;
/** Height of a closed row in px; the style sheet sets the same. */
export const ROW_HEIGHT = 52;
/** Height of the head, which stands above the rows and covers the top of the view. */
const HEAD_HEIGHT = 44;

/** Tells first where the view stands: else the virtualizer, which writes where it believes it to be, undoes a restored scroll. */
const observeFromHere = <Item extends Element>(
  instance: Virtualizer<HTMLDivElement, Item>,
  tell: (offset: number, isScrolling: boolean) => void,
) => {
  if (instance.scrollElement) tell(instance.scrollElement.scrollTop, false);
  return observeElementOffset(instance, tell);
};

/** Scrolls so that the row with this index is in view. */
export type ScrollToRow = (index: number) => void;

export type TableBodyProps<Row extends object> = {
  rows: readonly TableRowModel<Features, Row>[];
  columns: Columns<Row>;
  /** Number of the first row, from 1. */
  firstNumber: number;
  /** Those that came and could not be read. */
  unread: readonly UnreadRow[] | undefined;
  /** Index of the current row, -1 for none. */
  current: number;
  /** Default: rows cannot be opened. */
  detail?: ((row: Row) => ReactNode) | undefined;
  expanderLabel: string;
  /** The element that scrolls. */
  viewport: RefObject<HTMLDivElement | null>;
  scrollToRow: RefObject<ScrollToRow | null>;
};

/**
 * The rows, one `<tbody>` each, so that one measurement covers a row and its open detail. Elements are kept by place,
 * not by row: the next page changes texts instead of building the rows anew.
 */
export function TableBody<Row extends object>(props: TableBodyProps<Row>) {
  const { rows, columns, firstNumber, unread, current, detail, expanderLabel, viewport, scrollToRow } = props;
  const { places, unreadBefore } = useMemo(() => placesIn({ rows, unread }), [rows, unread]);
  const unreadAt = (index: number) => (
    <UnreadRows unread={unreadBefore[index] ?? []} firstNumber={firstNumber} span={columns.length} />
  );
  const virtual = rows.length >= VIRTUAL_FROM;
  const [rangeExtractor] = useState(createRowsInDocument);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableSectionElement>({
    count: virtual ? rows.length : 0,
    getScrollElement: () => viewport.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    rangeExtractor,
    observeElementOffset: observeFromHere,
    scrollMargin: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
    useFlushSync: false,
  });

  useImperativeHandle(scrollToRow, () => (index) => {
    const row = viewport.current?.querySelector(`tr[data-row="${index}"]`);
    // An open detail belongs to its row; both come into view, the row last because it matters more.
    row?.nextElementSibling?.scrollIntoView({ block: 'nearest' });
    row?.scrollIntoView({ block: 'nearest' });
    if (!row) virtualizer.scrollToIndex(index, { align: 'auto' });
  });

  const item = (index: number) => {
    const row = rows[index];
    if (!row) return null;
    return (
      <tbody key={index} data-index={index} ref={virtual ? virtualizer.measureElement : undefined}>
        {unreadAt(index)}
        <TableRow
          row={row}
          columns={columns}
          index={index}
          number={firstNumber + (places[index] ?? index)}
          current={index === current}
          tabStop={index === Math.max(current, 0)}
          open={row.getIsExpanded()}
          detail={detail}
          expanderLabel={expanderLabel}
        />
      </tbody>
    );
  };

  const last = unread && <tbody>{unreadAt(rows.length)}</tbody>;
  if (!virtual) {
    return (
      <>
        {rows.map((_, index) => item(index))}
        {last}
      </>
    );
  }
  const shown = virtualizer.getVirtualItems();
  return (
    <>
      <Spacer height={(shown[0]?.start ?? HEAD_HEIGHT) - HEAD_HEIGHT} span={columns.length + 1} />
      {shown.map(({ index }) => item(index))}
      <Spacer
        height={virtualizer.getTotalSize() - (shown.at(-1)?.end ?? HEAD_HEIGHT) + HEAD_HEIGHT}
        span={columns.length + 1}
      />
      {last}
    </>
  );
}

function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr>
        <td className={styles.space} colSpan={span} style={{ height }} />
      </tr>
    </tbody>
  );
}
