import { useDeferredValue, useState } from 'react';
import { flushSync } from 'react-dom';

/** Number of items after the current one in the first frame: more than a column shows without scrolling. */
const AHEAD = 30;

/**
 * Returns how many of `count` items are rendered: at first up to `AHEAD` after the current one, the rest once these are
 * painted. `showAll` renders the rest immediately, for a key that moves there earlier.
 */
export function useShownCount(count: number, current: number): { shown: number; showAll: () => void } {
  const [all, setAll] = useState(false);
  const later = useDeferredValue(count, 0);
  const shown = all ? count : Math.min(count, Math.max(later, current + AHEAD));
  return { shown, showAll: () => flushSync(() => setAll(true)) };
}
