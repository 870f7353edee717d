import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { type LeaveQuestion, useUnsaved } from './unsaved.tsx';

export type LeaveGuard = {
  /** A way out of the form, such as the closing of its dialog, that asks first where something is unsaved. */
  readonly guarded: (leave: () => void) => () => void;
  /** Lets the form go without a question from here on, until it is changed anew: it has been saved. */
  readonly release: () => void;
};

/**
 * Asks before a form is left over unsaved changes: by navigation, by a way out of its own (`guarded`), by the window's
 * closing. `discard` is called where the person leaves all the same. `question` is what navigation and `guarded` ask; stable
 * between renders. Default: about what was typed.
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
