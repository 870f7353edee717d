import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves focus to the element of the returned ref if the focused element is gone, before the next key: when the ref's
 * element appears, and when `shown` changes. The element needs `tabIndex={-1}`.
 */
export function useLostFocus<E extends HTMLElement>(shown?: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked again whenever `shown` changes.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [shown]);
  return element;
}
