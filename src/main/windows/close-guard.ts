import type { Unfinished } from './unfinished.ts';

export type CloseGuard = {
  /** Whether the window may close now. Otherwise the person is asked, once at a time, and `close` called on agreement. */
  mayClose: () => boolean;
};

/** Lets nobody close over something unfinished without having agreed to it. */
export function createCloseGuard({
  unfinished,
  ask,
  close,
}: {
  /** What closing would cut off; null: nothing. */
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
