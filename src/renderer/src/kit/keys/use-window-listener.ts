import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Adds an event listener to the window while the component is mounted; always calls the latest `listener`. Added in a
 * layout effect, so that it gets the first key or drop after mounting: a passive effect may run too late.
 */
export function useWindowListener<K extends keyof WindowEventMap>(
  type: K,
  listener: (event: WindowEventMap[K]) => void,
  { capture = false } = {},
): void {
  const hear = useEffectEvent(listener);
  useLayoutEffect(() => {
    const on = (event: WindowEventMap[K]) => hear(event);
    window.addEventListener(type, on, { capture });
    return () => window.removeEventListener(type, on, { capture });
  }, [type, capture]);
}
