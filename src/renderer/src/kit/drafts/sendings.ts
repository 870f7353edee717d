import type { DraftPlace } from '@shared/drafts.ts';

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
  readonly any: () => boolean;
  /** Waits for all sendings in flight; whether all were done. */
  readonly ended: () => Promise<boolean>;
};

/** Creates the register of a window. `onChange` is called when a sending begins or ends. */
export function createSendings(onChange: () => void): Sendings {
  const going = new Set<{ draft: DraftPlace | null; ended: Promise<boolean> }>();
  return {
    begin: (draft) => {
      const { promise: ended, resolve } = Promise.withResolvers<boolean>();
      const entry = { draft, ended };
      going.add(entry);
      onChange();
      return {
        ended,
        end: (done) => {
          if (!going.delete(entry)) return;
          onChange();
          resolve(done);
        },
      };
    },
    of: ({ scope, record }) =>
      [...going].find(({ draft }) => draft?.scope === scope && draft.record === record)?.ended ?? null,
    any: () => going.size > 0,
    ended: async () => (await Promise.all([...going].map(({ ended }) => ended))).every(Boolean),
  };
}
