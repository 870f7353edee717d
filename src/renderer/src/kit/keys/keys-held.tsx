import { useWindowListener } from './use-window-listener.ts';

/**
 * Stands in for a dialog that is still being loaded: keys that are meant for it go nowhere, instead of to what lies
 * below. Give it to the dialog's `lazyComponent` as what waits.
 */
export function KeysHeld() {
  const hold = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  useWindowListener('keydown', hold, { capture: true });
  return null;
}
