import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Board } from '@/entities/boards.ts';
import { pictureUrl } from '@/kit/picture-url.ts';
import { useMe } from '@/session/session.ts';
import { type InitiativeFilter, initiativeQuery } from '../model/api.ts';
import type { Initiative } from '../model/initiative.ts';
import { photosInView } from '../parts/photo-grid.tsx';
import { awaitsDecision, matches } from './decision-state.ts';
import { type Entry, marked, renewed } from './queue.ts';
import type { useQueue } from './use-queue.ts';

/** Offsets of the neighbours to prefetch: two ahead, one behind. */
const AHEAD = [1, 2, -1];

type Options = {
  work: ReturnType<typeof useQueue>;
  entry: Entry<Initiative>;
  filter: InitiativeFilter;
  board: Board | undefined;
};

/** The initiative in view, refetched from the platform; prefetches the neighbours and their first photos. */
export function useEntry({ work, entry, filter, board }: Options): Initiative {
  const { role } = useMe();
  const queries = useQueryClient();
  const { id } = entry.item;
  const detail = useQuery({ ...initiativeQuery(id), placeholderData: entry.item });
  const initiative = detail.data ?? entry.item;

  const renew = useEffectEvent((now: Initiative) => {
    const elsewhere =
      entry.mark === null && awaitsDecision(entry.item, role, board) && !awaitsDecision(now, role, board);
    work.change((queue) => renewed(elsewhere ? marked(queue, id, 'elsewhere') : queue, now, matches(filter, now)));
  });
  const fresh = detail.isPlaceholderData ? undefined : detail.data;
  useEffect(() => {
    if (fresh) renew(fresh);
  }, [fresh]);

  const fetchNeighbours = useEffectEvent(() => {
    for (const step of AHEAD) {
      const neighbour = work.queue?.entries[work.index + step];
      if (!neighbour) continue;
      void queries.prefetchQuery(initiativeQuery(neighbour.item.id));
      for (const hash of photosInView(neighbour.item.images)) new Image().src = pictureUrl(hash);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the neighbours are those of the entry in view.
  useEffect(() => {
    const idle = requestIdleCallback(fetchNeighbours, { timeout: 1000 });
    return () => cancelIdleCallback(idle);
  }, [id]);

  return initiative;
}
