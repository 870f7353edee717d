import { useEffect, useRef } from 'react';

/** Hover delays, in ms: until a fly-out opens, and until it closes after the pointer has left. */
export const HOVER = { open: 80, close: 160 } as const;

/** Returns a function that runs a callback after `ms`, cancelling the callback scheduled before; null only cancels. */
export function useLater(): (run: (() => void) | null, ms?: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (run, ms) => {
    clearTimeout(timer.current);
    if (run) timer.current = setTimeout(run, ms);
  };
}
