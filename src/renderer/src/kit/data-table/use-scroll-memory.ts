import { type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Remembers the scroll offset of a list per history entry until the window closes. `ready`: the rows are rendered;
 * never true for a list that is not remembered.
 */
export function useScrollMemory(viewport: RefObject<HTMLDivElement | null>, ready: boolean): void {
  const { key } = useLocation();
  const slot = `scroll:${key}`;
  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element || !ready) return;
    const kept = Number(sessionStorage.getItem(slot));
    if (kept) element.scrollTop = kept;
    // The element is still in the document at this point.
    return () => sessionStorage.setItem(slot, String(element.scrollTop));
  }, [ready, slot, viewport]);
}
