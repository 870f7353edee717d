import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react';
import { useShortcuts } from '../use-shortcuts.ts';
import type { ScrollToRow } from './table-body.tsx';

type RowCursorOptions = {
  count: number;
  viewport: RefObject<HTMLDivElement | null>;
  scrollToRow: RefObject<ScrollToRow | null>;
  /** Opens or closes the detail of the row with this index. */
  toggle: (index: number) => void;
};

/** Index of the row that the target is in, -1 where it is in none. */
function rowAt(target: EventTarget): number {
  const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-row]') : null;
  return row ? Number(row.dataset.row) : -1;
}

/**
 * The current row: J and K or the arrows move it, Enter or Space opens it, a click chooses and opens it. It has the
 * focus, so a screen reader reads it and Tab goes on from there. The handlers go on the element around all rows.
 */
export function useRowCursor({ count, viewport, scrollToRow, toggle }: RowCursorOptions) {
  const [chosen, setChosen] = useState(-1);
  const current = Math.min(chosen, count - 1);

  const focusRow = (index: number): boolean => {
    const row = viewport.current?.querySelector<HTMLElement>(`tr[data-row="${index}"]`);
    row?.focus({ preventScroll: true });
    return Boolean(row);
  };

  const move = (index: number) => {
    const next = Math.max(0, Math.min(count - 1, index));
    if (count === 0) return;
    setChosen(next);
    scrollToRow.current?.(next);
    // A virtual row comes into the document only once the scroll has been drawn.
    requestAnimationFrame(() => focusRow(next) || requestAnimationFrame(() => focusRow(next)));
  };

  const open = (index: number) => {
    toggle(index);
    // What has been opened near the lower edge comes into view.
    requestAnimationFrame(() => scrollToRow.current?.(index));
  };

  const idle = () => document.activeElement === document.body;
  useShortcuts([
    ['KeyJ', () => move(current + 1)],
    ['KeyK', () => move(current - 1)],
    ['ArrowDown', () => idle() && move(current + 1)],
    ['ArrowUp', () => idle() && move(current - 1)],
  ]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys inside a detail belong to its buttons and links.
    const onRow = event.target instanceof HTMLTableRowElement && rowAt(event.target) >= 0;
    if (!onRow || event.ctrlKey || event.altKey || event.metaKey) return;
    const targets: Record<string, number> = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: count - 1 };
    const target = targets[event.code];
    const opens = event.code === 'Enter' || event.code === 'Space';
    if (target === undefined && !opens) return;
    event.preventDefault();
    if (target === undefined) open(current);
    else move(target);
  };

  const onFocus = (event: FocusEvent) => {
    const index = rowAt(event.target);
    if (index >= 0) setChosen(index);
  };

  const onClick = (event: MouseEvent) => {
    const index = rowAt(event.target);
    if (index < 0 || !(event.target instanceof Element)) return;
    const control = event.target.closest('button, a, input');
    const selecting = window.getSelection()?.isCollapsed === false;
    if (control ? control.hasAttribute('aria-expanded') : !selecting) open(index);
  };

  return {
    current,
    /** Stands at the first row, where it stood anywhere: for a new page. */
    restart: () => setChosen((now) => Math.min(now, 0)),
    handlers: { onKeyDown, onFocus, onClick },
  };
}
