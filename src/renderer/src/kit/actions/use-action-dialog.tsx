import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { useOwnDialog } from '../forms/own-dialog.tsx';
import type { OwnedDialog } from './action.ts';

/** What the dialogs of a page's actions have in common. */
export type ActionDialogOptions<Subject, Outcome> = {
  /** Name of this part of the page, by which a notice leads back to the dialog. */
  owner: string;
  /** Id of the record that a dialog is about. */
  recordOf: (subject: Subject) => string | number;
  /** Called after the platform has carried out the action. */
  onDone: (id: string, subject: Subject, outcome: Outcome) => void;
  /** Called when the dialog has closed. Default: nothing. */
  onClose?: (subject: Subject) => void;
  /** Called when a notice has opened the dialog again. Default: nothing. */
  onReopen?: (subject: Subject) => void;
};

/**
 * The dialog of an action. Rendered outside of the rows, it keeps the record that it was begun for until it is closed,
 * even if the row leaves the list.
 */
export function useActionDialog<Subject extends object, Outcome = void>({
  owner,
  recordOf,
  onDone,
  onClose,
  onReopen,
}: ActionDialogOptions<Subject, Outcome>): {
  open: <S extends Subject>(action: OwnedDialog<S, Outcome>, subject: S) => void;
  dialog: ReactNode;
} {
  const { of, open, close, around } = useOwnDialog<{ action: OwnedDialog<Subject, Outcome>; subject: Subject }>(
    owner,
    ({ subject }) => onReopen?.(subject),
  );
  /** A dialog that is sent may close long after the press, one that was left even after another has been opened. */
  const latest = useRef({ of, onClose });
  useLayoutEffect(() => {
    latest.current = { of, onClose };
  });
  const dialog = of && (
    // The key remounts the form for another record, so that no input carries over.
    <of.action.Dialog
      key={`${of.action.id} ${recordOf(of.subject)}`}
      {...of.subject}
      onClose={() => {
        if (latest.current.of !== of) return;
        close();
        latest.current.onClose?.(of.subject);
      }}
      onDone={(outcome) => onDone(of.action.id, of.subject, outcome)}
    />
  );
  return {
    open: useCallback(
      // The dialog of a narrower subject is drawn with that subject alone: the two are kept as one pair.
      (action, subject) => open({ action: action as unknown as OwnedDialog<Subject, Outcome>, subject }),
      [open],
    ),
    dialog: around(dialog),
  };
}
