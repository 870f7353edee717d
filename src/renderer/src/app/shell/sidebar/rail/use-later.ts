import { useEffect, useRef } from 'react';

/** How long a pointer rests on an icon before it opens, and is gone before it closes, in ms. */
export const HOVER = { open: 80, close: 160 } as const;

/** Gives a function that does something after so many ms, in place of what it was asked before; null: nothing any more. */
export function useLater(): (run: (() => void) | null, ms?: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (run, ms) => {
    clearTimeout(timer.current);
    if (run) timer.current = setTimeout(run, ms);
  };
}
