import type { Unfinished } from './unfinished.ts';

/** Decides whether the window may close. */
export type CloseGuard = {
  /**
   * Whether the window may close now. If not, asks the person, one question at a time, and calls `close` on agreement.
   * Work for which `matters` is false does not keep the window open. Default: all work matters.
   */
  mayClose: (matters?: (reason: Unfinished) => boolean) => boolean;
  /**
   * Asks beforehand whether the window may close, if work is unfinished; true: `mayClose` will not ask again. An
   * already open question serves both calls.
   */
  agree: () => Promise<boolean>;
  /** Lets the window close without a question, since nobody is there to answer. */
  giveIn: () => void;
  /** Withdraws the agreement: the window stays open after all. */
  withdraw: () => void;
};

/** Creates the guard: the window closes over unfinished work only with the person's agreement. */
export function createCloseGuard({
  unfinished,
  ask,
  close,
}: {
  /** The work that closing would interrupt; null: none. */
  unfinished: () => Unfinished | null;
  /** Asks whether to close anyway. */
  ask: (reason: Unfinished) => Promise<boolean>;
  close: () => void;
}): CloseGuard {
  let agreed = false;
  let asking: Promise<boolean> | null = null;

  const question = (reason: Unfinished): Promise<boolean> => {
    asking ??= ask(reason)
      .then((answer) => {
        agreed = answer;
        return answer;
      })
      .finally(() => {
        asking = null;
      });
    return asking;
  };

  return {
    mayClose: (matters = () => true) => {
      const reason = unfinished();
      if (agreed || reason === null || !matters(reason)) return true;
      if (!asking) void question(reason).then((answer) => answer && close());
      return false;
    },
    agree: async () => {
      const reason = unfinished();
      agreed ||= reason === null || (await question(reason));
      return agreed;
    },
    giveIn: () => {
      agreed = true;
    },
    withdraw: () => {
      agreed = false;
    },
  };
}
