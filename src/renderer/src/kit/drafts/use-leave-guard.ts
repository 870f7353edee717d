import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { type LeaveQuestion, useUnsaved } from './unsaved.tsx';

/** The guard of unsaved changes. */
export type LeaveGuard = {
  /** Wraps a way out of the form, such as closing its dialog: asks first if anything is unsaved. */
  readonly guarded: (leave: () => void) => () => void;
  /** Releases the guard after saving: no question until the next change. */
  readonly release: () => void;
};

/**
 * Asks before unsaved changes are left: by navigation, by a `guarded` way out, by closing the window. `discard` is
 * called if the person leaves. `question` is asked by navigation and `guarded`; stable between renders. Default: the
 * question about typed values.
 */
export function useLeaveGuard(dirty: boolean, discard: () => void, question?: LeaveQuestion): LeaveGuard {
  const unsaved = useUnsaved();
  const latest = useRef({ dirty, discard });
  const remove = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    latest.current = { dirty, discard };
  });

  const release = useCallback(() => {
    remove.current?.();
    remove.current = null;
  }, []);
  useLayoutEffect(() => {
    if (dirty) remove.current = unsaved.add({ discard: () => latest.current.discard(), question });
    return release;
  }, [dirty, unsaved, release, question]);

  return useMemo(
    () => ({
      release,
      guarded: (leave) => async () => {
        if (remove.current) {
          if (!(await unsaved.mayLeave())) return;
          latest.current.discard();
          release();
        }
        leave();
      },
    }),
    [release, unsaved],
  );
}
