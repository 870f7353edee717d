import { useEffect, useState } from 'react';
import { memoryOf } from '@/session/remembered.ts';

/**
 * Text stored in `slot` before a reload of the page, as read on mount; null where there is none. Cleared when the desk
 * is left, so that the next visit starts afresh.
 */
export function useKeptQueue(slot: string): string | null {
  const [kept] = useState(memoryOf('review queue', slot).read);
  useEffect(() => memoryOf('review queue', slot).forget, [slot]);
  return kept;
}

/** Stores a text in `slot` until the desk is left; null removes the stored text, undefined leaves it unchanged. */
export function useKeeping(slot: string, text: string | null | undefined): void {
  useEffect(() => {
    if (text === null) memoryOf('review queue', slot).forget();
    else if (text !== undefined) memoryOf('review queue', slot).write(text);
  }, [slot, text]);
}
