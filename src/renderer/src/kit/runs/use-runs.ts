import { useEffect, useRef, useState } from 'react';
import { type Run, runQueue } from '../run-queue.ts';

export type Runs<Item, Value> = {
  /** What became of each so far, in their order; empty before the first start. */
  readonly runs: readonly Run<Item, Value>[];
  readonly running: boolean;
  /** Between the rule to stop and the end of the calls that are under way. */
  readonly stopping: boolean;
  /** Does the work for each, two at a time, and again only for those not done; gives what became of all. Never rejects. */
  readonly start: (items: readonly Item[]) => Promise<readonly Run<Item, Value>[]>;
  /** Begins no further one. */
  readonly stop: () => void;
};

/** Many single calls of one kind as a dialog shows them: progress, stop, and the rest tried again. */
export function useRuns<Item, Value>(work: (item: Item) => Promise<Value>): Runs<Item, Value> {
  const [runs, setRuns] = useState<readonly Run<Item, Value>[]>([]);
  const [state, setState] = useState<'idle' | 'running' | 'stopping'>('idle');
  const cancel = useRef<AbortController>(undefined);
  // A dialog that goes (the session has ended) begins nothing more.
  useEffect(() => () => cancel.current?.abort(), []);

  const start = async (items: readonly Item[]) => {
    const settled = runs.filter((run) => run.state === 'done');
    const due = runs.length > 0 ? runs.filter(({ state: one }) => one !== 'done').map(({ item }) => item) : items;
    cancel.current = new AbortController();
    setState('running');
    const ended = await runQueue(due, work, {
      signal: cancel.current.signal,
      onChange: (now) => setRuns([...settled, ...now]),
    });
    setState('idle');
    return [...settled, ...ended];
  };

  const stop = () => {
    cancel.current?.abort();
    setState('stopping');
  };
  return { runs, running: state !== 'idle', stopping: state === 'stopping', start, stop };
}
