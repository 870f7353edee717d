import { useLayoutEffect, useRef } from 'react';

const FIRST = 'a[href], button, input:not([type=hidden]), select, textarea, [contenteditable=true], [tabindex]';

const isUsable = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility();

/** Where the typing begins in a dialog: at what is marked `data-autofocus`, else at the first thing that can be used. */
const beginning = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>('[data-autofocus]') ??
  [...dialog.querySelectorAll<HTMLElement>(FIRST)].find(isUsable) ??
  dialog;

/**
 * Stands in a dialog, a popover or a menu that takes the focus. Its beginning has the focus as soon as it is drawn, and what had
 * it before has it back as soon as the dialog is gone. Mantine does both by a timer: a key that comes sooner goes to what
 * lies below.
 */
export function TakeFocus() {
  const marker = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const dialog = marker.current?.closest<HTMLElement>('[role=dialog], [role=menu]');
    const before = document.activeElement;
    if (!dialog) return;
    // Mantine's timer puts the focus on what is marked: that is by then where the person has gone on to.
    const mark = ({ target }: Event) => {
      for (const marked of dialog.querySelectorAll('[data-autofocus]')) marked.removeAttribute('data-autofocus');
      if (target instanceof Element) target.setAttribute('data-autofocus', '');
    };
    dialog.addEventListener('focusin', mark);
    if (!dialog.contains(before)) beginning(dialog).focus({ preventScroll: true });
    return () => {
      dialog.removeEventListener('focusin', mark);
      // Not yet: the dialog is still in the document. Who has given the focus to something else meanwhile knows better.
      queueMicrotask(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement && before.isConnected)
          before.focus({ preventScroll: true });
      });
    };
  }, []);
  return <span ref={marker} hidden />;
}
