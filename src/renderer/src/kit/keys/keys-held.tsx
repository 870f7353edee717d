import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { inFrontNow } from './front-dialog.ts';
import { doDefault } from './key-default.ts';
import { useWindowListener } from './use-window-listener.ts';

/**
 * Placeholder of a dialog that is still loading: holds all keys, so that none reaches the page below, and hands them to the
 * dialog once it is drawn, up to the first that only the browser could carry out. Pass it to `lazyComponent` as `Waiting`.
 */
export function KeysHeld() {
  const held = useRef<KeyboardEvent[]>([]);
  useWindowListener(
    'keydown',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      // The key that has opened the dialog repeats itself while it is down.
      if (!event.repeat) held.current.push(event);
    },
    { capture: true },
  );
  useLayoutEffect(() => {
    const behind = inFrontNow();
    const keys = held.current;
    return () => {
      // After the dialog's own effects, and before the next key. Without the dialog the keys are nobody's.
      queueMicrotask(() => {
        // A key may close the dialog: what follows is not for the page below it either.
        keys.splice(0).every((key) => inFrontNow() !== behind && pressAgain(key));
      });
    };
  }, []);
  return null;
}

/**
 * Presses a key where the focus is now: what listens to it hears it, else its default is done. False if that cannot be:
 * what follows would land elsewhere.
 */
function pressAgain(key: KeyboardEvent): boolean {
  const again = new KeyboardEvent('keydown', key);
  const focused = () => document.activeElement ?? document.body;
  flushSync(() => void focused().dispatchEvent(again));
  return again.defaultPrevented || flushSync(() => doDefault(again, focused()));
}
