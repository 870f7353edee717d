import type { RefObject } from 'react';
import { dialogInFront } from '../front-dialog.ts';
import { useWindowListener } from '../use-window-listener.ts';
import { sendsForm } from './dialog-keys.ts';

/**
 * The keys of a form on a page or in a dialog: Ctrl+S and Ctrl+Enter send it, Esc leaves it. Physical keys, so that they
 * work on a Cyrillic layout. They keep silent in a dialog above the form, and Esc first closes an open list of a field.
 */
export function useFormKeys(form: RefObject<HTMLElement | null>, send: (() => void) | null, leave: () => void): void {
  useWindowListener(
    'keydown',
    (event) => {
      const { current } = form;
      if (event.isComposing || !current || !isInFront(event, current)) return;
      if (sendsForm(event)) {
        event.preventDefault();
        send?.();
      } else if (event.key === 'Escape' && leaves(event, current)) {
        event.preventDefault();
        leave();
      }
    },
    // Before the field hears it: by then its list would be closed already.
    { capture: true },
  );
}

/** Whether no dialog is above the form. */
function isInFront(event: KeyboardEvent, form: HTMLElement): boolean {
  const above = dialogInFront(event);
  return above === null || above.contains(form);
}

/** Whether Esc is meant for the form: not for an open list of a field, nor for a menu beside the form. */
function leaves({ target, ctrlKey, altKey, metaKey }: KeyboardEvent, form: HTMLElement): boolean {
  if (ctrlKey || altKey || metaKey || !(target instanceof Element)) return false;
  if (target.matches('[role=combobox][aria-expanded=true]')) return false;
  return form.contains(target) || target.contains(form);
}
