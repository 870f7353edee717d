import { useRef, useState } from 'react';

type Id = string | number;

/** The actions in flight, one at a time per record. */
export type InFlight<ActionId extends string> = {
  /** Action in flight by id of the record, to be shown. */
  readonly running: ReadonlyMap<Id, ActionId>;
  /** Runs `work` unless other work on the same record is running, such as an open confirmation. */
  readonly alone: (record: Id, work: () => Promise<void>) => Promise<void>;
  /** Makes a call of the action and shows it as in flight meanwhile. */
  readonly shown: <T>(action: ActionId, record: Id, call: () => Promise<T>) => Promise<T>;
};

/** Tracks the actions in flight. */
export function useInFlight<ActionId extends string = string>(): InFlight<ActionId> {
  const [running, setRunning] = useState<ReadonlyMap<Id, ActionId>>(new Map());
  const busy = useRef(new Set<Id>());
  return {
    running,
    alone: async (id, work) => {
      if (busy.current.has(id)) return;
      busy.current.add(id);
      try {
        await work();
      } finally {
        busy.current.delete(id);
      }
    },
    shown: async (action, id, call) => {
      setRunning((now) => new Map(now).set(id, action));
      try {
        return await call();
      } finally {
        setRunning((now) => new Map([...now].filter(([other]) => other !== id)));
      }
    },
  };
}
