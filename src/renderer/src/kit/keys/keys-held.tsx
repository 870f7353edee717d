import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { inFrontNow } from './front-dialog.ts';
import { doDefault } from './key-default.ts';
import { useWindowListener } from './use-window-listener.ts';

/**
 * Placeholder of a dialog that is still loading: holds all keys, so that none reaches the page below, and replays them
 * once the dialog is rendered, up to the first that only the browser can carry out. Pass it to `lazyComponent` as
 * `Waiting`.
 */
export function KeysHeld() {
  const held = useRef<KeyboardEvent[]>([]);
  useWindowListener(
    'keydown',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      // The key that opened the dialog repeats while it is held.
      if (!event.repeat) held.current.push(event);
    },
    { capture: true },
  );
  useLayoutEffect(() => {
    const behind = inFrontNow();
    const keys = held.current;
    return () => {
      // After the dialog's own effects, and before the next key. If no dialog appears, the keys are discarded.
      queueMicrotask(() => {
        // A key may close the dialog: the keys after it must not reach the page below either.
        keys.splice(0).every((key) => inFrontNow() !== behind && pressAgain(key));
      });
    };
  }, []);
  return null;
}

/**
 * Replays a key on the focused element: if no listener handles the key, carries out its default. False if that is
 * impossible: the keys after it would have the wrong target.
 */
function pressAgain(key: KeyboardEvent): boolean {
  const again = new KeyboardEvent('keydown', key);
  const focused = () => document.activeElement ?? document.body;
  flushSync(() => void focused().dispatchEvent(again));
  return again.defaultPrevented || flushSync(() => doDefault(again, focused()));
}
