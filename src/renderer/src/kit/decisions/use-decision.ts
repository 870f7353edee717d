import { AppError, mayBeDone } from '@shared/errors.ts';
import { useRef, useState } from 'react';
import { Gone, NotSent, readFirst } from '../forms/not-sent.ts';
import type { Outcome } from '../forms/use-submit.ts';
import { withReread } from '../reread.ts';
import { useHere } from '../use-here.ts';
import type { Change } from './changes.ts';

/** A decision guarded against changes made by somebody else. */
export type Decision<R> = {
  /** The record that the decision rests on: as opened, or as reread after a change. */
  readonly basis: R;
  /** Changes by somebody else since the person looked: show them and ask for the decision again. */
  readonly changes: readonly Change[];
  /** Whether the decision is no longer possible, because somebody else has decided. */
  readonly settled: boolean;
  /** An earlier attempt was sent, but its answer was lost or unreadable: the changes may be its own. */
  readonly unanswered: boolean;
  /**
   * Rereads the record and calls `send` if it is unchanged. Returns `stay` if the record has changed (nothing is sent),
   * if `send` returns `stay`, or while another attempt is in flight. Throws `AppError`; `NotSent` if the reading
   * failed, `cancelled` if the form was left during it. A retry reads first, so a decision whose answer was lost is recognised as made and not sent twice.
   */
  readonly decide: (send: (basis: R) => Promise<unknown>) => Promise<Outcome>;
  /** Adopts into the basis the person's own changes from another dialog, so that they are not reported. */
  readonly adopt: (own: Partial<R>) => void;
};

/** How a decision is checked. */
export type DecisionCheck<R> = {
  /** The record as shown when the decision was begun. */
  record: R;
  /** Rereads the record. Throws `AppError`. */
  read: (basis: R) => Promise<R>;
  /** The changes between two readings; empty if the decision may rest on either. */
  changesBetween: (seen: R, now: R) => readonly Change[];
  /** Whether the decision is still possible. Default: always. */
  isPossible?: (now: R) => boolean;
  /** Called with a record that has changed: other places that show it may be stale. */
  onChanged: (now: R) => void;
  /** Called after a refusal or a lost answer, to refetch what shows the record. */
  onFailed: () => void;
};

/** Guards a decision: nothing is sent if the record has changed since the person looked. */
export function useDecision<R>(check: DecisionCheck<R>): Decision<R> {
  const [basis, setBasis] = useState(check.record);
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [settled, setSettled] = useState(false);
  const [unanswered, setUnanswered] = useState(false);
  const running = useRef(false);
  const here = useHere();

  const sent = async (send: (basis: R) => Promise<unknown>, now: R): Promise<unknown> => {
    try {
      return await send(now);
    } catch (error) {
      if (!(error instanceof NotSent) && mayBeDone(AppError.from(error))) setUnanswered(true);
      throw error;
    }
  };

  const decide = async (send: (basis: R) => Promise<unknown>): Promise<Outcome> => {
    if (running.current) return 'stay';
    running.current = true;
    try {
      const now = await readFirst(() => check.read(basis)).catch((error: unknown) => {
        if (error instanceof Gone) check.onFailed();
        throw error;
      });
      // Left meanwhile: nothing that the person does not see is decided.
      if (!here.current) throw new AppError({ kind: 'cancelled' });
      const found = check.changesBetween(basis, now);
      if (found.length > 0) {
        check.onChanged(now);
        setBasis(now);
        setChanges(found);
        setSettled(!(check.isPossible?.(now) ?? true));
        return 'stay';
      }
      return (await withReread(() => sent(send, now), check.onFailed)) === 'stay' ? 'stay' : 'done';
    } finally {
      running.current = false;
    }
  };
  return { basis, changes, settled, unanswered, decide, adopt: (own) => setBasis((before) => ({ ...before, ...own })) };
}
