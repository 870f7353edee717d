import { useEffect, useState } from 'react';

/**
 * What the window kept here when the page was loaded anew, as it was at first; null where nothing. It is gone once the
 * desk is left: what is looked at later is looked at afresh.
 */
export function useKept(slot: string): string | null {
  const [kept] = useState(() => sessionStorage.getItem(slot));
  useEffect(() => () => sessionStorage.removeItem(slot), [slot]);
  return kept;
}

/** Keeps a text there until the desk is left, or takes it away where it is null; undefined leaves what is there. */
export function useKeeping(slot: string, text: string | null | undefined): void {
  useEffect(() => {
    if (text === null) sessionStorage.removeItem(slot);
    else if (text !== undefined) sessionStorage.setItem(slot, text);
  }, [slot, text]);
}
