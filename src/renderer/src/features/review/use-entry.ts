import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type InitiativeFilter, initiativeQuery } from '@/domains/initiative/model/api.ts';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import type { Board } from '@/entities/boards.ts';
import { useMe } from '@/session/session.ts';
import { learnt } from './decision-state.ts';
import type { Entry } from './queue.ts';
import type { useQueue } from './use-queue.ts';

type Options = {
  work: ReturnType<typeof useQueue>;
  entry: Entry<Initiative>;
  filter: InitiativeFilter;
  board: Board | undefined;
};

/** The entry in view. */
type EntryInView = {
  /** Refetched from the platform. */
  initiative: Initiative;
  /** Updates the queue from the latest reading of the initiative, before the next effect would. */
  catchUp: () => void;
  /** Refetches the initiative if a decision has invalidated it. */
  renewIfOutdated: () => Promise<void>;
};

/**
 * Follows the initiative in view. Neighbours are read when they come into view: until then their rows of the list are
 * the placeholders, and their pictures are prefetched (`PicturesAhead`).
 */
export function useEntry({ work, entry, filter, board }: Options): EntryInView {
  const { role } = useMe();
  const queries = useQueryClient();
  const { id } = entry.item;
  const detail = useQuery({ ...initiativeQuery(id), placeholderData: entry.item });
  const initiative = detail.data ?? entry.item;

  const learn = (now: Initiative) => work.change((queue) => learnt(queue, now, { filter, role, board }));
  const renew = useEffectEvent(learn);
  const fresh = detail.isPlaceholderData ? undefined : detail.data;
  useEffect(() => {
    if (fresh) renew(fresh);
  }, [fresh]);

  const catchUp = () => {
    const state = queries.getQueryState(initiativeQuery(id).queryKey);
    // A reading from before the person's own decision is stale: by it the entry would still wait.
    if (state?.data && !state.isInvalidated) learn(state.data);
  };
  const renewIfOutdated = async () => {
    if (queries.getQueryState(initiativeQuery(id).queryKey)?.isInvalidated) await detail.refetch();
  };
  return { initiative, catchUp, renewIfOutdated };
}
