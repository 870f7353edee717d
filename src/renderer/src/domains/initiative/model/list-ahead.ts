import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';
import { changeKept } from '@/kit/keeps/change-kept.ts';
import { type KeptPlan, keptQuery } from '@/kit/keeps/kept-query.ts';
import type { Paging } from '@/kit/page.ts';
import { initiativesQuery } from './api.ts';
import type { ListFilter } from './use-list-filter.ts';

/** The season whose initiatives this person last had in view at this workstation; null for none. */
const LAST_BOARD: KeptPlan<number | null> = {
  name: 'board',
  schema: z.int().nullable(),
  none: null,
  defect: 'UnreadableBoard',
};

/**
 * Asks for the list of the season that was last in view beside the seasons, instead of after them, unless the address
 * names another season: whether that one is offered is not known yet. Where another season comes into view after all,
 * its list is asked for as well.
 */
export function useListAhead({ list, filter, boards, board, lack }: ListFilter, paging: Paging): void {
  const queries = useQueryClient();
  const waits = boards.isPending;
  const named = list.filters.board;
  const { search, stage, sub_stage } = filter;
  const { limit, offset } = paging;
  useEffect(() => {
    if (!waits) return;
    let left = false;
    queries
      .ensureQueryData(keptQuery(LAST_BOARD))
      .then((id) => {
        if (left || id === null || (named !== null && named !== id)) return;
        return queries.prefetchQuery(initiativesQuery({ board: id, search, stage, sub_stage }, { limit, offset }));
      })
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [queries, waits, named, search, stage, sub_stage, limit, offset]);

  const id = board?.id ?? (lack === 'none' ? null : undefined);
  useEffect(() => {
    if (id !== undefined) changeKept(queries, LAST_BOARD, () => id).catch(() => undefined);
  }, [queries, id]);
}
