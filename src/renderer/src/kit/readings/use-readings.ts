import { AppError } from '@shared/errors.ts';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLine } from '@/api/line.ts';
import { runQueue } from '../run-queue.ts';
import { type CountCall, type CountReading, countReading } from './reading.ts';
import { looksNow, useLooking } from './use-looking.ts';
import { mayRead } from './when-to-read.ts';

/** Maximum age of a cached answer used instead of a call, in ms. */
const FRESH_MS = 30_000;
/** Cache time of the last figures, in ms, also while another page is shown. */
const KEPT_MS = 8 * 60 * 60_000;

/** Returns the state of a count by its id. */
export type ReadingById = (id: string) => CountReading;

/** Counts read together. */
export type Readings = {
  readonly of: ReadingById;
  /** Time of the oldest count without `freshFor`, in ms since the epoch; null until all of these are read. */
  readonly at: number | null;
  readonly running: boolean;
  /**
   * Rereads all counts, except fresh ones with `freshFor`, as soon as the window is in view and the platform answers.
   */
  readonly read: () => void;
};

/**
 * Reads counts, two at a time, while the window is in view (`useLooking`), on `read`, and after a change that
 * invalidates them. `again`: whether the counts must be read a second time, because a decision was made between their
 * calls.
 */
export function useReadings(calls: readonly CountCall[], again: (of: ReadingById) => boolean): Readings {
  const queries = useQueryClient();
  const line = useLine();
  const results = useQueries({ queries: calls.map(({ query }) => ({ ...query, enabled: false, gcTime: KEPT_MS })) });
  const [running, setRunning] = useState(false);
  /** The reading in progress; aborted when the counts are no longer shown. */
  const underWay = useRef<AbortController>(null);
  /** Scope of that reading: stale counts, or all. */
  const scope = useRef<'old' | 'all'>('old');
  /**
   * Scope of a postponed reading: until the window is in view and the platform answers, or, for all counts, until the
   * reading of the stale ones ends.
   */
  const waits = useRef<'old' | 'all' | null>(null);

  const times = calls.flatMap(({ freshFor }, index) =>
    freshFor === undefined ? [results[index]?.dataUpdatedAt ?? 0] : [],
  );
  const oldest = times.length > 0 ? Math.min(...times) : 0;
  const at = oldest > 0 ? oldest : null;

  const run = useEffectEvent(async (wanted: 'old' | 'all') => {
    const what = waits.current === 'all' ? 'all' : wanted;
    const isWaiting = !mayRead(looksNow()) || (underWay.current !== null && what === 'all' && scope.current === 'old');
    waits.current = isWaiting ? what : null;
    if (isWaiting || underWay.current) return;
    scope.current = what;
    const mine = new AbortController();
    underWay.current = mine;
    setRunning(true);
    const ask = async ({ query, freshFor }: CountCall, staleTime: number) => {
      // The previous call may have lost the connection.
      if (mayRead(looksNow()))
        await queries.fetchQuery({ ...query, staleTime: freshFor ?? staleTime, gcTime: KEPT_MS });
      else waits.current ??= 'old';
    };
    const { signal } = mine;
    await runQueue(calls, (call) => ask(call, what === 'all' ? 0 : FRESH_MS), { signal });
    const now = new Map(calls.map(({ id, query }) => [id, queries.getQueryState<CountedData>(query.queryKey)]));
    const isOff = again((id) => countReading({ data: now.get(id)?.data, error: now.get(id)?.error }));
    if (isOff && !signal.aborted) await runQueue(calls, (call) => ask(call, 0), { signal });
    if (underWay.current !== mine) return;
    underWay.current = null;
    setRunning(false);
    if (waits.current === 'all') void run('all');
  });

  const keys = JSON.stringify(calls.map(({ query }) => query.queryKey));
  // biome-ignore lint/correctness/useExhaustiveDependencies: other counts, such as another board's, are read at once.
  useEffect(() => {
    void run('old');
    return () => {
      underWay.current?.abort();
      underWay.current = null;
    };
  }, [keys]);

  const read = useEffectEvent(() => void run('old'));
  useLooking({ at, waits: () => waits.current !== null, read });

  const outdated = useEffectEvent((hash: string) => {
    const isOurs = results.some((_, index) => JSON.stringify(calls[index]?.query.queryKey) === hash);
    if (isOurs && at !== null) void run('old');
  });
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
        const hash = JSON.stringify(event.query.queryKey);
        // One change invalidates several counts: they are read together.
        queueMicrotask(() => outdated(hash));
      }),
    [queries],
  );

  const of = (id: string): CountReading => {
    const result = results[calls.findIndex((call) => call.id === id)];
    const reading = countReading({ data: result?.data, error: result?.error });
    return reading.state === 'pending' && !line ? NO_LINE : reading;
  };
  return { of, at, running, read: () => void run('all') };
}

type CountedData = NonNullable<Parameters<typeof countReading>[0]['data']>;
const NO_LINE: CountReading = { state: 'failed', error: new AppError({ kind: 'network' }) };
