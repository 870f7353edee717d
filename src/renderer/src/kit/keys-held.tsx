import { useLayoutEffect } from 'react';

/**
 * Stands in for a dialog that is still being loaded: keys that are meant for it go nowhere, instead of to what lies
 * below. Give it to the dialog's `lazyComponent` as what waits.
 */
export function KeysHeld() {
  useLayoutEffect(() => {
    const hold = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', hold, { capture: true });
    return () => window.removeEventListener('keydown', hold, { capture: true });
  }, []);
  return null;
}
