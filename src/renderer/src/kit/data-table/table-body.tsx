import type { Row as TableRowModel } from '@tanstack/react-table';
import { observeElementOffset, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { Fragment, type ReactNode, type RefObject, useCallback, useImperativeHandle, useMemo, useState } from 'react';
import { DrawBoundary } from '../draw-boundary.tsx';
import { type Page, placesIn } from '../page.ts';
import styles from './data-table.module.css';
import { createRowKeys } from './row-keys.ts';
import { createRowsInDocument } from './rows-in-document.ts';
import type { Columns, Features } from './table-hook.ts';
import { ROW_HEIGHT } from './table-layout.ts';
import { TableRow } from './table-row.tsx';
import { UndrawnRow } from './undrawn-row.tsx';
import { UnreadRows } from './unread-rows.tsx';

/** Number of rows from which the list is virtualized. */
const VIRTUAL_FROM = 60;
/** Height of the head in px; the head is sticky and covers the top of the view. */
const HEAD_HEIGHT = 44;

/**
 * Reports the real scroll offset first: otherwise the virtualizer writes its own initial offset and undoes a restored
 * scroll.
 */
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
  /** Ids of the rows, in their order. */
  ids: readonly string[];
  columns: Columns<Row>;
  /** Lines of a row. */
  lines: 1 | 2;
  /** The page of the rows: its offset in the list, and its unreadable rows. */
  page: Pick<Page<Row>, 'offset' | 'unread'>;
  /** Index of the current row, -1 for none. */
  current: number;
  /** Default: rows cannot be opened. */
  detail?: ((row: Row) => ReactNode) | undefined;
  /** The element that scrolls. */
  viewport: RefObject<HTMLDivElement | null>;
  scrollToRow: RefObject<ScrollToRow | null>;
};

/**
 * The rows, one `<tbody>` each, so that one measurement covers a row and its open detail. A row keeps its elements
 * while it is in the list (see `row-keys.ts`).
 */
export function TableBody<Row extends object>(props: TableBodyProps<Row>) {
  const { rows, ids, columns, lines, page, current, detail, viewport, scrollToRow } = props;
  const { unread } = page;
  const firstNumber = page.offset + 1;
  const { places, unreadBefore } = useMemo(() => placesIn({ rows, unread }), [rows, unread]);
  const span = columns.length;
  const unreadAt = (index: number) => (
    <UnreadRows unread={unreadBefore[index] ?? []} firstNumber={firstNumber} span={span} />
  );
  const virtual = rows.length >= VIRTUAL_FROM;
  const [rowsInDocument] = useState(createRowsInDocument);
  const [keysOf] = useState(createRowKeys);
  const keys = useMemo(() => keysOf(ids), [keysOf, ids]);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableSectionElement>({
    count: virtual ? rows.length : 0,
    getScrollElement: () => viewport.current,
    estimateSize: () => ROW_HEIGHT[lines],
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    rangeExtractor: useCallback((view) => rowsInDocument(view, current), [rowsInDocument, current]),
    observeElementOffset: observeFromHere,
    scrollMargin: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
    useFlushSync: false,
  });

  useImperativeHandle(scrollToRow, () => (index) => {
    const row = viewport.current?.querySelector(`tr[data-row="${index}"]`);
    // Both the row and its open detail come into view, the row last because it matters more.
    row?.nextElementSibling?.scrollIntoView({ block: 'nearest' });
    row?.scrollIntoView({ block: 'nearest' });
    if (!row) virtualizer.scrollToIndex(index, { align: 'auto' });
  });

  const item = (index: number) => {
    const row = rows[index];
    if (!row) return null;
    const number = firstNumber + (places[index] ?? index);
    const place = { index, number, tabStop: index === Math.max(current, 0) };
    return (
      <tbody key={keys[index]} data-index={index} ref={virtual ? virtualizer.measureElement : undefined}>
        {unreadAt(index)}
        <DrawBoundary of={row} instead={(defect) => <UndrawnRow {...place} id={row.id} {...{ span, defect }} />}>
          <TableRow
            {...place}
            row={row}
            columns={columns}
            current={index === current}
            open={row.getIsExpanded()}
            detail={detail}
          />
        </DrawBoundary>
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
  let end = HEAD_HEIGHT;
  const shown = virtualizer.getVirtualItems().map((one) => {
    const gap = one.start - end;
    end = one.end;
    return (
      <Fragment key={keys[one.index]}>
        <Spacer height={gap} span={span + 1} />
        {item(one.index)}
      </Fragment>
    );
  });
  return (
    <>
      {shown}
      <Spacer height={virtualizer.getTotalSize() - end + HEAD_HEIGHT} span={span + 1} />
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
