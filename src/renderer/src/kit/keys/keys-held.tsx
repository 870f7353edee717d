import { useWindowListener } from './use-window-listener.ts';

/**
 * Placeholder of a dialog that is still loading: swallows all keys, so that none reaches the page below. Pass it to
 * `lazyComponent` as `Waiting`.
 */
export function KeysHeld() {
  const hold = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  useWindowListener('keydown', hold, { capture: true });
  return null;
}
