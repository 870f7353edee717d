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
 * Asks for the list beside the seasons, instead of after them: of the season that the address names, else of the one
 * that was last in view. Where the person turns out to have another season in view, that one is asked for as well.
 */
export function useListAhead({ list, filter, boards, board }: ListFilter, paging: Paging): void {
  const queries = useQueryClient();
  const waits = boards.isPending;
  const named = list.filters.board;
  const { search, stage, sub_stage } = filter;
  const { limit, offset } = paging;
  useEffect(() => {
    if (!waits) return;
    let left = false;
    const known = named === null ? queries.ensureQueryData(keptQuery(LAST_BOARD)) : Promise.resolve(named);
    known
      .then((id) => {
        if (left || id === null) return;
        return queries.prefetchQuery(initiativesQuery({ board: id, search, stage, sub_stage }, { limit, offset }));
      })
      // Not known here: the list is asked for once the seasons are.
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [queries, waits, named, search, stage, sub_stage, limit, offset]);

  const id = board?.id;
  useEffect(() => {
    if (id !== undefined) changeKept(queries, LAST_BOARD, () => id).catch(() => undefined);
  }, [queries, id]);
}
