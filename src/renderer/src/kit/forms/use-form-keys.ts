import type { RefObject } from 'react';
import { dialogInFront } from '../keys/front-dialog.ts';
import { useWindowListener } from '../keys/use-window-listener.ts';

export type FormKeys = {
  /** Ctrl+S and Ctrl+Enter; null: there is nothing to send. */
  readonly send: (() => void) | null;
  /** Esc. Left out: Esc is not the form's, but the dialog's around it. */
  readonly leave?: () => void;
};

/**
 * The keys of every form, on a page or in a dialog; null: it hears none, as it is being closed. Physical keys, so that
 * they work on a Cyrillic layout. They keep silent in a dialog above the form and where the form cannot be seen (behind
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
        keys.leave();
      }
    },
    // Before the field hears it: by then its list would be closed already.
    { capture: true },
  );
}

/** Ctrl+S, as a physical key, and Ctrl+Enter. */
export const sendsForm = ({ ctrlKey, metaKey, code, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && (code === 'KeyS' || key === 'Enter');

/** Whether no dialog is above the form. */
function isInFront(event: KeyboardEvent, form: HTMLElement): boolean {
  const above = dialogInFront(event);
  return above === null || above.contains(form);
}

/**
 * Whether Esc is meant for the form: not for an open list of a field, nor for a menu beside the form. What had the focus
 * may have gone meanwhile: then the key comes from the body.
 */
function leaves({ target, ctrlKey, altKey, metaKey }: KeyboardEvent, form: HTMLElement): boolean {
  if (ctrlKey || altKey || metaKey || !(target instanceof Element)) return false;
  if (target.matches('[role=combobox][aria-expanded=true], [data-mantine-stop-propagation=true]')) return false;
  const whole = form.closest('[aria-modal=true]') ?? form;
  return whole.contains(target) || target.contains(whole);
}
