import { useEffect, useState } from 'react';

/**
 * Text stored in `slot` before a reload of the page, as read on mount; null where there is none. Cleared when the desk
 * is left, so that the next visit starts afresh.
 */
export function useKeptQueue(slot: string): string | null {
  const [kept] = useState(() => sessionStorage.getItem(slot));
  useEffect(() => () => sessionStorage.removeItem(slot), [slot]);
  return kept;
}

/** Stores a text in `slot` until the desk is left; null removes the stored text, undefined leaves it unchanged. */
export function useKeeping(slot: string, text: string | null | undefined): void {
  useEffect(() => {
    if (text === null) sessionStorage.removeItem(slot);
    else if (text !== undefined) sessionStorage.setItem(slot, text);
  }, [slot, text]);
}
