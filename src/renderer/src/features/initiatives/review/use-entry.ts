import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Board } from '@/entities/boards.ts';
import { useMe } from '@/session/session.ts';
import { type InitiativeFilter, initiativeQuery } from '../model/api.ts';
import type { Initiative } from '../model/initiative.ts';
import { awaitsDecision, matches } from './decision-state.ts';
import { type Entry, indexOf, marked, renewed } from './queue.ts';
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
  /** Brings the queue up to date with what has been read of the initiative, before the next effect would. */
  catchUp: () => void;
  /** Reads the initiative again if a decision has outdated what is shown of it. */
  renewIfOutdated: () => Promise<void>;
};

/**
 * Follows the initiative in view. Its neighbours are read when they come into view: their rows of the list stand in
 * until then, and their pictures come ahead (`PicturesAhead`).
 */
export function useEntry({ work, entry, filter, board }: Options): EntryInView {
  const { role } = useMe();
  const queries = useQueryClient();
  const { id } = entry.item;
  const detail = useQuery({ ...initiativeQuery(id), placeholderData: entry.item });
  const initiative = detail.data ?? entry.item;

  const learn = (now: Initiative) => {
    const settled = awaitsDecision(entry.item, role, board) && !awaitsDecision(now, role, board);
    work.change((queue) => {
      // By the queue of this moment: a decision of one's own may have been marked since the last render.
      const elsewhere = settled && queue.entries[indexOf(queue, id)]?.mark === null;
      return renewed(elsewhere ? marked(queue, id, 'elsewhere') : queue, now, matches(filter, now));
    });
  };
  const renew = useEffectEvent(learn);
  const fresh = detail.isPlaceholderData ? undefined : detail.data;
  useEffect(() => {
    if (fresh) renew(fresh);
  }, [fresh]);

  const catchUp = () => {
    const state = queries.getQueryState(initiativeQuery(id).queryKey);
    // What was read before a decision of one's own says nothing of it: the entry would be taken for one that still waits.
    if (state?.data && !state.isInvalidated) learn(state.data);
  };
  const renewIfOutdated = async () => {
    if (queries.getQueryState(initiativeQuery(id).queryKey)?.isInvalidated) await detail.refetch();
  };
  return { initiative, catchUp, renewIfOutdated };
}
