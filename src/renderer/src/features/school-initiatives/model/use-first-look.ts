import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Board } from '@/entities/boards.ts';
import type { ListControls } from '@/kit/list/use-list-state.ts';
import { firstLookQuery } from './api.ts';
import { isNarrowed, type LIST } from './list-spec.ts';

/**
 * Puts the season and stage of the first look (Z-179) into the address of a list that nothing narrows. Returns whether
 * they are still looked for; if they cannot be, the list begins as it would without them.
 *
 * `chosen`: whether a season was chosen before.
 */
export function useFirstLook(
  list: ListControls<typeof LIST.filters>,
  boards: readonly Board[] | undefined,
  chosen: boolean,
): boolean {
  const untouched = list.filters.board === null && !chosen && !isNarrowed(list.filters);
  const look = useQuery({ ...firstLookQuery(boards ?? []), enabled: untouched && boards !== undefined });
  const found = untouched ? look.data : undefined;
  const { setFilters } = list;
  useEffect(() => {
    if (found) setFilters(found);
  }, [found, setFilters]);
  return untouched && (look.isPending || Boolean(found));
}
