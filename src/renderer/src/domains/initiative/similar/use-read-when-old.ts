import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { runQueue } from '@/kit/run-queue.ts';
import { initiativeQuery } from '../model/api.ts';
import type { Similar, SimilarOne } from './use-similar.ts';

/** Age in ms from which what was decided about a similar initiative is read again while it is shown. */
export const OLD_MS = 5 * 60_000;

/** Rereads the shown initiatives of the season whose reading is old, and later those that become so, two at a time. */
export function useReadWhenOld(shown: readonly SimilarOne[], renew: Similar['renew']) {
  const queries = useQueryClient();
  const read = async (id: number) => {
    const query = { ...initiativeQuery(id), staleTime: OLD_MS };
    const now = await queries.fetchQuery(query);
    renew(now, queries.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0);
  };
  const readOld = useEffectEvent((signal: AbortSignal) => {
    const old = shown.filter(({ readAt }) => readAt !== null && readAt + OLD_MS <= Date.now());
    // One that cannot be read keeps its time, which is shown.
    return runQueue(old, ({ initiative }) => read(initiative.id), { signal });
  });
  const first = shown.reduce((least, { readAt }) => Math.min(least, readAt ?? least), Number.POSITIVE_INFINITY);
  const ids = shown.map(({ initiative }) => initiative.id).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: other initiatives shown may be old as well.
  useEffect(() => {
    if (first === Number.POSITIVE_INFINITY) return;
    const leaving = new AbortController();
    let timer = setTimeout(
      async function again() {
        await readOld(leaving.signal);
        // Still here: the reading has failed, and is tried again later.
        if (!leaving.signal.aborted) timer = setTimeout(again, OLD_MS);
      },
      Math.max(0, first + OLD_MS - Date.now()),
    );
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [first, ids]);
}
