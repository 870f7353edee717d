import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Listens to an event of the window while the component is shown; the listener of the last render is called. It is there
 * in the very turn in which the component is shown, so that it hears the first key or drop that comes after that: an
 * effect that runs after the paint may come later than a quick hand.
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
