import type { UnsavedKind } from '@shared/unsaved.ts';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { type LeaveQuestion, type UnsavedForm, useUnsaved } from './unsaved.tsx';

/** The question while a form is being sent. */
export const SENDING: LeaveQuestion = {
  title: "Ma'lumot hali yuborilmoqda. Chiqishni istaysizmi?",
  message:
    "Chiqsangiz, yuborilgan so'rov to'xtamaydi: natijasi shu oynada xabar qilinadi, kiritilganlar unga qadar saqlab turiladi.",
  no: 'Kutish',
};

/** The guard of unsaved changes. */
export type LeaveGuard = {
  /** Wraps a way out of the form, such as closing its dialog: asks first if anything is unsaved. */
  readonly guarded: (leave: () => void) => () => void;
  /** Releases the guard after saving: no question until nothing is unsaved, or a file is chosen. */
  readonly release: () => void;
};

/**
 * Asks before unsaved changes are left: by navigation, by a `guarded` way out, by closing the window. `kind`: kind of
 * what would be lost; null: nothing. `discard` is called if the person leaves. `question` is asked by navigation and
 * `guarded`; stable between renders. Default: the question about typed values. `until`: from `UnsavedForm`.
 */
export function useLeaveGuard(
  kind: UnsavedKind | null,
  discard: () => void,
  question?: LeaveQuestion,
  until?: UnsavedForm['until'],
): LeaveGuard {
  const unsaved = useUnsaved();
  const latest = useRef({ discard, until });
  const remove = useRef<(() => void) | null>(null);
  /** Saved or discarded: clearing the form's files leaves typed values behind, which must not ask again. */
  const released = useRef(false);
  useLayoutEffect(() => {
    latest.current = { discard, until };
  });

  const drop = useCallback(() => {
    remove.current?.();
    remove.current = null;
  }, []);
  const release = useCallback(() => {
    released.current = remove.current !== null;
    drop();
  }, [drop]);
  useLayoutEffect(() => {
    if (kind !== 'draft') released.current = false;
    if (kind && !released.current)
      remove.current = unsaved.add({
        kind,
        discard: () => latest.current.discard(),
        question,
        until: () => latest.current.until?.(),
      });
    return drop;
  }, [kind, unsaved, drop, question]);

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
