import { useRef, useState } from 'react';
import type { ActionId } from '../model/action.ts';
import type { Initiative } from '../model/initiative.ts';

/** The actions in flight, one at a time per initiative. */
export type InFlight = {
  /** Action in flight by initiative id, to be shown. */
  readonly running: ReadonlyMap<number, ActionId>;
  /** Runs `work` unless other work on the same initiative is running, such as an open confirmation. */
  readonly alone: (initiative: Initiative, work: () => Promise<void>) => Promise<void>;
  /** Makes a call of the action and shows it as in flight meanwhile. */
  readonly shown: <T>(action: ActionId, initiative: Initiative, call: () => Promise<T>) => Promise<T>;
};

/** Tracks the actions in flight. */
export function useInFlight(): InFlight {
  const [running, setRunning] = useState<ReadonlyMap<number, ActionId>>(new Map());
  const busy = useRef(new Set<number>());
  return {
    running,
    alone: async ({ id }, work) => {
      if (busy.current.has(id)) return;
      busy.current.add(id);
      try {
        await work();
      } finally {
        busy.current.delete(id);
      }
    },
    shown: async (action, { id }, call) => {
      setRunning((now) => new Map(now).set(id, action));
      try {
        return await call();
      } finally {
        setRunning((now) => new Map([...now].filter(([other]) => other !== id)));
      }
    },
  };
}
