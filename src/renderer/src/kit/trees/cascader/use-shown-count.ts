import { useDeferredValue, useState } from 'react';
import { flushSync } from 'react-dom';

/** Number of items after the current one in the first frame: what a column shows without a scroll, and as many again. */
const AHEAD = 30;

/**
 * How many of `count` items are rendered: at first those around the current one, the rest as soon as they are painted.
 * `showAll` renders the rest at once, for a key that leads there before.
 */
export function useShownCount(count: number, current: number): { shown: number; showAll: () => void } {
  const [all, setAll] = useState(false);
  const later = useDeferredValue(count, 0);
  const shown = all ? count : Math.min(count, Math.max(later, current + AHEAD));
  return { shown, showAll: () => flushSync(() => setAll(true)) };
}
