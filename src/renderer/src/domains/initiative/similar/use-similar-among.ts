import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Initiative } from '../model/initiative.ts';
import { comparedQuery } from './api.ts';
import { useIndex } from './use-index.ts';

/** No picture is compared: those of a list have not been shown. */
const NO_PICTURE = () => false;

/**
 * How many initiatives look much like each of `shown`, by id, among those of the board that have been read to compare
 * with, else among `read`: without a call. Empty until they are compared.
 */
export function useSimilarAmong(
  board: number,
  shown: readonly Initiative[],
  read: readonly Initiative[],
): ReadonlyMap<number, number> {
  const season = useQuery({ ...comparedQuery(board), enabled: false });
  const { index, version } = useIndex(
    { initiatives: season.data ?? read, at: season.data ? season.dataUpdatedAt : null },
    board,
  );
  return useMemo(
    () =>
      new Map(
        version === 0
          ? []
          : shown.map((one) => {
              const found = index.similarTo(one, NO_PICTURE);
              return [one.id, found.filter(({ rank }) => rank === 'first').length] as const;
            }),
      ),
    [index, version, shown],
  );
}
