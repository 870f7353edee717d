import { type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { memoryOf } from '@/session/remembered.ts';

/**
 * Remembers the scroll offset of a list per history entry until the window closes. `ready`: the rows are rendered;
 * never true for a list that is not remembered.
 */
export function useScrollMemory(viewport: RefObject<HTMLDivElement | null>, ready: boolean): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element || !ready) return;
    const memory = memoryOf('place in a list', key);
    const kept = Number(memory.read());
    if (kept) element.scrollTop = kept;
    // The element is still in the document at this point.
    return () => memory.write(String(element.scrollTop));
  }, [ready, key, viewport]);
}
