import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { longReading } from '@/api/progress.ts';
import { INITIATIVES_PATH } from '@/entities/initiative-queries.ts';
import { type InitiativeFilter, initiativesQuery } from '../model/api.ts';
import type { Initiative } from '../model/initiative.ts';
import { ROWS } from '../season/pace.ts';
import { seasonPorts } from '../season/season-ports.ts';
import { MOST_UNASKED, readMap } from './read-map.ts';

/** How long what was read counts as current, in ms. */
const CURRENT_MS = 5 * 60_000;
const NONE: readonly Initiative[] = [];

/** The rows of a filter for the map, and how far their reading is. */
export type MapReading = {
  /** All rows of the filter; of the filter before while those of this one are read. */
  readonly rows: readonly Initiative[];
  /** Whether rows are missing that the platform counts. */
  readonly about: boolean;
  /** How many rows the filter has; null while that is not known. */
  readonly total: number | null;
  /** `asks`: so many rows are read on a person's word alone. `reading`: `done` of them are there. */
  readonly state: 'reading' | 'asks' | 'ready' | 'failed';
  readonly done: number;
  readonly error: unknown;
  readonly agree: () => void;
  readonly retry: () => void;
  /** Ends the reading of many rows, which asks again then; null where nothing of that kind is read. */
  readonly stop: (() => void) | null;
  /** When many rows were read, in ms since the epoch; null for a list that is read again by itself. */
  readonly readAt: number | null;
  /** Whether a reading is under way, also where rows of an earlier one are there. */
  readonly fetching: boolean;
};

/** Reads all rows of a filter: up to 3,000 at once, more when somebody agrees. `enabled` false: not yet. */
export function useMapRows(filter: InitiativeFilter, enabled: boolean): MapReading {
  const queries = useQueryClient();
  const key = JSON.stringify(filter);
  const [agreed, setAgreed] = useState<string | null>(null);
  const [progress, setProgress] = useState({ key, done: 0 });
  // Without the rows of the filter before, which the list shows meanwhile.
  const { placeholderData: _, ...firstPage } = initiativesQuery(filter, { limit: ROWS.first, offset: 0 });
  const first = useQuery({ ...firstPage, staleTime: CURRENT_MS, enabled });
  const total = first.data?.total ?? null;
  const isLarge = total !== null && total > MOST_UNASKED;
  const isRest = total !== null && total > ROWS.first;
  // A large list does not belong to the lists that a decision outdates: it is read again on a person's word.
  const restKey = isLarge ? ['map', filter] : [INITIATIVES_PATH, 'map', filter];
  const rest = useQuery({
    queryKey: restKey,
    queryFn: async ({ signal }) => {
      const showOnTaskbar = isLarge ? longReading() : null;
      const onProgress = (done: number) => {
        setProgress({ key, done });
        if (total) showOnTaskbar?.(done / total);
      };
      // That of the query above, or the one that it reads at this moment: never older than the rest.
      const begun = await queries.fetchQuery({ ...firstPage, staleTime: CURRENT_MS });
      const rows = readMap(begun, { ...seasonPorts(queries, filter), signal, onProgress });
      return rows.finally(() => showOnTaskbar?.(null));
    },
    enabled: enabled && isRest && (!isLarge || agreed === key),
    staleTime: isLarge ? Number.POSITIVE_INFINITY : CURRENT_MS,
    ...(isLarge && { gcTime: Number.POSITIVE_INFINITY }),
    retry: false,
  });

  const error = first.data ? (rest.data ? null : rest.error) : first.error;
  const whole = isRest ? rest.data : first.data && { rows: first.data.rows, about: false };
  const [shown, setShown] = useState(whole);
  if (whole && whole.rows !== shown?.rows) setShown(whole);
  const state = error ? 'failed' : whole ? 'ready' : isLarge && agreed !== key ? 'asks' : 'reading';
  return {
    rows: shown?.rows ?? NONE,
    about: shown?.about ?? false,
    total,
    state,
    done: progress.key === key ? progress.done : 0,
    error,
    agree: () => setAgreed(key),
    retry: () => void (first.data ? rest : first).refetch(),
    stop:
      isLarge && rest.isFetching
        ? () => {
            if (!rest.data) setAgreed(null);
            void queries.cancelQueries({ queryKey: restKey, exact: true });
          }
        : null,
    readAt: isLarge && rest.data ? rest.dataUpdatedAt : null,
    fetching: rest.isFetching,
  };
}
