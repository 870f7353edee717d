import { useLayoutEffect, useRef } from 'react';

const FIRST = 'a[href], button, input:not([type=hidden]), select, textarea, [contenteditable=true], [tabindex]';

const isUsable = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility();

/** Initial focus of a dialog: the `data-autofocus` element, else the first usable one; of a menu: its first item. */
const beginning = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>('[data-autofocus]') ??
  dialog.querySelector<HTMLElement>('[role^=menuitem]:not(:disabled)') ??
  [...dialog.querySelectorAll<HTMLElement>(FIRST)].find(isUsable) ??
  dialog;

/**
 * Current row of the table that the element was in: it gets focus if the element is disabled, or was removed with its
 * row.
 */
const currentRowOf = (table: Element | null | undefined) =>
  table?.isConnected ? table.querySelector<HTMLElement>('tr[data-current]') : null;

/** Whether an element is in the dropdown of a select or a picker, which stands at the end of the document. */
const isOpenedList = (element: Element) => element.closest('[data-position]')?.querySelector('[role=listbox]') != null;

/**
 * Put into a dialog, a popover or a menu that takes focus. Moves focus inside on the first render, and restores it on
 * unmount. If focus was on a button whose action is in flight, its row gets it; if on a row that a decision has removed
 * from its list, the row in its place. Mantine does both on a timer: an earlier key would go to the page below.
 */
export function TakeFocus() {
  const marker = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const dialog = marker.current?.closest<HTMLElement>('[role=dialog], [role=menu]');
    const before = document.activeElement;
    const table = before?.closest('table');
    if (!dialog) return;
    // Mantine's timer focuses the `data-autofocus` element: keep the mark on the element that has focus, or, while that is
    // in a list which the dialog has opened elsewhere in the document, on what takes none.
    const mark = ({ target }: Event) => {
      if (!(target instanceof Element) || !(dialog.contains(target) || isOpenedList(target))) return;
      for (const marked of dialog.querySelectorAll('[data-autofocus]')) marked.removeAttribute('data-autofocus');
      (dialog.contains(target) ? target : marker.current)?.setAttribute('data-autofocus', '');
    };
    document.addEventListener('focusin', mark);
    if (!dialog.contains(before)) beginning(dialog).focus({ preventScroll: true });
    return () => {
      document.removeEventListener('focusin', mark);
      // Deferred: the dialog is still in the document. Focus that has moved elsewhere meanwhile stays there.
      queueMicrotask(() => {
        if (document.activeElement !== document.body || !(before instanceof HTMLElement)) return;
        const heir = before.isConnected && !before.matches(':disabled') ? before : currentRowOf(table);
        heir?.focus({ preventScroll: true });
      });
    };
  }, []);
  return <span ref={marker} hidden />;
}
