import { useLayoutEffect, useRef } from 'react';
import { inFrontNow } from '../keys/front-dialog.ts';
import { pressInTurn } from '../keys/keys-held.tsx';
import { useWindowListener } from '../keys/use-window-listener.ts';

/** Whether a key is meant for a form: typed into it, or sending it; not Esc, and no key of the window. */
const isForForm = ({ key, code, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  ctrlKey || altKey || metaKey
    ? ctrlKey && !altKey && (key === 'Enter' || code === 'KeyS')
    : !/^(Escape|F\d+)$/.test(key);

/**
 * Stands in an open dialog while its form loads: keys typed ahead belong to the form, not to a button of the dialog.
 * They are replayed once the form stands and has focus (`pressInTurn`), and dropped if it does not. Esc still leaves.
 */
export function TypedAhead() {
  const marker = useRef<HTMLSpanElement>(null);
  const held = useRef<KeyboardEvent[]>([]);
  const isInFront = () => inFrontNow()?.contains(marker.current) === true;
  useWindowListener(
    'keydown',
    (event) => {
      if (!isForForm(event) || !isInFront()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // The key that opened the dialog repeats while it is held.
      if (!event.repeat) held.current.push(event);
    },
    { capture: true },
  );
  useLayoutEffect(() => {
    const dialog = marker.current?.closest('[aria-modal=true]');
    const keys = held.current;
    const hasFocus = () =>
      dialog !== null && inFrontNow() === dialog && document.activeElement?.closest('form') != null;
    return () => {
      // After the form's own effects, and before the next key.
      queueMicrotask(() => {
        if (hasFocus()) void pressInTurn(keys.splice(0));
      });
    };
  }, []);
  return <span ref={marker} hidden />;
}
