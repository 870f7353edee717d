import { useQuery } from '@tanstack/react-query';
import type { Board } from '@/entities/boards.ts';
import type { Filters } from '@/kit/list/list-state.ts';
import { firstLookQuery } from './api.ts';
import type { FirstLook } from './first-look.ts';
import { isNarrowed, type LIST } from './list-spec.ts';

/** The first look once it is found; `looking` until then, null for a list that something narrows, or without one. */
type Look = FirstLook | 'looking' | null;

/**
 * The season and stage of the first look (Z-179), for the address of a list that nothing narrows. If they cannot be
 * found, the list begins as it would without them. `chosen`: whether a season was chosen before.
 */
export function useFirstLook(
  filters: Filters<typeof LIST.filters>,
  boards: readonly Board[] | undefined,
  chosen: boolean,
): Look {
  const untouched = filters.board === null && !chosen && !isNarrowed(filters);
  const look = useQuery({ ...firstLookQuery(boards ?? []), enabled: untouched && boards !== undefined });
  if (!untouched) return null;
  return look.isPending ? 'looking' : (look.data ?? null);
}
