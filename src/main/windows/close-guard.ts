import type { Unfinished } from './unfinished.ts';

/** Decides whether the window may close. */
export type CloseGuard = {
  /**
   * Whether the window may close now. If not, asks the person, one question at a time, and calls `close` on agreement.
   */
  mayClose: () => boolean;
};

/** Creates the guard: the window closes over unfinished work only with the person's agreement. */
export function createCloseGuard({
  unfinished,
  ask,
  close,
}: {
  /** The work that closing would cut off; null: none. */
  unfinished: () => Unfinished | null;
  /** Asks whether to close all the same. */
  ask: (reason: Unfinished) => Promise<boolean>;
  close: () => void;
}): CloseGuard {
  let agreed = false;
  let asking = false;

  const question = async (reason: Unfinished): Promise<void> => {
    asking = true;
    try {
      agreed = await ask(reason);
    } finally {
      asking = false;
    }
    if (agreed) close();
  };

  return {
    mayClose: () => {
      const reason = unfinished();
      if (agreed || reason === null) return true;
      if (!asking) void question(reason);
      return false;
    },
  };
}
