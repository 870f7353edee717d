import type { RefObject } from 'react';
import { dialogInFront } from '../keys/front-dialog.ts';
import { useWindowListener } from '../keys/use-window-listener.ts';

/** Handlers of the keys of a form. */
export type FormKeys = {
  /** Ctrl+S and Ctrl+Enter; null if there is nothing to send. */
  readonly send: (() => void) | null;
  /** Esc. Left out if Esc belongs to the dialog around. */
  readonly leave?: () => void;
};

/**
 * The keys of every form, on a page or in a dialog; null during the close transition. Ctrl+S is a physical key, so that
 * it works on a Cyrillic layout. Keys are ignored while another dialog is above the form or the form is hidden (behind
 * another tab), and Esc first closes an open list of a field.
 */
export function useFormKeys(form: RefObject<HTMLElement | null>, keys: FormKeys | null): void {
  useWindowListener(
    'keydown',
    (event) => {
      const { current } = form;
      if (!keys || event.isComposing || !current?.checkVisibility() || !isInFront(event, current)) return;
      if (sendsForm(event)) {
        event.preventDefault();
        keys.send?.();
      } else if (keys.leave && event.key === 'Escape' && leaves(event, current)) {
        event.preventDefault();
        // Leaving may ask in a dialog, which is shown at once: the same Esc must not close it.
        event.stopImmediatePropagation();
        keys.leave();
      }
    },
    // Capture: the field's own handler would close its list first.
    { capture: true },
  );
}

/** Whether the event is Ctrl+S (physical key) or Ctrl+Enter. */
export const sendsForm = ({ ctrlKey, metaKey, code, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && (code === 'KeyS' || key === 'Enter');

/** Whether no dialog was above the form. */
function isInFront(event: KeyboardEvent, form: HTMLElement): boolean {
  const above = dialogInFront(event);
  return above === null || above.contains(form);
}

/**
 * Whether Esc is meant for the form, not for an open list of a field or a menu beside the form. The focused element may
 * have been removed: then the target is the body.
 */
function leaves({ target, ctrlKey, altKey, metaKey }: KeyboardEvent, form: HTMLElement): boolean {
  if (ctrlKey || altKey || metaKey || !(target instanceof Element)) return false;
  if (target.matches('[role=combobox][aria-expanded=true], [data-mantine-stop-propagation=true]')) return false;
  const whole = form.closest('[aria-modal=true]') ?? form;
  return whole.contains(target) || target.contains(whole);
}
