import type { DraftPlace } from '@shared/drafts.ts';
import { createLimit } from '@shared/limit.ts';
import type { KeptValues } from './restore.ts';

/** A sending in flight; `ended` resolves to whether it was done. */
export type Sending = {
  /** Call when the outcome is known, and everything that depends on it is done. */
  readonly end: (done: boolean) => void;
  readonly ended: Promise<boolean>;
};

/** The forms of the window that are being sent, also after they have been left. */
export type Sendings = {
  /** Registers a sending. `draft`: the place of its form's draft; null if it has none. */
  readonly begin: (draft: DraftPlace | null) => Sending;
  /** The sending in flight of the form with this draft; null: none. */
  readonly of: (draft: DraftPlace) => Promise<unknown> | null;
  /** The places of all forms in flight that have one; the same array until a sending begins or ends. */
  readonly places: () => readonly DraftPlace[];
  /** Calls `listener` when a sending begins or ends; returns the function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins `work` in the order of the calls, three at once; the others wait for their turn. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** Keeps what a form held that nobody waited for and that was not done: the form has it when it is opened again. */
  readonly bringBack: (draft: DraftPlace, values: KeptValues) => void;
  /** What this form held, once; null: nothing was brought back. */
  readonly takeBack: (draft: DraftPlace) => KeptValues | null;
  readonly any: () => boolean;
  /** Waits for all sendings in flight; whether all were done. */
  readonly ended: () => Promise<boolean>;
};

/** Most forms that are sent at once without being waited for. */
const MOST_IN_TURN = 3;

const keyOf = ({ scope, record }: DraftPlace) => JSON.stringify([scope, record]);

/** Creates the register of a window. `onChange` is called when a sending begins or ends. */
export function createSendings(onChange: () => void): Sendings {
  const going = new Set<{ draft: DraftPlace | null; ended: Promise<boolean> }>();
  const listeners = new Set<() => void>();
  let places: readonly DraftPlace[] = [];
  const changed = () => {
    places = [...going].flatMap(({ draft }) => draft ?? []);
    onChange();
    for (const listener of listeners) listener();
  };
  const brought = new Map<string, KeptValues>();
  return {
    begin: (draft) => {
      const { promise: ended, resolve } = Promise.withResolvers<boolean>();
      const entry = { draft, ended };
      going.add(entry);
      changed();
      return {
        ended,
        end: (done) => {
          if (!going.delete(entry)) return;
          changed();
          resolve(done);
        },
      };
    },
    of: ({ scope, record }) =>
      [...going].find(({ draft }) => draft?.scope === scope && draft.record === record)?.ended ?? null,
    places: () => places,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    inTurn: createLimit(MOST_IN_TURN),
    bringBack: (draft, values) => void brought.set(keyOf(draft), values),
    takeBack: (draft) => {
      const values = brought.get(keyOf(draft)) ?? null;
      brought.delete(keyOf(draft));
      return values;
    },
    any: () => going.size > 0,
    ended: async () => (await Promise.all([...going].map(({ ended }) => ended))).every(Boolean),
  };
}
