import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import type { ScrollToRow } from './table-body.tsx';

type RowCursorOptions = {
  /** Of the rows, in their order; stable between renders while the rows are. */
  ids: readonly string[];
  viewport: RefObject<HTMLDivElement | null>;
  scrollToRow: RefObject<ScrollToRow | null>;
  /** Opens or closes the detail of the row with this index. Default: rows have none. */
  toggle?: ((index: number) => void) | undefined;
};

/** What a key does that the row offers as a link or a button of its own: `data-row-open` and so on. */
const ROW_CONTROLS: Readonly<Record<string, string>> = { Enter: 'open', Delete: 'delete', F2: 'edit' };
/** The link that leads into what the row stands for: Enter and a click anywhere on the row follow it, Space opens the detail. */
const ROW_ENTER = '[data-row-enter]';

/** Index of the row that the target is in, -1 where it is in none. */
function rowAt(target: EventTarget): number {
  const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-row]') : null;
  return row ? Number(row.dataset.row) : -1;
}

/**
 * The current row: J and K or the arrows move it, Enter or Space opens it, a click chooses and opens it. A row that leads
 * somewhere is entered by Enter and by a click instead. Enter follows the row's link where it has no detail, Delete asks to delete it, F2
 * edits its cell. The row has the focus, so a screen reader reads it and Tab
 * goes on from there. The handlers go on the element around all rows.
 */
export function useRowCursor({ ids, viewport, scrollToRow, toggle }: RowCursorOptions) {
  const count = ids.length;
  // By its id: the row stays the current one where others come or go above it. Its place counts where it has gone.
  const [chosen, setChosen] = useState<{ id: string | undefined; place: number }>({ id: undefined, place: -1 });
  const found = chosen.id === undefined ? -1 : ids.indexOf(chosen.id);
  const current = found >= 0 ? found : Math.min(chosen.place, count - 1);
  const choose = (index: number) => setChosen({ id: ids[index], place: index });
  const lost = current >= 0 && found < 0;
  /** Whether the keyboard stands in a row; also while that row is gone because others have come. */
  const held = useRef(false);
  /** Whether the current row is to get the focus as soon as it is drawn. */
  const focusDue = useRef(false);
  const idle = () => document.activeElement === document.body;
  const chooseNext = useEffectEvent(() => {
    // The focus went with the row on which it stood.
    focusDue.current = held.current && idle();
    choose(current);
  });
  useLayoutEffect(() => {
    if (lost) chooseNext();
  }, [lost]);

  const focusRow = (index: number) =>
    viewport.current?.querySelector<HTMLElement>(`tr[data-row="${index}"]`)?.focus({ preventScroll: true });
  const settleFocus = (index: number) => {
    if (focusDue.current) focusRow(index);
    focusDue.current = false;
  };
  useLayoutEffect(() => settleFocus(current));

  const move = (index: number) => {
    if (count === 0) return;
    const next = Math.max(0, Math.min(count - 1, index));
    focusDue.current = true;
    // Drawn, focused and in view before the next key can come: what Enter opens is the row that J has led to.
    flushSync(() => choose(next));
    settleFocus(next);
    scrollToRow.current?.(next);
  };

  const open = (index: number) => {
    toggle?.(index);
    // What has been opened near the lower edge comes into view.
    requestAnimationFrame(() => scrollToRow.current?.(index));
  };

  /** Whether the keyboard stands in another table, whose keys these are then. */
  const elsewhere = () => {
    const table = document.activeElement?.closest('table');
    return Boolean(table) && !viewport.current?.contains(table ?? null);
  };
  useShortcuts([
    ['KeyJ', () => !elsewhere() && move(current + 1)],
    ['KeyK', () => !elsewhere() && move(current - 1)],
    ['ArrowDown', () => idle() && move(current + 1)],
    ['ArrowUp', () => idle() && move(current - 1)],
  ]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys inside a detail belong to its buttons and links.
    const row = event.target;
    if (!(row instanceof HTMLTableRowElement) || rowAt(row) < 0 || event.ctrlKey || event.altKey || event.metaKey)
      return;
    const targets: Record<string, number> = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: count - 1 };
    const target = targets[event.code];
    const enter = event.code === 'Enter' ? row.querySelector<HTMLElement>(ROW_ENTER) : null;
    const opens = toggle && !enter && (event.code === 'Enter' || event.code === 'Space');
    const control = enter ?? (!opens && row.querySelector<HTMLElement>(`[data-row-${ROW_CONTROLS[event.code]}]`));
    if (target === undefined && !opens && !control) return;
    event.preventDefault();
    if (target !== undefined) move(target);
    else if (control) control.click();
    else open(current);
  };

  const onFocus = (event: FocusEvent) => {
    const index = rowAt(event.target);
    held.current = index >= 0;
    if (index >= 0) choose(index);
  };

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget) return;
    held.current = false;
  };

  const onClick = (event: MouseEvent) => {
    const index = rowAt(event.target);
    if (index < 0 || !(event.target instanceof Element)) return;
    const control = event.target.closest('button, a, input');
    const selecting = window.getSelection()?.isCollapsed === false;
    if (control ? !control.hasAttribute('aria-expanded') : selecting) return;
    const enter = control ? null : event.target.closest('tr')?.querySelector<HTMLElement>(ROW_ENTER);
    if (enter) enter.click();
    else open(index);
  };

  const restart = () => {
    const at = document.activeElement;
    focusDue.current = held.current && (at === document.body || Boolean(viewport.current?.contains(at)));
    if (current > 0) choose(0);
    else settleFocus(0);
  };

  return {
    current,
    /** Stands at the first row, where it stood anywhere: for a new page. The keyboard goes along. */
    restart,
    handlers: { onKeyDown, onFocus, onBlur, onClick },
  };
}
