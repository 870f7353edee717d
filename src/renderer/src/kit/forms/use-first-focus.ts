import { type RefObject, useLayoutEffect, useRef } from 'react';
import { firstToFill } from '../keys/first-empty.ts';

type Options = {
  frame: RefObject<HTMLElement | null>;
  fields: RefObject<HTMLElement | null>;
  /** Whether focus begins in a form that fills a page, too; in a dialog it always does. */
  onPage: boolean;
  /** Whether the fields cannot be used yet: an earlier draft is offered, or still being sent. */
  waits: boolean;
};

/**
 * Puts focus in the first empty field as soon as the form stands, and again once an offered draft is answered, whose
 * button had it. Focus that is somewhere in the form, or in use outside of its dialog, stays there.
 */
export function useFirstFocus({ frame, fields, onPage, waits }: Options): void {
  const waited = useRef(false);
  useLayoutEffect(() => {
    const dialog = frame.current?.closest('[role=dialog]') ?? null;
    if (waits) waited.current = true;
    if (waits || !(dialog || onPage || waited.current)) return;
    const first = firstToFill(fields.current);
    const { activeElement: focused, body } = document;
    // The dialog opens with the form: focus is still on what opened it, and `TakeFocus` moves it.
    if (dialog && focused !== body && !dialog.contains(focused)) first?.setAttribute('data-autofocus', '');
    else if (!frame.current?.contains(focused) && (focused === body || dialog?.contains(focused))) first?.focus();
  }, [waits, frame, fields, onPage]);
}
