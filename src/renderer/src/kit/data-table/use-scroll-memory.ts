import { type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Keeps the scroll of a list for the time when somebody comes back to it: by history entry, until the window closes.
 * `ready` says that the rows are drawn; a list that is not to be remembered is never ready.
 */
export function useScrollMemory(viewport: RefObject<HTMLDivElement | null>, ready: boolean): void {
  const { key } = useLocation();
  const slot = `scroll:${key}`;
  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element || !ready) return;
    const kept = Number(sessionStorage.getItem(slot));
    if (kept) element.scrollTop = kept;
    // The element is still in the document when the list is left.
    return () => sessionStorage.setItem(slot, String(element.scrollTop));
  }, [ready, slot, viewport]);
}
