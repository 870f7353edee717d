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
import { codeOf } from '../commands/keys.ts';
import { useCommands } from '../commands/use-commands.ts';
import { type ChosenRow, placeAmong } from './heir.ts';
import { rowAt } from './row-at.ts';
import { buttonCommands, ROW_CONTROLS, ROW_KEYS } from './row-buttons.ts';
import type { ScrollToRow } from './table-body.tsx';
import { useRowPress } from './use-row-press.ts';

type RowCursorOptions = {
  /** Ids of the rows, in their order; stable between renders while the rows are. */
  ids: readonly string[];
  viewport: RefObject<HTMLDivElement | null>;
  scrollToRow: RefObject<ScrollToRow | null>;
  /** Toggles the detail of the row with this index. Default: rows have no detail. */
  toggle?: ((index: number) => void) | undefined;
};

const NONE: readonly string[] = [];

/** The row's main link: Enter, and a click anywhere on the row, follow it; Space toggles the detail. */
const ROW_ENTER = '[data-row-enter]';

/** The main link of the row around the target of an event; null if the row has none. */
const enterLinkAt = (target: EventTarget): HTMLElement | null =>
  (target instanceof Element && target.closest('tr')?.querySelector<HTMLElement>(ROW_ENTER)) || null;

/** Whether the row opens its detail or follows a link of its own. */
const canOpen = (around: HTMLElement | null, current: number, toggles: boolean): boolean => {
  const row = around?.querySelector(`tr[data-row="${current}"]`);
  return Boolean(row && (toggles || row.querySelector(`${ROW_ENTER}, [data-row-open]`)));
};

/**
 * The current row and its keys. J, K and the arrows move it; Enter, Space or a click toggles the detail. In a row with
 * a main link (`data-row-enter`), Enter and a click follow that link instead. Enter follows the row's link if rows have
 * no detail, Delete presses its delete button, F2 edits its cell. Numpad keys do the same. The current row has focus,
 * so that a screen reader reads it and Tab continues from it. The handlers go on the element around all rows.
 */
export function useRowCursor({ ids, viewport, scrollToRow, toggle }: RowCursorOptions) {
  const press = useRowPress(ids);
  const count = ids.length;
  // Tracked by id: the row stays current when rows above it are added or removed. If the row itself is gone, what followed
  // it is current; on another page, its place counts.
  const [chosen, setChosen] = useState<ChosenRow>({ id: undefined, place: -1, among: NONE });
  const current = placeAmong(chosen, ids);
  const choose = (index: number) => setChosen({ id: ids[index], place: index, among: ids });
  const lost = current >= 0 && ids[current] !== chosen.id;
  /** Whether focus is in a row, or was in a row that has been removed. */
  const held = useRef(false);
  /** Whether the current row gets focus once it is rendered. */
  const focusDue = useRef(false);
  const idle = () => document.activeElement === document.body;
  const chooseNext = useEffectEvent(() => {
    // Focus was lost with the removed row, or is on a button that now belongs to another row.
    focusDue.current = held.current && (idle() || Boolean(viewport.current?.contains(document.activeElement)));
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
    // Render, focus and scroll before the next key event: Enter must open the row that J moved to.
    flushSync(() => choose(next));
    settleFocus(next);
    scrollToRow.current?.(next);
  };

  const open = (index: number) => {
    toggle?.(index);
    // Scroll a detail opened near the lower edge into view.
    requestAnimationFrame(() => scrollToRow.current?.(index));
  };

  /** Whether focus is in another table, which then handles these keys. */
  const elsewhere = () => {
    const table = document.activeElement?.closest('table');
    return Boolean(table) && !viewport.current?.contains(table ?? null);
  };
  /** Whether the key is for this table: an arrow moves the cursor only if no element has focus. */
  const isFor = (event?: Event) =>
    event instanceof KeyboardEvent && codeOf(event).startsWith('Arrow') ? idle() : !elsewhere();
  const openCurrent = (event?: Event) => {
    const row = viewport.current?.querySelector<HTMLElement>(`tr[data-row="${current}"]`);
    // The focused row handles the key itself; Enter elsewhere presses the focused element.
    if (event || !row) return false;
    const control = row.querySelector<HTMLElement>(`${ROW_ENTER}, [data-row-open]`);
    return control ? control.click() : toggle ? open(current) : false;
  };
  useCommands([
    {
      id: 'list.next',
      title: 'Keyingi qator',
      where: "Ro'yxatda",
      keys: ['KeyJ', 'ArrowDown'],
      run: (event) => isFor(event) && move(current + 1),
      held: true,
      enabled: () => count > 0,
    },
    {
      id: 'list.previous',
      title: 'Oldingi qator',
      where: "Ro'yxatda",
      keys: ['KeyK', 'ArrowUp'],
      run: (event) => isFor(event) && move(current - 1),
      held: true,
      enabled: () => count > 0,
    },
    {
      id: 'list.open',
      title: 'Qatorni ochish',
      where: "Ro'yxatda",
      keys: [ROW_KEYS.open],
      run: openCurrent,
      enabled: () => canOpen(viewport.current, current, Boolean(toggle)),
    },
    ...buttonCommands(viewport, current),
  ]);

  const onKeyDown = (event: KeyboardEvent) => {
    const code = codeOf(event);
    // Keys inside a detail belong to its buttons and links.
    const row = event.target;
    if (!(row instanceof HTMLTableRowElement) || rowAt(row) < 0 || event.ctrlKey || event.altKey || event.metaKey)
      return;
    const targets: Record<string, number> = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: count - 1 };
    const target = targets[code];
    const enter = code === 'Enter' ? enterLinkAt(row) : null;
    const opens = toggle && !enter && (code === 'Enter' || code === 'Space');
    const control = enter ?? (!opens && row.querySelector<HTMLElement>(`[data-row-${ROW_CONTROLS[code]}]`));
    if (target === undefined && !opens && !control) return;
    event.preventDefault();
    // A held Space opens or closes once.
    if (opens && event.repeat) return;
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

  /** A double click enters once: its second click must not act on the rows that the first has opened. */
  const onClickCapture = (event: MouseEvent) => {
    if (press.isOfAnother(event)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const enter = event.detail > 1 ? enterLinkAt(event.target) : null;
    const control = event.target instanceof Element ? event.target.closest('button, a, input') : null;
    if (!enter || (control && control !== enter)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onClick = (event: MouseEvent) => {
    const index = rowAt(event.target);
    if (index < 0 || !(event.target instanceof Element)) return;
    const control = event.target.closest('button, a, input');
    const selecting = window.getSelection()?.isCollapsed === false;
    if (control ? !control.hasAttribute('aria-expanded') : selecting) return;
    const enter = control ? null : enterLinkAt(event.target);
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
    /** Moves the cursor to the first row of a new page, if there was a current row; focus moves along. */
    restart,
    handlers: { onKeyDown, onFocus, onBlur, onPointerDownCapture: press.begin, onClickCapture, onClick },
  };
}
