import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Takes the focus when what had it has gone, before the next key can come: when the element of the returned ref appears, and when `shown`
 * changes. The element needs `tabIndex={-1}`.
 */
export function useLostFocus<E extends HTMLElement>(shown?: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew whenever something else is shown.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [shown]);
  return element;
}
