import { type KeyboardEvent, useRef } from 'react';
import { pressInTurn } from './keys-held.tsx';

const OPENS = /^Arrow(?:Up|Down)$/;

/**
 * Handlers for a select of Mantine's, which forgets its place in the list by a timer once the list is closed: the keys from
 * an arrow on that comes before that timer wait for it. Otherwise the list that the arrow opens would forget its place,
 * too, and the next arrow would lead to its first option.
 */
export function useKeysAfterClose() {
  /** Null: the list is not closing. */
  const held = useRef<globalThis.KeyboardEvent[]>(null);
  return {
    onDropdownClose: () => {
      const keys: globalThis.KeyboardEvent[] = [];
      held.current = keys;
      // The timer is set just after this call.
      queueMicrotask(() =>
        setTimeout(() => {
          held.current = null;
          void pressInTurn(keys);
        }),
      );
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      const keys = held.current;
      if (!keys || (keys.length === 0 && !OPENS.test(event.key))) return;
      event.preventDefault();
      event.stopPropagation();
      keys.push(event.nativeEvent);
    },
  };
}
