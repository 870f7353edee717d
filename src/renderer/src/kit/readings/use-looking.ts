import { useEffect, useEffectEvent } from 'react';
import { isLineUp, onLine } from '@/api/line.ts';
import { useWindowListener } from '../keys/use-window-listener.ts';
import { type Looking, mayRead, readsInView, readsOnFocus } from './when-to-read.ts';

/** Interval between checks for stale figures, in ms. */
const LOOK_MS = 60_000;

/** Whether the window is in view and the platform answers. */
export const looksNow = (): Pick<Looking, 'inView' | 'line'> => ({
  inView: document.visibilityState === 'visible',
  line: isLineUp(),
});

type Options = {
  /** Time of the last reading, in ms since the epoch; null for none. */
  at: number | null;
  /** Whether a reading has been postponed. */
  waits: () => boolean;
  read: () => void;
};

/**
 * Calls `read` when the window regains focus and the figures are five minutes old, every fifteen minutes while the
 * window keeps focus, when the connection is restored, and for a postponed reading as soon as the window is in view and
 * the platform answers.
 */
export function useLooking({ at, waits, read }: Options): void {
  const look = useEffectEvent((reads: (looking: Looking) => boolean) => {
    const looking = { ...looksNow(), age: at === null ? null : Date.now() - at };
    if (reads(looking) || (waits() && mayRead(looking))) read();
  });
  useWindowListener('focus', () => look(readsOnFocus));
  useEffect(() => {
    const tick = () => look((looking) => readsInView({ ...looking, focused: document.hasFocus() }));
    const timer = setInterval(tick, LOOK_MS);
    const seen = () => look(() => false);
    document.addEventListener('visibilitychange', seen);
    // Figures read before the connection was lost may be stale.
    const stop = onLine(() => look(mayRead));
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
      stop();
    };
  }, []);
}
