import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Board, boardsQuery } from '@/entities/boards.ts';
import { useMe } from '@/session/session.ts';
import type { Initiative } from '../model/initiative.ts';
import { winnersQuery } from './api.ts';
import { earlierSeasons } from './earlier-seasons.ts';
import { entryOf, type SimilarEntry } from './entry.ts';

/** Winners of an earlier season, prepared for comparing. */
type Winners = { readonly season: Board; readonly entries: readonly SimilarEntry<Initiative>[] };

/** Winners of the two seasons before this one, as far as loaded. `district`: only of this one; null: all. */
export function useWinners(
  board: Board | undefined,
  { wanted, district }: { wanted: boolean; district: number | null },
): readonly Winners[] {
  const boards = useQuery({ ...boardsQuery(useMe()), enabled: wanted });
  const [last, before] = board && wanted ? earlierSeasons(board, boards.data ?? []) : [];
  const ofLast = useQuery({ ...winnersQuery(last?.id ?? 0), enabled: last !== undefined });
  const ofBefore = useQuery({ ...winnersQuery(before?.id ?? 0), enabled: before !== undefined });
  return useMemo(
    () => [...preparedWinners(last, ofLast.data, district), ...preparedWinners(before, ofBefore.data, district)],
    [last, before, ofLast.data, ofBefore.data, district],
  );
}

function preparedWinners(
  season: Board | undefined,
  rows: readonly Initiative[] | undefined,
  district: number | null,
): Winners[] {
  if (!season || !rows) return [];
  const those = district === null ? rows : rows.filter(({ district_id }) => district_id === district);
  return [{ season, entries: those.map(entryOf) }];
}
