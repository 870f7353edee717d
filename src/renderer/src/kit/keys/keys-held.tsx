import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { inFrontNow } from './front-dialog.ts';
import { useWindowListener } from './use-window-listener.ts';

/**
 * Placeholder of a dialog that is still loading: holds all keys, so that none reaches the page below, and hands them to the
 * dialog once it is drawn. Pass it to `lazyComponent` as `Waiting`.
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
        if (inFrontNow() !== behind) for (const key of keys.splice(0)) pressAgain(key);
      });
    };
  }, []);
  return null;
}

/** Presses a key where the focus is now: what listens to it hears it, and a character is typed. */
function pressAgain(key: KeyboardEvent): void {
  const again = new KeyboardEvent('keydown', key);
  flushSync(() => void (document.activeElement ?? document.body).dispatchEvent(again));
  if (again.defaultPrevented || again.key.length > 1 || again.ctrlKey || again.altKey || again.metaKey) return;
  if (document.activeElement?.matches(':read-write')) document.execCommand('insertText', false, again.key);
}
