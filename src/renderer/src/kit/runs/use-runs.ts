import { useEffect, useRef, useState } from 'react';
import { useLeaveGuard } from '../drafts/use-leave-guard.ts';
import { type Run, runQueue } from '../run-queue.ts';

/** The runs of a dialog that a notice opens again: what is done is not done once more. */
export type KeptRuns<Item, Value> = { runs: readonly Run<Item, Value>[] };

/** Progress and actions of many calls. */
export type Runs<Item, Value> = {
  /** State of each call, in the order of the items; empty before the first start. */
  readonly runs: readonly Run<Item, Value>[];
  readonly running: boolean;
  /** True from `stop` until the calls in flight have ended. */
  readonly stopping: boolean;
  /**
   * Calls `work` for each item, two at a time; a repeated start retries only the calls that are not done, and a failed
   * call that it does not reach keeps its error; while they run, it begins nothing. Resolves to all outcomes, never rejects.
   */
  readonly start: (items: readonly Item[]) => Promise<readonly Run<Item, Value>[]>;
  /** Starts no further call. */
  readonly stop: () => void;
};

const STOPS = {
  title: 'Amallar hali bajarilmoqda. Chiqishni istaysizmi?',
  message: 'Chiqsangiz, qolganlari yuborilmaydi: nima yuborilgani shu oynada xabar qilinadi.',
  no: 'Kutish',
} as const;

/**
 * Runs many calls of one kind for a dialog: progress, stop, and retry of the rest. Asks before leaving while they run.
 * `failure`: the error of the last attempt; undefined at the first. `kept` goes on where an earlier dialog was left.
 * Default: nothing was begun.
 */
export function useRuns<Item, Value>(
  work: (item: Item, failure?: unknown) => Promise<Value>,
  kept: KeptRuns<Item, Value> = { runs: [] },
): Runs<Item, Value> {
  const [runs, setRuns] = useState(kept.runs);
  const [state, setState] = useState<'idle' | 'running' | 'stopping'>('idle');
  const cancel = useRef<AbortController>(undefined);
  const going = useRef<Promise<readonly Run<Item, Value>[]>>(undefined);
  // After unmounting (the session has ended), no further call starts.
  useEffect(() => () => cancel.current?.abort(), []);

  const begin = async (items: readonly Item[]) => {
    const settled = runs.filter((run) => run.state === 'done');
    const failed = new Map(runs.filter((run) => run.state === 'failed').map((run) => [run.item, run]));
    const all = (now: readonly Run<Item, Value>[]) => [
      ...settled,
      ...now.map((run) => (run.state === 'cancelled' && failed.get(run.item)) || run),
    ];
    const due = runs.length > 0 ? runs.filter(({ state: one }) => one !== 'done').map(({ item }) => item) : items;
    cancel.current = new AbortController();
    setState('running');
    const ended = all(
      await runQueue(due, (item) => work(item, failed.get(item)?.error), {
        signal: cancel.current.signal,
        onChange: (now) => setRuns(all(now)),
      }),
    );
    kept.runs = ended;
    going.current = undefined;
    setState('idle');
    return ended;
  };
  const start = (items: readonly Item[]) => {
    going.current ??= begin(items);
    return going.current;
  };

  const stop = () => {
    cancel.current?.abort();
    setState('stopping');
  };
  useLeaveGuard(state === 'idle' ? null : 'calls', stop, STOPS, () => going.current);
  return { runs, running: state !== 'idle', stopping: state === 'stopping', start, stop };
}
