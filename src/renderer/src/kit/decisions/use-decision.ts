import { AppError, mayBeDone } from '@shared/errors.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
   * if `send` returns `stay`, while another attempt is in flight, or just after a change has come into view. Throws `AppError`; `NotSent` if the reading
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
  /**
   * The form is left with the press (`Behind`): the record is read when the form opens, and that reading serves the decision
   * while it is young. Default: it is read before each sending, and a form that was left meanwhile sends nothing.
   */
  behind?: boolean | undefined;
  /** Whether the record is read when the form opens. Default: as `behind`; not where it has just been read. */
  early?: boolean | undefined;
};

/** Longest time for which the reading at the opening serves the decision, in ms. */
const YOUNG_MS = 10_000;
/** Time for which a change must have been in view before a press counts as an answer to it, in ms. */
const SEEN_MS = 700;

/** Guards a decision: nothing is sent if the record has changed since the person looked. */
export function useDecision<R>(check: DecisionCheck<R>): Decision<R> {
  const [basis, setBasis] = useState(check.record);
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [settled, setSettled] = useState(false);
  const [unanswered, setUnanswered] = useState(false);
  const running = useRef(false);
  const here = useHere();
  const early = useRef<{ at: number; reading: Promise<R> }>(undefined);
  const { behind = false, early: looksEarly = behind } = check;

  const differs = (seen: R, now: R): boolean => {
    const found = check.changesBetween(seen, now);
    if (found.length === 0) return false;
    check.onChanged(now);
    setBasis(now);
    setChanges(found);
    setSettled(!(check.isPossible?.(now) ?? true));
    return true;
  };
  const foundAt = useRef(0);
  const seen = useEffectEvent((now: R) => {
    if (differs(basis, now)) foundAt.current = Date.now();
  });
  const lookEarly = useEffectEvent(async () => {
    const reading = check.read(basis);
    early.current = { at: Date.now(), reading };
    const isOwn = () => early.current?.reading === reading;
    try {
      const now = await reading;
      if (here.current && isOwn()) seen(now);
    } catch {
      // It is read again before the sending, and told then.
      if (isOwn()) early.current = undefined;
    }
  });
  useEffect(() => {
    if (looksEarly) void lookEarly();
  }, [looksEarly]);
  /** The reading that the decision rests on: that of the opening while it is young, once, or a new one. */
  const readNow = (): Promise<R> => {
    const begun = early.current;
    early.current = undefined;
    return begun && Date.now() - begun.at < YOUNG_MS ? begun.reading.catch(() => check.read(basis)) : check.read(basis);
  };

  const sent = async (send: (basis: R) => Promise<unknown>, now: R): Promise<unknown> => {
    try {
      return await send(now);
    } catch (error) {
      if (!(error instanceof NotSent) && mayBeDone(AppError.from(error))) setUnanswered(true);
      throw error;
    }
  };

  const decide = async (send: (basis: R) => Promise<unknown>): Promise<Outcome> => {
    // A press that was on its way while the change appeared does not answer it.
    if (running.current || Date.now() - foundAt.current < SEEN_MS) return 'stay';
    running.current = true;
    try {
      const now = await readFirst(readNow).catch((error: unknown) => {
        if (error instanceof Gone) check.onFailed();
        throw error;
      });
      // Left meanwhile: nothing that the person does not see is decided.
      if (!here.current && !behind) throw new AppError({ kind: 'cancelled' });
      if (differs(basis, now)) return 'stay';
      return (await withReread(() => sent(send, now), check.onFailed)) === 'stay' ? 'stay' : 'done';
    } finally {
      running.current = false;
    }
  };
  return { basis, changes, settled, unanswered, decide, adopt: (own) => setBasis((before) => ({ ...before, ...own })) };
}
